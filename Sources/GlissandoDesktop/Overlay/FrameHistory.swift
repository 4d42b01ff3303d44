import GlissandoViews

/// What the last frames cost, pass by pass, in a ring of fixed size.
struct FrameHistory {
  /// The number of frames kept: two seconds at 60 Hz.
  static let capacity = 120

  private var profiles = [FrameProfile](repeating: FrameProfile(), count: capacity)
  private var next = 0

  /// Adds a frame; the oldest is forgotten.
  mutating func add(_ profile: FrameProfile) {
    profiles[next] = profile
    next = (next + 1) % Self.capacity
  }

  /// The frame that is `age` frames old, 0 for the last.
  ///
  /// - Precondition: `age` is in 0 ..< `capacity`.
  subscript(age: Int) -> FrameProfile {
    profiles[(next + Self.capacity - 1 - age) % Self.capacity]
  }
}
