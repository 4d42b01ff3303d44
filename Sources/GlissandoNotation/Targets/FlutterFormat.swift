/// Flutter: `SpringDescription` for springs, `Curve`s with a `Duration` for the rest.
///
/// Its spring is mass·x″ = −stiffness·x − damping·x′.
struct FlutterFormat: SpringBezierFormat {
  let id = "flutter"
  let name = "Flutter"
  let keywords = springs + ["Cubic", "Curves"]
  let remedies: [Ability: String] = [
    .velocity: "Give it to SpringSimulation as its velocity.",
    .repetition: "AnimationController.repeat repeats.",
    .delay: "Wait before the controller's forward.",
  ]
  private static let springs = ["SpringDescription", "withDampingRatio", "withDurationAndBounce"]

  func spring(_ numbers: SpringNumbers, _ motion: inout PlainMotion, _: WritingOptions) -> String? {
    switch numbers.setting {
    case .perceptual(let duration, let bounce)
    where (duration * 1e6).rounded() == duration * 1e6 && (-0.999...1).contains(bounce):
      return "SpringDescription.withDurationAndBounce(duration: \(Self.duration(duration)), "
        + "bounce: \(Digits.exact(bounce)))"
    case .response, .settling, .perceptual:
      motion.law = numbers.byRatio
      let fields = numbers.fields(["stiffness": \.stiffness, "ratio": \.ratio])
      return "SpringDescription.withDampingRatio(mass: 1, \(fields.joined(separator: ", ")))"
    case .physical(let mass, let stiffness, let damping):
      return "SpringDescription(mass: \(Digits.exact(mass)), "
        + "stiffness: \(Digits.exact(stiffness)), damping: \(Digits.exact(damping)))"
    }
  }

  func curve(_ fit: BezierFit, _: inout PlainMotion, _: WritingOptions) -> String {
    let named = Self.curves.first {
      $0.curve.controlPoints.map { $0 == (fit.x1, fit.y1, fit.x2, fit.y2) } ?? false
    }
    let curve = named.map { "Curves.\($0.name)" } ?? "const Cubic(\(fit.list()))"
    return "duration: const \(Self.duration(fit.duration)), curve: \(curve)"
  }

  private static func duration(_ seconds: Double) -> String {
    let microseconds = (seconds * 1e6).rounded()
    if (microseconds / 1000).rounded() * 1000 == microseconds {
      return "Duration(milliseconds: \(Digits.rounded(microseconds / 1000, places: 0)))"
    }
    return "Duration(microseconds: \(Digits.rounded(microseconds, places: 0)))"
  }

  // MARK: - Reading

  func read(_ source: SourceText) -> MotionReading {
    var reading = CallScanner(
      source: source, format: id, names: Self.springs, style: .init(hasEqualsLabels: false)
    ).read { term, link throws(NotationError) in
      guard let first = term.links?.first, first.name == "SpringDescription" else { return nil }
      return MotionSetting(.spring(try spring(CallArguments(link, source: source))))
    }
    readCurves(source, &reading)
    return reading
  }

  private func spring(_ call: CallArguments) throws(NotationError) -> SpringSetting {
    switch call.link.name {
    case "withDampingRatio":
      try call.check(["mass", "stiffness", "ratio"])
      let mass = try call.number("mass", at: 9, in: .above0)
      let stiffness = try call.number("stiffness", at: 9, in: .above0)
      let ratio = try call.number("ratio", at: 9, default: 1, in: .notNegative)
      return SpringSetting(ratio: ratio, stiffness: stiffness, mass: mass)
    case "withDurationAndBounce":
      try call.check(["duration", "bounce"])
      let bounce = try call.number("bounce", at: 9, default: 0, in: .range(-1...1))
      guard let term = call.value("duration", at: 9) else {
        return .perceptual(duration: 0.5, bounce: bounce)
      }
      return .perceptual(duration: try time(term, call.source), bounce: bounce)
    default:
      try call.check(["mass", "stiffness", "damping"])
      return .physical(
        mass: try call.number("mass", at: 9, in: .above0),
        stiffness: try call.number("stiffness", at: 9, in: .above0),
        damping: try call.number("damping", at: 9, in: .notNegative))
    }
  }

  /// The seconds of `Duration(…)`.
  private func time(_ term: Term, _ source: SourceText) throws(NotationError) -> Double {
    guard let link = term.links?.last, link.name == "Duration", let arguments = link.arguments
    else {
      throw source.error(
        about: term.range, "is no duration", allowed: "Duration(milliseconds: 500)")
    }
    let units = ["microseconds": 1e-6, "milliseconds": 1e-3, "seconds": 1, "minutes": 60]
    var seconds = 0.0
    for argument in arguments {
      guard let unit = argument.label.flatMap({ units[$0] }) else {
        throw source.error(
          at: argument.value.range.lowerBound, "this part of a duration is unknown",
          allowed: units.keys.sorted().joined(separator: ", "),
          suggestion: NearestWord.find(argument.label ?? "", among: units.keys.sorted()))
      }
      seconds += try source.number(argument.value, in: .notNegative) * unit
    }
    return seconds
  }

  private func readCurves(_ source: SourceText, _ reading: inout MotionReading) {
    let tokens = Tokenizer.tokens(source)
    // The seconds are nil where they are not understood: then there is no motion.
    var lastDuration: (index: Int, seconds: Double?, start: Int)?
    var waiting: [(index: Int, motion: Int)] = []
    for index in tokens.indices where tokens[index].kind == .word {
      let word = source.string(tokens[index].range)
      guard ["Duration", "Cubic", "Curves"].contains(word), !reading.isHopeless else { continue }
      var parser = TermParser(source, tokens: tokens, at: index)
      do throws(NotationError) {
        let term = try parser.term()
        if word == "Duration" {
          guard term.links?.last?.arguments != nil else { continue }
          lastDuration = (index, nil, tokens[index].range.lowerBound)
          let seconds = try time(term, source)
          lastDuration = (index, seconds, tokens[index].range.lowerBound)
          for item in waiting where index - item.index < Self.farthest {
            reading.motions[item.motion].setting = Self.with(
              seconds, reading.motions[item.motion].setting)
            reading.motions[item.motion].notes = []
          }
          waiting = []
        } else if let curve = try curve(term, source) {
          let near = lastDuration.flatMap { index - $0.index < Self.farthest ? $0 : nil }
          lastDuration = nil
          if let near, near.seconds == nil { continue }
          if near == nil { waiting.append((index, reading.motions.count)) }
          var motion = ReadMotion(
            setting: MotionSetting(.curve(curve, duration: near?.seconds ?? 0.3)), format: id,
            range: term.range, in: source,
            notes: near == nil ? ["No duration is stated; 0.3 s is taken."] : [])
          if let near { motion.range = near.start..<term.range.upperBound }
          reading.motions.append(motion)
        }
      } catch {
        reading.errors.append(error)
      }
    }
  }

  /// So many tokens lie at most between a curve and its duration.
  private static let farthest = 24

  private static func with(_ seconds: Double, _ setting: MotionSetting) -> MotionSetting {
    guard case .curve(let curve, _) = setting.base else { return setting }
    return MotionSetting(.curve(curve, duration: seconds))
  }

  private func curve(_ term: Term, _ source: SourceText) throws(NotationError) -> CurveSetting? {
    guard let links = term.links, let last = links.last else { return nil }
    if last.name == "Cubic", last.arguments != nil {
      return try CallArguments(last, source: source).bezier()
    }
    guard links.count > 1, links[0].name == "Curves" else { return nil }
    let name = links[1].name
    if let curve = Self.curves.first(where: { $0.name == name })?.curve { return curve }
    throw source.unknown(
      name, at: links[1].nameRange, "no curve of Flutter", among: Self.curves.map(\.name))
  }

  /// The constants of `Curves`, with the values in Flutter's documentation.
  static let curves: [(name: String, curve: CurveSetting)] =
    [("linear", .linear)]
    + ([
      ("ease", 0.25, 0.1, 0.25, 1), ("easeIn", 0.42, 0, 1, 1), ("easeOut", 0, 0, 0.58, 1),
      ("easeInOut", 0.42, 0, 0.58, 1), ("fastOutSlowIn", 0.4, 0, 0.2, 1),
      ("slowMiddle", 0.15, 0.85, 0.85, 0.15), ("easeInSine", 0.47, 0, 0.745, 0.715),
      ("easeInQuad", 0.55, 0.085, 0.68, 0.53), ("easeInCubic", 0.55, 0.055, 0.675, 0.19),
      ("easeInQuart", 0.895, 0.03, 0.685, 0.22), ("easeInQuint", 0.755, 0.05, 0.855, 0.06),
      ("easeInExpo", 0.95, 0.05, 0.795, 0.035), ("easeInCirc", 0.6, 0.04, 0.98, 0.335),
      ("easeInBack", 0.6, -0.28, 0.735, 0.045), ("easeOutSine", 0.39, 0.575, 0.565, 1),
      ("easeOutQuad", 0.25, 0.46, 0.45, 0.94), ("easeOutCubic", 0.215, 0.61, 0.355, 1),
      ("easeOutQuart", 0.165, 0.84, 0.44, 1), ("easeOutQuint", 0.23, 1, 0.32, 1),
      ("easeOutExpo", 0.19, 1, 0.22, 1), ("easeOutCirc", 0.075, 0.82, 0.165, 1),
      ("easeOutBack", 0.175, 0.885, 0.32, 1.275), ("easeInOutSine", 0.445, 0.05, 0.55, 0.95),
      ("easeInOutQuad", 0.455, 0.03, 0.515, 0.955),
      ("easeInOutCubic", 0.645, 0.045, 0.355, 1), ("easeInOutQuart", 0.77, 0, 0.175, 1),
      ("easeInOutQuint", 0.86, 0, 0.07, 1), ("easeInOutExpo", 1, 0, 0, 1),
      ("easeInOutCirc", 0.785, 0.135, 0.15, 0.86),
      ("easeInOutBack", 0.68, -0.55, 0.265, 1.55),
      ("linearToEaseOut", 0.35, 0.91, 0.33, 0.97),
      ("easeInToLinear", 0.67, 0.03, 0.65, 0.09),
      ("fastLinearToSlowEaseIn", 0.18, 1, 0.04, 1),
    ] as [(String, Double, Double, Double, Double)]).map { name, x1, y1, x2, y2 in
      (name, CurveSetting(x1: x1, y1: y1, x2: x2, y2: y2))
    }
}
