public import GlissandoMotion

/// A modifier that finds out from the environment of its view which modifier it is.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier {
  /// The type of the modifier that it becomes.
  associatedtype ResolvedModifier: ViewModifier

  /// The modifier in an environment; called anew where that has changed.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  /// The content with the modifier of its environment.
  public func body(content: Content) -> some View {
    ResolvedContent(modifier: self, content: content)
  }
}

/// Reads the environment for a modifier, which itself is none of what can.
private struct ResolvedContent<Modifier: EnvironmentalModifier>: View {
  let modifier: Modifier
  let content: Modifier.Content
  @Environment(\.self) private var environment

  var body: some View { content.modifier(modifier.resolve(in: environment)) }
}
