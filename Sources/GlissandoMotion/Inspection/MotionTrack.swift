/// An attribute that moves, and the runs that move it.
///
/// It begins when the attribute leaves its rest and ends when it comes to rest again.
package final class MotionTrack {
  /// A number of its own, in the order of the beginnings.
  package let id: Int
  /// What moves.
  package let name: MotionName
  /// The type of the vector that moves, whose components are listed.
  package let valueType: Any.Type
  /// What moves it, in the order of the starts; the last one goes to the present target.
  package internal(set) var runs: [MotionRun] = []
  /// The value; nil once it has gone.
  package private(set) weak var attribute: (any InspectedMotion)?

  init(id: Int, name: MotionName, attribute: any InspectedMotion) {
    self.id = id
    self.name = name
    self.attribute = attribute
    valueType = attribute.valueType
  }

  /// The run that goes to the present target.
  package var newest: MotionRun? { runs.last }

  /// The attribute's own time at the last tick, in seconds.
  package var time: Double { attribute?.motionTime ?? 0 }

  /// Where the value is, and how fast what is seen of it.
  package var components: MotionComponents {
    guard let attribute else { return MotionComponents() }
    var now = attribute.components(at: attribute.motionTime)
    let rate = attribute.shownRate
    if rate != 1 { now.velocity = now.velocity.map { $0 * rate } }
    return now
  }

  /// Seconds since the start of the newest run, in its own time.
  package var elapsed: Double { newest.map { time - $0.start } ?? 0 }

  /// How much of its interval a run has done; exact, where its curve is drawn between points.
  package func progress(of run: MotionRun) -> Double {
    attribute?.progress(ofLayer: run.layer, at: time) ?? run.lastProgress
  }

  /// Whether it stands still by itself.
  package var isHeld: Bool { attribute?.isHeld ?? false }

  /// Its seconds per second.
  package var rate: Double { attribute?.ownRate ?? 1 }

  /// Lets it stand still, or go on.
  package func setHeld(_ isHeld: Bool) { attribute?.setHeld(isHeld) }

  /// Moves it at another pace; a rate that is not finite and above 0 is ignored.
  package func setRate(_ rate: Double) { attribute?.setOwnRate(rate) }

  /// Shows it at a time after the start of its newest run, and lets it stand still there.
  ///
  /// - Parameter elapsed: Seconds, kept to what the run takes.
  package func seek(to elapsed: Double) {
    guard let newest, elapsed.isFinite, let attribute else { return }
    attribute.setHeld(true)
    attribute.seek(toOwnTime: newest.start + min(max(elapsed, 0), newest.duration))
  }

  /// Lets it go on at the pace of everything else.
  func release() {
    if isHeld { setHeld(false) }
    if rate != 1 { setRate(1) }
  }

  /// Brings it to its target at once.
  package func finish() { attribute?.finishNow() }
}
