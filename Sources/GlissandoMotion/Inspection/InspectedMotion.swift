/// One value that moves, as an inspector sees it and acts on it: an attribute of a view, or a value
/// that the program moves itself.
package protocol InspectedMotion: AnyObject {
  /// What the value is, for listings.
  var label: String { get }
  /// The type of the vector that moves.
  var valueType: Any.Type { get }
  /// The node of the view that shows it; nil where nobody does.
  var owner: AnyObject? { get }
  /// Its own time when it was last shown, in seconds.
  var motionTime: Double { get }
  /// Whether it stands still by itself.
  var isHeld: Bool { get }
  /// Its seconds per second of everything else, whether or not it stands still.
  var ownRate: Double { get }

  /// What moves it, in the order of the starts.
  func layerNotes() -> [LayerNote]
  /// From where to where a layer goes; nil for one that has gone.
  func interval(ofLayer id: Int) -> MotionInterval?
  /// How much of its interval a layer has done at an own time; nil for one that has gone.
  func progress(ofLayer id: Int, at t: Double) -> Double?
  /// Where the value is and how fast, at an own time.
  func components(at t: Double) -> MotionComponents

  /// Lets it stand still, or go on from where it stood.
  func setHeld(_ isHeld: Bool)
  /// Moves it at another pace; a rate that is not finite and above 0 is ignored.
  func setOwnRate(_ rate: Double)
  /// Puts its own time somewhere else, and shows that at once.
  func seek(toOwnTime time: Double)
  /// Brings it to its target now.
  func finishNow()
}

extension InspectedMotion {
  /// Its seconds per second of everything else; 0 while it stands still.
  var shownRate: Double { isHeld ? 0 : ownRate }
}

extension AnyAnimatedAttribute: InspectedMotion {
  package final var owner: AnyObject? { observer }
}
