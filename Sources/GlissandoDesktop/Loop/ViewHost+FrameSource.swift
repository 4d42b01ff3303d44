package import GlissandoViews

// A host of views as what a loop makes frames of.

extension ViewHost: FrameSource {
  package var hosts: [ViewHost] { [self] }
}
