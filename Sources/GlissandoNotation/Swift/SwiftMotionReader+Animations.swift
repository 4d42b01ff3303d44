// Animations as SwiftUI writes them.

extension SwiftMotionReader {
  /// The names with which an animation can begin.
  static let baseNames = [
    "default", "linear", "easeIn", "easeOut", "easeInOut", "timingCurve", "spring",
    "interactiveSpring", "interpolatingSpring", "smooth", "snappy", "bouncy", "decay",
  ]

  static let modifierNames = [
    "delay", "speed", "repeatCount", "repeatForever", "logicallyComplete", "stopsAtTarget",
  ]

  private static let springs = [
    SwiftSignature("duration:?bounce:?blendDuration:?"),
    SwiftSignature("response:?dampingFraction:?blendDuration:?"),
    SwiftSignature("_:blendDuration:?"),
  ]
  private static let interactiveSprings = [
    SwiftSignature("duration:?extraBounce:?blendDuration:?"),
    SwiftSignature("response:?dampingFraction:?blendDuration:?"),
  ]
  private static let interpolatingSprings = [
    SwiftSignature("duration:?bounce:?initialVelocity:?"),
    SwiftSignature("mass:?stiffness:damping:initialVelocity:?"),
    SwiftSignature("_:initialVelocity:?"),
  ]
  static let presets = [SwiftSignature("duration:?extraBounce:?")]
  private static let curves = [SwiftSignature("duration:")]
  private static let timingCurves = [
    SwiftSignature("_:_:_:_:duration:?"), SwiftSignature("_:duration:"),
  ]
  private static let decays = [
    SwiftSignature("_:?bounce:?"), SwiftSignature("_:?initialVelocity:bounce:?"),
  ]

  /// The seconds of a curve where none are given.
  private static let standardDuration = 0.35

  func base(_ link: Term.Link) throws(NotationError) -> MotionSetting.Base {
    switch link.name {
    case "default":
      try refuseCall(link)
      return .system
    case "linear", "easeIn", "easeOut", "easeInOut":
      return try curve(link, CurveSetting(named: link.name) ?? .linear)
    case "timingCurve": return try timingCurve(link)
    case "spring": return try springBase(link)
    case "interactiveSpring": return try interactiveSpring(link)
    case "interpolatingSpring": return try interpolatingSpring(link)
    case "smooth": return .spring(try preset(link, bounce: 0))
    case "snappy": return .spring(try preset(link, bounce: 0.15))
    case "bouncy": return .spring(try preset(link, bounce: 0.3))
    case "decay": return try decay(link)
    default: throw unknown(link, "animation", among: Self.baseNames)
    }
  }

  private func curve(
    _ link: Term.Link, _ curve: CurveSetting
  ) throws(NotationError) -> MotionSetting.Base {
    guard link.arguments != nil else { return .curve(curve, duration: Self.standardDuration) }
    let (_, values) = try Self.curves.matched(link, in: source)
    return .curve(curve, duration: try number(values[0], default: Self.standardDuration))
  }

  private func timingCurve(_ link: Term.Link) throws(NotationError) -> MotionSetting.Base {
    try requireCall(link)
    let (overload, values) = try Self.timingCurves.matched(link, in: source)
    guard overload == 0 else {
      return .curve(
        try curve(of: values[0]), duration: try number(values[1], default: Self.standardDuration))
    }
    let curve = CurveSetting.bezier(
      x1: try number(values[0], default: 0), y1: try number(values[1], default: 0),
      x2: try number(values[2], default: 1), y2: try number(values[3], default: 1))
    return .curve(curve, duration: try number(values[4], default: Self.standardDuration))
  }

  private func springBase(_ link: Term.Link) throws(NotationError) -> MotionSetting.Base {
    let (overload, values) = try Self.springs.matched(link, in: source)
    switch overload {
    case 0:
      return .spring(
        .perceptual(
          duration: try number(values[0], default: 0.5, of: .duration),
          bounce: try number(values[1], default: 0, of: .bounce)),
        blendDuration: try number(values[2], default: 0))
    case 1:
      return .spring(
        .response(
          response: try number(values[0], default: 0.5, of: .response),
          dampingFraction: try number(values[1], default: 0.825, of: .dampingFraction)),
        blendDuration: try number(values[2], default: 0))
    default:
      return .spring(
        try spring(of: values[0]), blendDuration: try number(values[1], default: 0))
    }
  }

  private func interactiveSpring(_ link: Term.Link) throws(NotationError) -> MotionSetting.Base {
    let (overload, values) = try Self.interactiveSprings.matched(link, in: source)
    let first = try number(values[0], default: 0.15, of: .duration)
    let blend = try number(values[2], default: 0.25)
    let setting: SpringSetting =
      overload == 0
      ? .perceptual(
        duration: first, bounce: Self.bounce(0.15, and: try number(values[1], default: 0)))
      : .response(
        response: first,
        dampingFraction: try number(values[1], default: 0.86, of: .dampingFraction))
    return .spring(setting, blendDuration: blend)
  }

  private func interpolatingSpring(_ link: Term.Link) throws(NotationError) -> MotionSetting.Base {
    let (overload, values) = try Self.interpolatingSprings.matched(link, in: source)
    switch overload {
    case 0:
      return .interpolatingSpring(
        .perceptual(
          duration: try number(values[0], default: 0.5, of: .duration),
          bounce: try number(values[1], default: 0, of: .bounce)),
        initialVelocity: try number(values[2], default: 0))
    case 1:
      return .interpolatingSpring(
        .physical(
          mass: try number(values[0], default: 1, of: .mass),
          stiffness: try number(values[1], default: 1, of: .stiffness),
          damping: try number(values[2], default: 0, of: .damping)),
        initialVelocity: try number(values[3], default: 0))
    default:
      return .interpolatingSpring(
        try spring(of: values[0]), initialVelocity: try number(values[1], default: 0))
    }
  }

  func preset(_ link: Term.Link, bounce: Double) throws(NotationError) -> SpringSetting {
    let (_, values) = try Self.presets.matched(link, in: source)
    return .perceptual(
      duration: try number(values[0], default: 0.5, of: .duration),
      bounce: Self.bounce(bounce, and: try number(values[1], default: 0)))
  }

  /// As much bounce as a spring takes.
  private static func bounce(_ bounce: Double, and extra: Double) -> Double {
    let range = SpringParameter.bounce.validRange
    return min(max(bounce + extra, range.lowerBound), range.upperBound)
  }

  private func decay(_ link: Term.Link) throws(NotationError) -> MotionSetting.Base {
    let (overload, values) = try Self.decays.matched(link, in: source)
    let time = try timeConstant(values[0])
    let bounce = values[values.count - 1]
    return .decay(
      timeConstant: time,
      initialVelocity: overload == 0 ? nil : try number(values[1], default: 0),
      bounce: bounce == nil || bounce?.path == "nil" ? nil : try spring(of: bounce))
  }

  // MARK: - Modifiers

  func modifier(_ link: Term.Link) throws(NotationError) -> MotionSetting.Modifier {
    guard Self.modifierNames.contains(link.name) else {
      throw unknown(link, "modifier of an animation", among: Self.modifierNames)
    }
    try requireCall(link)
    switch link.name {
    case "delay": return .delay(try single(link))
    case "speed": return .speed(try single(link))
    case "repeatCount":
      let (_, values) = try [SwiftSignature("_:autoreverses:?")].matched(link, in: source)
      let count = try values[0].map { term throws(NotationError) in try self.count(term) } ?? 1
      return .repeatCount(count, autoreverses: try flag(values[1], default: true))
    case "repeatForever":
      let (_, values) = try [SwiftSignature("autoreverses:?")].matched(link, in: source)
      return .repeatForever(autoreverses: try flag(values[0], default: true))
    case "logicallyComplete":
      let (_, values) = try [SwiftSignature("after:")].matched(link, in: source)
      return .logicallyComplete(after: try number(values[0], default: 0))
    default:
      _ = try [SwiftSignature("")].matched(link, in: source)
      return .stopsAtTarget
    }
  }

  private func single(_ link: Term.Link) throws(NotationError) -> Double {
    let (_, values) = try [SwiftSignature("_:")].matched(link, in: source)
    return try number(values[0], default: 0)
  }

  private func requireCall(_ link: Term.Link) throws(NotationError) {
    guard link.arguments == nil else { return }
    throw source.error(
      at: link.range.upperBound, "“\(link.name)” is not called",
      allowed: "“\(link.name)(…)” with its parentheses")
  }

  private func refuseCall(_ link: Term.Link) throws(NotationError) {
    guard link.arguments != nil else { return }
    throw source.error(
      at: link.nameRange.upperBound, "“\(link.name)” is not a function",
      allowed: "“\(link.name)” without parentheses")
  }
}
