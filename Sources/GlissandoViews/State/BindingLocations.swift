import GlissandoMotion

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

  override func isSame(as other: ValueLocation<Whole.Element>) -> Bool {
    guard let other = other as? ElementLocation else { return false }
    return position == other.position && whole.isSame(as: other.whole)
  }

  override func write(_ value: Whole.Element) {
    var collection = whole.read()
    guard collection.indices.contains(position) else { return }
    collection[position] = value
    whole.write(collection)
  }
}
