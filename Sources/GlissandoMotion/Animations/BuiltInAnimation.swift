import Foundation

/// A built-in animation seen as a custom one: what `Animation.base` gives.
struct BuiltInAnimation: CustomAnimation, CustomStringConvertible {
  let storage: AnimationStorage

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    storage.animate(value: value, time: time, context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    storage.velocity(value: value, time: time, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    storage.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }

  var description: String { storage.description }
}
