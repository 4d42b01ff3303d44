import Foundation
import GlissandoMotion
public import GlissandoViews

// Transitions by effects of symbols.

extension ContentTransition {
  /// A symbol becomes another one by an effect: the old one shrinks away, the new one grows.
  public static func symbolEffect<T: ContentTransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    options.noteUnchanged()
    return ContentTransition(kind: .opacity, exchangesBySize: true)
  }

  /// A symbol becomes another one by the effect that suits it.
  public static var symbolEffect: ContentTransition { symbolEffect(.automatic) }
}

extension SymbolEffectOptions {
  /// A transition runs as its change is animated.
  fileprivate func noteUnchanged() {
    guard self != .default else { return }
    ViewWarning.noteUnchanged(
      by: "symbolEffect(options:)", "a transition has the speed of its animation, and runs once")
  }
}

/// A transition by an effect of symbols: they grow out of nothing, and back into it.
public nonisolated struct SymbolEffectTransition: Transition {
  let configuration: SymbolEffectConfiguration
  /// The size of a symbol that is not there yet.
  private static var smallest: Double { 0.4 }

  /// Makes a transition by an effect.
  public init<T: TransitionSymbolEffect>(effect: T, options: SymbolEffectOptions = .default) {
    options.noteUnchanged()
    configuration = effect.configuration
  }

  /// The symbol in a phase.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    let grown = configuration.direction == .up && phase == .didDisappear ? 1.5 : Self.smallest
    content
      .scaleEffect(phase.isIdentity ? 1 : grown)
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Transition where Self == SymbolEffectTransition {
  /// Symbols come and go by an effect.
  public static func symbolEffect<T: TransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition {
    SymbolEffectTransition(effect: effect, options: options)
  }

  /// Symbols come and go by the effect that suits them.
  public static var symbolEffect: SymbolEffectTransition { symbolEffect(.automatic) }
}
