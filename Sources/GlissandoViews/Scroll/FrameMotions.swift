import GlissandoMotion

/// What moves in a window by a law of its own instead of an animation: things that are scrolled.
@MainActor
final class FrameMotions {
  private var moving: [any FrameMoving] = []
  private var advancing: [any FrameMoving] = []

  /// Whether a frame would move anything.
  var isEmpty: Bool { moving.isEmpty }

  /// Has `mover` advanced in every frame until it says that it rests.
  func add(_ mover: any FrameMoving) {
    if !moving.contains(where: { $0 === mover }) { moving.append(mover) }
  }

  /// Moves everything to a frame's time, in seconds on the frame clock.
  func advance(to time: Double) {
    guard !moving.isEmpty else { return }
    swap(&moving, &advancing)
    for mover in advancing where mover.isAlive && mover.advance(to: time) { add(mover) }
    advancing.removeAll(keepingCapacity: true)
  }
}

/// A node that moves by a law of its own.
@MainActor
protocol FrameMoving: ViewNode {
  /// Moves to a time.
  /// - Returns: whether it goes on moving.
  func advance(to time: Double) -> Bool
}
