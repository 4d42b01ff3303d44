import Foundation

/// Motion for JavaScript, formerly Framer Motion: its `transition`.
///
/// Its spring is mass·x″ = −stiffness·x − damping·x′; velocities are per second, as are all times.
struct MotionLibraryFormat: SpringBezierFormat {
  let id = "motion"
  let name = "Motion (Framer Motion)"
  let abilities: Ability = [.delay, .repetition, .pause, .velocity]

  func spring(_ numbers: SpringNumbers, _ motion: inout PlainMotion, _: WritingOptions) -> String? {
    motion.law = numbers.physical
    var fields = numbers.fields(
      ["stiffness": \.stiffness, "damping": \.damping, "mass": \.mass])
    if numbers.velocity != 0 {
      fields += numbers.fields(["velocity": \.velocity])
      motion.notes.append("The velocity is for a way of 1; multiply it by the way.")
    }
    return text(["type: \"spring\""] + fields, motion)
  }

  func curve(_ fit: BezierFit, _ motion: inout PlainMotion, _: WritingOptions) -> String {
    let ease = fit.isLine ? "\"linear\"" : "[\(fit.list())]"
    return text(["duration: \(Digits.significant(fit.duration, 12))", "ease: \(ease)"], motion)
  }

  /// An object with fields, and with those of the times.
  private func text(_ law: [String], _ motion: PlainMotion) -> String {
    var fields = law
    let delay = motion.delay + motion.pause
    if delay > 0 { fields.append("delay: \(Digits.significant(delay))") }
    if let repetition = motion.repetition {
      fields.append("repeat: \(repetition.count.map { "\($0 - 1)" } ?? "Infinity")")
      if repetition.autoreverses { fields.append("repeatType: \"reverse\"") }
      if motion.pause > 0 { fields.append("repeatDelay: \(Digits.significant(motion.pause))") }
    }
    return "{ \(fields.joined(separator: ", ")) }"
  }

  // MARK: - Reading

  private static let physical = ["stiffness", "damping", "mass"]

  func read(_ source: SourceText) -> MotionReading {
    ObjectScanner(source: source, format: id).read { found throws(NotationError) in
      guard found.hasColons, isTransition(found.object) else { return nil }
      let errors = try Self.fields.strangers(in: found.object, source)
      guard var setting = try base(found.object, source) else { return nil }
      var notes = try addTimes(found.object, source, to: &setting)
      if isBare(found.object) {
        notes.append("It is taken for a spring of Motion, which is at rest after its duration.")
      }
      let name = found.name == "transition" ? nil : found.name
      return .init(setting: setting, name: name, notes: notes, errors: errors)
    }
  }

  private static let fields = FieldNames(
    meant: physical + [
      "type", "ease", "duration", "visualDuration", "bounce", "velocity", "delay", "repeat",
      "repeatType", "repeatDelay",
    ],
    others: [
      "restSpeed", "restDelta", "times", "when", "delayChildren", "staggerChildren",
      "staggerDirection", "autoplay", "layout", "default", "inherit", "from", "at", "elapsed",
      "driver", "reduceMotion",
    ])

  /// Whether an object is about Motion's animations: by its type, or by what only they have.
  private func isTransition(_ object: [Term.Argument]) -> Bool {
    let others = ["tension", "friction", "easing", "dampening", "config", "glissando"]
    guard !others.contains(where: { object[$0] != nil }) else { return false }
    if let type = object["type"] {
      guard let text = type.text else { return false }
      return text == "spring" || text == "tween"
        || NearestWord.find(text, among: Self.types) != nil
          && object.contains { field in
            field.label.map { Self.fields.meant.contains($0) && $0 != "type" } ?? false
          }
    }
    return object["stiffness"] != nil || object["visualDuration"] != nil
      || object["ease"] != nil || object["bounce"] != nil && object["duration"] != nil
  }

  private static let types = ["spring", "tween", "inertia", "keyframes"]

  /// Whether an object only has a duration and a bounce, which mean something else elsewhere.
  private func isBare(_ object: [Term.Argument]) -> Bool {
    object["type"] == nil && object["ease"] == nil && object["duration"] != nil
      && object["bounce"] != nil && !Self.physical.contains { object[$0] != nil }
  }

  private func base(
    _ object: [Term.Argument], _ source: SourceText
  ) throws(NotationError) -> MotionSetting? {
    let type = object["type"]?.text
    if type == "spring" { return MotionSetting(try spring(object, source)) }
    if let term = object["type"], let type, !Self.types.contains(type) {
      throw source.unknown(
        type, at: term.range, "no type of Motion", among: Self.types,
        allowed: "\"spring\", \"tween\"")
    }
    guard type == nil || type == "tween" else { return nil }
    if object["stiffness"] != nil || object["visualDuration"] != nil {
      return MotionSetting(try spring(object, source))
    }
    guard let ease = object["ease"] else {
      guard object["bounce"] != nil, object["duration"] != nil else { return nil }
      return MotionSetting(try spring(object, source))
    }
    let duration = try source.number(object, "duration", default: 0.3, in: .notNegative)
    return MotionSetting(.curve(try curve(ease, source), duration: duration))
  }

  private func spring(
    _ object: [Term.Argument], _ source: SourceText
  ) throws(NotationError) -> MotionSetting.Base {
    let isPhysical = Self.physical.contains { object[$0] != nil }
    let bounce = try source.number(object, "bounce", default: 0, in: .range(0...1))
    let ratio = min(max(1 - bounce, 0.05), 1)
    if !isPhysical, let visual = try source.number(object, "visualDuration", in: .above0) {
      return .spring(.response(response: visual * 1.2, dampingFraction: ratio))
    }
    if !isPhysical, object["duration"] != nil || object["bounce"] != nil {
      let stated = try source.number(object, "duration", default: 0.8, in: .above0)
      let springBounce = object["bounce"] == nil ? 0.7 : ratio
      return .spring(Self.spring(duration: min(max(stated, 0.01), 10), ratio: springBounce))
    }
    let setting = SpringSetting.physical(
      mass: try source.number(object, "mass", default: 1, in: .above0),
      stiffness: try source.number(object, "stiffness", default: 100, in: .above0),
      damping: try source.number(object, "damping", default: 10, in: .notNegative))
    return .init(setting, velocity: try source.number(object, "velocity", default: 0))
  }

  /// The spring that Motion finds for a duration: the one whose envelope, or whose distance without
  /// swings, is a thousandth by then.
  private static func spring(duration: Double, ratio: Double) -> SpringSetting {
    let part = 0.001
    let omega: Double
    if ratio < 1 {
      omega = log(ratio / (1 - ratio * ratio).squareRoot() / part) / (ratio * duration)
    } else {
      // (1 + s)·e^(−s) = 0.001 at s = ω·duration.
      omega = 9.233_413_476_451_585 / duration
    }
    return .response(response: 2 * .pi / omega, dampingFraction: ratio)
  }

  /// Documented names, with the curves of Motion's source.
  private static let curves: [String: CurveSetting] = [
    "linear": .linear, "easeIn": .easeIn, "easeOut": .easeOut, "easeInOut": .easeInOut,
    "circIn": .circularEaseIn, "circOut": .circularEaseOut, "circInOut": .circularEaseInOut,
    "backOut": .bezier(x1: 0.33, y1: 1.53, x2: 0.69, y2: 0.99),
    "backIn": .bezier(x1: 0.31, y1: 0.01, x2: 0.66, y2: -0.53),
  ]

  private func curve(
    _ term: Term, _ source: SourceText
  ) throws(NotationError) -> CurveSetting {
    if case .list(let terms) = term.kind, terms.count == 4 { return try source.bezier(terms) }
    if let link = term.links?.last, link.name == "cubicBezier", link.arguments != nil {
      return try CallArguments(link, source: source).bezier()
    }
    if let curve = term.text.flatMap({ Self.curves[$0] }) { return curve }
    let names = Self.curves.keys.sorted()
    throw source.unknown(
      term.text, at: term.range, "no easing of Motion", among: names,
      allowed: "[x1, y1, x2, y2], " + names.joined(separator: ", "))
  }

  private func isReverse(_ type: Term?, _ source: SourceText) throws(NotationError) -> Bool {
    guard let type else { return false }
    let names = ["loop", "reverse", "mirror"]
    let name = type.text ?? ""
    guard names.contains(name) else {
      throw source.unknown(
        name, at: type.range, "no way to repeat", among: names,
        allowed: names.map { "\"\($0)\"" }.joined(separator: ", "))
    }
    return name != "loop"
  }

  private func addTimes(
    _ object: [Term.Argument], _ source: SourceText, to setting: inout MotionSetting
  ) throws(NotationError) -> [String] {
    let delay = try source.number(object, "delay", default: 0)
    let pause = try source.number(object, "repeatDelay", default: 0, in: .notNegative)
    let isEndless = ["Infinity", "Number.POSITIVE_INFINITY"].contains(object["repeat"]?.path)
    let reverses = try isReverse(object["repeatType"], source)
    guard let term = object["repeat"] else {
      setting.waits(delay)
      return []
    }
    setting.waits(pause)
    let count = isEndless ? nil : try source.number(term, in: .range(0...1e9)) + 1
    setting.repeats(count, autoreverses: reverses)
    // A pause stands before each pass here, and only between them there.
    setting.waits(delay - pause)
    return delay < pause ? ["The pause also stands before the first pass."] : []
  }
}
