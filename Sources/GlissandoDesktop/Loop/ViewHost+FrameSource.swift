import GlissandoViews

extension ViewHost: FrameSource {}
