/// Jetpack Compose: `spring` and `tween` (androidx.compose.animation.core).
///
/// Its spring has a mass of 1: x″ = −stiffness·x − 2·dampingRatio·√stiffness·x′.
struct ComposeFormat: NotationFormat {
  let id = "compose"
  let name = "Jetpack Compose"
  let keywords = [
    "spring",
    "tween",
    "snap",
    "repeatable",
    "infiniteRepeatable",
  ]

  func write(_ setting: MotionSetting, options: WritingOptions) -> WrittenMotion {
    let plain = PlainMotion(setting).limited(
      to: [.repetition, .delay, .pause], of: name,
      remedies: [
        Ability.velocity.rawValue: "Give it to animateTo as initialVelocity.",
        Ability.stop.rawValue: "Animatable.updateBounds stops at a bound.",
      ])
    guard case .spring(let spring, _) = plain.law else { return writeCurve(setting, plain) }
    // What a spring waits for is another animation's matter.
    let motion = plain.limited(
      to: [], of: name,
      remedies: [
        Ability.delay.rawValue: "Call delay before animateTo.",
        Ability.repetition.rawValue: "Springs are not repeated in Compose.",
      ])
    let numbers = SpringNumbers(spring)
    let text =
      "spring(dampingRatio = \(Digits.float(numbers.ratio)), "
      + "stiffness = \(Digits.float(numbers.unitStiffness)))"
    var written = motion
    let stiffness = Double(Float(numbers.unitStiffness))
    written.law = .spring(
      .response(
        response: 2 * .pi / stiffness.squareRoot(),
        dampingFraction: Double(Float(numbers.ratio))), velocity: 0)
    return WrittenMotion(text: text, of: setting, as: written)
  }

  private func writeCurve(_ setting: MotionSetting, _ plain: PlainMotion) -> WrittenMotion {
    guard plain.law != .immediate else {
      let delay =
        plain.delay > 0 ? "delayMillis = \(Digits.rounded(plain.delay * 1000, places: 0))" : ""
      return WrittenMotion(text: "snap(\(delay))", of: setting, as: plain)
    }
    let (motion, fit) = plain.asBezier()
    let points = fit.numbers { Digits.float($0) }.joined(separator: ", ")
    let easing = fit.isLine ? "LinearEasing" : "CubicBezierEasing(\(points))"
    let milliseconds = (fit.duration * 1000).rounded()
    let wait = plain.repetition == nil ? plain.delay : plain.pause
    let delay = wait > 0 ? ", delayMillis = \(Digits.rounded(wait * 1000, places: 0))" : ""
    let tween =
      "tween<Float>(durationMillis = \(Digits.rounded(milliseconds, places: 0))\(delay), "
      + "easing = \(easing))"
    var written = motion
    written.law = .curve(fit.curve, duration: milliseconds / 1000)
    var result = WrittenMotion(text: repeated(tween, plain), of: setting, as: written)
    result.noteError("The curve")
    return result
  }

  private func repeated(_ tween: String, _ motion: PlainMotion) -> String {
    guard let repetition = motion.repetition else { return tween }
    let mode = repetition.autoreverses ? "Reverse" : "Restart"
    let offset =
      motion.delay > 0
      ? ", initialStartOffset = StartOffset(\(Digits.rounded(motion.delay * 1000, places: 0)))" : ""
    let rest = "animation = \(tween), repeatMode = RepeatMode.\(mode)\(offset))"
    guard let count = repetition.count else { return "infiniteRepeatable(" + rest }
    return "repeatable(iterations = \(count), " + rest
  }

  // MARK: - Reading

  private static let functions = ["spring", "tween", "infiniteRepeatable", "repeatable", "snap"]

  func read(_ source: SourceText) -> MotionReading {
    CallScanner(source: source, format: id, names: Self.functions)
      .read { term, call throws(NotationError) in try motion(call, source) }
  }

  private func motion(
    _ link: Term.Link, _ source: SourceText
  ) throws(NotationError) -> MotionSetting? {
    let arguments = link.arguments ?? []
    // Swift separates names from values by colons.
    let isKotlin =
      arguments.contains { $0.separator == UInt8(ascii: "=") }
      || arguments.contains { source.string($0.value.range).hasSuffix("f") }
    guard isKotlin else { return nil }
    let call = CallArguments(link, source: source)
    switch link.name {
    case "spring":
      try call.check(["dampingRatio", "stiffness", "visibilityThreshold"], unnamed: 3)
      let ratio = try call.number(
        "dampingRatio", at: 0, default: 1, in: .notNegative, constants: Self.constants)
      let stiffness = try call.number(
        "stiffness", at: 1, default: 1500, in: .above0, constants: Self.constants)
      return MotionSetting(
        .spring(
          .response(response: 2 * .pi / stiffness.squareRoot(), dampingFraction: ratio)))
    case "tween":
      try call.check(["durationMillis", "delayMillis", "easing"], unnamed: 3)
      let duration =
        try call.number("durationMillis", at: 0, default: 300, in: .notNegative) / 1000
      let curve = try easing(call.value("easing", at: 2), source)
      return MotionSetting(
        .curve(curve, duration: duration), modifiers: try delay(call, at: 1))
    case "snap":
      try call.check(["delayMillis"], unnamed: 1)
      return MotionSetting(
        .curve(.linear, duration: 0), modifiers: try delay(call, at: 0))
    default: return try repeatable(link, call, source)
    }
  }

  private func delay(
    _ call: CallArguments, at index: Int
  ) throws(NotationError) -> [MotionSetting.Modifier] {
    let delay = try call.number("delayMillis", at: index, default: 0, in: .notNegative) / 1000
    return delay > 0 ? [.delay(delay)] : []
  }

  private func repeatable(
    _ link: Term.Link, _ call: CallArguments, _ source: SourceText
  ) throws(NotationError) -> MotionSetting? {
    let isEndless = link.name == "infiniteRepeatable"
    let labels = ["animation", "repeatMode", "initialStartOffset"]
    try call.check(
      isEndless ? labels : ["iterations"] + labels, unnamed: isEndless ? 3 : 4)
    guard let inner = call.value("animation", at: isEndless ? 0 : 1)?.links?.first,
      var setting = try motion(inner, source)
    else { return nil }
    let reverses = try isReverse(call.value("repeatMode", at: isEndless ? 1 : 2), source)
    if isEndless {
      setting.modifiers.append(.repeatForever(autoreverses: reverses))
    } else {
      let count = try call.number("iterations", at: 0, default: 1, in: 1...1e9)
      setting.modifiers.append(.repeatCount(Int(count), autoreverses: reverses))
    }
    if let offset = call.value("initialStartOffset", at: 9)?.links?.first {
      let delay = try CallArguments(offset, source: source).number(
        "offsetMillis", at: 0, default: 0)
      if delay > 0 { setting.modifiers.append(.delay(delay / 1000)) }
    }
    return setting
  }

  private func isReverse(_ mode: Term?, _ source: SourceText) throws(NotationError) -> Bool {
    guard let mode else { return false }
    let names = ["Restart", "Reverse"]
    let name = mode.path?.split(separator: ".").last.map(String.init) ?? ""
    guard names.contains(name) else {
      throw source.error(
        at: mode.range.lowerBound, "\(source.quoted(mode.range)) is no mode of repeating",
        allowed: names.map { "RepeatMode.\($0)" }.joined(separator: ", "),
        suggestion: NearestWord.find(name, among: names).map { "RepeatMode.\($0)" })
    }
    return name == "Reverse"
  }

  private func easing(
    _ term: Term?, _ source: SourceText
  ) throws(NotationError) -> CurveSetting {
    guard let term else { return Self.easings["FastOutSlowInEasing"] ?? .linear }
    if let link = term.links?.last, link.name == "CubicBezierEasing", link.arguments != nil {
      return try CallArguments(link, source: source).bezier()
    }
    let name = term.path?.split(separator: ".").last.map(String.init) ?? ""
    if let curve = Self.easings[name] ?? Easing.curve(named: name) { return curve }
    let names = Self.easings.keys.sorted()
    throw source.unknown(
      name, at: term.range, "no easing of Compose", among: names,
      allowed: "CubicBezierEasing(…), " + names.joined(separator: ", "))
  }

  /// Documented in `androidx.compose.animation.core.Spring`.
  static let constants: [String: Double] = [
    "Spring.DampingRatioHighBouncy": 0.2, "Spring.DampingRatioMediumBouncy": 0.5,
    "Spring.DampingRatioLowBouncy": 0.75, "Spring.DampingRatioNoBouncy": 1,
    "Spring.StiffnessHigh": 10_000, "Spring.StiffnessMedium": 1500,
    "Spring.StiffnessMediumLow": 400, "Spring.StiffnessLow": 200, "Spring.StiffnessVeryLow": 50,
  ]

  /// Documented in `androidx.compose.animation.core`.
  static let easings: [String: CurveSetting] = [
    "LinearEasing": .linear,
    "FastOutSlowInEasing": .bezier(x1: 0.4, y1: 0, x2: 0.2, y2: 1),
    "LinearOutSlowInEasing": .bezier(x1: 0, y1: 0, x2: 0.2, y2: 1),
    "FastOutLinearInEasing": .bezier(x1: 0.4, y1: 0, x2: 1, y2: 1),
    "Ease": .bezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1),
    "EaseIn": .easeIn, "EaseOut": .easeOut, "EaseInOut": .easeInOut,
  ]
}
