import Foundation
import GlissandoMotion

// What a motion does, in words.

extension MotionAnalysis {
  /// What the motion does, in one line: "overshoots 4.6 %, crosses twice, at rest after 1.04 s".
  package var words: String {
    if end == 0 { return "at its target at once" }
    var parts: [String] = []
    if waiting >= 0.005 { parts.append("waits \(MotionNumber.seconds(waiting))") }
    if let trough { parts.append("draws back \(MotionNumber.percent(-trough.value))") }
    parts += wayThere
    parts.append(ending)
    if let repetition = pass.repetition { parts.append(Self.words(for: repetition)) }
    return parts.joined(separator: ", ")
  }

  /// Seconds until something moves.
  private var waiting: Double { pass.origin }

  /// Whether it goes beyond its target, and how often it crosses it.
  private var wayThere: [String] {
    guard peak != nil else {
      if case .spring(let course) = pass.law, course.solution.damping == .over {
        return ["creeps in", "does not overshoot"]
      }
      return ["does not overshoot"]
    }
    let overshoots = "overshoots \(MotionNumber.percent(overshoot))"
    if crossesForEver { return [overshoots] }
    return crossings.isEmpty
      ? [overshoots] : [overshoots, "crosses \(Self.times(crossings.count))"]
  }

  private var ending: String {
    if crossesForEver { return "swings for ever" }
    guard settlingDuration.isFinite else {
      let time = min(shownDuration, 100)
      let share = state(at: time).position
      return "\(MotionNumber.percent(share)) of the way after \(MotionNumber.seconds(time))"
    }
    switch pass.law {
    case .spring: return "at rest after \(MotionNumber.seconds(settlingDuration))"
    default: return "ends after \(MotionNumber.seconds(settlingDuration))"
    }
  }

  private static func words(for repetition: MotionPass.Repetition) -> String {
    let way = repetition.autoreverses ? "there and back" : "again"
    guard let count = repetition.count else { return "\(way) for ever" }
    return count == 1 ? "one pass" : "\(count) passes" + (repetition.autoreverses ? " \(way)" : "")
  }

  private static func times(_ count: Int) -> String {
    switch count {
    case 1: "once"
    case 2: "twice"
    case 256...: "over 256 times"
    default: "\(count) times"
    }
  }
}
