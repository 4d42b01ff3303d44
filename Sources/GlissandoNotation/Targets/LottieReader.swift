import GlissandoMotion

/// Finds animated properties in a Lottie document, or in a part of one.
struct LottieReader {
  let source: SourceText
  let format: String

  init(_ source: SourceText, format: String) {
    self.source = source
    self.format = format
  }

  func read() -> MotionReading {
    if let reading = bareKeyframes() { return reading }
    let tokens = Tokenizer.tokens(source)
    guard tokens[0].isSymbol("{") || tokens[0].isSymbol("["),
      // The names of keyframes: what has none is not worth the reading.
      source.text.contains("\"s\""), source.text.contains("\"t\"")
    else { return MotionReading() }
    var parser = TermParser(source, tokens: tokens, style: .init(hasObjects: true))
    var reading = MotionReading()
    let term: Term
    do throws(NotationError) {
      term = try parser.term()
      if parser.token.kind != .end {
        reading.errors.append(parser.unexpected(allowed: "the end of the document"))
      }
    } catch {
      // Any document may have such names; only Lottie's has keyframes.
      if source.text.contains("\"k\"") { reading.errors.append(error) }
      return reading
    }
    let rate = term.field("fr")?.plainNumber
    walk(term, name: nil, rate: rate, &reading)
    return reading
  }

  private func walk(_ term: Term, name: String?, rate: Double?, _ reading: inout MotionReading) {
    switch term.kind {
    case .list(let terms):
      let isKeyframes =
        terms.count > 1 && terms.contains { $0.field("t") != nil }
        && terms.allSatisfy { $0.field("t") != nil || $0.field("s") != nil }
        && terms[0].field("s") != nil
      if isKeyframes {
        add(terms, term.range, name: name, rate: rate, &reading)
      } else {
        for inner in terms { walk(inner, name: name, rate: rate, &reading) }
      }
    case .object(let fields):
      let own = fields["nm"]?.text ?? name
      for field in fields { walk(field.value, name: own, rate: rate, &reading) }
    case .number, .string, .chain, .other: break
    }
  }

  func add(
    _ terms: [Term], _ range: Range<Int>, name: String?, rate: Double?,
    _ reading: inout MotionReading
  ) {
    do throws(NotationError) {
      let frames = rate.flatMap { $0 > 0 && $0.isFinite ? $0 : nil } ?? 60
      let (curve, start, length) = try curve(terms)
      var setting = MotionSetting(.curve(curve, duration: length / frames))
      setting.waits(start / frames)
      reading.motions.append(
        ReadMotion(
          setting: setting, format: format, name: name, range: range, in: source,
          notes: rate == nil ? ["No frame rate is stated; 60 is taken."] : []))
    } catch {
      reading.errors.append(error)
    }
  }

  /// A keyframe: its time, its value, and the tangents behind it.
  private struct Keyframe {
    var time: Double
    var value: Double
    var out: PiecewiseCurve.Point?
    var into: PiecewiseCurve.Point?
    var holds: Bool
  }

  private func curve(
    _ terms: [Term]
  ) throws(NotationError) -> (curve: CurveSetting, start: Double, length: Double) {
    let keyframes = try keyframes(terms)
    guard let first = keyframes.first, let last = keyframes.last, last.time > first.time,
      last.value != first.value
    else {
      throw source.error(
        at: terms[0].range.lowerBound, "these keyframes lead nowhere",
        allowed: "times that rise, and a last value other than the first")
    }
    let length = last.time - first.time
    let pieces = zip(keyframes, keyframes.dropFirst()).flatMap { a, b in
      Self.pieces(from: a, to: b) { time, value in
        .init(
          x: time == last.time ? 1 : (time - first.time) / length,
          y: (value - first.value) / (last.value - first.value))
      }
    }
    if pieces.count == 1, let controls = pieces[0].controls {
      let curve = CurveSetting(
        x1: controls.start.x, y1: controls.start.y, x2: controls.end.x, y2: controls.end.y)
      return (curve, first.time, length)
    }
    guard let curve = PiecewiseCurve(pieces: pieces) else {
      throw source.error(
        at: terms[0].range.lowerBound, "the times of these keyframes do not rise",
        allowed: "keyframes in the order of their times")
    }
    return (.pieces(curve), first.time, length)
  }

  /// The curve between two keyframes, given where in the unit square a time and a value lie.
  private static func pieces(
    from a: Keyframe, to b: Keyframe, _ point: (Double, Double) -> PiecewiseCurve.Point
  ) -> [PiecewiseCurve.Piece] {
    let start = point(a.time, a.value)
    let end = point(b.time, b.value)
    if a.holds {
      let corner = point(b.time, a.value)
      return [.init(start: start, end: corner), .init(start: corner, end: end)]
    }
    guard let out = a.out, let into = a.into else { return [.init(start: start, end: end)] }
    func inside(_ part: PiecewiseCurve.Point) -> PiecewiseCurve.Point {
      .init(
        x: min(start.x + min(max(part.x, 0), 1) * (end.x - start.x), end.x),
        y: start.y + part.y * (end.y - start.y))
    }
    return [.init(start: start, end: end, controls: .init(start: inside(out), end: inside(into)))]
  }

  private func keyframes(_ terms: [Term]) throws(NotationError) -> [Keyframe] {
    var keyframes: [Keyframe] = []
    // Of a vector the first component that moves tells.
    let values = terms.map { $0.field("s")?.components ?? [] }
    let moving = values[0].indices.first { index in
      values.contains { index < $0.count && $0[index] != values[0][index] }
    }
    for (index, term) in terms.enumerated() {
      guard let time = term.field("t")?.plainNumber, time.isFinite else {
        throw source.error(
          at: term.range.lowerBound, "a keyframe has no time", allowed: "\"t\": a frame")
      }
      let component = moving ?? 0
      let value: Double
      if component < values[index].count {
        value = values[index][component]
      } else if let end = terms[max(index - 1, 0)].field("e")?.components, component < end.count {
        // Older documents say where a keyframe leads, and leave the last one without a value.
        value = end[component]
      } else {
        throw source.error(
          at: term.range.lowerBound, "a keyframe has no value", allowed: "\"s\": [number]")
      }
      keyframes.append(
        Keyframe(
          time: time, value: value, out: try tangent(term, "o", component),
          into: try tangent(term, "i", component), holds: term.field("h")?.plainNumber == 1))
    }
    return keyframes
  }

  /// The point `{"x": …, "y": …}` of a component; one number may stand for all.
  func tangent(
    _ keyframe: Term, _ name: String, _ component: Int
  ) throws(NotationError) -> PiecewiseCurve.Point? {
    guard let field = keyframe.field(name) else { return nil }
    func number(_ axis: String) throws(NotationError) -> Double {
      let numbers = field.field(axis)?.components ?? []
      if let last = numbers.last { return component < numbers.count ? numbers[component] : last }
      throw source.error(
        at: (field.field(axis) ?? field).range.lowerBound,
        "the tangent “\(name)” has no number “\(axis)”",
        allowed: "{\"x\": [number], \"y\": [number]}")
    }
    let x = try number("x")
    guard (0...1).contains(x) else {
      throw source.error(
        at: (field.field("x") ?? field).range.lowerBound, "the time \(x) is out of range",
        allowed: "a number from 0 to 1")
    }
    return PiecewiseCurve.Point(x: x, y: try number("y"))
  }
}

extension Term {
  /// The value of a field of an object; nil for everything else.
  func field(_ name: String) -> Term? {
    if case .object(let fields) = kind { fields[name] } else { nil }
  }

  /// A number, or the finite numbers of a list.
  fileprivate var components: [Double]? {
    if let number = plainNumber, number.isFinite { return [number] }
    guard case .list(let terms) = kind else { return nil }
    return terms.compactMap(\.plainNumber).filter(\.isFinite)
  }
}
