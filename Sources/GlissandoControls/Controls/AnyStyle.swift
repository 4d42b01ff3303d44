import GlissandoMotion
import GlissandoViews

/// A style of controls in the environment, whatever its type.
struct AnyStyle<Configuration>: Sendable {
  private let body: @MainActor (Configuration) -> AnyView

  /// Keeps a style, given what makes its body.
  ///
  /// In that body the style in force is the default: a style that makes its control once more means
  /// the usual look, not itself again.
  init<Body: View>(
    _ key: any WritableKeyPath<EnvironmentValues, AnyStyle> & Sendable,
    body: @escaping @MainActor (Configuration) -> Body
  ) {
    self.body = {
      let path: WritableKeyPath<EnvironmentValues, AnyStyle> = key
      return AnyView(body($0).environment(path, EnvironmentValues()[keyPath: path]))
    }
  }

  /// Shows a control.
  @MainActor func makeBody(_ configuration: Configuration) -> AnyView { body(configuration) }
}

/// A control in the style that the environment has for it.
struct StyledControl<Configuration>: View {
  private let configuration: Configuration
  @Environment private var style: AnyStyle<Configuration>

  /// Shows what is configured in the style at `key`.
  init(
    _ key: KeyPath<EnvironmentValues, AnyStyle<Configuration>>, _ configuration: Configuration
  ) {
    self.configuration = configuration
    _style = Environment(key)
  }

  var body: some View { SingleView(style.makeBody(configuration)) }
}
