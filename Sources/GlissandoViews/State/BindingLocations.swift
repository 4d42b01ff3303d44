import GlissandoMotion

// The places that bindings read from and write to.

// Unchecked: as its base is.
/// A location made of two closures.
final class ClosureLocation<Value>: ValueLocation<Value>, @unchecked Sendable {
  private let get: () -> Value
  private let set: (Value, Transaction) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.get = get
    self.set = set
  }

  override func read() -> Value { get() }
  override func write(_ value: Value) { set(value, .current) }
}

// Unchecked: as its base is.
/// A location that never changes.
final class ConstantLocation<Value>: ValueLocation<Value>, @unchecked Sendable {
  private let value: Value
  init(_ value: Value) { self.value = value }
  override func read() -> Value { value }
  override func write(_ value: Value) {}
}

// Unchecked: as its base is.
/// A part of another location's value.
final class PartLocation<Whole, Part>: ValueLocation<Part>, @unchecked Sendable {
  private let whole: ValueLocation<Whole>
  private let keyPath: WritableKeyPath<Whole, Part>

  init(whole: ValueLocation<Whole>, keyPath: WritableKeyPath<Whole, Part>) {
    self.whole = whole
    self.keyPath = keyPath
  }

  override func read() -> Part { whole.read()[keyPath: keyPath] }

  override func isSame(as other: ValueLocation<Part>) -> Bool {
    guard let other = other as? PartLocation else { return false }
    return keyPath == other.keyPath && whole.isSame(as: other.whole)
  }

  override func write(_ value: Part) {
    var changed = whole.read()
    changed[keyPath: keyPath] = value
    whole.write(changed)
  }
}

// Unchecked: as its base is.
/// Another location's value, as an optional.
final class OptionalLocation<Value>: ValueLocation<Value?>, @unchecked Sendable {
  private let whole: ValueLocation<Value>

  init(_ whole: ValueLocation<Value>) { self.whole = whole }

  override func read() -> Value? { whole.read() }
  override func write(_ value: Value?) { if let value { whole.write(value) } }

  override func isSame(as other: ValueLocation<Value?>) -> Bool {
    (other as? OptionalLocation).map { whole.isSame(as: $0.whole) } ?? false
  }
}

// Unchecked: as its base is.
/// What another location's optional holds.
///
/// Once that is nil it keeps its last value, and writes are lost: who writes is on the way out.
final class UnwrappedLocation<Value>: ValueLocation<Value>, @unchecked Sendable {
  private let whole: ValueLocation<Value?>
  private var last: Value

  init(_ whole: ValueLocation<Value?>, _ value: Value) {
    self.whole = whole
    last = value
  }

  override func read() -> Value {
    if let value = whole.read() { last = value }
    return last
  }

  override func write(_ value: Value) {
    guard whole.read() != nil else { return }
    last = value
    whole.write(value)
  }

  override func isSame(as other: ValueLocation<Value>) -> Bool {
    (other as? UnwrappedLocation).map { whole.isSame(as: $0.whole) } ?? false
  }
}

// Unchecked: as its base is.
/// An element of another location's collection.
final class ElementLocation<Whole: MutableCollection>: ValueLocation<Whole.Element>,
  @unchecked Sendable
{
  private let whole: ValueLocation<Whole>
  private let position: Whole.Index
  private var last: Whole.Element

  init(whole: ValueLocation<Whole>, position: Whole.Index) {
    self.whole = whole
    self.position = position
    last = whole.read()[position]
  }

  override func read() -> Whole.Element {
    let collection = whole.read()
    if collection.indices.contains(position) { last = collection[position] }
    return last
  }

  override func following<ID: Equatable>(
    _ identify: @escaping (Whole.Element) -> ID, occurrence: Int?
  ) -> ValueLocation<Whole.Element> {
    IdentifiedLocation(
      (whole as? SnapshotLocation)?.original ?? whole, at: position, read(), identify, occurrence)
  }

  override func isSame(as other: ValueLocation<Whole.Element>) -> Bool {
    guard let other = other as? ElementLocation else { return false }
    return position == other.position && whole.isSame(as: other.whole)
  }

  override func write(_ value: Whole.Element) {
    var collection = whole.read()
    guard collection.indices.contains(position) else { return }
    last = value
    collection[position] = value
    whole.write(collection)
  }
}

// Unchecked: as its base is.
/// What another location held when this one was made; writes go there.
///
/// A loop walks it: rows are made long after the loop was evaluated, when what is bound may be shorter.
final class SnapshotLocation<Value>: ValueLocation<Value>, @unchecked Sendable {
  let original: ValueLocation<Value>
  private let value: Value

  init(_ original: ValueLocation<Value>) {
    self.original = original
    value = original.read()
  }

  override func read() -> Value { value }
  override func write(_ value: Value) { original.write(value) }
}

// Unchecked: as its base is.
/// Another location's collection while it is walked: what becomes of its elements, as pairs with their
/// numbers, may end in a loop of which nobody sees any more that they are bindings.
final class WalkedLocation<Value>: ValueLocation<Value>, @unchecked Sendable {
  private let original: ValueLocation<Value>

  init(_ original: ValueLocation<Value>) { self.original = original }

  override func read() -> Value { original.read() }
  override func write(_ value: Value) { original.write(value) }

  /// The element at a position, by its own identity.
  func identifiedElement(at position: Value.Index) -> ValueLocation<Value.Element>
  where Value: MutableCollection {
    ElementLocation(whole: original, position: position)
      .following({ ($0 as? any Identifiable)?.anyIdentity }, occurrence: nil)
  }
}

extension Identifiable {
  fileprivate var anyIdentity: AnyHashable { AnyHashable(id) }
}

// Unchecked: as its base is.
/// The element of another location's collection that has an identity, wherever it stands.
///
/// Once it is no longer there it keeps its last value, and writes are lost.
final class IdentifiedLocation<Whole: MutableCollection, ID: Equatable>:
  ValueLocation<Whole.Element>, @unchecked Sendable
{
  private let whole: ValueLocation<Whole>
  private let id: ID
  private let identify: (Whole.Element) -> ID
  /// Which of several elements with the identity it is, from 0; nil where it was the only one.
  private let occurrence: Int?
  /// Where the element was found last.
  private var position: Whole.Index
  private var last: Whole.Element

  init(
    _ whole: ValueLocation<Whole>, at position: Whole.Index, _ element: Whole.Element,
    _ identify: @escaping (Whole.Element) -> ID, _ occurrence: Int?
  ) {
    self.whole = whole
    self.position = position
    last = element
    id = identify(element)
    self.identify = identify
    self.occurrence = occurrence
  }

  override func following<OtherID: Equatable>(
    _ identify: @escaping (Whole.Element) -> OtherID, occurrence: Int?
  ) -> ValueLocation<Whole.Element> {
    IdentifiedLocation<Whole, OtherID>(
      whole, at: position, last, identify, occurrence ?? self.occurrence)
  }

  override func read() -> Whole.Element {
    let collection = whole.read()
    if let position = find(in: collection) { last = collection[position] }
    return last
  }

  override func write(_ value: Whole.Element) {
    var collection = whole.read()
    guard let position = find(in: collection) else { return }
    last = value
    collection[position] = value
    whole.write(collection)
  }

  override func isSame(as other: ValueLocation<Whole.Element>) -> Bool {
    guard let other = other as? IdentifiedLocation else { return false }
    return id == other.id && occurrence == other.occurrence && whole.isSame(as: other.whole)
  }

  /// - Complexity: O(*n*) after the element has been moved or removed, or where others have its identity; else constant.
  private func find(in collection: Whole) -> Whole.Index? {
    if occurrence == nil, position >= collection.startIndex, position < collection.endIndex,
      identify(collection[position]) == id
    {
      return position
    }
    let found = collection.indices.lazy.filter { [identify, id] in identify(collection[$0]) == id }
      .dropFirst(occurrence ?? 0).first
    if let found { position = found }
    return found
  }
}

/// What leads to a value that is kept elsewhere.
protocol ReadElsewhere {
  /// The same, but reading what is there now, whatever becomes of it.
  var snapshot: Self { get }
  /// What leads to the same element of a collection wherever it is moved.
  ///
  /// - Parameter occurrence: Which of several elements with its identity it is, from 0; nil where it is the only one.
  func following<ID: Equatable>(_ identify: @escaping (Self) -> ID, occurrence: Int?) -> Self
}

extension Binding: ReadElsewhere {
  var snapshot: Binding { derived(SnapshotLocation(location)) }

  func following<ID: Equatable>(
    _ identify: @escaping (Binding) -> ID, occurrence: Int?
  ) -> Binding {
    derived(location.following({ identify(.constant($0)) }, occurrence: occurrence))
  }
}
