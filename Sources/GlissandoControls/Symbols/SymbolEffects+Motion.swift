import GlissandoViews

// The effects of symbols by their names. All of them move the symbol as a whole.

/// A shaking.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, VariedSymbolEffect {
  /// What it does.
  public internal(set) var configuration = SymbolEffectConfiguration(kind: .wiggle)

  /// The effect, upwards.
  public var up: WiggleSymbolEffect { changing { $0.direction = .up } }

  /// The effect, downwards.
  public var down: WiggleSymbolEffect { changing { $0.direction = .down } }

  /// The effect, to the left.
  public var left: WiggleSymbolEffect { changing { $0.direction = .left } }

  /// The effect, to the right.
  public var right: WiggleSymbolEffect { changing { $0.direction = .right } }

  /// The effect, clockwise.
  public var clockwise: WiggleSymbolEffect { changing { $0.direction = .clockwise } }

  /// The effect, against the clock.
  public var counterClockwise: WiggleSymbolEffect { changing { $0.direction = .counterClockwise } }
  /// The effect, forwards.
  public var forward: WiggleSymbolEffect { right }
  /// The effect, backwards.
  public var backward: WiggleSymbolEffect { left }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// A shaking.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// A turn.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, VariedSymbolEffect {
  /// What it does.
  public internal(set) var configuration = SymbolEffectConfiguration(kind: .rotate)

  /// The effect, clockwise.
  public var clockwise: RotateSymbolEffect { changing { $0.direction = .clockwise } }

  /// The effect, against the clock.
  public var counterClockwise: RotateSymbolEffect { changing { $0.direction = .counterClockwise } }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// A turn.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// A slow growing and shrinking.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// What it does.
  public internal(set) var configuration = SymbolEffectConfiguration(kind: .breathe)

  /// The effect in a variant that looks the same here.
  public var plain: BreatheSymbolEffect { self }

  /// The effect in a variant that looks the same here.
  public var pulse: BreatheSymbolEffect { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// A slow growing and shrinking.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// What suits the symbol.
public struct AutomaticSymbolEffect: TransitionSymbolEffect, ContentTransitionSymbolEffect {
  /// What it does.
  public internal(set) var configuration = SymbolEffectConfiguration(kind: .automatic)
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// What suits the symbol.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
