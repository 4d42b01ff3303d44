package import GlissandoMotion

extension EnvironmentValues {
  /// What plays, pauses and rewinds the window; nil outside of one.
  @Entry package var transport: Transport?
}
