/// Everything that moved at one moment, to be put back later as often as wanted.
///
/// Completions are not part of it: each is called once, however often time goes over it.
package struct SavedAnimations {
  /// The time of the animations when it was saved.
  package let time: Double
  fileprivate let attributes: [SavedAttribute]
}

/// The motion of one attribute at one moment.
final class SavedAttribute {
  private(set) weak var attribute: AnyAnimatedAttribute?
  let lanes: LayerStack<Lanes>
  /// A `LayerStack` of the attribute's own vector, or nil.
  let general: Any?
  /// The attribute's own clock, where it had one.
  let clock: MotionClock?

  init(
    attribute: AnyAnimatedAttribute, lanes: LayerStack<Lanes>, general: Any?, clock: MotionClock?
  ) {
    self.attribute = attribute
    self.lanes = lanes
    self.general = general
    self.clock = clock
  }
}

extension LiveAnimations {
  /// Saves the motion of all attributes.
  package func save() -> SavedAnimations {
    SavedAnimations(time: time, attributes: attributes.map { $0.saveState() })
  }

  /// Puts motion and time back as they were; attributes that have gone since stay away, and those
  /// that have come since are left alone.
  package func putBack(_ saved: SavedAnimations) {
    seek(to: saved.time)
    for state in saved.attributes { state.attribute?.putBack(state, at: saved.time) }
  }
}
