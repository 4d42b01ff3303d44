/// Bounds how often a frame applies what bodies change while they are evaluated.
///
/// A body that brings a state into its range is right after one more evaluation. One that changes
/// state whenever it is evaluated would be evaluated for ever: the rest waits for the next frame.
struct BodyChanges {
  /// How often a frame applies them; once where the frame before was not enough either.
  private static let mostPerFrame = 4
  private var remaining = mostPerFrame
  private var isExhausted = false

  /// Notes the beginning of a frame.
  mutating func beginFrame() {
    remaining = isExhausted ? 1 : Self.mostPerFrame
    isExhausted = false
  }

  /// Whether these batches may be applied in this frame.
  mutating func allow(_ batches: [MutationBatch]) -> Bool {
    guard batches.contains(where: \.isFromBody) else { return true }
    if remaining == 0 {
      isExhausted = true
      return false
    }
    remaining -= 1
    return true
  }
}
