import Glissando
import GlissandoLab
import GlissandoTesting
import Testing

/// How plots take another size.
@MainActor
@Suite struct LabPlotSizeTests {
  /// How far to the right the selected lane's violet is seen in the plots, in pixels.
  private func reach(_ stage: Stage) -> Int {
    let image = stage.image()
    return (400..<image.width).last { x in
      (430..<740).contains { y in
        let pixel = image.pixel(x, y)
        return pixel.z > 200 && pixel.y < 90 && pixel.x > 100 && pixel.x < 150
      }
    } ?? 0
  }

  @Test("Plots slide to another size with all that is around them, and do not jump")
  func drawer() {
    let stage = Stage(width: 1280, height: 800) { LabView(model: LabModel()) }
    stage.advance(by: 2)
    let wide = reach(stage)
    #expect(wide > 1200)
    stage.key("p")
    stage.advance(frames: 1)
    // The drawer's spring is at a fiftieth of its way at most.
    #expect(reach(stage) > wide - 20)
    var previous = wide
    for _ in 0..<12 {
      stage.advance(frames: 2)
      let now = reach(stage)
      #expect(previous - now < 110)
      previous = now
    }
    stage.settle()
    #expect(abs(reach(stage) - (wide - 348)) < 30)
  }

  @Test("A window that is resized has its plots in the same frame")
  func resize() {
    let stage = Stage(width: 1280, height: 800) { LabView(model: LabModel()) }
    stage.advance(by: 2)
    let wide = reach(stage)
    stage.size = CGSize(width: 1180, height: 800)
    stage.advance(frames: 1)
    #expect(abs(reach(stage) - (wide - 100)) < 30)
  }
}
