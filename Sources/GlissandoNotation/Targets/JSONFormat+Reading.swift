import GlissandoMotion

// How motion is read from JSON.

extension JSONFormat {
  func read(_ source: SourceText) -> MotionReading {
    let scanner = ObjectScanner(source: source, format: id, mostTokens: 1 << 16)
    var claims: [Range<Int>] = []
    var reading = scanner.read { found throws(NotationError) in
      if let version = found.object["glissando"] {
        claims.append(found.range)
        guard version.plainNumber == Self.version else {
          throw source.error(about: version.range, "is no known version", allowed: "1")
        }
      } else if !isSpringAlone(found.object) {
        return nil
      }
      try refuseStrangers(found.object, Self.fields, source)
      var setting = MotionSetting(try base(found.object, found.range, source))
      setting.modifiers = try modifiers(found.object["modifiers"], source)
      return .init(setting: setting, name: found.object["name"]?.text)
    }
    for start in scanner.openObjects(with: "glissando") {
      claims.append(start..<source.bytes.count)
      reading.errors.append(
        source.error(
          at: source.bytes.count,
          "the object that begins in line \(source.place(start).line) is "
            + "not closed", allowed: "“}”"))
    }
    reading.claims = claims
    return reading
  }

  private static let fields = [
    "glissando", "name", "default", "spring", "blendDuration", "interpolatingSpring",
    "initialVelocity", "curve", "duration", "decay", "modifiers",
  ]
  private static let decayFields = ["timeConstant", "initialVelocity", "bounce"]
  private static let modifierFields = [
    "delay", "speed", "repeatCount", "repeatForever", "autoreverses", "logicallyComplete",
    "stopsAtTarget",
  ]

  /// Refuses fields that nobody reads.
  private func refuseStrangers(
    _ object: [Term.Argument], _ names: [String], _ source: SourceText
  ) throws(NotationError) {
    for field in object {
      if let label = field.label, names.contains(label) { continue }
      let range = field.label == nil ? field.value.range : field.labelRange
      throw source.unknown(field.label, at: range, among: names)
    }
  }

  private func modifiers(
    _ term: Term?, _ source: SourceText
  ) throws(NotationError) -> [MotionSetting.Modifier] {
    guard let term else { return [] }
    guard case .list(let terms) = term.kind else {
      throw source.error(
        about: term.range, "is no list", allowed: "a list such as [{ \"delay\": 0.1 }]")
    }
    var modifiers: [MotionSetting.Modifier] = []
    for term in terms { modifiers.append(try modifier(term, source)) }
    return modifiers
  }

  /// Whether an object without a version can be nothing else: a spring in one of our descriptions.
  private func isSpringAlone(_ object: [Term.Argument]) -> Bool {
    guard let term = object["spring"] ?? object["interpolatingSpring"],
      case .object(let spring) = term.kind
    else { return false }
    return SpringForm.allCases.contains { form in
      let keys = form.parameters.map(Self.key)
      return spring.count == keys.count && keys.allSatisfy { spring[$0] != nil }
    }
  }

  private func base(
    _ object: [Term.Argument], _ range: Range<Int>, _ source: SourceText
  ) throws(NotationError) -> MotionSetting.Base {
    if source.flag(object, "default") { return .system }
    if let term = object["spring"] {
      try refuseVelocity(object, source)
      let blend = try source.number(object, "blendDuration", default: 0, in: .notNegative)
      return .spring(try spring(term, source), blendDuration: blend)
    }
    if let term = object["interpolatingSpring"] {
      let velocity = try source.number(object, "initialVelocity", default: 0)
      return .interpolatingSpring(try spring(term, source), initialVelocity: velocity)
    }
    if let term = object["curve"] {
      let duration = try source.number(object, "duration", default: 0.35, in: .notNegative)
      return .curve(try curve(term, source), duration: duration)
    }
    if let term = object["decay"], case .object(let decay) = term.kind {
      try refuseStrangers(decay, Self.decayFields, source)
      let bounce = try decay["bounce"].map { term throws(NotationError) in
        try spring(term, source)
      }
      return .decay(
        timeConstant: try source.number(decay, "timeConstant", default: 0.5, in: .above0),
        initialVelocity: try source.number(decay, "initialVelocity"), bounce: bounce)
    }
    throw source.error(
      at: range.lowerBound, "this object does not say what moves",
      allowed: "“default”, “spring”, “interpolatingSpring”, “curve” or “decay”")
  }

  /// A spring that takes velocities over has none of its own.
  private func refuseVelocity(
    _ object: [Term.Argument], _ source: SourceText
  ) throws(NotationError) {
    guard let field = object.first(where: { $0.label == "initialVelocity" }) else { return }
    throw source.error(
      at: field.labelRange.lowerBound, "“initialVelocity” is not of a “spring”",
      allowed: "it beside an “interpolatingSpring”")
  }

  private func spring(_ term: Term, _ source: SourceText) throws(NotationError) -> SpringSetting {
    guard case .object(let object) = term.kind else {
      throw source.error(
        about: term.range, "is no spring",
        allowed: "an object such as { \"duration\": 0.5, \"bounce\": 0.3 }")
    }
    for form in SpringForm.allCases {
      let keys = form.parameters.map(Self.key)
      guard keys.allSatisfy({ object[$0] != nil }) else { continue }
      try refuseStrangers(object, keys, source)
      var setting = SpringSetting.perceptual(duration: 0.5, bounce: 0).converted(to: form)
      for parameter in form.parameters {
        guard let term = object[Self.key(parameter)] else { continue }
        setting[parameter] = try source.number(term, in: .range(parameter.readRange))
      }
      return setting
    }
    let forms = SpringForm.allCases.map { $0.parameters.map(Self.key).joined(separator: " and ") }
    let keys = SpringForm.allCases.flatMap { $0.parameters.map(Self.key) }
    let stranger = object.first { $0.label.map { !keys.contains($0) } ?? true }
    throw source.error(
      at: stranger?.labelRange.lowerBound ?? term.range.lowerBound,
      stranger.map { "\(source.quoted($0.labelRange)) is unknown" }
        ?? "the numbers of this spring are not complete",
      allowed: forms.joined(separator: ", or "),
      suggestion: stranger?.label.flatMap { NearestWord.find($0, among: keys) })
  }

  private func curve(_ term: Term, _ source: SourceText) throws(NotationError) -> CurveSetting {
    if let name = term.text {
      if let curve = CurveSetting(named: name) { return curve }
      if let curve = Easing.curve(named: name) { return curve }
    }
    if case .list(let terms) = term.kind {
      if terms.count == 4, terms.allSatisfy({ $0.plainNumber != nil }) {
        return try source.bezier(terms)
      }
      if let curve = PiecewiseCurve(pieces: try pieces(terms, source)) { return .pieces(curve) }
    }
    throw source.unknown(
      term.text, at: term.range, "no curve", among: CurveSetting.names.map(\.name),
      allowed: "a name, [x1, y1, x2, y2], or pieces that lead from 0 to 1")
  }

  private func pieces(
    _ terms: [Term], _ source: SourceText
  ) throws(NotationError) -> [PiecewiseCurve.Piece] {
    var pieces: [PiecewiseCurve.Piece] = []
    var start: PiecewiseCurve.Point?
    for term in terms {
      var numbers: [Double] = []
      for number in term.numbersInside ?? [] { numbers.append(try source.number(number)) }
      guard numbers.count == 2 || numbers.count == 6 && start != nil else {
        throw source.error(
          at: term.range.lowerBound, "a piece has \(numbers.count) numbers",
          allowed: "two for a point, six for a Bézier")
      }
      let end = PiecewiseCurve.Point(x: numbers[numbers.count - 2], y: numbers[numbers.count - 1])
      if let start {
        let controls = PiecewiseCurve.Piece.Controls(
          start: .init(x: numbers[0], y: numbers[1]),
          end: numbers.count == 6 ? .init(x: numbers[2], y: numbers[3]) : end)
        pieces.append(.init(start: start, end: end, controls: numbers.count == 6 ? controls : nil))
      }
      start = end
    }
    return pieces
  }

  private func modifier(
    _ term: Term, _ source: SourceText
  ) throws(NotationError) -> MotionSetting.Modifier {
    let object: [Term.Argument] = if case .object(let object) = term.kind { object } else { [] }
    try refuseStrangers(object, Self.modifierFields, source)
    let reverses = object["autoreverses"]?.path != "false"
    if let delay = try source.number(object, "delay") { return .delay(delay) }
    if let speed = try source.number(object, "speed") { return .speed(speed) }
    if let count = try source.number(object, "repeatCount", in: .range(-1e9...1e9)) {
      return .repeatCount(Int(count), autoreverses: reverses)
    }
    if source.flag(object, "repeatForever") { return .repeatForever(autoreverses: reverses) }
    if let after = try source.number(object, "logicallyComplete") {
      return .logicallyComplete(after: after)
    }
    if source.flag(object, "stopsAtTarget") { return .stopsAtTarget }
    throw source.error(
      about: term.range, "is no modifier",
      allowed: "delay, speed, repeatCount, repeatForever, logicallyComplete, stopsAtTarget")
  }
}
