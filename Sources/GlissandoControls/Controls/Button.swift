import GlissandoDrawing
import GlissandoMotion
public import GlissandoViews

// Buttons: controls that run an action.

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
  private let name: String
  /// It destroys something.
  public static let destructive = ButtonRole(name: "destructive")
  /// It leaves without doing anything.
  public static let cancel = ButtonRole(name: "cancel")
}

/// A control that runs an action.
public nonisolated struct Button<Label> {
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label
}

extension Button {
  /// Makes a button.
  nonisolated public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: nil, action: action, label: label)
  }

  /// Makes a button with a role.
  nonisolated public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }
}

extension Button: View where Label: View {
  /// The button in the style around.
  @MainActor public var body: some View {
    StyledControl(
      \.buttonStyle,
      PrimitiveButtonStyleConfiguration(
        role: role, label: PrimitiveButtonStyleConfiguration.Label(content: ControlLabel(label)),
        action: action))
  }
}

extension Button where Label == Text {
  /// Makes a button with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action) { Text(titleKey) }
  }

  /// Makes a button with a title and a role.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Makes a button with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action) { Text(title) }
  }

  /// Makes a button with a title and a role.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Makes a button from the configuration that a primitive style is given.
  nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

/// A button that is pressed by the pointer and by keys, in a style that only looks.
struct PressedButton: View {
  let style: any ButtonStyle
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: ControlLabel

  var body: some View {
    ButtonFace(style: style, role: role, label: label)
      .modifier(ControlModifier(description: AccessibleDescription(.button), activate: action))
  }
}

/// What a button looks like now.
private struct ButtonFace: View {
  let style: any ButtonStyle
  let role: ButtonRole?
  let label: ControlLabel
  @Environment(\.controlInteraction) private var interaction

  var body: some View {
    OneElement(
      AnyView(
        style.makeBody(
          configuration: ButtonStyleConfiguration(
            role: role, label: ButtonStyleConfiguration.Label(content: label),
            isPressed: interaction.isPressed))))
  }
}
