public import GlissandoMotion

/// A way to read and write a value that somebody else owns.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  let location: ValueLocation<Value>
  /// The transaction that each write carries; by default that of the thread.
  public var transaction: Transaction
  private var carriesTransaction: Bool

  init(location: ValueLocation<Value>) {
    self.location = location
    transaction = Transaction()
    carriesTransaction = false
  }

  /// Makes a binding from two closures.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(location: ClosureLocation(get: get, set: { value, _ in set(value) }))
  }

  /// Makes a binding from two closures; `set` is told the transaction of the write.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(location: ClosureLocation(get: get, set: set))
  }

  /// Makes a binding that always reads `value` and ignores writes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value))
  }

  /// The value.
  public var wrappedValue: Value {
    get { location.read() }
    nonmutating set {
      if carriesTransaction {
        withTransaction(transaction) { location.write(newValue) }
      } else {
        location.write(newValue)
      }
    }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// Makes a binding from another one, for `$` in closures' parameters.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    derived(PartLocation(whole: location, keyPath: keyPath))
  }

  /// A binding whose writes carry `transaction`.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    copy.carriesTransaction = true
    return copy
  }

  /// A binding whose writes are animated by `animation`; nil writes without one.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var changed = transaction
    changed.animation = animation
    return self.transaction(changed)
  }

  func derived<Part>(_ location: ValueLocation<Part>) -> Binding<Part> {
    var binding = Binding<Part>(location: location)
    binding.transaction = transaction
    binding.carriesTransaction = carriesTransaction
    return binding
  }
}

extension Binding {
  /// Makes a binding to an optional from one to a value; nil cannot be written.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self = base.derived(OptionalLocation(base.location))
  }

  /// Makes a binding to a value from one to an optional; nil while that is nil.
  ///
  /// SwiftUI: there reading it traps once the optional is nil. Here it keeps its last value, and what is written then is lost.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self = base.derived(UnwrappedLocation(base.location, value))
  }
}

extension Binding: SelfComparing {
  package func isSame(as other: Binding<Value>) -> Bool {
    // What a transaction carries cannot be compared.
    !carriesTransaction && !other.carriesTransaction && location.isSame(as: other.location)
  }
}

// Unchecked: as its location is.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// Walks bindings to the elements.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// A part of the collection.
  public typealias SubSequence = Slice<Binding<Value>>

  /// Walks bindings to the elements; each keeps to one that has an identity, wherever that is moved.
  public func makeIterator() -> IndexingIterator<Binding<Value>> {
    // A loop that is given the collection itself finds its elements again by its own identities.
    let isFollowed =
      Value.Element.self is any Identifiable.Type && !(location is SnapshotLocation<Value>)
    return IndexingIterator(_elements: isFollowed ? derived(WalkedLocation(location)) : self)
  }
}

extension Binding: Collection where Value: MutableCollection {
  /// A position in the collection.
  public typealias Index = Value.Index
  /// The collection's positions.
  public typealias Indices = Value.Indices

  /// The first position.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The position past the last.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// All positions.
  public var indices: Value.Indices { wrappedValue.indices }
  /// The position after `index`.
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }

  /// A binding to the element at `position`; it reads the last known element when the collection
  /// has become shorter.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    derived(
      (location as? WalkedLocation)?.identifiedElement(at: position)
        ?? ElementLocation(whole: location, position: position))
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection {
  /// The position before `index`.
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection
where Value: RandomAccessCollection & MutableCollection {}
