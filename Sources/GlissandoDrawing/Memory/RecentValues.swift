/// What was asked for lately, within a budget: a cache of two generations.
///
/// What is used goes into the recent one. When that is full it becomes the older one, and what was in that and has not
/// been used since is let go. So there are at most twice as many values as one generation holds, and finding the
/// least recently used takes no time.
package struct RecentValues<Key: Hashable, Value> {
  // In other modules each cache is compiled for its types: else they are looked for with each question.
  @usableFromInline
  struct Entry {
    @usableFromInline let value: Value
    @usableFromInline let cost: Int

    @inlinable
    init(value: Value, cost: Int) { (self.value, self.cost) = (value, cost) }
  }

  @usableFromInline var recent: [Key: Entry] = [:]
  @usableFromInline var older: [Key: Entry] = [:]
  @usableFromInline var recentCost = 0
  @usableFromInline let greatestCount: Int
  @usableFromInline let greatestCost: Int

  /// Makes an empty cache.
  ///
  /// - Parameters:
  ///   - greatestCount: How many values one generation holds.
  ///   - greatestCost: What they cost together, in the unit of those who put them in; the last of them may go beyond.
  package init(greatestCount: Int, greatestCost: Int = .max) {
    (self.greatestCount, self.greatestCost) = (greatestCount, greatestCost)
  }

  /// How many values there are.
  package var count: Int { recent.count + older.count }

  /// The value of a key, which is used by that.
  @inlinable
  package mutating func value(for key: Key) -> Value? {
    if let entry = recent[key] { return entry.value }
    guard let entry = older.removeValue(forKey: key) else { return nil }
    insert(entry, for: key)
    return entry.value
  }

  /// Whether there is a value of a key, which is not used by that.
  package func contains(_ key: Key) -> Bool { recent[key] != nil || older[key] != nil }

  /// Keeps a value that was not there.
  ///
  /// - Parameter cost: Not negative.
  @inlinable
  package mutating func insert(_ value: Value, for key: Key, cost: Int = 0) {
    insert(Entry(value: value, cost: cost), for: key)
  }

  /// Forgets a value.
  package mutating func remove(_ key: Key) {
    older[key] = nil
    if let entry = recent.removeValue(forKey: key) { recentCost -= entry.cost }
  }

  @inlinable
  mutating func insert(_ entry: Entry, for key: Key) {
    if recent.count >= greatestCount || recentCost >= greatestCost {
      older = recent
      (recent, recentCost) = ([:], 0)
    }
    recent[key] = entry
    recentCost += entry.cost
  }
}
