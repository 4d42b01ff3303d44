import Foundation
import GlissandoMotion
import Synchronization

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

  /// The value.
  ///
  /// Before the view is on screen it is the initial one, and writes are refused with a warning.
  public var wrappedValue: Value {
    get {
      guard let location else { return initialValue }
      return location.read()
    }
    nonmutating set {
      guard let location else { return refuseWrite() }
      location.write(newValue)
    }
  }

  private func refuseWrite() {
    ViewWarning.once(
      "a State of type \(Value.self) was written before its view was shown; the write is lost:"
        + " write it in onAppear, or set the initial value",
      key: "state-before-view \(Value.self)")
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
  package mutating func install(_ slot: inout AnyObject?, node: ViewNode, subscriber: Subscriber) {
    // The value of the view that was evaluated before is evaluated again.
    if let location, location === slot { return }
    location = StateLocation.location(in: &slot, of: node, initialValue)
  }
}

// Unchecked: it is used on the main thread, which is asserted.
/// Where a value lives that bindings lead to.
class ValueLocation<Value>: @unchecked Sendable {
  // `write` from another thread is sent there.

  /// The value, noting that the body being evaluated reads it.
  func read() -> Value { fatalError("abstract") }

  /// Changes the value under the thread's transaction.
  func write(_ value: Value) { fatalError("abstract") }

  /// Whether both lead to the same value.
  func isSame(as other: ValueLocation<Value>) -> Bool { self === other }

  /// A location of the same element wherever it is moved, where this is an element of a collection.
  func following<ID: Equatable>(
    _ identify: @escaping (Value) -> ID, occurrence: Int?
  ) -> ValueLocation<Value> {
    self
  }
}

// Unchecked: it is used on the main thread, which is asserted.
/// The storage of one `State`.
final class StateLocation<Value>: ValueLocation<Value>, @unchecked Sendable {
  /// What was written last: what actions read.
  #if !DEBUG
    // Unchecked in release builds, here and below: the benchmark’s row `evaluation` needs it.
    @exclusivity(unchecked)
  #endif
  private(set) var latest: Value
  /// What the commits so far have applied: what bodies read.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var committed: Value
  /// The batch that waits to apply `latest`; 0 when there is none.
  private var pendingBatch = 0
  /// What earlier batches, which still wait, apply.
  ///
  /// Empty but for writes under several transactions in one turn.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var snapshots: [(batch: Int, value: Value)] = []
  /// How values are compared, found at the first write; nil where each must be asked.
  private lazy var equality = Comparison.equality(of: Value.self)
  /// Who has read the value since it changed last; somebody may be there more than once.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var readers: [StateReader] = []
  /// The number of readers at which those are let go that have left; twice what stays.
  private var pruningCount = smallestPruningCount
  private let commits: CommitProgress
  private var life = LiveMark()

  init(_ value: Value, _ commits: CommitProgress) {
    latest = value
    committed = value
    self.commits = commits
    super.init()
    life.count(self)
  }

  /// The location of a property, which a slot of its node keeps.
  @MainActor
  static func location(
    in slot: inout AnyObject?, of node: ViewNode, _ initialValue: Value
  ) -> StateLocation<Value> {
    if let location = slot as? StateLocation<Value> { return location }
    let made = StateLocation(initialValue, node.tree.commits)
    slot = made
    return made
  }

  override func read() -> Value {
    if let evaluator = ViewTree.evaluator { note(evaluator) }
    return commits.isRunning ? committed : latest
  }

  override func write(_ value: Value) {
    let carried = Carried(value)
    if MainContext.isCurrent {
      MainContext.assumed { set(carried.value) }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { self.set(carried.value) } }
    }
  }

  @MainActor
  private func set(_ value: Value) {
    if isLatest(value) { return }
    guard let tree = commits.tree else {
      latest = value
      readers = []
      return
    }
    keepForEarlierBatch(in: tree)
    latest = value
    recordChange(in: tree)
  }

  @MainActor
  private func isLatest(_ value: Value) -> Bool {
    guard let equality else { return areEqualValues(latest, value) }
    return withUnsafePointer(to: latest) { latest in
      withUnsafePointer(to: value) { equality.areEqual(latest, $0) }
    }
  }

  // MARK: Commits

  /// Before `latest` changes under another transaction: what the batch that waits applies is the
  /// value up to here.
  @MainActor
  private func keepForEarlierBatch(in tree: ViewTree) {
    if pendingBatch != 0, pendingBatch != tree.batchForWriting() {
      snapshots.append((pendingBatch, latest))
      pendingBatch = 0
    }
  }

  @MainActor
  private func recordChange(in tree: ViewTree) {
    if tree.isCommitting { ViewTree.evaluator?.warnOfChange(of: "a State of type \(Value.self)") }
    let batch = tree.batchForWriting()
    guard pendingBatch != batch else { return }
    pendingBatch = batch
    tree.record { [weak self] in self?.commit(batch) }
  }

  @MainActor
  private func commit(_ batch: Int) {
    if let index = snapshots.firstIndex(where: { $0.batch == batch }) {
      committed = snapshots.remove(at: index).value
    } else {
      committed = latest
      pendingBatch = 0
    }
    for reader in readers { reader.subscriber.invalidate(readIn: reader.evaluation) }
    readers.removeAll(keepingCapacity: true)
  }

  private func note(_ subscriber: Subscriber) {
    let reader = StateReader(
      subscriber: subscriber, evaluation: subscriber.evaluation.load(ordering: .relaxed))
    // A body reads what it reads several times in a row.
    if readers.last == reader { return }
    if readers.count >= pruningCount { prune() }
    readers.append(reader)
  }

  /// Lets go of readers that have left the tree, have been evaluated since or are there twice: of a
  /// state that is never written they would pile up as rows come into sight and go.
  private func prune() {
    MainActor.assumeIsolated {
      var seen: Set<ObjectIdentifier> = []
      readers.removeAll {
        !$0.subscriber.isActive
          || $0.evaluation != $0.subscriber.evaluation.load(ordering: .relaxed)
          || !seen.insert(ObjectIdentifier($0.subscriber)).inserted
      }
    }
    pruningCount = max(2 * readers.count, smallestPruningCount)
  }
}

/// Who has read a state, and in which evaluation.
private struct StateReader: Equatable {
  let subscriber: Subscriber
  let evaluation: Int

  static func == (lhs: StateReader, rhs: StateReader) -> Bool {
    lhs.subscriber === rhs.subscriber && lhs.evaluation == rhs.evaluation
  }
}

/// So few readers are not looked through.
private let smallestPruningCount = 16

// Unchecked: its value is handed over once and never shared.
/// Carries a value to the main actor.
package struct Carried<Value>: @unchecked Sendable {
  package let value: Value
  package init(_ value: Value) { self.value = value }
}
