import GlissandoMotion
import GlissandoNotation
import Testing

@testable import GlissandoLab

/// What a motion does, in a line.
struct AnalysisWordsTests {
  private func words(
    _ base: MotionSetting.Base, _ modifiers: MotionSetting.Modifier..., velocity: Double = 0
  ) -> String {
    MotionAnalysis(MotionSetting(base, modifiers: modifiers), initialVelocity: velocity).words
  }

  private func spring(_ duration: Double, _ bounce: Double) -> MotionSetting.Base {
    .spring(.perceptual(duration: duration, bounce: bounce))
  }

  @Test("Springs are described by overshoot, crossings and rest")
  func springs() {
    #expect(
      words(spring(0.5, 0.3)) == "overshoots 4.6 %, crosses twice, at rest after 1.04 s")
    #expect(words(spring(0.5, 0.15)) == "overshoots 0.6 %, crosses once, at rest after 0.88 s")
    #expect(words(spring(0.4, 0)) == "does not overshoot, at rest after 0.60 s")
    #expect(words(spring(0.4, -0.3)) == "creeps in, does not overshoot, at rest after 1.20 s")
    #expect(
      words(spring(0.01, 0.3)) == "overshoots 4.6 %, crosses twice, at rest after 0.03 s")
  }

  @Test("Springs at the edges are described sensibly")
  func edges() {
    #expect(words(spring(0.5, 1)) == "overshoots 100 %, swings for ever")
    #expect(
      words(spring(0.5, -1)) == "creeps in, does not overshoot, 0.0 % of the way after 12.0 s")
    #expect(words(spring(0, 0)) == "at its target at once")
    #expect(
      words(spring(60, 0.3)) == "overshoots 4.6 %, crosses twice, at rest after 95.2 s")
  }

  @Test("A velocity changes the description")
  func velocity() {
    let words = words(spring(0.5, 0), velocity: -10)
    #expect(words.hasPrefix("draws back "))
    #expect(words.contains("does not overshoot"))
  }

  @Test("Curves end")
  func curves() {
    #expect(words(.curve(.easeIn, duration: 0.35)) == "does not overshoot, ends after 0.35 s")
    // y = −1.8s + 8.4s² − 5.6s³ turns at s = (1 ± √(4/7))/2, where it is 1.1047 and −0.1047.
    #expect(
      words(.curve(.bezier(x1: 0.3, y1: -0.6, x2: 0.7, y2: 1.6), duration: 1))
        == "draws back 10.5 %, overshoots 10.5 %, crosses once, ends after 1.00 s")
  }

  @Test("Waiting and repeating are said")
  func modifiers() {
    let curve = MotionSetting.Base.curve(.linear, duration: 0.5)
    #expect(words(curve, .delay(0.2)) == "waits 0.20 s, does not overshoot, ends after 0.70 s")
    #expect(words(curve, .speed(2)) == "does not overshoot, ends after 0.25 s")
    #expect(
      words(curve, .repeatForever())
        == "does not overshoot, ends after 0.50 s, there and back for ever")
    #expect(
      words(curve, .repeatCount(3, autoreverses: false))
        == "does not overshoot, ends after 0.50 s, 3 passes")
  }

  @Test("Numbers have as many digits as say something")
  func seconds() {
    let texts: [(Double, String)] = [
      (0.0004, "0.40 ms"), (0.0079, "7.9 ms"), (0.05, "0.05 s"), (1.0447, "1.04 s"),
      (12.34, "12.3 s"), (125.4, "125 s"), (.infinity, "∞"),
    ]
    for (value, text) in texts { #expect(MotionNumber.seconds(value) == text) }
  }

  @Test("Values are short and have a true minus sign")
  func plain() {
    let texts: [(Double, String)] = [
      (0, "0.000"), (-0.0001, "0.000"), (-0.5, "−0.500"), (12.345, "12.35"), (157.9, "157.9"),
      (-1579.1, "−1579"), (24_674, "24.7 k"), (1.5e8, "150 M"), (-.infinity, "−∞"),
    ]
    for (value, text) in texts { #expect(MotionNumber.plain(value) == text) }
  }
}
