import Foundation
package import GlissandoMotion
package import GlissandoNotation

/// What can be said about a motion from 0 to 1: where it is at a time, and where its landmarks are.
///
/// All of it is found in closed form for springs, and from the values of curves and of custom
/// animations. What is said of a repeated motion is said of its first pass; its end is that of all.
package struct MotionAnalysis: Sendable {
  /// A place on the way: seconds since the start, and a value there.
  package struct Landmark: Hashable, Sendable {
    /// Seconds since the start.
    package var time: Double
    /// What is there; its unit depends on the landmark.
    package var value: Double
  }

  /// The motion as a function of time.
  package let law: MotionLaw
  /// How long a spring seems to take once it has set out, in seconds; nil where no spring moves.
  package let perceptualDuration: Double?
  /// When one pass has come to rest, in seconds from the start; ∞ where it never does.
  ///
  /// For springs the rule is that of `Spring.settlingDuration`: a thousandth of the way.
  package let settlingDuration: Double
  /// When all is over, repetitions included, in seconds; ∞ where it never is.
  package let end: Double
  /// Where it is farthest beyond the target; nil where it does not overshoot by a thousandth.
  package let peak: Landmark?
  /// Where it is farthest behind the start; nil where it does not draw back by a thousandth.
  package let trough: Landmark?
  /// When it crosses the target, in seconds; only crossings after which it leaves the target by more
  /// than a thousandth count, and no more than 256 are listed.
  package let crossings: [Double]
  /// Whether it goes on crossing the target for ever.
  package let crossesForEver: Bool
  /// Where it is fastest, with its velocity in targets per second; nil where nothing moves.
  package let fastest: Landmark?

  let pass: MotionPass

  /// Analyses a setting that sets out with a velocity, in targets per second.
  package init(_ setting: MotionSetting, initialVelocity: Double = 0) {
    self.init(MotionLaw(setting, initialVelocity: initialVelocity))
  }

  /// Analyses any animation from its values.
  ///
  /// - Complexity: O(*n*) in its duration, of which a minute at most is looked at.
  package init(sampling animation: Animation) {
    self.init(MotionLaw(sampling: animation))
  }

  /// Analyses a law.
  package init(_ law: MotionLaw) {
    let pass = MotionPass(law)
    let landmarks = MotionLandmarks(pass.law)
    self.law = law
    self.pass = pass
    perceptualDuration = pass.course.map { $0.spring.duration * pass.stretch }
    settlingDuration = pass.time(pass.law.duration)
    end = law.duration
    func landmark(_ point: MotionLandmarks.Point?, scale: Double = 1) -> Landmark? {
      point.map { Landmark(time: pass.time($0.time), value: $0.value * scale) }
    }
    peak = landmark(landmarks.peak)
    trough = landmark(landmarks.trough)
    fastest = landmark(landmarks.fastest, scale: 1 / pass.stretch)
    crossings = landmarks.crossings.map { pass.time($0) }
    crossesForEver = landmarks.crossesForEver
  }

  /// How far it goes beyond the target, as a share of the way: 0.046 is 4.6 %.
  package var overshoot: Double { peak.map { $0.value - 1 } ?? 0 }

  /// Where it is, how fast, and how that changes, at a time.
  package func state(at time: Double) -> MotionState { law.state(at: time) }

  /// Seconds that show all that is worth seeing.
  ///
  /// What never ends is shown for a few swings, passes or perceptual durations; what creeps, until
  /// the rest is not worth the room.
  package var shownDuration: Double {
    if end == 0 { return 0 }
    if let repetition = pass.repetition {
      let most = repetition.autoreverses ? 4 : 3
      return repetition.origin + Double(min(repetition.count ?? most, most)) * repetition.length
    }
    guard case .spring(let course) = pass.law else {
      return end.isFinite ? end : pass.time(MotionSamples.longest)
    }
    let periods = course.isUndamped ? Self.shownSwings : Self.longestTail
    return min(settlingDuration, pass.time(periods * course.spring.duration))
  }

  /// What never comes to rest is shown for so many periods.
  private static let shownSwings = 8.0
  /// What comes to rest slowly is shown for so many perceptual durations.
  private static let longestTail = 24.0
}
