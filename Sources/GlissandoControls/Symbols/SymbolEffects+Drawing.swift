import Foundation
import GlissandoViews

// Symbols that come and go as if they were drawn.

/// A coming, as if the symbol were drawn.
///
/// SwiftUI: a symbol here has no strokes to be drawn one after the other; it comes as with `appear`.
public struct DrawOnSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// What it does.
  public internal(set) var configuration = SymbolEffectConfiguration(kind: .appear)

  /// The effect; a symbol here is one layer.
  public var byLayer: DrawOnSymbolEffect { self }

  /// The effect on the symbol as a whole.
  public var wholeSymbol: DrawOnSymbolEffect { self }

  /// The effect on one layer after the other; a symbol here is one layer.
  public var individually: DrawOnSymbolEffect { self }
}

/// A going, as if the drawing of the symbol were undone.
///
/// SwiftUI: a symbol here has no strokes to be drawn one after the other; it goes as with `disappear`.
public struct DrawOffSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// What it does.
  public internal(set) var configuration = SymbolEffectConfiguration(kind: .disappear)

  /// The effect; a symbol here is one layer.
  public var byLayer: DrawOffSymbolEffect { self }

  /// The effect on the symbol as a whole.
  public var wholeSymbol: DrawOffSymbolEffect { self }

  /// The effect on one layer after the other; a symbol here is one layer.
  public var individually: DrawOffSymbolEffect { self }

  /// The effect, backwards; a symbol here has no strokes.
  public var reversed: DrawOffSymbolEffect { self }

  /// The effect, forwards; a symbol here has no strokes.
  public var nonReversed: DrawOffSymbolEffect { self }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// A coming, as if the symbol were drawn.
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// A going, as if the drawing of the symbol were undone.
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
