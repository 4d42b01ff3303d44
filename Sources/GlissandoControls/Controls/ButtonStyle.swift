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

extension AnyStyle where Configuration == PrimitiveButtonStyleConfiguration {
  /// A style of looks alone.
  init<S: ButtonStyle>(looks style: S) {
    self.init(style) {
      PressedButton(style: $0, role: $1.role, action: $1.action, label: $1.label.content)
    }
  }

  /// A style that defines behaviour.
  init<S: PrimitiveButtonStyle>(behaves style: S) {
    self.init(style, \.buttonStyle) { $0.makeBody(configuration: $1) }
  }
}

extension EnvironmentValues {
  /// The style of buttons.
  @Entry var buttonStyle: AnyStyle<PrimitiveButtonStyleConfiguration> = AnyStyle(
    behaves: DefaultButtonStyle())
}

extension View {
  /// Sets how the buttons inside look.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, AnyStyle(looks: style))
  }

  /// Sets how the buttons inside look and behave.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, AnyStyle(behaves: style))
  }
}
