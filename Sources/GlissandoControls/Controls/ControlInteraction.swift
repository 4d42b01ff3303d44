package import GlissandoMotion
public import GlissandoViews

/// What a person is doing with a control, as its looks show it.
package struct ControlInteraction: Equatable, Sendable {
  /// The pointer is on it.
  package var isHovered = false
  /// It is held down.
  package var isPressed = false
  /// It has the keyboard, and the person gets about by keyboard.
  package var isFocused = false
}

extension ControlInteraction {
  /// The surface of a button.
  var surface: AdaptiveColor {
    if isPressed { return ControlColors.surfacePressed }
    return isHovered ? ControlColors.surfaceHovered : ControlColors.surface
  }

  /// How much darker, or how much less invisible, a coloured surface is; [0, 1].
  var shade: Double {
    if isPressed { return 0.16 }
    return isHovered ? 0.07 : 0
  }
}

extension EnvironmentValues {
  /// Whether presses of the controls inside mean something else, such as dragging the row around aside.
  @Entry var cancelsPresses: Bool = false

  /// The seconds for which the control inside is held before it acts, or until the pointer is drawn out of it; nil
  /// for one that acts when it is let go.
  @Entry var holdTime: Double?

  /// Whether the controls inside are pale already, by what is around them.
  @Entry var isDimmed: Bool = false

  /// What a person is doing with the control around.
  @Entry package internal(set) var controlInteraction: ControlInteraction = ControlInteraction()
}

/// What people do with a control, and what of it is shown.
struct ShownInteraction {
  /// What holds now.
  fileprivate(set) var current = ControlInteraction()
  /// What is shown; it follows with the next commit.
  fileprivate(set) var shown = ControlInteraction()
}

/// What passes on in its environment what people do with it.
@MainActor
protocol InteractionPassing: NodeRole {
  var interaction: ShownInteraction { get set }
}

extension InteractionPassing {
  /// Changes what holds, and shows it in a commit of its own: what the program changes at the
  /// same moment must not move with the control's animation.
  func change(_ body: (inout ControlInteraction) -> Void) {
    let previous = interaction.current
    body(&interaction.current)
    let next = interaction.current
    guard next != previous else { return }
    withTransaction(Transaction()) {
      tree.record { [weak self] in
        self?.interaction.shown = next
        self?.node.passEnvironment()
      }
    }
  }
}

/// Sets a value of the environment where none is set around.
@usableFromInline
nonisolated struct EnvironmentDefault<Value>: EnvironmentWriter {
  let keyPath: WritableKeyPath<EnvironmentValues, Value?>
  let value: Value?

  func write(_ values: inout EnvironmentValues) {
    if values[keyPath: keyPath] == nil { values[keyPath: keyPath] = value }
  }

  func isSame(as other: Self) -> Bool {
    keyPath == other.keyPath && areEqualValues(value, other.value)
  }
}

extension View {
  /// Sets a value of the environment for the view and all inside, where none is set around.
  nonisolated func environmentDefault<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(EnvironmentDefault(keyPath: keyPath, value: value))
  }

  /// Animates what `body` adds, and only that, when `value` changes.
  ///
  /// A control's own motion is written with it, so that what the program changes at the same moment
  /// (a title, a frame) follows the program's transaction and not the control's.
  nonisolated func animating<V: Equatable, Result: View>(
    _ animation: Animation, value: V, @ViewBuilder body: (PlaceholderContentView<Self>) -> Result
  ) -> some View {
    transaction({ _ in }, body: { body($0).animation(animation, value: value) })
  }

  /// Shows controls pale as one that cannot be used: those inside are not paler still.
  nonisolated func dimmedAsOne(unless isEnabled: Bool) -> some View {
    environment(\.isDimmed, !isEnabled).dimmed(unless: isEnabled)
  }

  /// Shows a control pale that cannot be used.
  nonisolated func dimmed(unless isEnabled: Bool) -> some View {
    animating(ControlMetrics.respond, value: isEnabled) {
      $0.opacity(isEnabled ? 1 : ControlMetrics.disabledOpacity)
    }
  }
}
