/// When textures that are filled one after the other are emptied, all of them at once: nothing that has gone is taken
/// out of them by itself.
///
/// What a frame needs lies in them to its end, and is never brought there twice in steady frames.
struct PageLimit {
  private var limit = 1
  /// The frames since they were emptied.
  private var age = -1
  private var usesFurtherPages = false

  /// Frames after which further pages that nobody asked for are given back.
  private static let idleFrames = 240
  /// So many pages are filled, at most, by what comes and goes in a few frames.
  private static let greatestLimit = 8

  mutating func noteUseOfFurtherPages() { usesFurtherPages = true }

  /// Begins a frame, and tells whether the pages are emptied before.
  mutating func beginFrame(pageCount: Int) -> Bool {
    age += 1
    if age % Self.idleFrames == 0 {
      defer { usesFurtherPages = false }
      if pageCount > 1, !usesFurtherPages { return begin(limit: 1) }
    }
    if pageCount <= limit { return false }
    // All of them were filled by one frame, which is likely to be drawn again.
    if age == 1 {
      limit = pageCount
      return false
    }
    return begin(
      limit: age < Self.idleFrames ? max(limit, min(2 * limit, Self.greatestLimit)) : 1)
  }

  private mutating func begin(limit: Int) -> Bool {
    (self.limit, age) = (limit, 0)
    return true
  }
}
