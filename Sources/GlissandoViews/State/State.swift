import Foundation
import GlissandoMotion

/// A value that a view owns, and that lasts as long as the view's identity.
///
/// Writing it changes the value at once; what shows it is evaluated again before the next frame,
/// under the transaction in which it was written. A write of an equal value does nothing.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private var initialValue: Value
  private var location: StateLocation<Value>?

  /// Makes a state that starts as `wrappedValue`.
  public init(wrappedValue: Value) { initialValue = wrappedValue }

  /// Makes a state that starts as `initialValue`.
  public init(initialValue: Value) { self.initialValue = initialValue }

  /// The value. Before the view is on screen it is the initial one, and writes are refused with a
  /// warning.
  public var wrappedValue: Value {
    get { location?.read() ?? initialValue }
    nonmutating set {
      guard let location else {
        ViewWarning.once(
          "a State of type \(Value.self) was written before its view was shown; the write is lost:"
            + " write it in onAppear, or set the initial value",
          key: "state-before-view \(Value.self)")
        return
      }
      location.write(newValue)
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initialValue) }
    return Binding(location: location)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Makes a state that starts as nil.
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

extension State: @MainActor NodeProperty {
  func installed(in slot: inout AnyObject?, _ node: ViewNode) -> StateLocation<Value> {
    if let known = slot as? StateLocation<Value> { return known }
    let made = StateLocation(initialValue, tree: node.tree)
    slot = made
    return made
  }

  mutating func install(_ slot: inout AnyObject?, node: ViewNode, subscriber: Subscriber) {
    location = installed(in: &slot, node)
  }
}

/// Where a value lives that bindings lead to.
class ValueLocation<Value>: @unchecked Sendable {
  // Sendable: every access but `write` is on the main thread, which is asserted, and `write`
  // from another thread is sent there.

  /// The value, noting that the body being evaluated reads it.
  func read() -> Value { fatalError("abstract") }

  /// Changes the value under the thread's transaction.
  func write(_ value: Value) { fatalError("abstract") }
}

/// The storage of one `State`.
final class StateLocation<Value>: ValueLocation<Value>, @unchecked Sendable {
  /// What was written last: what actions read.
  private var latest: Value
  /// What the commits so far have applied: what bodies read.
  private var committed: Value
  private var readers: [ObjectIdentifier: Reader] = [:]
  private let tree: ViewTree

  private struct Reader {
    let subscriber: Subscriber
    let evaluation: Int
  }

  init(_ value: Value, tree: ViewTree) {
    latest = value
    committed = value
    self.tree = tree
  }

  override func read() -> Value {
    if let evaluator = ViewTree.evaluator { note(evaluator) }
    return tree.isCommitting ? committed : latest
  }

  override func write(_ value: Value) {
    let carried = Carried(value)
    if Thread.isMainThread {
      MainActor.assumeIsolated { record(carried.value) }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { self.record(carried.value) } }
    }
  }

  @MainActor
  private func record(_ value: Value) {
    if areEqualValues(latest, value) { return }
    latest = value
    tree.record { [weak self] in self?.commit(value) }
  }

  @MainActor
  private func commit(_ value: Value) {
    committed = value
    let notified = readers.values.filter { $0.subscriber.isActive }
    readers.removeAll(keepingCapacity: true)
    // The evaluation pass orders its queue, so the dictionary's order reaches nobody.
    for reader in notified { reader.subscriber.invalidate(readIn: reader.evaluation) }
  }

  private func note(_ subscriber: Subscriber) {
    readers[ObjectIdentifier(subscriber)] = Reader(
      subscriber: subscriber, evaluation: subscriber.evaluation)
  }
}

/// Carries a value to the main actor: handed over, never shared.
struct Carried<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
