public import GlissandoMotion
public import GlissandoViews

/// Whether buttons act again and again while they are held down.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String
  /// As is usual: they act once.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  /// They act again and again.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  /// They act once.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

extension EnvironmentValues {
  /// Whether buttons act again and again while they are held down.
  @Entry public internal(set) var buttonRepeatBehavior: ButtonRepeatBehavior = .automatic
}

extension View {
  /// Says whether the buttons inside act again and again while they are held down.
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }
}
