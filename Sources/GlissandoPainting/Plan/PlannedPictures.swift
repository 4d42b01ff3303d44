import GlissandoDrawing

/// The pictures that a GPU holds of what the software painter has painted for it, by the identities of
/// leaves and groups; within a budget.
final class PlannedPictures {
  final class Entry {
    /// What tells the texture from all others.
    let number: UInt64
    /// What it was painted from.
    let picture = GroupPicture()
    var area = IntRect.empty

    init(number: UInt64) { self.number = number }
  }

  /// Bytes of textures: several pictures of a window of 3840 by 2160.
  private static let byteLimit = 256 << 20

  private let counter: TextureCounter
  private var entries = PlannedEntries<Entry>()

  init(_ counter: TextureCounter) { self.counter = counter }

  /// Begins a frame.
  ///
  /// - Returns: The textures that are no longer needed.
  func beginFrame() -> [UInt64] {
    entries.beginFrame()
    return entries.drop(beyond: Self.byteLimit, dropsIdle: true) {
      $0.area.width * $0.area.height * 4
    }
    .map(\.number)
  }

  /// The entry of an item that looks as a body says, else one for what it looks like.
  func entry(
    _ key: PlannedKey, matching: (Entry) -> Bool
  ) -> (entry: Entry, matches: Bool) {
    let found = entries.find(key, where: matching)
    let entry = found.value ?? Entry(number: counter.next())
    if !found.suits { entries.put(entry, at: found.key) }
    return (entry, found.suits)
  }
}
