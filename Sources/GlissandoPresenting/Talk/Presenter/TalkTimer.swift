package import Foundation
package import GlissandoDeck

/// How long a talk has been going on.
package struct TalkTimer: Equatable, Sendable {
  /// When it began; nil before it has.
  package var start: Date?

  /// Seconds since it began; 0 before.
  package func elapsed(at date: Date) -> Double {
    start.map { max(date.timeIntervalSince($0), 0) } ?? 0
  }

  /// Seconds as a clock shows them: `4:05`, `1:04:05`; below 0 with a sign.
  package static func text(_ seconds: Double) -> String {
    guard seconds.isFinite else { return "–" }
    // What is left ends with the second in which it does, as clocks count.
    let whole = Int(min(seconds.magnitude, 1e9).rounded(.down))
    let (hours, minutes, rest) = (whole / 3600, whole / 60 % 60, whole % 60)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let sign = seconds <= -1 ? "−" : ""
    return hours > 0
      ? "\(sign)\(hours):\(two(minutes)):\(two(rest))" : "\(sign)\(minutes):\(two(rest))"
  }
}

/// Whether a talk is where it should be by now.
package struct TalkPace: Equatable, Sendable {
  /// The part of the time that has passed, which may exceed 1.
  package let time: Double
  /// The part of the talk that has been given, from 0 to 1.
  package let talk: Double
  private let duration: Double

  /// The pace of a talk that is to take `duration` seconds, above 0.
  ///
  /// Every step counts alike.
  package init(_ deck: Deck, at position: DeckPosition, elapsed: Double, duration: Double) {
    self.duration = max(duration, 1)
    time = elapsed / self.duration
    let steps = deck.slides.map { $0.steps.count + 1 }
    let given = steps.prefix(position.slide).reduce(0, +) + position.step
    let last = steps.reduce(0, +) - 1
    talk = last > 0 ? min(max(Double(given) / Double(last), 0), 1) : 1
  }

  /// The seconds by which the talk is ahead; below 0, behind.
  package var lead: Double { (talk - time) * duration }

  /// Less than this part of the time ahead or behind is on time.
  private static let tolerance = 0.03

  /// Whether the talk is so far behind that something has to be left out.
  package var isBehind: Bool { lead < -2 * Self.tolerance * duration }

  /// The lead in words.
  package var text: String {
    if time > 1 { return "\(TalkTimer.text((time - 1) * duration)) over" }
    guard abs(lead) > Self.tolerance * duration else { return "on time" }
    return "\(TalkTimer.text(abs(lead))) \(lead > 0 ? "ahead" : "behind")"
  }
}
