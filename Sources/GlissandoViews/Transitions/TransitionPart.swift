import GlissandoMotion

/// A part of a transition: a number, or a modifier that is described by views.
nonisolated enum TransitionPart {
  case channel(TransitionChannel)
  case modifier(any TransitionModifying)

  func playing(on occasion: TransitionOccasion) -> TransitionPart {
    switch self {
    case .channel(let channel): .channel(channel.playing(on: occasion))
    case .modifier(let part): .modifier(part.playing(on: occasion))
    }
  }

  func timed(by animation: Animation?) -> TransitionPart {
    switch self {
    case .channel(let channel): .channel(channel.timed(by: animation))
    case .modifier(let part): .modifier(part.timed(by: animation))
    }
  }

  var hasMotion: Bool {
    switch self {
    case .channel(let channel): channel.kind.isMotion
    case .modifier(let part): part.hasMotion
    }
  }

  var timing: TransitionTiming {
    switch self {
    case .channel(let channel): channel.timing
    case .modifier(let part): part.timing
    }
  }
}

/// A part of a transition that is a modifier in one of its phases, whatever its type.
nonisolated protocol TransitionModifying {
  var timing: TransitionTiming { get }
  /// Whether it moves the view.
  var hasMotion: Bool { get }
  func playing(on occasion: TransitionOccasion) -> any TransitionModifying
  func timed(by animation: Animation?) -> any TransitionModifying
  /// Makes what shows the part around one view.
  @MainActor func makePlayer(_ phase: TransitionPhase) -> any TransitionPlaying
}

/// A part of a transition that is a modifier of one type.
nonisolated struct ModifierPart<M: ViewModifier>: TransitionModifying {
  let hasMotion: Bool
  private let modifier: (TransitionPhase) -> M
  private var occasion: TransitionOccasion?
  private(set) var timing = TransitionTiming.inherited

  init(hasMotion: Bool = true, _ modifier: @escaping (TransitionPhase) -> M) {
    self.hasMotion = hasMotion
    self.modifier = modifier
  }

  /// The modifier in a phase of the whole transition.
  func modifier(in phase: TransitionPhase) -> M {
    switch (occasion, phase) {
    case (.removal, .willAppear), (.insertion, .didDisappear): modifier(.identity)
    default: modifier(phase)
    }
  }

  func playing(on occasion: TransitionOccasion) -> any TransitionModifying {
    var copy = self
    copy.occasion = occasion
    return copy
  }

  func timed(by animation: Animation?) -> any TransitionModifying {
    var copy = self
    copy.timing = timing.inside(animation)
    return copy
  }

  @MainActor func makePlayer(_ phase: TransitionPhase) -> any TransitionPlaying {
    TransitionPlayer(self, phase)
  }
}

extension Transition {
  /// What the transition consists of, the innermost first.
  var parts: [TransitionPart] {
    if let transition = self as? any BuiltInTransition { return transition.builtInParts }
    let part = ModifierPart(hasMotion: Self.properties.hasMotion) {
      TransitionModifier(transition: self, phase: $0)
    }
    return [.modifier(part)]
  }
}

extension [TransitionPart] {
  /// Some parts for when the view comes, and others for when it goes.
  static func asymmetric(
    insertion: [TransitionPart], removal: [TransitionPart]
  ) -> [TransitionPart] {
    removal.map { $0.playing(on: .removal) } + insertion.map { $0.playing(on: .insertion) }
  }
}

/// What is done to one view that comes and goes: modifiers around it, the innermost first, and
/// numbers around those.
@MainActor
struct TransitionPlan {
  private(set) var modifiers: [any TransitionModifying] = []
  private(set) var channels: [TransitionChannel] = []

  /// Plans a transition for a person who may want less motion.
  init(_ transition: AnyTransition?, reducesMotion: Bool) {
    let parts = transition?.parts ?? [.channel(OpacityTransition.channel)]
    if reducesMotion, let moving = parts.first(where: { $0.hasMotion }) {
      channels = [OpacityTransition.channel]
      if case .own(let animation) = moving.timing {
        channels = channels.map { $0.timed(by: animation) }
      }
      return
    }
    for part in parts { add(part) }
  }

  private mutating func add(_ part: TransitionPart) {
    switch part {
    case .channel(let channel): channels.append(channel)
    case .modifier(let part):
      if !channels.isEmpty {
        // What is written further in is done before: the numbers so far become a modifier too.
        let inner = channels
        modifiers.append(ModifierPart { ChannelsModifier(channels: inner, phase: $0) })
        channels = []
      }
      modifiers.append(part)
    }
  }
}
