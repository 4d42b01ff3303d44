import Foundation
import GlissandoDrawing

/// One row of the table.
struct Case {
  let name: String
  let items: (Double) -> [DisplayItem]
  /// The same by plain loops; nil where there are none, or for what only a GPU is asked for.
  let floor: ((Floors, Double) -> Void)?
  /// The same by a bare program of OpenGL.
  ///
  /// What it answers is measured: where everything is has been found out before, as it has for the painter.
  /// nil where there is none.
  let gpuFloor: ((GPUFloors, Double) -> () -> Void)?

  static func all(_ scenes: Scenes) -> [Case] {
    [
      Case("photograph", scenes.photograph, Floors.photograph, GPUFloors.photograph),
      Case(
        "photograph that blurs", scenes.blurringPhotograph, Floors.blurringPhotograph,
        GPUFloors.blurringPhotograph),
      Case("turned card", scenes.turnedCard, Floors.turnedCard, GPUFloors.turnedCard),
      Case(
        "fading gradient", scenes.fadingGradient, Floors.fadingGradient, GPUFloors.fadingGradient),
      Case(
        "changing gradient", scenes.changingGradient, Floors.changingGradient,
        GPUFloors.changingGradient),
      blur(30, scenes), blur(120, scenes),
      Case("masked blur", scenes.maskedBlur, Floors.maskedBlur, GPUFloors.maskedBlur),
      Case("cross-fade", scenes.crossFade, Floors.crossFade, GPUFloors.crossFade),
      Case("material", scenes.material, Floors.material, GPUFloors.material),
      cards(50, scenes), cards(500, scenes),
      Case(name: "rings", items: scenes.rings, floor: nil) { $0.rings($1) },
      Case(name: "20000 circles", items: { scenes.circles(20_000, $0) }, floor: nil) {
        $0.circles(20_000, $1)
      },
    ] + costly(scenes)
  }

  /// What a painter may be slow at though it looks like the rest.
  private static func costly(_ scenes: Scenes) -> [Case] {
    func item(_ name: String, _ items: @escaping (Double) -> [DisplayItem]) -> Case {
      Case(name: name, items: items, floor: nil, gpuFloor: nil)
    }
    return [
      item("turning colours", scenes.turningColors), item("mesh of colours", scenes.mesh),
      item("multiplied photograph", { scenes.mixed(.multiply, $0) }),
      item("photograph's hue", { scenes.mixed(.hue, $0) }),
      item("saturated photograph", scenes.saturated),
      item("photograph by hand", scenes.drawnPhotograph), item("strip", scenes.strip),
      item("gliding shadow", scenes.glidingShadow), item("growing text", scenes.growingText),
      item("revealed photograph", scenes.revealed),
      item("photograph that begins to blur", scenes.slightlyBlurred),
      item("photograph in soft light", { scenes.mixed(.softLight, $0) }),
      item("moving cross-fade", scenes.movingCrossFade),
      item("colours by hand", scenes.drawnColors), item("chart under a line", scenes.chart),
      item("page that grows", scenes.growingPage), item("page under a clip", scenes.clippedPage),
    ]
  }

  private static func blur(_ radius: Int, _ scenes: Scenes) -> Case {
    let number = Double(radius)
    return Case(
      "blur of \(radius)", { scenes.blur(number, $0) }, { floors in { floors.blur(number, $0) } },
      { floors in { floors.blur(number, $0) } })
  }

  private static func cards(_ count: Int, _ scenes: Scenes) -> Case {
    Case(
      name: "\(count) cards", items: { scenes.cards(count, $0) }, floor: { $0.cards(count, $1) }
    ) {
      $0.cards(count, $1)
    }
  }
}

extension Case {
  /// A row of which a bare program knows at once where everything is.
  private init(
    _ name: String, _ items: @escaping (Double) -> [DisplayItem],
    _ floor: @escaping (Floors) -> (Double) -> Void,
    _ gpuFloor: @escaping (GPUFloors) -> (Double) -> Void
  ) {
    self.init(name: name, items: items, floor: { floor($0)($1) }) { floors, time in
      { gpuFloor(floors)(time) }
    }
  }
}
