import Foundation
import GlissandoMotion

/// CSS: a transition or an animation with `linear()`, `cubic-bezier()` or a keyword (css-easing-2).
struct CSSFormat: NotationFormat {
  let id = "css"
  let name = "CSS"
  let keywords = ["cubic-bezier", "linear", "transition", "transition-timing-function"]
  let fitsCurves = true

  func write(_ setting: MotionSetting, options: WritingOptions) -> WrittenMotion {
    var motion = PlainMotion(setting).limited(
      to: [.delay, .repetition, .velocity, .stop], of: name)
    let easing: String
    let duration: Double
    if case .curve(let curve, let seconds) = motion.law, let points = curve.controlPoints,
      !motion.stopsAtTarget
    {
      easing = Self.text(points)
      duration = seconds
    } else if motion.law == .immediate {
      easing = "linear"
      duration = 0
    } else {
      let line = LinearEasing(MotionCourse(motion), error: options.greatestError)
      easing = line.text
      duration = line.duration
      if !line.reachesRest {
        motion.notes.append(
          "The spring swings on for longer; the text ends after \(Digits.significant(duration, 4)) s."
        )
      }
      motion.law = .curve(.pieces(line.curve), duration: duration)
      motion.stopsAtTarget = false
    }
    var result = WrittenMotion(
      text: declaration(easing, duration, motion, options.word(joinedBy: "-")), of: setting,
      as: motion)
    if result.greatestError > options.greatestError { result.noteError("The curve") }
    return result
  }

  private static func text(_ points: (x1: Double, y1: Double, x2: Double, y2: Double)) -> String {
    for keyword in CSSEasing.keywords {
      if let own = keyword.curve.controlPoints, own == points { return keyword.name }
    }
    if points.x1 == points.y1, points.x2 == points.y2 { return "linear" }
    let numbers = [points.x1, points.y1, points.x2, points.y2].map { Digits.significant($0, 12) }
    return "cubic-bezier(\(numbers.joined(separator: ", ")))"
  }

  private func declaration(
    _ easing: String, _ duration: Double, _ motion: PlainMotion, _ name: String
  ) -> String {
    var words = ["\(Digits.significant(duration * 1000, 9))ms", easing]
    if motion.delay > 0 { words.append("\(Digits.significant(motion.delay * 1000, 9))ms") }
    guard let repetition = motion.repetition else {
      return "transition: all \(words.joined(separator: " "));"
    }
    words.append(repetition.count.map { "\($0)" } ?? "infinite")
    if repetition.autoreverses { words.append("alternate") }
    return "animation: \(name) \(words.joined(separator: " "));"
  }

  func read(_ source: SourceText) -> MotionReading { CSSReader(source, format: id).read() }
}

/// A motion as `linear()`, with the fewest points that stay within an error.
struct LinearEasing {
  let text: String
  let curve: PiecewiseCurve
  /// Seconds, in whole milliseconds.
  let duration: Double
  /// Whether the motion is at rest when the curve ends.
  let reachesRest: Bool

  /// The points lie at such parts of the time that few digits say them exactly.
  private static let grids = [250, 500, 1000, 2000, 4000]
  /// So many places a line over one swing needs to choose from.
  private static let placesPerSwing = 60.0

  /// What rounding and the bends between the places of the grid cost is seen only afterwards: then it is
  /// fitted again, more closely.
  private static let attempts = 4

  init(_ course: MotionCourse, error: Double) {
    let error = error.isFinite ? min(max(error, 1e-5), 0.2) : 1e-3
    let rest = course.duration(within: error * 0.8)
    let duration = max((rest * 1000).rounded(.up), 1) / 1000
    let wished = max(
      Self.placesPerSwing * Self.turns(course, duration), 8 / error.squareRoot())
    var grids = Self.grids.drop { Double($0) < wished }
    if grids.isEmpty { grids = Self.grids.suffix(1) }
    let heightPlaces = max(Int((-log10(error) + 1).rounded(.up)), 3)
    var room = error * 0.95 - 0.5 * pow(10, -Double(heightPlaces))
    var written = Self.written(course, duration, room, grids[grids.startIndex], heightPlaces)
    reachesRest = course.restsAtEnd(within: error * 0.8)
    // What is cut off is not held anyway.
    for _ in 0..<(reachesRest ? Self.attempts - 1 : 0) {
      let law = PlainMotion.Law.curve(.pieces(written.curve), duration: duration)
      let difference = course.greatestDifference(to: MotionCourse(law))
      if difference <= error * 0.98 { break }
      // A bend between two places needs a finer grid; what is only just too far, less room.
      if difference > error * 1.2, grids.count > 1 { grids.removeFirst() } else { room *= 0.9 }
      written = Self.written(course, duration, room, grids[grids.startIndex], heightPlaces)
    }
    (text, curve) = written
    self.duration = duration
  }

  private static func written(
    _ course: MotionCourse, _ duration: Double, _ error: Double, _ grid: Int, _ heightPlaces: Int
  ) -> (text: String, curve: PiecewiseCurve) {
    let fit = PolylineFit(
      curve: { course.position(at: $0 * duration) }, error: error, places: grid)
    var stops: [String] = []
    var points: [PiecewiseCurve.Point] = []
    for (index, point) in fit.points().enumerated() {
      let y = Digits.rounded(point.y, places: heightPlaces)
      let x = Digits.rounded(point.x * 100, places: 4)
      let isEnd = index == 0 || point.x == 1
      stops.append(isEnd ? y : "\(y) \(x)%")
      points.append(.init(x: (Double(x) ?? 0) / 100, y: Double(y) ?? point.y))
    }
    // The grid leads from 0 to 1, so these are always a curve.
    let line = [PiecewiseCurve.Point(x: 0, y: 0), .init(x: 1, y: 1)]
    return (
      "linear(\(stops.joined(separator: ", ")))",
      PiecewiseCurve(points: points) ?? PiecewiseCurve(points: line)!
    )
  }

  /// How often the motion turns round.
  private static func turns(_ course: MotionCourse, _ duration: Double) -> Double {
    let steps = 512
    var turns = 1.0
    var last = 0.0
    for step in 1...steps {
      let low = course.position(at: duration * Double(step - 1) / Double(steps))
      let rise = course.position(at: duration * Double(step) / Double(steps)) - low
      if rise * last < 0 { turns += 1 }
      if rise != 0 { last = rise }
    }
    return turns
  }
}
