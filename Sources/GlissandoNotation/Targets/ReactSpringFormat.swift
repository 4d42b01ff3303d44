/// React Spring's `config`.
///
/// Its spring is mass·x″ = −tension·x − friction·x′; velocities are per millisecond.
struct ReactSpringFormat: SpringBezierFormat {
  let id = "react-spring"
  let name = "React Spring"
  let keywords = ["tension", "friction", "useSpring"]
  let abilities: Ability = [.delay, .velocity, .stop]

  func spring(_ numbers: SpringNumbers, _ motion: inout PlainMotion, _: WritingOptions) -> String? {
    motion.law = numbers.physical
    var fields = numbers.fields(
      ["mass": \.mass, "tension": \.stiffness, "friction": \.damping])
    if numbers.velocity != 0 {
      fields.append("velocity: \(SpringNumbers.text(numbers.velocity / 1000))")
      motion.notes.append(
        "The velocity is for a way of 1; multiply it by the way, in units per millisecond.")
    }
    if motion.stopsAtTarget { fields.append("clamp: true") }
    return text(fields, motion)
  }

  func curve(_ fit: BezierFit, _ motion: inout PlainMotion, _: WritingOptions) -> String {
    if !fit.isLine {
      motion.notes.append("“bezier” is the function of the package bezier-easing.")
    }
    let easing = fit.isLine ? "easings.linear" : "bezier(\(fit.list()))"
    let duration = Digits.significant(fit.duration * 1000, 12)
    return text(["duration: \(duration)", "easing: \(easing)"], motion)
  }

  private func text(_ fields: [String], _ motion: PlainMotion) -> String {
    let delay = Digits.significant(motion.delay * 1000, 9)
    return (motion.delay > 0 ? "delay: \(delay), " : "")
      + "config: { \(fields.joined(separator: ", ")) }"
  }

  // MARK: - Reading

  func read(_ source: SourceText) -> MotionReading {
    ObjectScanner(source: source, format: id).read { found throws(NotationError) in
      guard found.hasColons else { return nil }
      let name = found.name == "config" ? nil : found.name
      if case .object(let config)? = found.object["config"]?.kind,
        var result = try meaning(config, isNamed: true, source)
      {
        result.setting.waits(try source.number(found.object, "delay", default: 0) / 1000)
        result.name = name
        return result
      }
      var result = try meaning(found.object, isNamed: found.name == "config", source)
      result?.name = name
      return result
    }
    .adding(presets(source))
    .keepingOutermost()
    .adding(delaysBeforeConfig(source))
  }

  /// `config.wobbly` and its like, which the library names itself.
  private func presets(_ source: SourceText) -> [ReadMotion] {
    let tokens = Tokenizer.tokens(source)
    return tokens.indices.dropLast(3).compactMap { index in
      guard tokens[index].kind == .word, source.string(tokens[index].range) == "config",
        index == 0 || !tokens[index - 1].isSymbol("."),
        tokens[index + 1].isSymbol("."), tokens[index + 2].kind == .word,
        !tokens[index + 3].isSymbol("("),
        let preset = MotionPreset.reactSpring.first(where: {
          $0.name == source.string(tokens[index + 2].range)
        })
      else { return nil }
      let range = tokens[index].range.lowerBound..<tokens[index + 2].range.upperBound
      return ReadMotion(
        setting: preset.setting, format: id, name: preset.name, range: range, in: source)
    }
  }

  private static let fields = FieldNames(
    meant: [
      "mass", "tension", "friction", "frequency", "damping", "velocity", "clamp", "duration",
      "easing",
    ],
    others: [
      "bounce", "precision", "progress", "restVelocity", "decay", "round",
      // React Native's animations have the same numbers, and these beside them.
      "toValue", "useNativeDriver", "isInteraction",
    ])

  /// What a configuration says; nil for an object that is none.
  private func meaning(
    _ config: [Term.Argument], isNamed: Bool, _ source: SourceText
  ) throws(NotationError) -> ObjectScanner.Meaning? {
    let own = ["tension", "friction", "frequency"]
    let isCurve = config["easing"] != nil && config["duration"] != nil
    // Other objects are called so too: what is nearly one of these numbers is meant to be it.
    let isMeant =
      isNamed
      && config.contains { field in
        field.label.flatMap { NearestWord.find($0, among: own) } != nil
      }
    guard isCurve || isMeant || own.contains(where: { config[$0] != nil }) else { return nil }
    let errors = try Self.fields.strangers(in: config, source)
    return try motion(config, source).map { .init(setting: $0, errors: errors) }
  }

  private func motion(
    _ config: [Term.Argument], _ source: SourceText
  ) throws(NotationError) -> MotionSetting? {
    let isSpring = config["tension"] != nil || config["friction"] != nil
    let isFrequency = config["frequency"] != nil
    if !isSpring, !isFrequency { return try curve(config, source) }
    let mass = try source.number(config, "mass", default: 1, in: .above0)
    var tension = try source.number(config, "tension", default: 170, in: .above0)
    var friction = try source.number(config, "friction", default: 26, in: .notNegative)
    if isFrequency {
      let frequency = try source.number(config, "frequency", in: .above0) ?? 1
      let damping = try source.number(config, "damping", default: 1, in: .notNegative)
      let omega = 2 * Double.pi / frequency
      tension = omega * omega * mass
      friction = 2 * damping * omega * mass
    }
    let velocity = try source.number(config, "velocity", default: 0) * 1000
    let spring = SpringSetting.physical(mass: mass, stiffness: tension, damping: friction)
    return MotionSetting(
      .init(spring, velocity: velocity),
      modifiers: source.flag(config, "clamp") ? [.stopsAtTarget] : [])
  }

  private func curve(
    _ config: [Term.Argument], _ source: SourceText
  ) throws(NotationError) -> MotionSetting? {
    guard let term = config["easing"], let last = term.links?.last,
      let duration = try source.number(config, "duration", in: .notNegative)
    else { return nil }
    let curve: CurveSetting
    if let native = NativeEasing.curve(source.string(term.range)) {
      curve = native
    } else if last.arguments != nil {
      curve = try CallArguments(last, source: source).bezier()
    } else if last.name == "linear" {
      curve = .linear
    } else if let named = Easing.curve(named: last.name) {
      curve = named
    } else {
      throw source.unknown(
        last.name, at: last.nameRange, "no easing of React Spring", among: Easing.all.map(\.name),
        allowed: "easings.linear, easings.easeInOutCubic and its like")
    }
    return MotionSetting(.curve(curve, duration: duration / 1000))
  }

  /// `delay: 100, config: {…}` without braces around both, as the writer writes it.
  private func delaysBeforeConfig(_ source: SourceText) -> [(configStart: Int, delay: Double)] {
    let tokens = Tokenizer.tokens(source)
    var result: [(Int, Double)] = []
    for index in tokens.indices.dropLast(6) {
      guard source.string(tokens[index].range) == "delay", tokens[index + 1].isSymbol(":"),
        case .number(let delay, "") = tokens[index + 2].kind, tokens[index + 3].isSymbol(","),
        source.string(tokens[index + 4].range) == "config", tokens[index + 6].isSymbol("{")
      else { continue }
      result.append((tokens[index + 6].range.lowerBound, delay / 1000))
    }
    return result
  }
}

extension MotionReading {
  /// With motions that were found in another way.
  func adding(_ found: [ReadMotion]) -> MotionReading {
    var result = self
    result.motions = (motions + found).sorted { $0.range.lowerBound < $1.range.lowerBound }
    return result
  }

  /// Without motions inside of others.
  func keepingOutermost() -> MotionReading {
    var result = self
    result.motions = motions.filter { motion in
      !motions.contains {
        $0.range != motion.range && $0.range.contains(motion.range.lowerBound)
          && $0.range.upperBound >= motion.range.upperBound
      }
    }
    return result
  }

  /// With delays that stand before objects; those that an object had already are kept.
  func adding(_ delays: [(configStart: Int, delay: Double)]) -> MotionReading {
    var result = self
    for (start, delay) in delays {
      let index = motions.firstIndex { $0.range.lowerBound == start }
      if let index { result.motions[index].setting.waits(delay) }
    }
    return result
  }
}
