public import GlissandoMotion

// Unchecked: a constant, whose parts are used on the main actor only.
/// A transition whose type is hidden.
public struct AnyTransition: @unchecked Sendable {
  private indirect enum Storage {
    case transition(any Transition)
    case modifier(any TransitionModifying)
    case combined(AnyTransition, AnyTransition)
    case asymmetric(insertion: AnyTransition, removal: AnyTransition)
    case timed(AnyTransition, Animation?)
  }

  private let storage: Storage

  private init(_ storage: Storage) { self.storage = storage }

  /// Hides the type of a transition.
  nonisolated public init<T: Transition>(_ transition: T) {
    self.init(.transition(transition))
  }

  /// A transition between two states of a modifier: `active` before the view comes and after it
  /// has gone, `identity` while it stays.
  nonisolated public static func modifier<E: ViewModifier>(
    active: E, identity: E
  ) -> AnyTransition {
    AnyTransition(.modifier(ModifierPart { $0.isIdentity ? identity : active }))
  }

  /// A transition for when the view comes, and another one for when it goes.
  nonisolated public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(.asymmetric(insertion: insertion, removal: removal))
  }

  /// Both transitions at once; `other` changes what this one makes of the view.
  nonisolated public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(.combined(self, other))
  }

  /// The transition with an animation of its own, whatever that of the change; nil lets the view
  /// come and go at once.
  ///
  /// It plays even where the change has no animation.
  nonisolated public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(.timed(self, animation))
  }

  /// What the transition consists of, the innermost first.
  @MainActor var parts: [TransitionPart] {
    var parts: [TransitionPart] = []
    append(to: &parts)
    return parts
  }

  @MainActor private func append(to parts: inout [TransitionPart]) {
    switch storage {
    case .transition(let transition): transition.append(to: &parts)
    case .modifier(let part): parts.append(.modifier(part))
    case .combined(let first, let second):
      first.append(to: &parts)
      second.append(to: &parts)
    case .asymmetric(let insertion, let removal):
      for part in removal.parts { parts.append(part.playing(on: .removal)) }
      for part in insertion.parts { parts.append(part.playing(on: .insertion)) }
    case .timed(let transition, let animation):
      for part in transition.parts { parts.append(part.timed(by: animation)) }
    }
  }
}
