import Foundation
import GlissandoControls
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// Sliders whose values lie a step apart.
@MainActor
@Suite("Steps of sliders")
struct SliderStepTests {
  private struct Program: View {
    let bounds: ClosedRange<Double>
    let step: Double
    let remote: Remote<Double>
    @State private var value = 0.0

    var body: some View {
      let _ = remote.connect($value)
      Slider(value: $value, in: bounds, step: step).frame(width: 200)
    }
  }

  @Test(
    "The last step is the end where the steps reach it, and the last before it where they do not",
    arguments: [
      (0...0.3, 0.1, 0.3), (0...0.7, 0.1, 0.7), (1...1.6, 0.2, 1.6), (0...1, 0.3, 0.9),
      (-0.3...0.3, 0.1, 0.3), (0...1e-9, 1e-10, 1e-9),
    ] as [(ClosedRange<Double>, Double, Double)])
  func last(bounds: ClosedRange<Double>, step: Double, end: Double) throws {
    let value = Remote<Double>()
    let stage = Stage(width: 240, height: 60) {
      Program(bounds: bounds, step: step, remote: value)
    }
    stage.press(at: CGPoint(x: 120, y: 30))
    stage.move(to: CGPoint(x: 239, y: 30))
    stage.release()
    stage.settle()
    #expect(abs(value.value - end) <= abs(end) * 1e-12)
    #expect(bounds.contains(value.value))
  }
}
