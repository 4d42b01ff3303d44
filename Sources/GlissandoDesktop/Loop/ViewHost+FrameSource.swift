package import GlissandoViews

extension ViewHost: FrameSource {
  package var hosts: [ViewHost] { [self] }
}
