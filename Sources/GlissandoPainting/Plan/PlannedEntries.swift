import GlissandoDrawing

// What is held for items from frame to frame.

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

/// What a painter or the GPU holds for items, from frame to frame, by their keys.
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

  /// What was not used in so many frames is looked for in the list, and has gone where it is not there.
  private static var idleFrames: UInt64 { 240 }
  /// The frames from one look to the next, which takes as long as the list.
  private static var framesBetweenLooks: UInt64 { 60 }

  /// Drops what was not used for longest, as far as there is more than a budget, but nothing of the last frame,
  /// which is needed again; and whatever is gone.
  ///
  /// - Parameter list: What has items with these keys: those that it has not, and that were not used for long, have gone;
  ///   nil where `isGone` says what has.
  /// - Returns: What was dropped.
  /// - Complexity: O(*n* log *n*) in the entries where there is anything to drop, else O(*n*).
  mutating func drop(
    beyond byteLimit: Int, notIn list: DisplayList? = nil, byteCount: (Value) -> Int,
    isGone: (Value) -> Bool = { _ in false }
  ) -> [Value] {
    let looks = list != nil && frame.isMultiple(of: Self.framesBetweenLooks)
    if looks, let list { keepListed(list) }
    func hasGone(_ entry: Entry) -> Bool { looks && isIdle(entry) || isGone(entry.value) }
    var excess = -byteLimit
    var isAnyGone = false
    for entry in entries.values {
      excess += byteCount(entry.value)
      if hasGone(entry) { isAnyGone = true }
    }
    guard excess > 0 || isAnyGone else { return [] }
    var dropped: [Value] = []
    for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse })
    where hasGone(entry) || excess > 0 && !isRecent(entry) {
      excess -= byteCount(entry.value)
      dropped.append(entry.value)
      entries[key] = nil
    }
    return dropped
  }

  /// Whether it is kept however much there is.
  private func isRecent(_ entry: Entry) -> Bool { entry.lastUse + 1 >= frame }

  /// The sum of something of all that was used in the last frame, or since.
  ///
  /// - Complexity: O(*n*) in the entries.
  func sumOfRecent(_ value: (Value) -> Int) -> Int {
    entries.values.reduce(0) { $0 + (isRecent($1) ? value($1.value) : 0) }
  }

  private func isIdle(_ entry: Entry) -> Bool { entry.lastUse + Self.idleFrames < frame }

  /// Counts what the list still has, though nobody has asked for it for long, as used lately: it lies beside what is
  /// damaged, and would all be made anew at once when it is damaged itself.
  private mutating func keepListed(_ list: DisplayList) {
    guard entries.values.contains(where: isIdle) else { return }
    // With them those that would be looked for soon: they then are all together.
    let old = entries.filter { $0.value.lastUse + Self.idleFrames / 2 < frame }.keys
    let ids = Set(old.lazy.map(\.id))
    var listed: Set<UInt64> = []
    for item in list.items {
      switch item {
      case .leaf(let leaf): if ids.contains(leaf.id) { listed.insert(leaf.id) }
      case .begin(let group): if ids.contains(group.id) { listed.insert(group.id) }
      case .end: break
      }
    }
    // Of the last frame nothing is dropped, however much there is.
    for key in old where listed.contains(key.id) { entries[key]?.lastUse = frame - 2 }
  }

  mutating func removeAll() { entries.removeAll() }
}
