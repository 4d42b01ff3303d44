import Foundation
import GlissandoMotion

/// Qt Quick: `SpringAnimation` for springs, `NumberAnimation` with a spline for the rest.
///
/// Qt does not solve the spring but steps it, 16 ms at a time (QQuickSpringAnimation, read November
/// 2026): v += (spring·(to − x) − damping·v)/mass, x += 0.016·v. With y = x − to that is
///
///     y″ − (1 + a − 0.016·K)·y′ + a·y = 0 for three steps in turn, a = 1 − damping/mass, K = spring/mass
///
/// whose two roots are those of a spring sampled every 16 ms if a = e^(−2δh) and
/// 1 + a − 0.016·K = 2·e^(−δh)·cos(wh), cosh where it is overdamped. So the swings and their decay are
/// exact; what remains is the first step, by which Qt is ahead.
struct QtQuickFormat: NotationFormat {
  let id = "qt"
  let name = "Qt Quick"
  let keywords = [
    "SpringAnimation",
    "NumberAnimation",
    "PropertyAnimation",
    "ColorAnimation",
    "RotationAnimation",
    "PauseAnimation",
    "SequentialAnimation",
  ]
  let fitsCurves = true

  /// Seconds.
  static let step = 0.016

  func write(_ setting: MotionSetting, options: WritingOptions) -> WrittenMotion {
    let plain = PlainMotion(setting)
    guard case .spring(let spring, _) = plain.law else {
      return writeCurve(setting, plain, options)
    }
    let motion = plain.limited(
      to: [.delay], of: name, remedies: [.repetition: "A SpringAnimation has no loops."])
    let stepped = SteppedSpring(spring.spring)
    let fields = [
      "spring: \(Digits.significant(stepped.spring, 12))",
      "damping: \(Digits.significant(stepped.damping, 12))", "epsilon: 0.001",
    ]
    let text = wrapped("SpringAnimation { \(fields.joined(separator: "; ")) }", motion.delay)
    var result = WrittenMotion(text: text, notes: motion.notes)
    result.greatestError = stepped.greatestDifference(to: MotionCourse(plain))
    result.notes.append("Qt steps its springs by 16 ms.")
    result.noteError("What it shows")
    result.notes.append("Set epsilon to what is small in the property's own unit.")
    return result
  }

  private func writeCurve(
    _ setting: MotionSetting, _ plain: PlainMotion, _ options: WritingOptions
  ) -> WrittenMotion {
    var motion = plain.limited(to: [.delay, .repetition, .stop], of: name)
    let (pieces, duration) = motion.asBeziers(within: options.greatestError) {
      ($0 * 1000).rounded($1) / 1000
    }
    var fields = ["duration: \(Digits.milliseconds(duration))"]
    if let easing = Self.easing(pieces) { fields.append(easing) }
    if let repetition = motion.repetition {
      fields.append("loops: \(repetition.count.map { "\($0)" } ?? "Animation.Infinite")")
      if repetition.autoreverses {
        motion.notes.append("Every pass goes forth: a NumberAnimation does not reverse.")
      }
    }
    let text = wrapped("NumberAnimation { \(fields.joined(separator: "; ")) }", motion.delay)
    let curve = PiecewiseCurve(pieces: pieces.map { $0.mapped(Self.rounded) })
    motion.law =
      duration > 0 && !pieces.isEmpty
      ? .curve(curve.map(CurveSetting.pieces) ?? .linear, duration: duration) : .immediate
    motion.stopsAtTarget = false
    var result = WrittenMotion(text: text, of: setting, as: motion)
    if result.greatestError > options.greatestError { result.noteError("The curve") }
    return result
  }

  private static func rounded(_ point: PiecewiseCurve.Point) -> PiecewiseCurve.Point {
    .init(
      x: Double(Digits.rounded(point.x, places: 7)) ?? point.x,
      y: Double(Digits.rounded(point.y, places: 7)) ?? point.y)
  }

  private static func easing(_ pieces: [PiecewiseCurve.Piece]) -> String? {
    guard !pieces.isEmpty else { return nil }
    if pieces.count == 1, let controls = pieces[0].controls,
      controls.start.x == controls.start.y, controls.end.x == controls.end.y
    {
      return "easing.type: Easing.Linear"
    }
    let numbers = pieces.flatMap { piece -> [Double] in
      let controls = piece.controlsOrThirds
      return [
        controls.start.x, controls.start.y, controls.end.x, controls.end.y, piece.end.x,
        piece.end.y,
      ]
    }
    let list = numbers.map { Digits.rounded($0, places: 7) }.joined(separator: ", ")
    return "easing.type: Easing.BezierSpline; easing.bezierCurve: [\(list)]"
  }

  private func wrapped(_ animation: String, _ delay: Double) -> String {
    guard delay > 0 else { return animation }
    let pause = "PauseAnimation { duration: \(Digits.milliseconds(delay)) }"
    return "SequentialAnimation {\n  \(pause)\n  \(animation)\n}"
  }

  // MARK: - Reading

  func read(_ source: SourceText) -> MotionReading {
    var pauses: [(range: Range<Int>, seconds: Double)] = []
    var reading = ObjectScanner(source: source, format: id).read { found throws(NotationError) in
      switch found.name {
      case "SpringAnimation":
        let errors = try Self.springFields.strangers(in: found.object, source)
        return .init(
          setting: MotionSetting(.spring(try spring(found, source))), errors: errors)
      case "NumberAnimation", "PropertyAnimation", "ColorAnimation", "RotationAnimation":
        let errors = try Self.curveFields.strangers(in: found.object, source)
        return .init(setting: try curve(found.object, source), errors: errors)
      case "PauseAnimation":
        let pause = try source.number(found.object, "duration", default: 250, in: .notNegative)
        pauses.append((found.start..<found.range.upperBound, pause / 1000))
        return nil
      default: return nil
      }
    }
    for (range, seconds) in pauses {
      let next = reading.motions.firstIndex { motion in
        motion.range.lowerBound > range.upperBound
          && source.string(range.upperBound..<motion.range.lowerBound).allSatisfy {
            $0.isWhitespace || $0 == ";"
          }
      }
      if let next { reading.motions[next].setting.waits(seconds) }
    }
    return reading
  }

  /// What all animations of Qt Quick know.
  private static let commonFields = [
    "id", "objectName", "target", "targets", "property", "properties", "exclude", "from", "to",
    "running", "paused", "alwaysRunToEnd", "direction",
  ]
  private static let springFields = FieldNames(
    meant: ["spring", "damping", "mass"],
    others: commonFields + ["epsilon", "velocity", "modulus", "loops", "duration"])
  private static let curveFields = FieldNames(
    meant: ["duration", "loops", "easing.type", "easing.bezierCurve"],
    others: commonFields + ["easing.amplitude", "easing.overshoot", "easing.period"])

  private func spring(
    _ found: ObjectScanner.Found, _ source: SourceText
  ) throws(NotationError) -> SpringSetting {
    let object = found.object
    guard let spring = try source.number(object, "spring", in: .above0) else {
      throw source.error(
        at: found.range.upperBound - 1, "the animation lacks “spring”", allowed: "spring: …")
    }
    let damping = try source.number(object, "damping", default: 0, in: .range(0...1))
    let mass = try source.number(object, "mass", default: 1, in: .above0)
    let stepped = SteppedSpring(spring: spring / mass, damping: damping / mass)
    guard let setting = stepped.continuous else {
      let term = object["spring"]
      throw source.error(
        at: term?.range.lowerBound ?? found.start,
        "this spring does not come to rest in steps of 16 ms",
        allowed: "a damping between 0 and the mass, and a spring that is less stiff")
    }
    return setting
  }

  private func curve(
    _ object: [Term.Argument], _ source: SourceText
  ) throws(NotationError) -> MotionSetting {
    let duration = try source.number(object, "duration", default: 250, in: .notNegative)
    var setting = MotionSetting(
      .curve(try easing(object, source), duration: duration / 1000))
    guard let loops = object["loops"] else { return setting }
    let isEndless = loops.path == "Animation.Infinite"
    let count = isEndless ? -1 : try source.number(loops, in: .range(-1...1e9))
    if count < 0 || count > 1 { setting.repeats(count < 0 ? nil : count, autoreverses: false) }
    return setting
  }

  private func easing(
    _ object: [Term.Argument], _ source: SourceText
  ) throws(NotationError) -> CurveSetting {
    if case .list(let terms)? = object["easing.bezierCurve"]?.kind {
      return try spline(terms, object["easing.bezierCurve"]?.range.lowerBound ?? 0, source)
    }
    guard let type = object["easing.type"] else { return .linear }
    let path = type.path ?? ""
    let name = path.split(separator: ".").last.map(String.init) ?? ""
    if name == "Linear" { return .linear }
    // Qt's swings as quickly as on the way in.
    if name == "InOutElastic" { return Easing.elastic(period: 0.3).followedByTurnedRound }
    if let curve = Easing.curve(named: name) { return curve }
    let names = ["Linear"] + Easing.all.map { String($0.name.dropFirst(4)) }
    throw source.error(
      about: type.range, "is not understood",
      allowed: "Easing.OutCubic and its like, or a bezierCurve",
      suggestion: NearestWord.find(name, among: names).map { "Easing.\($0)" })
  }

  private func spline(
    _ terms: [Term], _ offset: Int, _ source: SourceText
  ) throws(NotationError) -> CurveSetting {
    var numbers: [Double] = []
    for term in terms { numbers.append(try source.number(term, in: .range(-1e6...1e6))) }
    let error = source.error(
      at: offset, "the numbers of the spline lead from (0, 0) to no (1, 1)",
      allowed: "six numbers for each piece: two control points and an end, with times that rise")
    guard !numbers.isEmpty, numbers.count % 6 == 0 else { throw error }
    if numbers.count == 6, numbers[4] == 1, numbers[5] == 1 {
      return CurveSetting(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
    }
    var pieces: [PiecewiseCurve.Piece] = []
    var start = PiecewiseCurve.Point(x: 0, y: 0)
    for index in stride(from: 0, to: numbers.count, by: 6) {
      func point(_ at: Int) -> PiecewiseCurve.Point {
        .init(x: numbers[index + at], y: numbers[index + at + 1])
      }
      pieces.append(
        .init(start: start, end: point(4), controls: .init(start: point(0), end: point(2))))
      start = point(4)
    }
    guard let curve = PiecewiseCurve(pieces: pieces) else { throw error }
    return .pieces(curve)
  }
}

extension PiecewiseCurve.Piece {
  /// The control points; those of a straight line lie at its thirds.
  var controlsOrThirds: Controls {
    controls
      ?? Controls(
        start: .init(x: start.x + (end.x - start.x) / 3, y: start.y + (end.y - start.y) / 3),
        end: .init(x: end.x - (end.x - start.x) / 3, y: end.y - (end.y - start.y) / 3))
  }
}

extension CurveSetting {
  /// Whether it is made of straight lines or has jumps, which splines through it would take apart.
  var hasLines: Bool {
    guard case .pieces(let curve) = self else { return false }
    return curve.pieces.contains { $0.end.x == $0.start.x }
  }
}
