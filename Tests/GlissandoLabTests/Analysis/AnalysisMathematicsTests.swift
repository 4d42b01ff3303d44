import Foundation
import GlissandoMotion
import GlissandoNotation
import Testing

@testable import GlissandoLab

/// What is said about springs, against textbook formulas of the damping ratio ζ and the frequency ω.
struct AnalysisMathematicsTests {
  static let ratios = [0.02, 0.1, 0.3, 0.5, 0.7, 0.85, 0.95]

  private func analysis(
    response: Double, ratio: Double, velocity: Double = 0
  ) -> MotionAnalysis {
    MotionAnalysis(
      MotionSetting(.spring(.response(response: response, dampingFraction: ratio))),
      initialVelocity: velocity)
  }

  @Test(
    "The overshoot is exp(−ζπ/√(1 − ζ²)), half a period of the damped swing after the start",
    arguments: ratios.dropLast())
  func overshoot(ratio: Double) throws {
    let analysis = analysis(response: 0.8, ratio: ratio)
    let root = (1 - ratio * ratio).squareRoot()
    let expected = exp(-ratio * .pi / root)
    let peak = try #require(analysis.peak)
    #expect(abs(analysis.overshoot - expected) < 1e-12)
    #expect(abs(peak.time - 0.8 / 2 / root) < 1e-12)
    #expect(abs(analysis.state(at: peak.time).position - peak.value) < 1e-9)
    #expect(abs(analysis.state(at: peak.time).velocity) < 1e-8)
  }

  @Test(
    "It crosses its target first at (π − arccos ζ)/ω√(1 − ζ²), then every half period",
    arguments: ratios)
  func crossings(ratio: Double) {
    let analysis = analysis(response: 0.8, ratio: ratio)
    let frequency = 2 * .pi / 0.8 * (1 - ratio * ratio).squareRoot()
    for (index, time) in analysis.crossings.enumerated() {
      let expected = (.pi - acos(ratio) + Double(index) * .pi) / frequency
      #expect(abs(time - expected) < 1e-11)
      #expect(abs(analysis.state(at: time).position - 1) < 1e-9)
    }
  }

  @Test("A crossing counts as long as the swing after it is over a thousandth", arguments: ratios)
  func countedCrossings(ratio: Double) {
    // The n-th turn is exp(−nζπ/√(1 − ζ²)) away from the target.
    let decrement = ratio * .pi / (1 - ratio * ratio).squareRoot()
    let visible = Int((log(1000) / decrement).rounded(.down))
    let crossings = analysis(response: 0.8, ratio: ratio).crossings
    #expect(crossings.count == min(visible, 256))
  }

  @Test("A critically damped spring is fastest after 1/ω, with ω/e, and never overshoots")
  func critical() throws {
    let omega = 2 * .pi / 0.5
    let analysis = analysis(response: 0.5, ratio: 1)
    let fastest = try #require(analysis.fastest)
    #expect(abs(fastest.time - 1 / omega) < 1e-12)
    #expect(abs(fastest.value - omega / M_E) < 1e-10)
    #expect(analysis.peak == nil)
    #expect(analysis.crossings.isEmpty)
  }

  @Test("An underdamped spring is fastest after arccos(ζ)/ω√(1 − ζ²)", arguments: ratios)
  func fastest(ratio: Double) throws {
    let omega = 2 * .pi / 0.8
    let root = (1 - ratio * ratio).squareRoot()
    let fastest = try #require(analysis(response: 0.8, ratio: ratio).fastest)
    #expect(abs(fastest.time - acos(ratio) / (omega * root)) < 1e-11)
    #expect(abs(fastest.value - omega * exp(-ratio * acos(ratio) / root)) < 1e-10)
  }

  @Test("Thrown hard, even a spring without bounce passes its target once, where the law says")
  func thrown() throws {
    // x(t) = 1 − (1 + (ω − v)t)·e^(−ωt) is 1 at t = 1/(v − ω), and turns at v/(ω(v − ω)).
    let omega = 2 * .pi / 0.5
    let velocity = 40.0
    let analysis = analysis(response: 0.5, ratio: 1, velocity: velocity)
    #expect(analysis.crossings.count == 1)
    #expect(abs(try #require(analysis.crossings.first) - 1 / (velocity - omega)) < 1e-12)
    let peak = try #require(analysis.peak)
    #expect(abs(peak.time - velocity / (omega * (velocity - omega))) < 1e-12)
  }

  @Test("Thrown hard, a creeping spring passes its target at the zero of its two exponentials")
  func thrownCreeping() throws {
    // y = a·e^(−r₁t) + b·e^(−r₂t) with y(0) = −1, y′(0) = v.
    let (omega, ratio, velocity) = (2 * .pi / 0.5, 1.5, 80.0)
    let root = (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (omega * (ratio - root), omega * (ratio + root))
    let a = (velocity - fast) / (fast - slow)
    let b = -1 - a
    let analysis = analysis(response: 0.5, ratio: ratio, velocity: velocity)
    #expect(analysis.crossings.count == 1)
    let crossing = try #require(analysis.crossings.first)
    #expect(abs(crossing - log(-b / a) / (fast - slow)) < 1e-11)
    let peak = try #require(analysis.peak)
    #expect(abs(peak.time - log(-b * fast / (a * slow)) / (fast - slow)) < 1e-11)
  }

  @Test("Sent the wrong way, a spring draws back first")
  func drawsBack() throws {
    let analysis = analysis(response: 0.5, ratio: 0.7, velocity: -10)
    let trough = try #require(analysis.trough)
    let least = (0...20_000).map { analysis.state(at: Double($0) / 20_000).position }.min()
    #expect(abs(trough.value - (least ?? 0)) < 1e-6)
  }

  @Test(
    "Settling durations are those measured on the original",
    arguments: [
      (0.4, 0, 0.6), (0.4, 0.3, 0.854188), (0.4, -0.3, 1.2), (1, 0.3, 1.953928),
    ])
  func settling(duration: Double, bounce: Double, expected: Double) {
    let setting = MotionSetting(.spring(.perceptual(duration: duration, bounce: bounce)))
    #expect(abs(MotionAnalysis(setting).settlingDuration - expected) < 1e-6)
  }

  @Test("Without damping it swings between 0 and 2 for ever")
  func undamped() throws {
    let analysis = MotionAnalysis(
      MotionSetting(.spring(.physical(mass: 1, stiffness: 100, damping: 0))))
    #expect(analysis.crossesForEver)
    #expect(analysis.end == .infinity)
    #expect(try #require(analysis.peak).value == 2)
    #expect(analysis.shownDuration.isFinite)
  }

  @Test("A spring of any description is analysed like the same spring in another one")
  func descriptions() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    let settings: [SpringSetting] = [
      .perceptual(duration: 0.5, bounce: 0.3), .response(response: 0.5, dampingFraction: 0.7),
      .physical(mass: 1, stiffness: spring.stiffness, damping: spring.damping),
      .settling(duration: spring.settlingDuration, dampingRatio: 0.7),
    ]
    for setting in settings {
      let analysis = MotionAnalysis(MotionSetting(.spring(setting)))
      #expect(analysis.words == "overshoots 4.6 %, crosses twice, at rest after 1.04 s")
      #expect(abs((analysis.perceptualDuration ?? 0) - 0.5) < 1e-12)
    }
  }
}
