// What the GPU holds for items from frame to frame.

/// What an item is called from frame to frame.
struct PlannedKey: Hashable {
  /// What of the item is meant.
  enum Role: Hashable {
    case leaf, group, plane, clip, image, table
  }

  let role: Role
  let id: UInt64
  /// Counts items of one identity in a frame.
  fileprivate var repetition = 0

  init(role: Role, id: UInt64) { (self.role, self.id) = (role, id) }
}

/// What the GPU holds for items, from frame to frame, by their keys.
///
/// What is in use in a frame stays as it is: an item whose key is there once more gets an entry of its own.
struct PlannedEntries<Value> {
  private struct Entry {
    var value: Value
    var lastUse: UInt64
  }

  private var entries: [PlannedKey: Entry] = [:]
  private var frame: UInt64 = 0

  /// Whether what was not used since this was last so is of no use any more.
  var endsPeriod: Bool { frame.isMultiple(of: Self.idleFrames) }

  /// Begins a frame, in which nothing is in use.
  mutating func beginFrame() { frame += 1 }

  /// The value that suits an item, which is in use from now on; else where one may be put, and the value
  /// there that was in use in a former frame.
  mutating func find(
    _ key: PlannedKey, where suits: (Value) -> Bool
  ) -> (key: PlannedKey, value: Value?, suits: Bool) {
    var key = key
    while let known = entries[key] {
      if suits(known.value) {
        entries[key]?.lastUse = frame
        return (key, known.value, true)
      }
      if known.lastUse != frame { return (key, known.value, false) }
      key.repetition += 1
    }
    return (key, nil, false)
  }

  /// Puts a value where `find` says, in use from now on.
  mutating func put(_ value: Value, at key: PlannedKey) {
    entries[key] = Entry(value: value, lastUse: frame)
  }

  /// What was not used in so many frames belongs to something that has gone.
  private static var idleFrames: UInt64 { 240 }

  /// Drops what was not used for longest, as far as there is more than a budget, but nothing of the last frame,
  /// which is needed again; and whatever is gone.
  ///
  /// - Parameter dropsIdle: Whether what was not used for long counts as gone.
  /// - Returns: What was dropped.
  /// - Complexity: O(*n* log *n*) in the entries where there is anything to drop, else O(*n*).
  mutating func drop(
    beyond byteLimit: Int, dropsIdle: Bool = false, byteCount: (Value) -> Int,
    isGone: (Value) -> Bool = { _ in false }
  ) -> [Value] {
    func hasGone(_ entry: Entry) -> Bool {
      dropsIdle && entry.lastUse + Self.idleFrames < frame || isGone(entry.value)
    }
    var excess = -byteLimit
    var isAnyGone = false
    for entry in entries.values {
      excess += byteCount(entry.value)
      if hasGone(entry) { isAnyGone = true }
    }
    guard excess > 0 || isAnyGone else { return [] }
    var dropped: [Value] = []
    for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse })
    where hasGone(entry) || excess > 0 && entry.lastUse + 1 < frame {
      excess -= byteCount(entry.value)
      dropped.append(entry.value)
      entries[key] = nil
    }
    return dropped
  }

  mutating func removeAll() { entries.removeAll() }
}
