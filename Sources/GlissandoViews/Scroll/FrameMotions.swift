import GlissandoMotion

/// What moves in a window by a law of its own instead of an animation: things that are scrolled.
@MainActor
final class FrameMotions {
  private var moving: [ScrollNode] = []
  private var advancing: [ScrollNode] = []

  /// Whether a frame would move anything.
  var isEmpty: Bool { moving.isEmpty }

  /// Has `node` advanced in every frame until it says that it rests.
  func add(_ node: ScrollNode) {
    if !moving.contains(where: { $0 === node }) { moving.append(node) }
  }

  /// Moves everything to a frame's time, in seconds on the frame clock.
  func advance(to time: Double) {
    guard !moving.isEmpty else { return }
    swap(&moving, &advancing)
    for node in advancing where node.isAlive && node.advance(to: time) { add(node) }
    advancing.removeAll(keepingCapacity: true)
  }
}
