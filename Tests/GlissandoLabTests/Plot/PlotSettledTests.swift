import Foundation
import Glissando
import GlissandoMotion
import GlissandoNotation
import GlissandoTesting
import GlissandoViews
import GlissandoTools
import Testing

@testable import GlissandoLab

/// What plots show at rest, and how lanes come and go in them.
@MainActor
@Suite struct PlotSettledTests {
  private func spring(_ duration: Double, _ bounce: Double) -> MotionSetting {
    MotionSetting(.spring(.perceptual(duration: duration, bounce: bounce)))
  }

  private func content(_ settings: [Lane.Letter: MotionSetting]) -> PlotContent {
    PlotContent(
      settings.sorted { $0.key.rawValue < $1.key.rawValue }
        .map { PlottedLane($0.key, name: "", setting: $0.value) }, bands: PlotBand.allCases)
  }

  @Test("At rest every line of measure is there as a whole or not at all, in any size")
  func settled() {
    for duration in [0.01, 0.13, 0.5, 0.77, 3, 60] {
      for bounce in [-0.7, 0, 0.3, 0.9] {
        let scales = content([.a: spring(duration, bounce)]).scales
        for (width, height) in [(400.0, 260.0), (637, 336), (960, 600), (2400, 1100)] {
          let layout = PlotLayout(
            size: CGSize(width: width, height: height), unit: 1, scales: scales,
            bands: PlotBand.allCases, pixel: 1)
          let bands = layout.panels.map { layout.ticks(of: $0.band) }
          for ticks in bands + [layout.timeTicks] {
            for tick in ticks {
              let isWhole = tick.strength < 1e-6 || tick.strength > 1 - 1e-6
              #expect(isWhole, "\(tick) at \(duration) \(bounce) in \(width) × \(height)")
            }
            let isNumbered = ticks.contains { $0.value != 0 && $0.strength > 0.5 }
            #expect(isNumbered || height < 300, "\(ticks) at \(duration) \(bounce) in \(height)")
          }
        }
      }
    }
  }

  /// The letters of the rows, and where their middles are.
  private func rows(_ scales: PlotScales) -> [Double] {
    Lane.Letter.allCases.map { scales.presence.count(before: $0) }
  }

  @Test("A lane that goes leaves the others the room, and its curve fades")
  func leaving() {
    let both = content([.a: spring(0.5, 0.3), .b: spring(0.8, 0.5)])
    let one = PlotContent(
      [both.lanes[1]], bands: PlotBand.allCases, known: both.curves, leaving: both.leaving)
    #expect(one.leaving.map(\.lane.id) == [.a])
    #expect(one.scales.presence[.a] == 0 && one.scales.presence[.b] == 1)
    #expect(rows(both.scales)[1] == 1 && rows(one.scales)[1] == 0)
    // Half way its row is half as high.
    var middle = one.scales
    middle.animatableData = both.scales.animatableData.interpolated(
      towards: one.scales.animatableData, amount: 0.5)
    #expect(abs(middle.presence[.a] - 0.5) < 1e-12)
    #expect(abs(rows(middle)[1] - 0.5) < 1e-12)
    // What is there again is not leaving.
    let again = PlotContent(
      both.lanes, bands: PlotBand.allCases, known: one.curves, leaving: one.leaving)
    #expect(again.leaving.isEmpty)
  }

  @Test("In the lab a removed lane's curve goes little by little, not at once")
  func removed() {
    let model = LabModel()
    model.add(spring(1, 0.7))
    let stage = Stage(width: 1280, height: 800) { LabView(model: model) }
    stage.advance(by: 2)
    /// How much of the second lane's colour is in the plots.
    func amount() -> Int {
      let image = stage.image()
      var sum = 0
      for x in stride(from: 410, to: 1240, by: 1) {
        for y in stride(from: 430, to: 735, by: 1) {
          let pixel = image.pixel(x, y)
          sum += max(0, Int(pixel.x) - Int(pixel.z) - 10)
        }
      }
      return sum
    }
    let before = amount()
    #expect(before > 10_000)
    model.remove(.b)
    var previous = before
    var shares: [Double] = []
    for _ in 0..<14 {
      stage.advance(frames: 2)
      let now = amount()
      #expect(Double(previous - now) < 0.4 * Double(before), "\(shares)")
      previous = now
      shares.append(Double(now) / Double(before))
    }
    #expect(shares.contains { (0.2...0.8).contains($0) }, "\(shares)")
    stage.settle()
    #expect(amount() < before / 50)
  }
}
