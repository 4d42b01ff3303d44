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
    // It is called by its label, which has no room.
    #expect(!stage.elements.contains { $0.text?.contains("Speed") == true })
  }

  private struct Boxed: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("boxed")
        Gauge(value: configuration.value) { configuration.label }
      }
    }
  }

  @Test("A style that is made of a gauge has the usual one inside")
  func ownStyle() {
    let stage = Stage(width: 200, height: 100) {
      Gauge(value: 0.25) { Text("Speed") }.gaugeStyle(Boxed())
    }
    #expect(stage.elements.filter { $0.text == "boxed" }.count == 1)
    #expect(stage.elements.contains { $0.text == "Speed" })
  }

  @Test("A gauge says its value to those who do not see it, as progress does")
  func value() {
    let stage = makeStage(0.25)
    #expect(stage.elements.contains { $0.value == "25%" })
  }

  @Test("A bar with a mark is whole, and its mark goes from one end to the other")
  func markedBar() {
    func pixel(_ value: Double, _ x: Int) -> SIMD4<UInt8> {
      let stage = Stage(width: 100, height: 20) {
        Gauge(value: value) { Text("Speed") }.gaugeStyle(.accessoryLinear).tint(.red)
      }
      return stage.image().pixel(x, 10)
    }
    for value in [0, 0.5, 1] { #expect(pixel(value, 25).x > 200 && pixel(value, 25).y < 120) }
    // Beside the mark there is a gap, in which the ground is seen.
    #expect(pixel(0.5, 45).y > 180 && pixel(0.5, 50).y < 120)
    #expect(pixel(0, 8).y > 180 && pixel(1, 92).y > 180)
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
