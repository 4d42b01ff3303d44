public import Foundation

// Springs that merge with what runs.

extension Animation {
  /// The animation that is used where none is named: a spring of response 0.55 without bounce.
  public static let `default` = Animation(law: DefaultSpring())

  /// A persistent spring: duration 0.5 s, no bounce.
  ///
  /// Persistent springs replace whatever runs on the attribute and keep its velocity.
  public static var spring: Animation { spring(duration: 0.5) }

  /// A persistent spring by its perceptual duration and bounce.
  ///
  /// - Parameters:
  ///   - duration: How long the motion seems to take, in seconds.
  ///   - bounce: In [-1, 1]: 1 swings for ever, 0 not at all, below 0 it creeps.
  ///   - blendDuration: Seconds over which the duration of a spring that runs becomes this one's.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
  }

  // SwiftUI: `.spring()` without arguments is the function by duration, hence the attribute.
  /// A persistent spring by its response and damping.
  ///
  /// - Parameters:
  ///   - response: The period of the undamped spring, in seconds; 0 is infinitely stiff.
  ///   - dampingFraction: The damping as a fraction of the critical one.
  ///   - blendDuration: Seconds over which the response of a spring that runs becomes this one's.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(
      Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  /// A persistent spring from a model.
  ///
  /// - Parameters:
  ///   - spring: The model.
  ///   - blendDuration: Seconds over which the duration of a spring that runs becomes this one's.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    Animation(law: PersistentSpring(spring: spring, blendDuration: blendDuration))
  }

  /// A persistent spring for what follows the pointer: duration 0.15 s, bounce 0.15, blending over
  /// 0.25 s.
  public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }

  /// A persistent spring for what follows the pointer.
  ///
  /// - Parameters:
  ///   - response: The period of the undamped spring, in seconds.
  ///   - dampingFraction: The damping as a fraction of the critical one.
  ///   - blendDuration: Seconds over which the response of a spring that runs becomes this one's.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(
      response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// A persistent spring for what follows the pointer.
  ///
  /// - Parameters:
  ///   - duration: How long the motion seems to take, in seconds.
  ///   - extraBounce: Added to a bounce of 0.15.
  ///   - blendDuration: Seconds over which the duration of a spring that runs becomes this one's.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
  }

  /// A persistent spring without bounce: duration 0.5 s.
  public static var smooth: Animation { smooth() }

  /// A persistent spring without bounce of its own.
  ///
  /// - Parameters:
  ///   - duration: How long the motion seems to take, in seconds.
  ///   - extraBounce: Added to a bounce of 0.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }

  /// A persistent spring with a little bounce: duration 0.5 s, bounce 0.15.
  public static var snappy: Animation { snappy() }

  /// A persistent spring with a little bounce.
  ///
  /// - Parameters:
  ///   - duration: How long the motion seems to take, in seconds.
  ///   - extraBounce: Added to a bounce of 0.15.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }

  /// A persistent spring with bounce: duration 0.5 s, bounce 0.3.
  public static var bouncy: Animation { bouncy() }

  /// A persistent spring with bounce.
  ///
  /// - Parameters:
  ///   - duration: How long the motion seems to take, in seconds.
  ///   - extraBounce: Added to a bounce of 0.3.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }
}
