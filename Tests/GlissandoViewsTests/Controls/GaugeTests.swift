import Foundation
import GlissandoControls
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// Gauges that are round.
@MainActor
@Suite("Gauges")
struct GaugeTests {
  private func makeStage(_ value: Double) -> Stage {
    Stage(width: 80, height: 80) {
      Gauge(value: value) {
        Text("Speed")
      } currentValueLabel: {
        Text("now")
      } minimumValueLabel: {
        Text("lo")
      } maximumValueLabel: {
        Text("hi")
      }
      .gaugeStyle(.accessoryCircular)
      .tint(.red)
    }
  }

  @Test("An open ring shows the labels of its ends below, on the side of each")
  func ends() throws {
    let stage = makeStage(0.5)
    let (low, high) = (try stage.element("lo").frame, try stage.element("hi").frame)
    #expect(low.maxX <= high.minX && low.midX < 40 && high.midX > 40)
    #expect(low.minY > 40 && high.minY > 40 && low.maxY <= 72 && high.maxY <= 72)
    #expect(throws: StageError.self) { try stage.element("Speed") }
  }

  /// A pixel of the gauge's highest part.
  private func pixel(_ value: Double, _ x: Int) -> SIMD4<UInt8> {
    makeStage(value).image().pixel(x, 11)
  }

  @Test("An open ring is whole, with a mark at the value")
  func mark() {
    #expect(pixel(0, 35).x > 200 && pixel(0, 35).y < 120)
    // The mark is of the ring's colour, in a gap.
    #expect(pixel(0.5, 35).y > 200)
    #expect(pixel(0.5, 40).y < 120)
  }
}
