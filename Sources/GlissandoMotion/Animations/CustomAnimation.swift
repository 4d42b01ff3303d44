public import Foundation

/// An animation of your own.
///
///     struct Jelly: CustomAnimation {
///       func animate<V: VectorArithmetic>(
///         value: V, time: TimeInterval, context: inout AnimationContext<V>
///       ) -> V? {
///         guard time < 1 else { return nil }
///         return value.scaled(by: time * time * (3 - 2 * time))
///       }
///     }
///
///     withAnimation(Animation(Jelly())) { isOpen.toggle() }
///
/// The engine calls it from one thread, with time advancing, on the path of every frame: it should
/// not allocate.
public protocol CustomAnimation: Hashable, Sendable {
  /// The value after a time, on the way from zero to an interval; nil when the motion has ended.
  ///
  /// - Parameters:
  ///   - value: The interval: the end less the start.
  ///   - time: Seconds since the start.
  ///   - context: The state of the motion, and its environment.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// The velocity after a time, in units per second; nil, the default, lets the engine measure it.
  ///
  /// - Parameters:
  ///   - value: The interval: the end less the start.
  ///   - time: Seconds since the start.
  ///   - context: The state of the motion, and its environment.
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?

  /// Whether this animation merges with one that runs. False, the default, lets both run and
  /// shows their sum.
  ///
  /// - Parameters:
  ///   - previous: The animation that runs.
  ///   - value: Its interval.
  ///   - time: Seconds since its start.
  ///   - context: Its state; this animation takes it over with what it writes into it.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Nil: the engine measures the velocity.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    nil
  }

  /// False: both animations run, and their sum is shown.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    false
  }

  func isEqual(to other: any CustomAnimation) -> Bool {
    (other as? Self) == self
  }
}
