package import GlissandoMotion

// What the transport has the content do in a frame.

extension Transport {
  /// What the content is to do in a frame.
  package enum Step: Equatable, Sendable {
    /// Go on to a time of its own clock.
    case advance(FrameTime)
    /// Stand still at the live edge.
    case hold
    /// Be seen as it was.
    case past(FrameReel.Index)
  }
}
