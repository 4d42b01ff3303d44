package import Foundation
package import GlissandoDrawing
package import GlissandoMotion
package import GlissandoViews

/// What the loop asks of the views behind a window, and all that it knows of them.
///
/// `ViewHost` is the one in use; the loop's tests put a ball or a counter in its place.
@MainActor
package protocol FrameSource: AnyObject {
  /// The size of the content, in points.
  var size: CGSize { get set }
  /// Pixels per point.
  var scale: Double { get set }
  /// How the person wants things to look and move.
  var appearance: WindowAppearance { get set }

  /// The views that are shown, those of the program first; none where nobody can tell what is seen.
  var hosts: [ViewHost] { get }

  /// Hands an event to the views.
  ///
  /// - Parameter time: When it happened, in frame seconds; never earlier than the event before.
  /// - Returns: Whether something reacted to it.
  func send(_ event: InputEvent, at time: Double) -> Bool
  /// Runs the passes of one frame.
  ///
  /// - Returns: Whether what is to be seen changed.
  func render(_ time: FrameTime) -> Bool
  /// Calls what waits for the end of the frame, after it has been presented.
  func finishFrame()
  /// Runs what waits in the main queue.
  ///
  /// - Returns: Seconds until the next timer of `RunLoop.main`, nil if there is none.
  func drain(_ queue: MainQueue) -> Double?

  /// Whether there is nothing more to come, so that the window may close.
  var isOver: Bool { get }

  /// The height of what lies at the foot of the content and must not be covered, in points.
  var barHeight: Double { get }

  /// Takes note of what a frame cost, once it has been presented.
  func note(_ cost: FrameCost)

  /// What is to be seen.
  var displayList: DisplayList { get }
  /// What the last frame changed, in pixels.
  var damage: Damage { get }
  /// Whether something asks for a frame as soon as possible.
  var needsFrame: Bool { get }
  /// Whether a frame would do more than let what moves go on.
  var needsCommit: Bool { get }
  /// When the next frame is due if nothing happens, in frame seconds; nil for never.
  var nextWakeUp: Double? { get }
  /// What lies behind everything; opaque.
  var groundColor: Color.Resolved { get }
  /// The shape of the pointer over what lies under it.
  var cursor: PointerStyle { get }
  /// Where text is typed; nil where none is.
  var textInput: TextInputPlace? { get }
  /// Whether the window's keys come to the views: what has them shows that only then.
  var hasKeys: Bool { get set }
  /// What the passes of the last frame cost, in seconds.
  var profile: FrameProfile { get }
  /// What the passes of the last frame did.
  var counters: FrameCounters { get }
  /// The number of values that move, those among them that the program moves itself.
  ///
  /// - Complexity: O(*n*) in the latter; it allocates.
  var movingValues: Int { get }
}

extension FrameSource {
  /// None.
  package var hosts: [ViewHost] { [] }
  /// Every frame that is asked for.
  package var needsCommit: Bool { needsFrame }
  /// Runs it.
  package func drain(_ queue: MainQueue) -> Double? { queue.drain() }
  /// Nothing.
  package var barHeight: Double { 0 }
  /// There is always more to come.
  package var isOver: Bool { false }
  /// Nobody wants to know.
  package func note(_ cost: FrameCost) {}
  /// Those that the engine moves.
  package var movingValues: Int { counters.liveAnimations }
  /// Nothing is typed into.
  package var textInput: TextInputPlace? { nil }
  /// They come, and nothing shows that.
  package var hasKeys: Bool {
    get { true }
    set {}
  }
}
