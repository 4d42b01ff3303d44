import GlissandoMotion
import GlissandoViews

/// A style of controls in the environment, whatever its type.
struct AnyStyle<Configuration>: Sendable {
  private let body: @MainActor (Configuration) -> AnyView

  /// Keeps a style, given what makes its body.
  ///
  /// In that body the style in force is `fallback`: a style that makes its control once more means
  /// the usual look, not itself again.
  init<Body: View>(
    _ key: any WritableKeyPath<EnvironmentValues, AnyStyle> & Sendable,
    fallback: @escaping @Sendable () -> AnyStyle,
    body: @escaping @MainActor (Configuration) -> Body
  ) {
    self.body = { AnyView(body($0).environment(key, fallback())) }
  }

  /// Shows a control.
  @MainActor func makeBody(_ configuration: Configuration) -> AnyView { body(configuration) }
}
