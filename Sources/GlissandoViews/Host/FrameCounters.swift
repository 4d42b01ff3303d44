/// What a frame did, in numbers.
package struct FrameCounters: Equatable, Sendable {
  /// Bodies that were evaluated.
  package var evaluatedBodies = 0
  /// Elements that were measured.
  package var laidOutViews = 0
  /// Items of the display list that were written: new ones, and those that look different.
  package var drawnItems = 0
  /// Items in the display list.
  package var displayItems = 0
  /// Attributes that are moving.
  package var liveAnimations = 0

  package init() {}
}

/// The seconds that each pass of a frame took, as the host measured them.
package struct FrameProfile: Equatable, Sendable {
  /// The passes of a frame, in order.
  ///
  /// What a commit spends on bodies and on layout counts there, whenever in the frame it runs.
  package enum Pass: Int, CaseIterable, Sendable {
    case input, commit, evaluate, layout, animate, compose, paint, present
  }

  private var seconds = SIMD8<Double>()

  package init() {}

  /// The seconds of one pass.
  package subscript(pass: Pass) -> Double {
    get { seconds[pass.rawValue] }
    set { seconds[pass.rawValue] = newValue }
  }

  /// The seconds of all passes.
  package var total: Double { seconds.sum() }
}
