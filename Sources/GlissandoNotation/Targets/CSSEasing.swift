import GlissandoMotion

/// Reads the easing functions of CSS, css-easing-2: keywords, `cubic-bezier()`, `linear()` and `steps()`.
struct CSSEasing {
  let source: SourceText

  init(_ source: SourceText) {
    self.source = source
  }

  static let keywords: [(name: String, curve: CurveSetting)] = [
    ("linear", .linear), ("ease", .bezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)),
    ("ease-in", .easeIn), ("ease-out", .easeOut), ("ease-in-out", .easeInOut),
  ]

  /// The names of what takes numbers.
  static let functions = ["cubic-bezier", "linear", "steps"]

  /// The curve that a range of bytes describes, such as what is in a string.
  func curve(in range: Range<Int>, of name: String) throws(NotationError) -> CurveSetting {
    let part = source.part(range)
    let tokens = Tokenizer.tokens(part, style: .css)
    do throws(NotationError) {
      if let (curve, next) = try CSSEasing(part).curve(tokens, at: 0) {
        guard tokens[next].kind == .end else {
          throw part.error(
            about: tokens[next].range, "is not expected", allowed: "the end of the curve")
        }
        return curve
      }
      throw part.error(
        about: range, "is no curve of \(name)",
        allowed: "cubic-bezier(x1, y1, x2, y2), "
          + Self.keywords.map(\.name).joined(separator: ", "),
        suggestion: NearestWord.find(part.string(range), among: Self.keywords.map(\.name)))
    } catch {
      throw NotationError(
        place: source.place(error.place.offset), message: error.message, allowed: error.allowed,
        suggestion: error.suggestion)
    }
  }

  /// The curve that begins with a token, and the index behind it; nil where none does.
  func curve(
    _ tokens: [Token], at index: Int
  ) throws(NotationError) -> (curve: CurveSetting, next: Int)? {
    guard case .word = tokens[index].kind else { return nil }
    let name = source.string(tokens[index].range).lowercased()
    guard tokens[index + 1].isSymbol("(") else {
      let step = Self.steps.first { $0.name == name }
      return (step ?? Self.keywords.first { $0.name == name }).map { ($0.curve, index + 1) }
    }
    switch name {
    case "cubic-bezier": return try bezier(tokens, from: index)
    case "linear": return try linear(tokens, from: index)
    case "steps": return try steps(tokens, from: index)
    default:
      throw source.error(
        at: tokens[index].range.lowerBound, "“\(name)()” is no curve that is known",
        allowed: "cubic-bezier(), linear(), steps(), "
          + Self.keywords.map(\.name).joined(separator: ", "),
        suggestion: NearestWord.find(name, among: Self.functions))
    }
  }

  private func bezier(
    _ tokens: [Token], from index: Int
  ) throws(NotationError) -> (curve: CurveSetting, next: Int)? {
    var parser = TermParser(source, tokens: tokens, at: index)
    guard let link = try parser.term().links?.first else { return nil }
    return (try CallArguments(link, source: source).bezier(), parser.position)
  }

  // MARK: - linear()

  /// A stop: a height, and the places where the curve has it, as parts of the time.
  private struct Stop {
    var height: Double
    var places: [Double] = []
  }

  private func linear(
    _ tokens: [Token], from start: Int
  ) throws(NotationError) -> (curve: CurveSetting, next: Int)? {
    var index = start + 2
    var stops: [Stop] = []
    var stop: Stop?
    while true {
      let token = tokens[index]
      if token.isSymbol(",") || token.isSymbol(")") {
        guard let complete = stop else {
          throw source.error(
            at: token.range.lowerBound, "a stop of “linear()” has no number",
            allowed: "a number with up to two percentages")
        }
        stops.append(complete)
        stop = nil
        index += 1
        if token.isSymbol(")") { break }
        continue
      }
      try readStop(tokens, &index, into: &stop)
    }
    return (try curve(stops, at: tokens[start].range.lowerBound), index)
  }

  private func readStop(
    _ tokens: [Token], _ index: inout Int, into stop: inout Stop?
  ) throws(NotationError) {
    let isNegative = tokens[index].isSymbol("-")
    if isNegative { index += 1 }
    let token = tokens[index]
    guard case .number(let magnitude, let unit) = token.kind, magnitude.isFinite else {
      throw source.error(
        about: token.range, "is not expected", allowed: "a number or a percentage of “linear()”")
    }
    let value = isNegative ? -magnitude : magnitude
    switch (unit, stop) {
    case ("", nil): stop = Stop(height: value)
    case ("%", .some(var open)) where open.places.count < 2:
      open.places.append(value / 100)
      stop = open
    default:
      throw source.error(
        about: token.range, "is not expected",
        allowed: "one number with up to two percentages for each stop")
    }
    index += 1
  }

  /// The points of the stops: places that are not stated lie evenly between those that are, and none
  /// lies before the one before it.
  private func curve(_ stops: [Stop], at offset: Int) throws(NotationError) -> CurveSetting {
    var points: [(x: Double?, y: Double)] = stops.flatMap { stop in
      stop.places.isEmpty ? [(nil, stop.height)] : stop.places.map { ($0, stop.height) }
    }
    guard points.count > 1 else {
      throw source.error(
        at: offset, "“linear()” has \(points.count) stop", allowed: "two stops or more")
    }
    points[0].x = points[0].x ?? 0
    points[points.count - 1].x = points[points.count - 1].x ?? 1
    var largest = -Double.infinity
    for index in points.indices {
      guard let x = points[index].x else { continue }
      largest = max(largest, x)
      points[index].x = largest
    }
    let known = points.indices.filter { points[$0].x != nil }
    for (low, high) in zip(known, known.dropFirst()) where high - low > 1 {
      let from = points[low].x ?? 0
      let width = (points[high].x ?? 1) - from
      for index in (low + 1)..<high {
        points[index].x = from + width * Double(index - low) / Double(high - low)
      }
    }
    return Self.setting(points.map { .init(x: $0.x ?? 0, y: $0.y) })
  }

  /// The part of the line that lies in [0, 1].
  ///
  /// Before the first point and behind the last one it goes on as between the two at that end, or holds where
  /// those stand at one place (CSS Easing Functions Level 2, "linear easing function output").
  private static func setting(_ points: [PiecewiseCurve.Point]) -> CurveSetting {
    var points = points
    func height(_ x: Double, _ a: PiecewiseCurve.Point, _ b: PiecewiseCurve.Point) -> Double {
      a.x == b.x ? b.y : a.y + (b.y - a.y) * (x - a.x) / (b.x - a.x)
    }
    if points[0].x > 0 {
      points.insert(.init(x: 0, y: height(0, points[1], points[0])), at: 0)
    }
    if let last = points.last, last.x < 1 {
      points.append(.init(x: 1, y: height(1, points[points.count - 2], last)))
    }
    for (bound, isStart) in [(0.0, true), (1.0, false)] {
      let outside = points.indices.filter { isStart ? points[$0].x < bound : points[$0].x > bound }
      guard let edge = isStart ? outside.last : outside.first else { continue }
      let inner = isStart ? edge + 1 : edge - 1
      guard points.indices.contains(inner) else { continue }
      let y = height(bound, points[min(edge, inner)], points[max(edge, inner)])
      let kept = isStart ? Array(points[inner...]) : Array(points[...inner])
      let end = PiecewiseCurve.Point(x: bound, y: y)
      points = isStart ? [end] + kept : kept + [end]
    }
    if points.map(\.x) == [0, 1], points.map(\.y) == [0, 1] { return .linear }
    return PiecewiseCurve(points: points).map(CurveSetting.pieces) ?? .linear
  }
}
