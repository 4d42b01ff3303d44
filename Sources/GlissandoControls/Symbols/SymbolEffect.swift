import Foundation
import GlissandoViews

/// A motion of symbols.
public protocol SymbolEffect: Sendable {
  /// What it does.
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that plays once, whenever a value changes.
public protocol DiscreteSymbolEffect: SymbolEffect {}
/// An effect that lasts while it is active.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// An effect with which a symbol comes and goes.
public protocol TransitionSymbolEffect: SymbolEffect {}
/// An effect with which a symbol becomes another one.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// What an effect of symbols does.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  enum Kind: Hashable {
    case automatic, bounce, pulse, variableColor, scale, appear, disappear, replace, wiggle,
      rotate, breathe
  }

  /// Where a motion goes.
  enum Direction: Hashable {
    case up, down, left, right, clockwise, counterClockwise
  }

  var kind: Kind
  var direction: Direction?
  /// Whether a course of opacities runs there and back.
  var reverses = false
}

/// How an effect of symbols is played.
public struct SymbolEffectOptions: Equatable, Sendable {
  var speed = 1.0
  /// How many times it is played; nil is for ever where it lasts, and once where it does not.
  var count: Int?
  /// Whether it is played for ever.
  var isEndless = false
  /// The seconds between two times.
  var pause = 0.0
  /// Whether an effect that lasts comes to an end by itself.
  var isCounted: Bool { count != nil && !isEndless }

  /// As the effect is by itself.
  public static let `default` = SymbolEffectOptions()
  /// For ever.
  public static let repeating = SymbolEffectOptions(isEndless: true)
  /// Once.
  public static let nonRepeating = SymbolEffectOptions(count: 1)

  /// So many times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { Self.default.repeat(count) }
  /// In a certain way.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    Self.default.repeat(behavior)
  }
  /// Faster or slower; 1 is as the effect is by itself.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { Self.default.speed(speed) }

  /// For ever.
  public var repeating: SymbolEffectOptions { changing { $0.isEndless = true } }
  /// Once.
  public var nonRepeating: SymbolEffectOptions {
    changing {
      $0.count = 1
      $0.isEndless = false
    }
  }
  /// So many times; nil is for ever.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    changing {
      $0.count = count.map { max($0, 1) }
      $0.isEndless = count == nil
    }
  }
  /// In a certain way.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    changing {
      $0.count = behavior.count
      $0.isEndless = behavior.count == nil
      $0.pause = behavior.pause
    }
  }
  /// Faster or slower; 1 is as the effect is by itself.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    changing { $0.speed = speed > 0 && speed.isFinite ? speed : 1 }
  }

  private func changing(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
    var copy = self
    change(&copy)
    return copy
  }

  /// How an effect goes on.
  public struct RepeatBehavior: Sendable {
    let count: Int?
    let pause: Double
    /// The seconds between two times where nothing is said.
    private static let usualPause = 0.6

    /// One after the other.
    public static let continuous = RepeatBehavior(count: nil, pause: 0)
    /// With pauses.
    public static let periodic = RepeatBehavior(count: nil, pause: usualPause)
    /// With pauses, so many times; `delay` is in seconds.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count.map { max($0, 1) }, pause: max(0, delay ?? usualPause))
    }
  }
}
