import GlissandoMotion
import GlissandoViews

/// A style of controls in the environment, whatever its type.
struct AnyStyle<Configuration>: SelfComparing, Sendable {
  private let style: Carried<Any>
  private let body: @MainActor (Configuration) -> AnyView

  /// Keeps a style, given what makes its body.
  init<Style, Body: View>(
    _ style: Style, body: @escaping @MainActor (Style, Configuration) -> Body
  ) {
    let carried = Carried(style)
    self.style = Carried(style)
    self.body = { AnyView(body(carried.value, $0)) }
  }

  /// Keeps a style, given where the environment has it and what makes its body.
  ///
  /// In that body the style in force is the default: a style that makes its control once more means
  /// the usual look, not itself again.
  init<Style, Kept, Body: View>(
    _ style: Style, _ key: any WritableKeyPath<EnvironmentValues, Kept> & Sendable,
    body: @escaping @MainActor (Style, Configuration) -> Body
  ) {
    self.init(style) {
      let path: WritableKeyPath<EnvironmentValues, Kept> = key
      return body($0, $1).environment(path, EnvironmentValues()[keyPath: path])
    }
  }

  func isSame(as other: AnyStyle) -> Bool { areEqualValues(style.value, other.style.value) }

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

  var body: some View { OneElement(style.makeBody(configuration)) }
}

/// A control in the style of somebody's own around it, or as it is.
struct OwnStyledControl<Configuration, Plain: View>: View {
  private let configuration: Configuration
  private let plain: Plain
  @Environment private var style: AnyStyle<Configuration>?

  /// Shows what is configured in the style at `key`, if there is one.
  init(
    _ key: KeyPath<EnvironmentValues, AnyStyle<Configuration>?>, _ configuration: Configuration,
    @ViewBuilder plain: () -> Plain
  ) {
    self.configuration = configuration
    self.plain = plain()
    _style = Environment(key)
  }

  var body: some View {
    if let style { style.makeBody(configuration) } else { plain }
  }
}
