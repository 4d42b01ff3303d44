import Glissando

/// The scene's own time, which can be slowed, paused and stepped.
///
/// Frame seconds come in, scene seconds come out. Between two changes of rate the one is a straight
/// line of the other, so that nothing adds up and nothing drifts. Animations know nothing of it.
struct SceneClock {
  /// A point at which both times are known.
  private struct Anchor {
    var frame: Double
    var scene: Double
  }

  /// Scene seconds per frame second, above 0.
  var rate = 1.0 { didSet { anchor = nil } }
  /// Whether scene time stands still.
  var isPaused = false { didSet { anchor = nil } }
  /// Scene seconds of the last frame.
  private(set) var time: Double
  private var anchor: Anchor?
  private var lastFrame: Double?

  init(time: Double = 0) { self.time = time }

  /// The length of one step, and of the first frame after a rest, in frame seconds.
  static let step = 1.0 / 60

  /// Moves to a frame.
  mutating func advance(toFrame frame: Double) {
    defer { lastFrame = frame }
    guard !isPaused else { return }
    if let anchor {
      time = anchor.scene + (frame - anchor.frame) * rate
      return
    }
    // After a rest the frames before this one say nothing about how long it lasts.
    let start = lastFrame ?? frame - Self.step
    anchor = Anchor(frame: start, scene: time)
    time += (frame - start) * rate
  }

  /// Lets scene time stand still until the next frame, however long that takes.
  mutating func rest() {
    anchor = nil
    lastFrame = nil
  }

  /// Moves on by one step of 1/60 s at the current rate.
  mutating func stepOnce() {
    anchor = nil
    time += Self.step * rate
  }
}
