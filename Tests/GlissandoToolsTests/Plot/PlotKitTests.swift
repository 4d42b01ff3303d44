import Foundation
import GlissandoDrawing
import GlissandoTools
import Testing

/// Ranges and panels of plots.
struct PlotKitTests {
  @Test(
    "A step is round, and not below what it must be", arguments: [1e-7, 0.03, 0.7, 9.9, 240, 6e8])
  func roundSteps(least: Double) {
    let step = PlotRange.roundStep(atLeast: least)
    #expect(step >= least && step <= 2.5 * least)
    let leading = step / pow(10, (log10(step) + 1e-9).rounded(.down))
    #expect([1, 2, 2.5, 5].contains { abs($0 - leading) < 1e-9 })
    for other in [1, 2, 2.5, 5, 10] {
      #expect(abs(PlotRange.roundStep(atLeast: other) - other) < 1e-12)
    }
    for none in [0, -1, .nan, .infinity] { #expect(PlotRange.roundStep(atLeast: none) == 1) }
  }

  @Test("A range around values has its ends among them, and none without values")
  func around() {
    #expect(PlotRange(around: [3, -1, 2]) == PlotRange(-1, 3))
    #expect(PlotRange(around: []) == nil)
    #expect(PlotRange(-0.5, 2.1).multiples(of: 1) == [0, 1, 2])
    #expect(PlotRange(-130, 130).rounded(toMultiplesOf: 100) == PlotRange(-200, 200))
    #expect(PlotRange(0, 1e9).multiples(of: 1).isEmpty)
  }

  @Test("Places and values of a panel lead to each other, upwards")
  func places() {
    let panel = PlotPanel(
      rect: CGRect(x: 40, y: 10, width: 300, height: 80), times: PlotRange(-6, 0.5),
      values: PlotRange(-2, 3))
    #expect(panel.place(-6, -2) == CGPoint(x: 40, y: 90))
    #expect(panel.place(0.5, 3) == CGPoint(x: 340, y: 10))
    for share in [0.0, 0.3, 1.4] {
      #expect(abs(panel.time(at: panel.x(share)) - share) < 1e-9)
      #expect(abs(panel.value(at: panel.y(share)) - share) < 1e-9)
    }
  }

  @Test(
    "A line of measure is in one pixel, a wider one around its middle", arguments: [1, 0.8, 0.5])
  func hairlines(pixel: Double) {
    let panel = PlotPanel(
      rect: CGRect(x: 3, y: 5, width: 100, height: 60), times: PlotRange(0, 1),
      values: PlotRange(0, 1), pixel: pixel)
    for place in stride(from: 10.0, through: 12, by: 0.13) {
      let upright = panel.upright(at: place).boundingRect
      #expect(upright.minX == panel.pixelStart(place) && upright.width == pixel)
      #expect(upright.minX <= place && place <= upright.maxX)
      #expect(upright.minY == 5 && upright.height == 60)
      let level = panel.level(at: place, width: 3).boundingRect
      #expect(abs(level.midY - panel.sharp(place)) < 1e-9 && abs(level.height - 3) < 1e-9)
    }
  }
}
