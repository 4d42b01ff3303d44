public import GlissandoMotion

/// How a view comes and goes.
///
/// `body` describes the view in each phase. What animates in it goes from the look of
/// `willAppear` to that of `identity` when the view comes, and to that of `didDisappear` when it
/// goes, with the animation of the change that caused it.
///
///     struct Twirl: Transition {
///       func body(content: Content, phase: TransitionPhase) -> some View {
///         content
///           .rotationEffect(.degrees(phase.value * 180))
///           .opacity(phase.isIdentity ? 1 : 0)
///       }
///     }
@MainActor @preconcurrency
public protocol Transition {
  /// The type of view that describes the result.
  associatedtype Body: View

  /// The view as it looks in a phase; `content` stands for the view itself.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

  /// What is known of the transition: by default, that it moves.
  static var properties: TransitionProperties { get }

  /// Stands for the view that comes and goes.
  typealias Content = PlaceholderContentView<Self>
}

extension Transition {
  /// A transition that moves.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// A view as it looks in a phase of the transition, for transitions that are made of others.
  nonisolated public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    content.modifier(TransitionModifier(transition: self, phase: phase))
  }

  /// The transition with an animation of its own, whatever that of the change; nil lets the view
  /// come and go at once.
  ///
  /// It plays even where the change has no animation.
  nonisolated public func animation(_ animation: Animation?) -> some Transition {
    TimedTransition(base: self, animation: animation)
  }

  /// Both transitions at once; `other` changes what this one makes of the view.
  nonisolated public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }
}

/// A transition in one of its phases, as a change of a view.
@usableFromInline
nonisolated struct TransitionModifier<T: Transition>: ViewModifier, PlaceholderNaming {
  let transition: T
  let phase: TransitionPhase

  static var placeholderValue: Any.Type { T.self }

  @usableFromInline @MainActor func body(content: Content) -> some View {
    transition.body(content: PlaceholderContentView<T>(), phase: phase)
  }
}
