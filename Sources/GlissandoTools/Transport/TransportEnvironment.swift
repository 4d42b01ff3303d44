package import GlissandoMotion
import GlissandoViews

private struct TransportEnvironmentKey: EnvironmentKey {
  // Sendable: `Transport` is an actor's own.
  static var defaultValue: Transport? { nil }
}

extension EnvironmentValues {
  /// What plays, pauses and rewinds the window; nil outside of one.
  package var transport: Transport? {
    get { self[TransportEnvironmentKey.self] }
    set { self[TransportEnvironmentKey.self] = newValue }
  }
}
