import Foundation
import GlissandoDrawing

/// One row of the table.
struct Case {
  let name: String
  let items: (Double) -> [DisplayItem]
  /// The same by plain loops; nil for what only a GPU is asked for.
  var floor: ((Floors, Double) -> Void)?
  /// The same by a bare program of OpenGL.
  ///
  /// What it answers is measured: where everything is has been found out before, as it has for the painter.
  let gpuFloor: (GPUFloors, Double) -> () -> Void

  static func all(_ scenes: Scenes) -> [Case] {
    [
      Case(name: "photograph", items: scenes.photograph) {
        $0.photograph($1)
      } gpuFloor: { floors, time in
        { floors.photograph(time) }
      },
      Case(name: "photograph that blurs", items: scenes.blurringPhotograph) {
        $0.blurringPhotograph($1)
      } gpuFloor: { floors, time in
        { floors.blurringPhotograph(time) }
      },
      Case(name: "turned card", items: scenes.turnedCard) {
        $0.turnedCard($1)
      } gpuFloor: { floors, time in
        { floors.turnedCard(time) }
      },
      Case(name: "fading gradient", items: scenes.fadingGradient) {
        $0.fadingGradient($1)
      } gpuFloor: { floors, time in
        { floors.fadingGradient(time) }
      },
      Case(name: "changing gradient", items: scenes.changingGradient) {
        $0.changingGradient($1)
      } gpuFloor: { floors, time in
        { floors.changingGradient(time) }
      },
      blur(30, scenes), blur(120, scenes),
      Case(name: "masked blur", items: scenes.maskedBlur) {
        $0.maskedBlur($1)
      } gpuFloor: { floors, time in
        { floors.maskedBlur(time) }
      },
      Case(name: "cross-fade", items: scenes.crossFade) {
        $0.crossFade($1)
      } gpuFloor: { floors, time in
        { floors.crossFade(time) }
      },
      Case(name: "material", items: scenes.material) {
        $0.material($1)
      } gpuFloor: { floors, time in
        { floors.material(time) }
      },
      cards(50, scenes), cards(500, scenes),
      Case(name: "20000 circles") {
        scenes.circles(20_000, $0)
      } gpuFloor: {
        $0.circles(20_000, $1)
      },
    ]
  }

  private static func blur(_ radius: Int, _ scenes: Scenes) -> Case {
    let number = Double(radius)
    return Case(name: "blur of \(radius)") {
      scenes.blur(number, $0)
    } floor: {
      $0.blur(number, $1)
    } gpuFloor: { floors, time in
      { floors.blur(number, time) }
    }
  }

  private static func cards(_ count: Int, _ scenes: Scenes) -> Case {
    Case(name: "\(count) cards") {
      scenes.cards(count, $0)
    } floor: {
      $0.cards(count, $1)
    } gpuFloor: {
      $0.cards(count, $1)
    }
  }
}
