package import GlissandoMotion

// Where views find the transport of their window.

extension EnvironmentValues {
  /// What plays, pauses and rewinds the window; nil outside of one.
  @Entry package var transport: Transport?
}
