import Synchronization

/// How many of the objects that views are made of are alive, by type: to find out what stays behind.
package enum LiveCount {
  private static let isOn = Atomic(false)
  private static let counts = Mutex<[ObjectIdentifier: (type: Any.Type, count: Int)]>([:])

  /// Counts what is made from now on.
  ///
  /// It costs a look into a table for each object, so nobody does it unless he is asked to.
  package static func begin() { isOn.store(true, ordering: .relaxed) }

  /// What is alive of what was made since `begin`, by the names of the types.
  /// - Complexity: O(*n*) in the number of types.
  package static var byType: [String: Int] {
    counts.withLock { counts in
      var result: [String: Int] = [:]
      for entry in counts.values where entry.count > 0 {
        result[String(describing: entry.type), default: 0] += entry.count
      }
      return result
    }
  }

  fileprivate static func add(_ type: Any.Type) -> Bool {
    guard isOn.load(ordering: .relaxed) else { return false }
    counts.withLock { $0[ObjectIdentifier(type), default: (type, 0)].count += 1 }
    return true
  }

  fileprivate static func remove(_ type: Any.Type) {
    counts.withLock { $0[ObjectIdentifier(type)]?.count -= 1 }
  }
}

/// Lets the object that holds it be counted for as long as it lives.
struct LiveMark: ~Copyable {
  private var type: Any.Type?

  /// Begins to count an object.
  mutating func count(_ object: AnyObject) {
    let type: Any.Type = Swift.type(of: object)
    if LiveCount.add(type) { self.type = type }
  }

  deinit { if let type { LiveCount.remove(type) } }
}
