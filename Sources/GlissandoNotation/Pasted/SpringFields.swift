/// The numbers of a motion by their names, as people copy them out of whatever program they have:
/// `mass: 1, stiffness: 100, damping: 10`, `response = 0.5`, `{ duration: 300, easing: "ease-out" }`.
struct SpringFields {
  private let source: SourceText
  private let fields: [Term.Argument]

  /// nil where no field is one of a motion.
  init?(_ object: [Term.Argument], source: SourceText) {
    self.source = source
    fields = object.compactMap { field in
      guard let label = field.label, let name = Self.names[Self.key(label)] else { return nil }
      var field = field
      field.label = name
      return field
    }
    guard fields.contains(where: { $0.label.map(Self.telling.contains) ?? false }) else {
      return nil
    }
  }

  /// What says that an object is about motion.
  private static let telling = [
    "stiffness", "damping", "dampingRatio", "bounce", "response", "easing",
  ]

  /// What each name is, without what comes before its last dot and without case.
  private static let names = [
    "mass": "mass", "stiffness": "stiffness", "tension": "stiffness", "springconstant": "stiffness",
    "damping": "damping", "friction": "damping", "dampening": "damping",
    "dampingratio": "dampingRatio", "dampingfraction": "dampingRatio",
    "usingspringwithdamping": "dampingRatio", "bounce": "bounce", "bounciness": "bounce",
    "response": "response", "duration": "duration", "withduration": "duration",
    "perceptualduration": "duration", "velocity": "velocity", "initialvelocity": "velocity",
    "initialspringvelocity": "velocity", "delay": "delay", "ease": "easing", "easing": "easing",
    "timingfunction": "easing", "curve": "easing",
  ]

  private static func key(_ label: String) -> String {
    (label.split(separator: ".").last ?? "").lowercased().filter { $0.isLetter }
  }

  /// What the numbers say, with what had to be guessed; nil where they say too little.
  func motion() throws(NotationError) -> (MotionSetting, [String])? {
    var notes: [String] = []
    guard let base = try base(&notes) else { return nil }
    var setting = MotionSetting(base)
    setting.waits(try seconds("delay", &notes) ?? 0)
    return (setting, notes)
  }

  private func base(_ notes: inout [String]) throws(NotationError) -> MotionSetting.Base? {
    if let easing = fields["easing"] {
      guard let curve = try curve(easing) else { return nil }
      let duration = try seconds("duration", &notes)
      if duration == nil { notes.append(BareMotion.noDuration) }
      return .curve(curve, duration: duration ?? BareMotion.standardDuration)
    }
    guard let spring = try spring(&notes) else { return nil }
    return .init(spring, velocity: try source.number(fields, "velocity", default: 0))
  }

  private func spring(_ notes: inout [String]) throws(NotationError) -> SpringSetting? {
    let mass = try source.number(fields, "mass", default: 1, in: .above0)
    let ratio = try source.number(fields, "dampingRatio", in: .range(0.01...10))
    if let response = try source.number(fields, "response", in: .above0) {
      let damping = try source.number(fields, "damping", in: .range(0.01...10))
      return .response(response: response, dampingFraction: ratio ?? damping ?? 1)
    }
    if let stiffness = try source.number(fields, "stiffness", in: .above0) {
      let damping = try source.number(fields, "damping", in: .notNegative)
      let critical = 2 * (stiffness * mass).squareRoot()
      return .physical(
        mass: mass, stiffness: stiffness, damping: ratio.map { $0 * critical } ?? damping ?? 10)
    }
    if let duration = try seconds("duration", &notes), duration > 0 {
      if let ratio { return .settling(duration: duration, dampingRatio: min(ratio, 1)) }
      if let bounce = try source.number(fields, "bounce", in: .range(-1...1)) {
        return .perceptual(duration: duration, bounce: bounce)
      }
    }
    guard fields["mass"] != nil,
      let damping = try source.number(fields, "damping", in: .notNegative)
    else { return nil }
    notes.append("No stiffness is stated; 100 is taken.")
    return .physical(mass: mass, stiffness: 100, damping: damping)
  }

  /// A time: nobody lets something move for longer than 20 s, and many count milliseconds.
  private func seconds(
    _ label: String, _ notes: inout [String]
  ) throws(NotationError) -> Double? {
    guard let term = fields[label] else { return nil }
    if case .number(let value, let unit) = term.kind, ["s", "ms"].contains(unit), value.isFinite {
      return max(0, unit == "s" ? value : value / 1000)
    }
    let value = try source.number(term, in: .range(0...1e6))
    guard value > 20 else { return value }
    notes.append("“\(label)” is taken for milliseconds.")
    return value / 1000
  }

  private func curve(_ term: Term) throws(NotationError) -> CurveSetting? {
    if case .list(let terms) = term.kind, terms.count == 4 { return try source.bezier(terms) }
    let text = term.text ?? source.string(term.range)
    if let link = term.links?.last, link.arguments?.count == 4 {
      return try CallArguments(link, source: source).bezier()
    }
    if let curve = EasingName.curve(text) { return curve }
    guard case .string = term.kind, let name = text.split(separator: "(").first?.lowercased()
    else { return nil }
    if BareMotion.curveCalls.contains(name) { return try bezier(in: term) }
    guard CSSEasing.functions.contains(name) else { return nil }
    return try CSSEasing(source).curve(in: term.range.dropFirst().dropLast(), of: "CSS")
  }

  /// The curve of a call in a string, as `'cubicBezier(.4, 0, .2, 1)'`.
  private func bezier(in term: Term) throws(NotationError) -> CurveSetting? {
    let part = source.part(term.range.dropFirst().dropLast())
    var parser = TermParser(part, tokens: Tokenizer.tokens(part))
    guard let link = try parser.term().links?.last, link.arguments != nil else { return nil }
    return try CallArguments(link, source: part).bezier()
  }
}
