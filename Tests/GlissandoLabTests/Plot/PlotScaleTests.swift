import Foundation
import GlissandoMotion
import GlissandoNotation
import GlissandoTools
import Testing

@testable import GlissandoLab

/// What the scales of plots show.
@MainActor
struct PlotScaleTests {
  private func scales(_ settings: MotionSetting...) -> PlotScales {
    PlotContent(
      zip(Lane.Letter.allCases, settings).map { PlottedLane($0, name: "", setting: $1) },
      bands: PlotBand.allCases
    ).scales
  }

  private func spring(_ duration: Double, _ bounce: Double) -> MotionSetting {
    MotionSetting(.spring(.perceptual(duration: duration, bounce: bounce)))
  }

  @Test("The numbers that move are those of the scales, and rest finely")
  func numbers() {
    var scales = scales(spring(0.5, 0.3))
    let data = scales.animatableData
    #expect(data.base.first.first.second == scales.end)
    #expect(data.base.second.first.second == scales.position.upper)
    // A hundredth of what stands on the axis is still to be seen.
    var step = data
    step.base.second.first.second += 0.01
    #expect((step - data).magnitudeSquared > 1)
    scales.animatableData = step
    #expect(scales.position.upper == step.base.second.first.second)
    #expect(scales.animatableData == step)
  }

  @Test("All that springs do is in view, the overshoot with some room")
  func inView() {
    for duration in [0.01, 0.5, 60] {
      for bounce in [-1, -0.5, 0, 0.3, 0.7, 1] {
        let setting = spring(duration, bounce)
        let scales = scales(setting)
        let analysis = MotionAnalysis(setting)
        for band in PlotBand.allCases {
          let range = scales[band]
          let slack = range.length * 1e-9
          let values = (0...2000).map {
            band.value(of: analysis.state(at: Double($0) / 2000 * scales.end))
          }
          #expect((values.min() ?? 0) >= range.lower - slack)
          #expect((values.max() ?? 0) <= range.upper + slack)
        }
        if let peak = analysis.peak {
          #expect(scales.position.upper - peak.value > 0.03 * scales.position.length)
        }
      }
    }
  }

  @Test("The axis reaches to where the slowest motion has come to rest, and not much farther")
  func end() {
    for (duration, bounce) in [(0.01, 0.0), (0.5, 0.3), (60, 0.3), (2, 0.6)] {
      let rest = MotionAnalysis(spring(duration, bounce)).settlingDuration
      let end = scales(spring(duration, bounce), spring(duration / 2, 0)).end
      #expect(end > rest && end < 1.5 * rest)
    }
  }

  @Test("A curve that stands upright leaves room for what else it does")
  func upright() {
    let scales = scales(MotionSetting(.curve(.circularEaseInOut, duration: 1)))
    #expect(scales.velocity.upper < 20)
    #expect(scales.velocity.upper > 2)
  }

  @Test("A small change of a setting changes the scales seldom")
  func seldom() {
    var changes = 0
    var previous = scales(spring(0.5, 0.2))
    for step in 1...100 {
      let next = scales(spring(0.5, 0.2 + Double(step) / 1000))
      if next != previous { changes += 1 }
      previous = next
    }
    #expect(changes < 16)
  }

  @Test("Scales are animatable data and back")
  func animatable() {
    var scales = scales(spring(0.5, 0.3), spring(1, 0))
    let data = scales.animatableData
    let copy = scales
    scales.animatableData = data
    #expect(abs(scales.end - copy.end) < 1e-12)
    for band in PlotBand.allCases {
      #expect(abs(scales[band].lower - copy[band].lower) < 1e-9)
      #expect(abs(scales[band].upper - copy[band].upper) < 1e-9)
    }
  }

  @Test("Ticks stand at round numbers, are never dense, and fade before they go")
  func ticks() {
    for exponent in stride(from: -4.0, through: 6, by: 0.07) {
      let range = PlotRange(-0.2 * pow(10, exponent), pow(10, exponent))
      let ticks = range.ticks(length: 120, spacing: 24)
      let strong = ticks.filter { $0.strength > 0 }
      #expect(strong.count >= 2 && strong.count <= 10)
      #expect(ticks.contains { $0.value == 0 })
      let density = 120 / range.length
      for (a, b) in zip(strong, strong.dropFirst()) {
        #expect((b.value - a.value) * density >= 24 * 0.59)
      }
      for tick in ticks { #expect(tick.value >= range.lower && tick.value <= range.upper) }
    }
  }

  @Test("A scale has a number besides 0, however far it reaches, and its lines fade as it glides")
  func numbersBesidesZero() {
    for (below, length) in [(0.0, 60.0), (-0.1, 60), (-1, 98)] {
      var before: [Double: Double] = [:]
      for reach in stride(from: 1.0, through: 60, by: 0.002) {
        let ticks = PlotRange(below * reach, reach).ticks(length: length, spacing: 24)
        let leading = reach / pow(10, log10(reach).rounded(.down))
        let isSeen = ticks.contains { $0.value != 0 && $0.strength > 0.45 }
        #expect(isSeen || (4.9...5).contains(leading), "\(below) \(reach)")
        #expect(zip(ticks, ticks.dropFirst()).allSatisfy { $0.value < $1.value })
        let now = Dictionary(
          ticks.map { (($0.value * 1e6).rounded() / 1e6, $0.strength) }, uniquingKeysWith: max)
        for (value, strength) in now where abs(value) < 0.9 * reach && reach > 1 {
          #expect(abs(strength - (before[value] ?? 0)) < 0.05, "\(value) at \(reach)")
        }
        before = now
      }
    }
  }
}
