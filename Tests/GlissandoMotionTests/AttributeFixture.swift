@testable import GlissandoMotion

/// One attribute in a table of its own, with a memory of what it was told.
final class Attribute<Value: VectorArithmetic>: AnimatedAttributeObserver {
  let table: LiveAnimations
  private(set) var attribute: AnimatedAttribute<Value>
  private(set) var changes = 0
  private(set) var ends = 0

  init(_ value: Value, in table: LiveAnimations = LiveAnimations()) {
    self.table = table
    attribute = AnimatedAttribute(value, label: "value", in: table)
    attribute.observer = self
  }

  deinit { attribute.observer = nil }

  func animatedValueChanged(_ attribute: AnyAnimatedAttribute) { changes += 1 }
  func animationEnded(_ attribute: AnyAnimatedAttribute) { ends += 1 }

  /// Sets the value under a transaction; by default the thread's.
  func set(_ value: Value, at time: Double, _ transaction: Transaction = .current) {
    attribute.set(
      value, transaction: transaction, environment: EnvironmentValues(), at: time)
  }

  /// Sets the value as a change of state does: recorded now, committed by `commit`.
  func set(_ value: Value, _ animation: Animation?, at time: Double) {
    set(value, at: time, Transaction(animation: animation))
  }

  var shown: Value { attribute.shown }
  var isRunning: Bool { attribute.isRunning }

  /// A frame: the tick, and the completions after it.
  func frame(_ time: Double) {
    table.tick(to: time)
    table.runCompletions()
  }
}

/// Counts calls.
final class Counter {
  private(set) var count = 0
  private(set) var log: [String] = []

  func call(_ name: String = "") {
    count += 1
    log.append(name)
  }
}
