/// Jetpack Compose: `spring` and `tween` (androidx.compose.animation.core).
///
/// Its spring has a mass of 1: x″ = −stiffness·x − 2·dampingRatio·√stiffness·x′.
struct ComposeFormat: SpringBezierFormat {
  let id = "compose"
  let name = "Jetpack Compose"
  let keywords = functions
  let abilities: Ability = [.repetition, .delay, .pause]
  let remedies: [Ability: String] = [
    .velocity: "Give it to animateTo as initialVelocity.",
    .stop: "Animatable.updateBounds stops at a bound.",
    .delay: "Call delay before animateTo.",
    .repetition: "Springs are not repeated in Compose.",
  ]

  func spring(_ numbers: SpringNumbers, _ motion: inout PlainMotion, _: WritingOptions) -> String? {
    // What a spring waits for is another animation's matter.
    motion = motion.limited(to: [], of: name, remedies: remedies)
    let (ratio, stiffness) = (Float(numbers.ratio), Float(numbers.unitStiffness))
    motion.law = .spring(
      SpringSetting(ratio: Double(ratio), stiffness: Double(stiffness)), velocity: 0)
    return "spring(dampingRatio = \(Digits.float(numbers.ratio)), "
      + "stiffness = \(Digits.float(numbers.unitStiffness)))"
  }

  func curve(_ fit: BezierFit, _ motion: inout PlainMotion, _: WritingOptions) -> String {
    guard motion.law != .immediate else {
      return "snap(\(motion.delay > 0 ? "delayMillis = \(Digits.milliseconds(motion.delay))" : ""))"
    }
    let easing = fit.isLine ? "LinearEasing" : "CubicBezierEasing(\(fit.list(Digits.float)))"
    let milliseconds = (fit.duration * 1000).rounded()
    motion.law = .curve(fit.curve, duration: milliseconds / 1000)
    let wait = motion.repetition == nil ? motion.delay : motion.pause
    let delay = wait > 0 ? ", delayMillis = \(Digits.milliseconds(wait))" : ""
    let duration = Digits.rounded(milliseconds, places: 0)
    return repeated(
      "tween<Float>(durationMillis = \(duration)\(delay), easing = \(easing))", motion)
  }

  private func repeated(_ tween: String, _ motion: PlainMotion) -> String {
    guard let repetition = motion.repetition else { return tween }
    let mode = repetition.autoreverses ? "Reverse" : "Restart"
    let delay = Digits.milliseconds(motion.delay)
    let offset = motion.delay > 0 ? ", initialStartOffset = StartOffset(\(delay))" : ""
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
      return MotionSetting(.spring(SpringSetting(ratio: ratio, stiffness: stiffness)))
    case "tween":
      try call.check(["durationMillis", "delayMillis", "easing"], unnamed: 3)
      let duration = try call.number("durationMillis", at: 0, default: 300, in: .notNegative) / 1000
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
    try call.check(isEndless ? labels : ["iterations"] + labels, unnamed: isEndless ? 3 : 4)
    guard let inner = call.value("animation", at: isEndless ? 0 : 1)?.links?.first,
      var setting = try motion(inner, source)
    else { return nil }
    let reverses = try isReverse(call.value("repeatMode", at: isEndless ? 1 : 2), source)
    let count =
      isEndless ? nil : try call.number("iterations", at: 0, default: 1, in: .range(1...1e9))
    setting.repeats(count, autoreverses: reverses)
    if let offset = call.value("initialStartOffset", at: 9)?.links?.first {
      let call = CallArguments(offset, source: source)
      setting.waits(try call.number("offsetMillis", at: 0, default: 0) / 1000)
    }
    return setting
  }

  private func isReverse(_ mode: Term?, _ source: SourceText) throws(NotationError) -> Bool {
    guard let mode else { return false }
    let names = ["Restart", "Reverse"]
    let name = mode.path?.split(separator: ".").last.map(String.init) ?? ""
    guard names.contains(name) else {
      throw source.error(
        about: mode.range, "is no mode of repeating",
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
