import GlissandoMotion
package import GlissandoNotation

// How the numbers of a lane are changed.

extension LabModel {
  /// Changes a number of the selected lane.
  ///
  /// A row of changes of one number is one step of undo, until something else is changed or
  /// ``endStep()``.
  package func set(_ parameter: MotionParameter, to value: Double) {
    edit(parameter.change(in: document.selection)) { document in
      document.change(document.selection) { $0.set(parameter, to: value) }
    }
  }

  /// Gives a number of the selected lane its standard value.
  package func reset(_ parameter: MotionParameter) {
    endStep()
    withAnimation(Self.motion) {
      edit { document in
        document.change(document.selection) { $0.set(parameter, to: parameter.traits.standard) }
      }
    }
  }

  /// Moves a number of the selected lane by steps of a key.
  package func step(_ parameter: MotionParameter, by count: Int, _ size: StepSize) {
    guard let value = selected.value(of: parameter) else { return }
    withAnimation(Self.keyMotion) {
      set(parameter, to: parameter.traits.stepped(value, by: count, size))
    }
  }

  /// How what a key has moved glides: sooner than the key repeats.
  private static let keyMotion = Animation.spring(duration: 0.22, bounce: 0.1)

  /// Opens a section of the parameters, and closes the one that was open.
  package func open(_ section: ParameterSection) {
    withAnimation(Self.motion) { openSection = openSection == section ? nil : section }
  }

  // MARK: Kinds

  /// Makes the selected lane another kind of motion: what it was when it last was of that kind, else
  /// one that takes about as long.
  package func choose(_ kind: MotionKind) {
    withAnimation(Self.motion) {
      edit { document in document.change(document.selection) { $0.become(kind) } }
    }
  }

  /// Makes the selected lane's curve another one.
  package func setCurve(_ curve: CurveSetting) {
    editSetting(.curve(document.selection)) { setting in
      guard case .curve(_, let duration) = setting.base else { return }
      setting.base = .curve(curve, duration: duration)
    }
  }

  /// Makes the selected lane's curve that of a custom animation.
  package func setExample(_ example: ExampleCurve) {
    edit { document in
      document.change(document.selection) { $0.example = example }
    }
  }

  /// Makes the selected lane run another number of times.
  package func setRepetition(_ repetition: MotionRepetition) {
    withAnimation(Self.motion) { editSetting { $0.repetition = repetition } }
  }
}

/// A group of parameters of which one is open at a time.
package enum ParameterSection: Hashable, Sendable {
  /// A description of the spring.
  case spring(SpringForm)
  /// Delay, speed, repetition, initial velocity.
  case timing
}

/// What moves.
package enum MotionKind: String, CaseIterable, Hashable, Identifiable, Sendable {
  case spring
  case curve
  case decay

  /// The kind itself.
  package var id: Self { self }

  /// Its name for people.
  package var title: String {
    switch self {
    case .spring: "Spring"
    case .curve: "Curve"
    case .decay: "Decay"
    }
  }

  /// A motion of this kind that takes about as long as another one.
  func base(like setting: MotionSetting) -> MotionSetting.Base {
    let duration =
      switch setting.base {
      case .curve(_, let duration): duration
      case .decay(let time, _, _): time
      default: setting.base.springSetting?.spring.duration ?? 0.5
      }
    let seconds = min(max(duration, 0.05), 5)
    return switch self {
    case .spring: .spring(.perceptual(duration: seconds, bounce: 0.3))
    case .curve: .curve(.easeInOut, duration: seconds)
    case .decay: .decay(timeConstant: seconds)
    }
  }
}

extension MotionSetting {
  /// What moves.
  package var kind: MotionKind {
    switch base {
    case .curve: .curve
    case .decay: .decay
    default: .spring
    }
  }
}
