import Synchronization

/// How many of the objects that views are made of are alive, by type: to find out what stays behind.
package final class LiveCount: Sendable {
  /// The objects of one type that are alive.
  fileprivate final class Entry: Sendable {
    let type: Any.Type
    let count = Atomic(0)

    init(_ type: Any.Type) { self.type = type }
  }

  /// The count that what is made now is added to, where it is not the whole program's.
  @TaskLocal package static var current: LiveCount?

  /// What is made outside any other count.
  package static let program = LiveCount()

  private static let isOn = Atomic(false)
  private let entries = Mutex<[ObjectIdentifier: Entry]>([:])

  package init() {}

  /// Counts what is made from now on.
  ///
  /// It costs a look into a table for each object, so nobody does it unless he is asked to.
  package static func begin() { isOn.store(true, ordering: .relaxed) }

  /// What is alive of what was made since `begin`, by the names of the types.
  /// - Complexity: O(*n*) in the number of types.
  package var byType: [String: Int] {
    entries.withLock { entries in
      var result: [String: Int] = [:]
      for entry in entries.values {
        let count = entry.count.load(ordering: .relaxed)
        if count > 0 { result[String(describing: entry.type), default: 0] += count }
      }
      return result
    }
  }

  /// The entry of a type to which an object has been added; none until counting has begun.
  fileprivate static func add(_ type: Any.Type) -> Entry? {
    guard isOn.load(ordering: .relaxed) else { return nil }
    let entry = (current ?? program).entry(of: type)
    entry.count.add(1, ordering: .relaxed)
    return entry
  }

  private func entry(of type: Any.Type) -> Entry {
    entries.withLock { entries in
      if let entry = entries[ObjectIdentifier(type)] { return entry }
      let entry = Entry(type)
      entries[ObjectIdentifier(type)] = entry
      return entry
    }
  }
}

/// Lets the object that holds it be counted for as long as it lives.
struct LiveMark: ~Copyable {
  private var entry: LiveCount.Entry?

  /// Begins to count an object.
  mutating func count(_ object: AnyObject) { entry = LiveCount.add(Swift.type(of: object)) }

  deinit { entry?.count.subtract(1, ordering: .relaxed) }
}
