package import GlissandoMotion

/// A value of a node as its view states it, and as it is shown while it follows.
///
/// The attribute of the engine is made when the value moves for the first time: most values of
/// most views never do.
@MainActor
package final class ShownValue<Value: Animatable> {
  /// The value that the view states.
  #if !DEBUG
    // Unchecked in release builds, here and below: the benchmark’s row `shuffle` needs it.
    @exclusivity(unchecked)
  #endif
  package private(set) var target: Value
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var attribute: AnimatedAttribute<Value.AnimatableData>?
  private let label: String
  private let restDistance: Double
  /// False until the first value: that one is taken without motion.
  private var isSet: Bool

  /// Makes a value that is known from the start.
  package init(_ value: Value, label: String, restDistance: Double = 0.01) {
    target = value
    self.label = label
    self.restDistance = restDistance
    isSet = true
  }

  /// Makes a value that is still to come; `placeholder` is shown until then.
  init(placeholder: Value, label: String, restDistance: Double = 0.01) {
    target = placeholder
    self.label = label
    self.restDistance = restDistance
    isSet = false
  }

  /// Takes a new value under a transaction: that which arrives at `node`, unless another is given, which is asked for
  /// only where the value has changed.
  /// - Returns: whether what is shown has changed at once or begins to move.
  @discardableResult
  package func set<Node: ViewNode & AnimatedAttributeObserver>(
    _ value: Value, for node: Node, under givenTransaction: @autoclosure () -> Transaction? = nil
  ) -> Bool {
    let data = value.animatableData
    let previous = target.animatableData
    guard data.isFinite || !isSet else {
      if isUnbounded(value) {
        jump(to: value)
        return true
      }
      refuse(node)
      return false
    }
    target = value
    guard isSet, previous.isFinite else {
      isSet = true
      return true
    }
    if data == previous { return false }
    let transaction = givenTransaction() ?? node.transaction
    if attribute == nil, transaction.animation != nil || transaction.tracksVelocity {
      let made = AnimatedAttribute(
        previous, label: label, restDistance: restDistance, in: node.tree.animations)
      made.observer = node
      attribute = made
    }
    attribute?.set(
      data, transaction: transaction, environment: node.environment, at: node.tree.time)
    return true
  }

  private func refuse(_ node: ViewNode) {
    ViewWarning.once(
      "a value of \(label) at \(node.debugPath) is not finite; the view keeps the one that it has:"
        + " use finite numbers")
  }

  /// Takes a value without motion, whatever the transaction says.
  package func jump(to value: Value) {
    target = value
    isSet = true
    remove()
  }

  /// The value as shown now.
  package var shown: Value { shown(in: target) }

  /// A value whose data is that shown now, and whose rest is `value`'s.
  func shown(in value: Value) -> Value {
    guard let attribute, attribute.isRunning else { return value }
    var value = value
    value.animatableData = attribute.shown
    return value
  }

  /// Whether it is on its way.
  package var isRunning: Bool { attribute?.isRunning ?? false }

  /// How fast it is at a time, in its units per second; zero at rest.
  func velocity(at time: Double) -> Value.AnimatableData {
    guard let attribute, attribute.isRunning else { return .zero }
    return attribute.velocity(at: time)
  }

  /// Lets go of the motion.
  package func remove() {
    attribute?.remove()
    attribute = nil
  }
}

extension VectorArithmetic {
  /// Whether no part is endless or unknown: only of those the difference to itself is not zero.
  var isFinite: Bool { (self - self).magnitudeSquared == 0 }
}
