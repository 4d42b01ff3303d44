import GlissandoMotion
public import GlissandoViews

/// How buttons look; they behave as buttons do.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of view that shows a button.
  associatedtype Body: View
  /// Shows a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// What a style is told about a button.
  typealias Configuration = ButtonStyleConfiguration
}

/// What a style is told about a button.
public struct ButtonStyleConfiguration {
  /// A button's label.
  public struct Label: View {
    let content: ControlLabel
    /// The label as the button was given it.
    public var body: some View { content }
  }

  /// What the button is for.
  public let role: ButtonRole?
  /// What is written on it.
  public let label: Label
  /// Whether it is held down.
  public let isPressed: Bool
}

/// How buttons look and behave.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of view that shows a button.
  associatedtype Body: View
  /// Shows a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// What a style is told about a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// What a style that defines behaviour is told about a button.
public struct PrimitiveButtonStyleConfiguration {
  /// A button's label.
  public struct Label: View {
    let content: ControlLabel
    /// The label as the button was given it.
    public var body: some View { content }
  }

  /// What the button is for.
  public let role: ButtonRole?
  /// What is written on it.
  public let label: Label
  let action: @MainActor () -> Void

  /// Runs the button's action.
  @MainActor public func trigger() { action() }
}

/// A style of either kind in the environment.
struct AnyButtonStyle: Sendable {
  private let body: @MainActor (PrimitiveButtonStyleConfiguration) -> AnyView

  /// A style of looks alone.
  init<S: ButtonStyle>(looks style: S) {
    let carried = Carried(style)
    body = {
      AnyView(
        PressedButton(
          style: carried.value, role: $0.role, action: $0.action, label: $0.label.content))
    }
  }

  /// A style that defines behaviour.
  init<S: PrimitiveButtonStyle>(behaves style: S) {
    let carried = Carried(style)
    // A style that makes a button again means the default look, not itself once more.
    body = {
      AnyView(
        carried.value.makeBody(configuration: $0)
          .environment(\.buttonStyle, EnvironmentValues().buttonStyle))
    }
  }

  /// Shows a button.
  @MainActor
  func makeBody(
    _ role: ButtonRole?, _ action: @escaping @MainActor () -> Void, _ label: ControlLabel
  ) -> AnyView {
    body(
      PrimitiveButtonStyleConfiguration(
        role: role, label: PrimitiveButtonStyleConfiguration.Label(content: label), action: action))
  }
}

extension EnvironmentValues {
  /// The style of buttons.
  @Entry var buttonStyle: AnyButtonStyle = AnyButtonStyle(behaves: DefaultButtonStyle())
}

extension View {
  /// Sets how the buttons inside look.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, AnyButtonStyle(looks: style))
  }

  /// Sets how the buttons inside look and behave.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, AnyButtonStyle(behaves: style))
  }
}
