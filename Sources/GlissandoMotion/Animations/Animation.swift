public import Foundation

/// How a change of state becomes motion.
///
/// An animation is a description: immutable, comparable and free of any time of its own. Two are
/// equal when they are of the same kind with the same parameters; ``default`` equals only itself.
///
/// Springs are evaluated in closed form. The system whose interface this is drives its persistent
/// springs with a step integrator of 1/300 s, which lands within about 1.5 % of it.
public struct Animation: Hashable, Sendable {
  let storage: AnimationStorage

  init(storage: AnimationStorage) {
    self.storage = storage
  }

  init(law: some MotionLaw) {
    storage = .law(AnyMotionLaw(base: law), merges: law.merges)
  }

  /// Creates an animation from one of your own.
  public init<A: CustomAnimation>(_ base: A) {
    if let builtIn = base as? BuiltInAnimation {
      storage = builtIn.storage
    } else {
      storage = .custom(AnyCustomAnimation(base: base))
    }
  }

  /// The custom animation that describes this one; an opaque one for those that are built in.
  public var base: any CustomAnimation {
    if case .custom(let custom) = storage { return custom.base }
    return BuiltInAnimation(storage: storage)
  }

  /// The value after a time, on the way from zero to an interval; nil when the motion has ended.
  ///
  /// - Parameters:
  ///   - value: The interval: the end less the start.
  ///   - time: Seconds since the start. Expected to advance from call to call.
  ///   - context: The state of the motion, and its environment.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    storage.animate(value: value, time: time, context: &context)
  }

  /// The velocity after a time, in units per second; nil where the animation does not know it.
  ///
  /// - Parameters:
  ///   - value: The interval: the end less the start.
  ///   - time: Seconds since the start.
  ///   - context: The state of the motion, and its environment.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    storage.velocity(value: value, time: time, context: context)
  }

  /// Whether this animation merges with one that runs; it writes what it needs into the context.
  ///
  /// - Parameters:
  ///   - previous: The animation that runs.
  ///   - value: Its interval.
  ///   - time: Seconds since its start.
  ///   - context: Its state, which this animation inherits.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    storage.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

extension Animation: CustomStringConvertible {
  /// The animation as it would be written.
  public var description: String { "Animation.\(storage.description)" }
}
