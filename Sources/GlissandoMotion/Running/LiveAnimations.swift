package final class LiveAnimations {
  package init() {}
  package var time: Double { 0 }
  package var count: Int { 0 }
  package func tick(to time: Double) {}
  package func runCompletions() {}
  package var hasReadyCompletions: Bool { false }
}
package class AnyAnimatedAttribute {
  package internal(set) var isRunning = false
  package let label: String
  package final unowned(unsafe) var observer: (any AnimatedAttributeObserver)?
  init(label: String) { self.label = label }
  package func remove() {}
}
package final class AnimatedAttribute<Value: VectorArithmetic>: AnyAnimatedAttribute {
  package init(
    _ value: Value, label: String, restDistance: Double = 0.01, in table: LiveAnimations
  ) {
    target = value
    super.init(label: label)
  }
  package private(set) var target: Value
  package var shown: Value { target }
  package func velocity(at time: Double) -> Value { .zero }
  package func set(
    _ target: Value, transaction: Transaction, environment: EnvironmentValues, at time: Double
  ) { self.target = target; observer?.animatedValueChanged(self) }
  package func jump(to value: Value) { target = value; observer?.animatedValueChanged(self) }
  package var environment: EnvironmentValues { get { EnvironmentValues() } set {} }
}
