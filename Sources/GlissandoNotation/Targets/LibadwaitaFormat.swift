/// libadwaita: `AdwSpringParams` for springs, `AdwTimedAnimation` for curves, in C.
///
/// Its spring is mass·x″ = −stiffness·x − damping·x′ in closed form, damping = ratio·2·√(mass·stiffness).
struct LibadwaitaFormat: NotationFormat {
  let id = "libadwaita"
  let name = "libadwaita"
  let keywords = springs + setters + otherSetters + ["adw_timed_animation_new", bindingType]

  private static let springs = ["adw_spring_params_new", "adw_spring_params_new_full"]
  private static let setters = [
    "adw_spring_animation_set_initial_velocity", "adw_spring_animation_set_clamp",
    "adw_timed_animation_set_duration", "adw_timed_animation_set_easing",
    "adw_timed_animation_set_repeat_count", "adw_timed_animation_set_alternate",
  ]
  /// What has nothing to do with how it moves.
  private static let otherSetters = [
    "adw_spring_animation_set_epsilon", "adw_spring_animation_set_spring_params",
    "adw_spring_animation_set_value_from", "adw_spring_animation_set_value_to",
    "adw_timed_animation_set_reverse", "adw_timed_animation_set_value_from",
    "adw_timed_animation_set_value_to",
  ]

  func write(_ setting: MotionSetting, options: WritingOptions) -> WrittenMotion {
    let plain = PlainMotion(setting)
    guard case .spring(let spring, let velocity) = plain.law else {
      return writeCurve(setting, plain)
    }
    let motion = plain.limited(to: [.velocity, .stop], of: name)
    var written = motion
    let numbers = SpringNumbers(spring, velocity: velocity)
    let isFull = spring.form == .physical
    written.law = isFull ? numbers.physical : numbers.byRatio
    let values = [isFull ? numbers.damping : numbers.ratio, numbers.mass, numbers.stiffness]
    let name = Self.springs[isFull ? 1 : 0]
    var text = "\(name) (\(values.map(Self.number).joined(separator: ", ")))"
    let animation = "ADW_SPRING_ANIMATION (\(options.word(joinedBy: "_")))"
    if velocity != 0 {
      text +=
        ";\nadw_spring_animation_set_initial_velocity (\(animation), \(Self.number(velocity)));"
      written.notes.append("The velocity is for a way of 1; multiply it by the way.")
    }
    if motion.stopsAtTarget {
      text +=
        (text.hasSuffix(";") ? "" : ";") + "\nadw_spring_animation_set_clamp (\(animation), TRUE);"
    }
    return WrittenMotion(text: text, of: setting, as: written)
  }

  private func writeCurve(_ setting: MotionSetting, _ plain: PlainMotion) -> WrittenMotion {
    let motion = plain.limited(to: [.repetition], of: name)
    let target = "ADW_TIMED_ANIMATION (motion)"
    var written = motion
    let course = MotionCourse(motion)
    let duration = (course.duration(within: 0.002) * 1000).rounded() / 1000
    let nearest = Self.easings.map { easing in
      (
        easing: easing,
        error: course.roughDifference(to: .init(.curve(easing.curve, duration: duration)))
      )
    }
    .min { $0.error < $1.error }
    guard duration > 0, let nearest else {
      return WrittenMotion(
        text: "adw_timed_animation_set_duration (\(target), 0);", of: setting,
        as: written)
    }
    written.law = .curve(nearest.easing.curve, duration: duration)
    written.stopsAtTarget = false
    var lines = [
      "adw_timed_animation_set_duration (\(target), \(Digits.milliseconds(duration)));",
      "adw_timed_animation_set_easing (\(target), \(nearest.easing.name));",
    ]
    if let repetition = motion.repetition {
      lines.append("adw_timed_animation_set_repeat_count (\(target), \(repetition.count ?? 0));")
      if repetition.autoreverses {
        lines.append("adw_timed_animation_set_alternate (\(target), TRUE);")
      }
    }
    var result = WrittenMotion(
      text: lines.joined(separator: "\n"), of: setting, as: written)
    result.noteError("The nearest easing of libadwaita")
    return result
  }

  private static func number(_ value: Double) -> String {
    Digits.withPoint(SpringNumbers.text(value))
  }

  /// The members of `AdwEasing`; those of CSS came with version 1.7.
  static let easings: [(name: String, curve: CurveSetting)] =
    [("ADW_LINEAR", .linear)]
    + Easing.all.map { easing in
      var name = "ADW"
      for letter in easing.name {
        if letter.isUppercase { name += "_" }
        if name == "ADW" { name += "_" }
        name += letter.uppercased()
      }
      return (name, easing.curve)
    }
    + [
      ("ADW_EASE", .bezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)), ("ADW_EASE_IN", .easeIn),
      ("ADW_EASE_OUT", .easeOut), ("ADW_EASE_IN_OUT", .easeInOut),
    ]

  // MARK: - Reading

  func read(_ source: SourceText) -> MotionReading {
    var reading = CallScanner(
      source: source, format: id, names: Self.springs
    ).read { _, link throws(NotationError) in
      let call = CallArguments(link, source: source)
      return try Self.setting(call, isFull: link.name == "adw_spring_params_new_full")
    }
    let bindings = readBindings(source)
    reading = reading.adding(bindings.motions)
    reading.errors += bindings.errors
    readSetters(source, &reading)
    return reading
  }

  /// The spring of a call.
  ///
  /// - Parameter isFull: Whether its first number is the damping, and not the damping ratio.
  static func setting(
    _ call: CallArguments, isFull: Bool
  ) throws(NotationError) -> MotionSetting {
    try call.check(["damping", "mass", "stiffness"], unnamed: 3)
    let first = try call.number("damping", at: 0, in: .notNegative)
    let mass = try call.number("mass", at: 1, in: .above0)
    let stiffness = try call.number("stiffness", at: 2, in: .above0)
    if isFull {
      return MotionSetting(.spring(.physical(mass: mass, stiffness: stiffness, damping: first)))
    }
    return MotionSetting(.spring(SpringSetting(ratio: first, stiffness: stiffness, mass: mass)))
  }

  /// What is said of animations by calls of their own, after the springs that they belong to.
  private func readSetters(_ source: SourceText, _ reading: inout MotionReading) {
    let names = Self.setters
    var timed = TimedAnimation()
    let tokens = Tokenizer.tokens(source)
    for index in tokens.indices where tokens[index].kind == .word {
      let name = source.string(tokens[index].range)
      guard names.contains(name), !reading.isHopeless else { continue }
      var parser = TermParser(source, tokens: tokens, at: index)
      do throws(NotationError) {
        let term = try parser.term()
        guard let link = term.links?.last, let value = link.arguments?.last?.value else { continue }
        if name.hasPrefix("adw_spring") {
          let last = reading.motions.lastIndex { $0.range.upperBound <= term.range.lowerBound }
          if let last { try apply(name, value, source, to: &reading.motions[last].setting) }
        } else {
          timed.note(term.range)
          try timed.apply(name, value, source)
        }
      } catch {
        reading.errors.append(error)
      }
    }
    if let motion = timed.motion(source, format: id) { reading.motions.append(motion) }
  }

  private func apply(
    _ name: String, _ value: Term, _ source: SourceText, to setting: inout MotionSetting
  ) throws(NotationError) {
    guard let spring = setting.base.springSetting else { return }
    if name.hasSuffix("velocity") {
      let velocity = try source.number(value)
      setting.base = .interpolatingSpring(spring, initialVelocity: velocity)
    } else if try source.truth(value) {
      setting.modifiers.append(.stopsAtTarget)
    }
  }
}

extension SourceText {
  /// The truth of a term of C.
  fileprivate func truth(_ term: Term) throws(NotationError) -> Bool {
    switch term.path ?? string(term.range) {
    case "TRUE", "true", "1": return true
    case "FALSE", "false", "0": return false
    default:
      throw error(about: term.range, "is neither TRUE nor FALSE", allowed: "TRUE, FALSE")
    }
  }
}

/// What the setters of one `AdwTimedAnimation` have said so far.
private struct TimedAnimation {
  private var curve: CurveSetting?
  private var duration: Double?
  private var count: Double?
  private var alternates = false
  private var range: Range<Int>?

  mutating func note(_ range: Range<Int>) {
    self.range = (self.range?.lowerBound ?? range.lowerBound)..<range.upperBound
  }

  mutating func apply(
    _ name: String, _ value: Term, _ source: SourceText
  ) throws(NotationError) {
    if name.hasSuffix("duration") {
      duration = try source.number(value, in: .notNegative) / 1000
    } else if name.hasSuffix("count") {
      count = try source.number(value, in: .range(0...1e9)).rounded(.down)
    } else if name.hasSuffix("alternate") {
      alternates = try source.truth(value)
    } else {
      let name = value.path ?? ""
      let easings = LibadwaitaFormat.easings
      guard let easing = easings.first(where: { $0.name == name }) else {
        throw source.unknown(
          name, at: value.range, "no AdwEasing", among: easings.map(\.name),
          allowed: "ADW_LINEAR, ADW_EASE_OUT_CUBIC and its like")
      }
      curve = easing.curve
    }
  }

  func motion(_ source: SourceText, format: String) -> ReadMotion? {
    guard let range, curve != nil || duration != nil else { return nil }
    // Where nothing else is said, libadwaita eases out.
    let base = MotionSetting.Base.curve(
      curve ?? .bezier(x1: 1.0 / 3, y1: 1, x2: 2.0 / 3, y2: 1), duration: duration ?? 0.3)
    var setting = MotionSetting(base)
    if let count, count != 1 { setting.repeats(count > 0 ? count : nil, autoreverses: alternates) }
    return ReadMotion(
      setting: setting, format: format, range: range, in: source,
      notes: duration == nil ? ["No duration is stated; 0.3 s is taken."] : [])
  }
}
