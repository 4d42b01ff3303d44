import GlissandoViews

// The effects of symbols by their names. All of them move the symbol as a whole.

/// An effect that has variants.
protocol VariedSymbolEffect: SymbolEffect {
  var configuration: SymbolEffectConfiguration { get set }
}

extension VariedSymbolEffect {
  /// A variant.
  func changing(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
    var copy = self
    change(&copy.configuration)
    return copy
  }
}

extension IndefiniteSymbolEffect {
  /// The effect; a symbol here is one layer.
  public var byLayer: Self { self }

  /// The effect on the symbol as a whole.
  public var wholeSymbol: Self { self }
}

/// A short leap.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, VariedSymbolEffect {
  /// What it does.
  public internal(set) var configuration = SymbolEffectConfiguration(kind: .bounce)

  /// The effect, upwards.
  public var up: BounceSymbolEffect { changing { $0.direction = .up } }

  /// The effect, downwards.
  public var down: BounceSymbolEffect { changing { $0.direction = .down } }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// A short leap.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// A fading and returning.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// What it does.
  public internal(set) var configuration = SymbolEffectConfiguration(kind: .pulse)
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// A fading and returning.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// A course of opacities.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect,
  VariedSymbolEffect
{
  /// What it does.
  public internal(set) var configuration = SymbolEffectConfiguration(kind: .variableColor)

  /// The effect; a symbol here is one layer.
  public var iterative: VariableColorSymbolEffect { self }

  /// The effect; a symbol here is one layer.
  public var cumulative: VariableColorSymbolEffect { self }

  /// The effect; a symbol here is one layer.
  public var dimInactiveLayers: VariableColorSymbolEffect { self }

  /// The effect; a symbol here is one layer.
  public var hideInactiveLayers: VariableColorSymbolEffect { self }

  /// The effect; a symbol here is one layer.
  public var nonReversing: VariableColorSymbolEffect { self }

  /// The effect, there and back.
  public var reversing: VariableColorSymbolEffect { changing { $0.reverses = true } }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// A course of opacities.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// Another size.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect, VariedSymbolEffect {
  /// What it does.
  public internal(set) var configuration = SymbolEffectConfiguration(kind: .scale)

  /// The effect, upwards.
  public var up: ScaleSymbolEffect { changing { $0.direction = .up } }

  /// The effect, downwards.
  public var down: ScaleSymbolEffect { changing { $0.direction = .down } }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// Another size.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// A coming.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, VariedSymbolEffect
{
  /// What it does.
  public internal(set) var configuration = SymbolEffectConfiguration(kind: .appear)

  /// The effect, upwards.
  public var up: AppearSymbolEffect { changing { $0.direction = .up } }

  /// The effect, downwards.
  public var down: AppearSymbolEffect { changing { $0.direction = .down } }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// A coming.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// A going.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect,
  VariedSymbolEffect
{
  /// What it does.
  public internal(set) var configuration = SymbolEffectConfiguration(kind: .disappear)

  /// The effect, upwards.
  public var up: DisappearSymbolEffect { changing { $0.direction = .up } }

  /// The effect, downwards.
  public var down: DisappearSymbolEffect { changing { $0.direction = .down } }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// A going.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// An exchange for another symbol.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {
  /// What it does.
  public internal(set) var configuration = SymbolEffectConfiguration(kind: .replace)

  /// An exchange for another symbol; both move alike here.
  public static var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }

  /// An exchange for another symbol; both move alike here.
  public static var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }

  /// An exchange for another symbol; both move alike here.
  public static var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }

  /// The effect; both symbols move alike here.
  public var downUp: ReplaceSymbolEffect { self }

  /// The effect; both symbols move alike here.
  public var upUp: ReplaceSymbolEffect { self }

  /// The effect; both symbols move alike here.
  public var offUp: ReplaceSymbolEffect { self }

  /// The effect; a symbol here is one layer.
  public var byLayer: ReplaceSymbolEffect { self }

  /// The effect on the symbol as a whole.
  public var wholeSymbol: ReplaceSymbolEffect { self }

  /// An exchange of the parts that differ, where the symbols are related, else `fallback`.
  ///
  /// SwiftUI: symbols here are exchanged as a whole, which is the fallback.
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace(fallback) }

  /// An exchange of the parts that differ.
  public struct MagicReplace: ContentTransitionSymbolEffect {
    /// What it does.
    public internal(set) var configuration: SymbolEffectConfiguration

    init(_ fallback: ReplaceSymbolEffect) { configuration = fallback.configuration }
  }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// An exchange for another symbol.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
