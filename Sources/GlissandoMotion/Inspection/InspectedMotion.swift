/// One value that moves, as an inspector sees it and acts on it: an attribute of a view, or a value
/// that the program moves itself.
package protocol InspectedMotion: AnyObject {
  /// What the value is, for listings.
  var label: String { get }
  /// The type of the vector that moves.
  var valueType: Any.Type { get }
  /// The node of the view that shows it; nil where nobody does.
  var owner: AnyObject? { get }
  /// The time of everything else when it was last shown, in seconds.
  var frameTime: Double { get }
  /// From that time to its own; nil as long as nobody has held, sought or slowed it by itself.
  var clock: MotionClock? { get }
  /// Whether it moves; what rests has no time of its own.
  var isRunning: Bool { get }

  /// What moves it, in the order of the starts.
  func layerNotes() -> [LayerNote]
  /// From where to where a layer goes; nil for one that has gone.
  func interval(ofLayer id: Int) -> MotionInterval?
  /// How much of its interval a layer has done at an own time; nil for one that has gone.
  func progress(ofLayer id: Int, at t: Double) -> Double?
  /// Where the value is and how fast, at an own time.
  func components(at t: Double) -> MotionComponents

  /// Goes on by another clock, and shows that at once.
  func go(by clock: MotionClock)
  /// Brings it to its target now.
  func finishNow()
}

// What an inspector may do to one value; all others are left alone.
extension InspectedMotion {
  /// Its own time when it was last shown, in seconds.
  package var motionTime: Double { clock?.time(at: frameTime) ?? frameTime }
  /// Whether it stands still by itself.
  package var isHeld: Bool { clock?.isPaused ?? false }
  /// Its seconds per second of everything else, whether or not it stands still.
  package var ownRate: Double { clock?.rate ?? 1 }
  /// Its seconds per second of everything else; 0 while it stands still.
  var shownRate: Double { isHeld ? 0 : ownRate }

  /// Lets it stand still, or go on from where it stood.
  ///
  /// While it stands still nothing ends, so that it can be sought beyond its end and back.
  package func setHeld(_ isHeld: Bool) { control { $0.setPaused(isHeld, at: $1) } }

  /// Moves it at another pace from now on.
  ///
  /// - Parameter rate: Its seconds per second, finite and above 0; another one is ignored.
  package func setOwnRate(_ rate: Double) {
    guard rate.isFinite, rate > 0 else { return }
    control { $0.setRate(rate, at: $1) }
  }

  /// Puts its own time somewhere else, and shows that at once.
  ///
  /// Exact for built-in animations; a custom one that keeps a state may differ on the way back.
  ///
  /// - Parameter time: Seconds of its own time; one that is not finite is ignored.
  package func seek(toOwnTime time: Double) {
    guard time.isFinite else { return }
    control { $0.seek(to: time, at: $1) }
  }

  private func control(_ change: (inout MotionClock, _ frameTime: Double) -> Void) {
    guard isRunning else { return }
    var clock = clock ?? MotionClock()
    change(&clock, frameTime)
    go(by: clock)
  }
}
