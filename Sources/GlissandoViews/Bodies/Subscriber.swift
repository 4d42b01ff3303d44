package import GlissandoMotion
import Synchronization

// What a body has read, and that it is evaluated when this changes.

/// A node with something that reads state: a body, or a drawing.
@MainActor
protocol Evaluated: ViewNode {
  /// Asks for an evaluation in the next commit.
  func invalidateBody()
}

/// Notes what one body read, and asks for its evaluation when that changes.
@MainActor
package final class Subscriber {
  // Nil from `end` on. Not weak: that would make counting each reference to the node slow for good.
  private unowned var node: (any Evaluated)?
  /// Counts evaluations: what was read in an earlier one no longer counts.
  ///
  /// Atomic because states ask for it, which are on no actor.
  nonisolated let evaluation = Atomic(0)
  private var environmentReads: [EnvironmentRead] = []
  private let kind: EvaluatedKind
  /// What the evaluation has read of observed models; nil as long as it has read nothing.
  private var models: ModelReading?
  /// Where properties of the view find the environment; nil until one asks, and from `end` on.
  private var place: EnvironmentPlace?
  private var life = LiveMark()

  init(_ node: any Evaluated) {
    self.node = node
    kind = EvaluatedKind.of(type(of: node))
    life.count(self)
  }

  /// Evaluates `body` and notes what it reads.
  func track<Body>(_ body: () -> Body) -> Body {
    evaluation.store(evaluation.load(ordering: .relaxed) + 1, ordering: .relaxed)
    environmentReads.removeAll(keepingCapacity: true)
    models?.end()
    return observe(body)
  }

  /// Runs `body` and adds what it reads to what the evaluation has read.
  func observe<Result>(_ body: () -> Result) -> Result {
    var reading = models
    defer { models = reading }
    return observe(into: &reading, body)
  }

  /// Runs `body` and notes what it reads of models for a part of the description that is made again
  /// by itself.
  ///
  /// Whoever keeps `reading` ends it before it is used again, and with the part.
  func observe<Result>(into reading: inout ModelReading?, _ body: () -> Result) -> Result {
    asEvaluator { kind.track(body, for: self, &reading) }
  }

  /// Hands what the body describes to the nodes below.
  ///
  /// Closures that the description brings with it (the content of a loop, a guide) run there, not
  /// in the body, and what they read is the body's reading too. Nodes with bodies of their own
  /// note theirs.
  func attribute(_ update: () -> Void) { asEvaluator(update) }

  @inline(__always)
  private func asEvaluator<Result>(_ body: () -> Result) -> Result {
    let outer = ViewTree.evaluator
    ViewTree.evaluator = self
    defer { ViewTree.evaluator = outer }
    return body()
  }

  /// Asks for an evaluation, if what changed was read by the last one.
  func invalidate(readIn evaluation: Int) {
    if evaluation == self.evaluation.load(ordering: .relaxed) { node?.invalidateBody() }
  }

  /// Records that an observed model is about to change, under the thread's transaction.
  package func observedModelChanges() {
    let evaluation = evaluation.load(ordering: .relaxed)
    guard let node, node.isAlive else { return }
    let tree = node.tree
    if tree.isCommitting { ViewTree.evaluator?.warnOfChange(of: "an observed model") }
    tree.record { [weak self] in self?.invalidate(readIn: evaluation) }
  }

  /// Says that the body that is being evaluated changes what it may only read.
  func warnOfChange(of changed: String) {
    guard let node else { return }
    ViewWarning.once(
      "\(changed) is changed while the body of \(node.debugPath) is evaluated, which"
        + " evaluates it again: change it in an action, in onAppear or in onChange")
  }

  var isActive: Bool { node?.isAlive ?? false }

  /// The node has left the tree: nothing that changes concerns it any more.
  func end() {
    if let node { place?.keep(node.environment) }
    place = nil
    node = nil
    environmentReads = []
    models?.end()
    models = nil
  }

  // MARK: Environment

  /// Where a property of the view finds the environment, for as long as anybody keeps it.
  package func environmentPlace() -> EnvironmentPlace {
    if let place { return place }
    let made = EnvironmentPlace(self)
    place = made
    return made
  }

  /// The environment of the node, noting that `key` was read.
  fileprivate func read<Value>(_ key: KeyPath<EnvironmentValues, Value>) -> Value? {
    guard let node else { return nil }
    // A closure of the description may run again and again without the body.
    if !environmentReads.contains(where: { $0.key == key }) {
      environmentReads.append(
        EnvironmentRead(key: key) { !areEqualValues($0[keyPath: key], $1[keyPath: key]) })
    }
    return node.environment[keyPath: key]
  }

  /// Whether anything that the body read differs between two environments.
  func environmentDiffers(_ lhs: EnvironmentValues, _ rhs: EnvironmentValues) -> Bool {
    environmentReads.contains { $0.differs(lhs, rhs) }
  }
}

/// Where a view's properties find its environment: that of the node, and the last one when the node has gone, since
/// actions of the view may still run.
///
/// It stands by itself because states list subscribers that have gone for a while, and those are not to keep what was in
/// an environment.
@MainActor
package final class EnvironmentPlace {
  // Each holds the other until the node goes.
  private var subscriber: Subscriber?
  private var last: EnvironmentValues?

  fileprivate init(_ subscriber: Subscriber) { self.subscriber = subscriber }

  fileprivate func keep(_ environment: EnvironmentValues) {
    subscriber = nil
    last = environment
  }

  /// A value of the environment, noting that the body reads it; nil where there is none any more.
  package func read<Value>(_ key: KeyPath<EnvironmentValues, Value>) -> Value? {
    subscriber?.read(key) ?? last?[keyPath: key]
  }
}

/// A value of the environment that a body read.
private struct EnvironmentRead {
  let key: AnyKeyPath
  let differs: (EnvironmentValues, EnvironmentValues) -> Bool
}

/// Whether two values are known to be equal: by `==`, by identity, else no.
package func areEqualValues<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  if let lhs = lhs as? any SelfComparing {
    func isSame<S: SelfComparing>(_ lhs: S) -> Bool { (rhs as? S).map(lhs.isSame) ?? false }
    return isSame(lhs)
  }
  if let lhs = lhs as? any Equatable {
    func equals<E: Equatable>(_ lhs: E) -> Bool {
      (rhs as? E).map { isUnchanged(lhs, $0) } ?? false
    }
    return equals(lhs)
  }
  if Value.self is AnyClass { return (lhs as AnyObject) === (rhs as AnyObject) }
  if let type = Value.self as? any OptionalType.Type {
    return withUnsafePointer(to: lhs) { type.isNil($0) }
      && withUnsafePointer(to: rhs) { type.isNil($0) }
  }
  return false
}
