package import GlissandoDrawing
package import GlissandoPainting
package import GlissandoViews

/// What accompanies a window's loop without being one of its views: a camera, statistics, a drawing of
/// what is painted.
///
/// What a tool does is no part of the program: it sees keys before the views and anybody that records
/// them, and draws above everything.
@MainActor
package protocol LoopTool: AnyObject {
  /// Takes a key that is the tool's, of this window or of the second one.
  ///
  /// - Returns: Whether it is; then nobody else hears of it.
  func handle(_ press: KeyPress, in loop: FrameLoop) -> Bool

  /// Takes note of a frame that begins.
  func beginFrame(in loop: FrameLoop)
  /// Takes note of a frame that has been presented, or of which nothing was to be seen.
  func endFrame(_ frame: FrameOutcome, in loop: FrameLoop)
  /// Takes note of a sleep, in seconds, because nothing asked for a frame.
  func noteSleep(seconds: Double)
  /// Ends what goes on, because the loop does.
  func end(in loop: FrameLoop)

  /// Host seconds at which ``wake(in:)`` is due; nil for never.
  var wakeUp: Double? { get }
  /// Does what is due.
  func wake(in loop: FrameLoop)

  /// Whether the tool draws above the views; as long as it does each frame is painted in full.
  var isDrawing: Bool { get }
  /// Whether what it has drawn asks for another frame.
  var wantsFrame: Bool { get }
  /// Draws above the views.
  ///
  /// - Parameters:
  ///   - list: What is to be seen so far.
  ///   - damage: What this frame would paint again by itself; nil if nothing.
  func draw(over source: any FrameSource, damage: Damage?, into list: inout DisplayList)
}

extension LoopTool {
  /// No key is the tool's.
  package func handle(_ press: KeyPress, in loop: FrameLoop) -> Bool { false }
  /// Nothing.
  package func beginFrame(in loop: FrameLoop) {}
  /// Nothing.
  package func endFrame(_ frame: FrameOutcome, in loop: FrameLoop) {}
  /// Nothing.
  package func noteSleep(seconds: Double) {}
  /// Nothing.
  package func end(in loop: FrameLoop) {}
  /// Nothing is ever due.
  package var wakeUp: Double? { nil }
  /// Nothing.
  package func wake(in loop: FrameLoop) {}
  /// It does not.
  package var isDrawing: Bool { false }
  /// It does not.
  package var wantsFrame: Bool { false }
  /// Nothing.
  package func draw(over source: any FrameSource, damage: Damage?, into list: inout DisplayList) {}
}

/// What became of a frame.
package struct FrameOutcome: Sendable {
  /// What its passes cost, and the frames that were missed so far.
  package var cost: FrameCost
  /// Seconds of the main thread's processor time.
  package var seconds: Double
  /// Host seconds at which the picture was handed over; nil where nothing was to be seen.
  package var presentation: Double?
  /// The heap allocations of the window system's own libraries.
  package var foreignAllocations: Int
  /// Whether something arrived for the views.
  package var hasInput: Bool
  /// Whether the main queue was asked for work.
  package var hasDrained: Bool
}

/// Who is handed the pixels of each frame, once they are painted.
@MainActor
package protocol PixelTap: AnyObject {
  /// Takes note of a frame.
  ///
  /// - Parameters:
  ///   - damage: What differs from the frame before, in pixels; nil for everything.
  ///   - time: Seconds of the window's frames.
  func receive(_ buffer: PixelBuffer, damage: Damage?, at time: Double)
}
