import GlissandoViews

// Changes of a window's appearance as steps of a recording.

extension RecordedStep {
  /// The steps from one appearance to another.
  static func changes(from old: WindowAppearance, to new: WindowAppearance) -> [RecordedStep] {
    var steps: [RecordedStep] = []
    if new.colorScheme != old.colorScheme { steps.append(.colorScheme(new.colorScheme)) }
    if new.reduceMotion != old.reduceMotion { steps.append(.reduceMotion(new.reduceMotion)) }
    if new.contrast != old.contrast { steps.append(.contrast(new.contrast)) }
    if new.accentColor != old.accentColor { steps.append(.accent(new.accentColor)) }
    if new.textScale != old.textScale { steps.append(.textScale(new.textScale)) }
    return steps
  }

  /// Changes an appearance if that is what the step is about.
  ///
  /// - Returns: Whether it is.
  func change(_ appearance: inout WindowAppearance) -> Bool {
    switch self {
    case .colorScheme(let value): appearance.colorScheme = value
    case .reduceMotion(let value): appearance.reduceMotion = value
    case .contrast(let value): appearance.contrast = value
    case .accent(let value): appearance.accentColor = value
    case .textScale(let value): appearance.textScale = value
    default: return false
    }
    return true
  }
}
