import Foundation
import GlissandoMotion

/// What a language can say besides a law.
struct Ability: OptionSet, Hashable, Sendable {
  let rawValue: Int

  static let delay = Ability(rawValue: 1)
  static let repetition = Ability(rawValue: 2)
  /// A wait before each pass of a repetition.
  static let pause = Ability(rawValue: 4)
  /// The velocity with which a spring sets out, which curves that are fitted to it have as well.
  static let velocity = Ability(rawValue: 8)
  /// An end where the target would first be passed.
  static let stop = Ability(rawValue: 16)
}

extension PlainMotion {
  /// The motion without what a language cannot say, and with a note of each.
  ///
  /// - Parameter remedies: What to do about it in that language, for some of them.
  func limited(
    to abilities: Ability, of name: String, remedies: [Ability: String] = [:]
  ) -> PlainMotion {
    var result = self
    func note(_ ability: Ability, _ text: String) {
      result.notes.append(text + (remedies[ability].map { " " + $0 } ?? ""))
    }
    if delay > 0, !abilities.contains(.delay) {
      note(.delay, "The delay of \(Digits.significant(delay, 4)) s is left out.")
      result.delay = 0
    }
    if repetition != nil, !abilities.contains(.repetition) {
      note(.repetition, "The repetition is left out.")
      result.repetition = nil
      result.pause = 0
    }
    if result.pause > 0, !abilities.contains(.pause) {
      note(.pause, "The wait of \(Digits.significant(pause, 4)) s before each pass is left out.")
      result.pause = 0
    }
    if case .spring(let setting, let velocity) = law, velocity != 0, !abilities.contains(.velocity)
    {
      note(
        .velocity,
        "\(name) has no initial velocity here; \(Digits.significant(velocity, 4)) ways per second are left out."
      )
      result.law = .spring(setting, velocity: 0)
    }
    if stopsAtTarget, !abilities.contains(.stop) {
      note(.stop, "\(name) does not stop at the target; the motion passes it.")
      result.stopsAtTarget = false
    }
    return result
  }
}

extension WrittenMotion {
  /// A text for a motion, the notes about it, and how far what the text says is from it.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - setting: What was to be written.
  ///   - written: What the text says.
  init(text: String, of setting: MotionSetting, as written: PlainMotion) {
    let course = MotionCourse(PlainMotion(setting))
    let error = course.greatestDifference(to: MotionCourse(written))
    self.init(text: text, notes: written.notes, greatestError: error)
  }

  /// Adds how far the text is from the motion, where that can be seen.
  mutating func noteError(_ what: String) {
    guard !isExact else { return }
    notes.append(
      "\(what) differs from the motion by up to \(Self.percent(greatestError)) of the way.")
  }

  static func percent(_ part: Double) -> String { Digits.significant(part * 100, 2) + " %" }
}

extension PlainMotion {
  /// The motion with one Bézier in place of what else moves; a note says how near it comes.
  func asBezier(places: Int = 4) -> (motion: PlainMotion, fit: BezierFit) {
    var result = self
    if case .curve(let curve, let duration) = law, let (x1, y1, x2, y2) = curve.controlPoints,
      !stopsAtTarget
    {
      return (self, BezierFit(x1: x1, y1: y1, x2: x2, y2: y2, duration: duration))
    }
    let course = MotionCourse(self)
    let duration: Double? = if case .curve(_, let duration) = law { duration } else { nil }
    let fit =
      law == .immediate
      ? BezierFit(x1: 0, y1: 0, x2: 1, y2: 1, duration: 0)
      : BezierFitStore.fit(self) { BezierFit(course, duration: duration) }.rounded(places: places)
    result.law = fit.duration > 0 ? fit.law : .immediate
    result.stopsAtTarget = false
    return (result, fit)
  }

  /// The motion as Béziers one after the other, and its duration in seconds; none where it is at its target at
  /// once.
  ///
  /// - Parameters:
  ///   - error: How far the Béziers may be from the motion, in ways to the target.
  ///   - rounded: Rounds a duration to one that can be written.
  func asBeziers(
    within error: Double,
    rounded: (Double, FloatingPointRoundingRule) -> Double = { time, _ in time }
  ) -> (pieces: [PiecewiseCurve.Piece], duration: Double) {
    switch law {
    case .immediate: return ([], 0)
    case .curve(let curve, let duration) where !stopsAtTarget && !curve.hasLines:
      return (curve.bezierPieces, rounded(duration, .toNearestOrAwayFromZero))
    default:
      let course = MotionCourse(self)
      let duration = rounded(course.duration(within: error / 2), .up)
      return (SplineFit(course: course, duration: duration, error: error / 2).pieces(), duration)
    }
  }
}
