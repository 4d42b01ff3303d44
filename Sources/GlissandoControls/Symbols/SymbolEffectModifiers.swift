import Foundation
import GlissandoDrawing
import GlissandoMotion
public import GlissandoViews

// Puts effects of symbols on views.

extension View {
  /// Plays an effect whenever a value changes.
  ///
  /// SwiftUI: only the symbols inside move there; here the view moves as a whole.
  nonisolated public func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    modifier(
      SymbolReaction(
        configuration: effect.configuration, options: options, trigger: value)
    )
  }

  /// Plays an effect as long as it is active.
  ///
  /// SwiftUI: only the symbols inside move there; here the view moves as a whole.
  nonisolated public func symbolEffect<T: IndefiniteSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(
      LastingSymbolEffect(
        configuration: effect.configuration, options: options, isActive: isActive))
  }

  /// Keeps the effects that are said further out from the symbols inside.
  ///
  /// SwiftUI: only the symbols inside stand still; here all of the view does that such an effect is on.
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    transformPreference(SymbolEffectsRemovedKey.self) { $0 = $0 || isEnabled }
  }

  /// Plays an effect whenever a value changes.
  nonisolated fileprivate func playing(
    _ steps: [SymbolScore.Step], whenever trigger: some Equatable
  ) -> some View {
    keyframeAnimator(initialValue: SymbolPose(), trigger: trigger) { content, pose in
      content.modifier(SymbolPosing(pose: pose))
    } keyframes: { _ in
      KeyframeTrack(\.self) {
        for step in steps { step }
      }
    }
  }
}

/// Whether a view keeps effects away that are said further out.
private struct SymbolEffectsRemovedKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// An effect that answers to a value.
@usableFromInline
nonisolated struct SymbolReaction<Trigger: Equatable>: ViewModifier {
  let configuration: SymbolEffectConfiguration
  let options: SymbolEffectOptions
  let trigger: Trigger
  @State private var isRemoved = false

  @usableFromInline @MainActor func body(content: Content) -> some View {
    let score = SymbolScore(configuration, options)
    content
      .onPreferenceChange(SymbolEffectsRemovedKey.self) { isRemoved = $0 }
      .playing(
        isRemoved ? [SymbolScore.rest] : score.steps(rounds: score.rounds), whenever: trigger)
  }
}

/// An effect that lasts.
@usableFromInline
nonisolated struct LastingSymbolEffect: ViewModifier {
  let configuration: SymbolEffectConfiguration
  let options: SymbolEffectOptions
  let isActive: Bool
  @State private var isRemoved = false
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  @usableFromInline @MainActor func body(content: Content) -> some View {
    effect(
      on: content.onPreferenceChange(SymbolEffectsRemovedKey.self) { isRemoved = $0 },
      isActive: isActive && !isRemoved)
  }

  @ViewBuilder @MainActor
  private func effect(on content: some View, isActive: Bool) -> some View {
    switch configuration.kind {
    case .scale:
      // The size says something: without motion it is another one at once.
      let motion = reducesMotion ? Animation.linear(duration: 0) : SymbolScore.settle
      content.animating(motion, value: isActive) {
        $0.scaleEffect(isActive ? (configuration.direction == .down ? 0.8 : 1.2) : 1)
      }
    case .appear: presence(of: content, isShown: !isActive)
    case .disappear: presence(of: content, isShown: !isActive)
    default:
      let score = SymbolScore(configuration, options)
      if options.isCounted {
        content.modifier(CountedSymbolEffect(score: score, isActive: isActive))
      } else {
        repeated(content, score, isActive: isActive)
      }
    }
  }

  @MainActor private func repeated(
    _ content: some View, _ score: SymbolScore, isActive: Bool
  ) -> some View {
    // What only moves asks for no frames where nothing moves.
    let isActive = isActive && (!reducesMotion || score.fades)
    return content.keyframeAnimator(initialValue: SymbolPose(), repeating: isActive) {
      content, pose in
      content.modifier(SymbolPosing(pose: isActive ? pose : SymbolPose()))
        .animation(SymbolScore.settle, value: isActive)
    } keyframes: { _ in
      KeyframeTrack(\.self) {
        for step in score.steps(rounds: 1) { step }
      }
    }
  }

  @MainActor private func presence(of content: some View, isShown: Bool) -> some View {
    content.animating(SymbolScore.settle, value: isShown) {
      $0.scaleEffect(isShown || reducesMotion ? 1 : 0.5).opacity(isShown ? 1 : 0)
    }
  }
}

/// An effect that is played a number of times when it becomes active.
private struct CountedSymbolEffect: ViewModifier {
  let score: SymbolScore
  let isActive: Bool
  @State private var isPlaying = false

  func body(content: Content) -> some View {
    content
      .playing(
        isPlaying ? score.steps(rounds: score.rounds) : [SymbolScore.rest], whenever: isPlaying
      )
      .onAppear { isPlaying = isActive }
      .onChange(of: isActive) { isPlaying = isActive }
  }
}

/// How a symbol stands at one moment of an effect.
struct SymbolPose: Equatable, Animatable {
  var scale = 1.0
  var opacity = 1.0
  var degrees = 0.0
  /// In points.
  var offset = CGPoint.zero

  var animatableData:
    AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, CGPoint.AnimatableData>>
  {
    get {
      AnimatablePair(
        AnimatablePair(scale, opacity), AnimatablePair(degrees, offset.animatableData))
    }
    set {
      scale = newValue.first.first
      opacity = newValue.first.second
      degrees = newValue.second.first
      offset.animatableData = newValue.second.second
    }
  }
}

/// Shows a view in a pose.
@usableFromInline
nonisolated struct SymbolPosing: ViewModifier {
  let pose: SymbolPose
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  @usableFromInline @MainActor func body(content: Content) -> some View {
    // Without motion an effect still is to be noticed.
    let moves = !reducesMotion
    content
      .scaleEffect(moves ? pose.scale : 1)
      .rotationEffect(.degrees(moves ? pose.degrees : 0))
      .offset(x: moves ? pose.offset.x : 0, y: moves ? pose.offset.y : 0)
      .opacity(pose.opacity)
  }
}
