import Foundation
import GlissandoDrawing
import GlissandoPainting
import Measuring

// Large pictures that move, painted by the painter and by plain loops of C into windows of three sizes.
//
// LargeBenchmark [--frames N] [--width W] [--only NAME] prints for each picture and size the milliseconds of
// a frame of both as a line of JSON.

/// One row of the table.
struct Case {
  let name: String
  let items: (Double) -> [DisplayItem]
  let floor: (Floors, Double) -> Void
}

let scenes = Scenes()
let cases = [
  Case(name: "photograph", items: scenes.photograph) { $0.photograph($1) },
  Case(name: "photograph that blurs", items: scenes.blurringPhotograph) {
    $0.blurringPhotograph($1)
  },
  Case(name: "turned card", items: scenes.turnedCard) { $0.turnedCard($1) },
  Case(name: "fading gradient", items: scenes.fadingGradient) { $0.fadingGradient($1) },
  Case(name: "changing gradient", items: scenes.changingGradient) { $0.changingGradient($1) },
  Case(name: "blur of 30", items: { scenes.blur(30, $0) }, floor: { $0.blur(30, $1) }),
  Case(name: "blur of 120", items: { scenes.blur(120, $0) }, floor: { $0.blur(120, $1) }),
  Case(name: "masked blur", items: scenes.maskedBlur) { $0.maskedBlur($1) },
  Case(name: "cross-fade", items: scenes.crossFade) { $0.crossFade($1) },
  Case(name: "material", items: scenes.material) { $0.material($1) },
  Case(name: "50 cards", items: { scenes.cards(50, $0) }, floor: { $0.cards(50, $1) }),
  Case(name: "500 cards", items: { scenes.cards(500, $0) }, floor: { $0.cards(500, $1) }),
]

/// Milliseconds of each of many frames, by the clock: several cores may paint one.
func milliseconds(_ frames: Int, warmUp: Int, _ frame: (Double) -> Void) -> [Double] {
  let clock = ContinuousClock()
  return (0..<warmUp + frames).map { index in
    clock.measure { frame(Double(index) / 60) } / .milliseconds(1)
  }.suffix(frames)
}

@MainActor
func measure(_ item: Case, width: Int, height: Int, frames: Int, pixels: UnsafeMutableRawPointer) {
  let painter = Painter()
  let buffer = PixelBuffer(base: pixels, width: width, height: height, bytesPerRow: width * 4)
  let white = Color.Resolved(red: 1, green: 1, blue: 1)
  let scale = Double(width) / Double(Scenes.size.width)
  let words = pixels.bindMemory(to: UInt32.self, capacity: width * height)
  let floors = Floors(scenes, words, width: width, height: height)
  let ours = milliseconds(frames, warmUp: 10) { time in
    painter.paint(
      DisplayList(items: item.items(time)), into: buffer, scale: scale, damage: nil,
      background: white)
  }
  if let index = CommandLine.arguments.firstIndex(of: "--save") {
    let image = PaintedImage(
      width: width, height: height,
      pixels: Array(UnsafeBufferPointer(start: words, count: width * height)))
    try? image.writePNG(
      to: CommandLine.arguments[index + 1] + "/\(item.name)-\(width).png")
  }
  let floor = milliseconds(max(frames / 4, 5), warmUp: 2) { item.floor(floors, $0) }
  print(
    String(
      format: """
        {"name": "%@", "width": %d, "height": %d, "p50_ms": %.3f, "p95_ms": %.3f, \
        "p99_ms": %.3f, "floor_ms": %.3f, "ratio": %.2f}
        """,
      item.name, width, height, ours.median, ours.quantile(0.95), ours.quantile(0.99),
      floor.median, ours.median / floor.median))
  fflush(nil)
  floors.free()
}

let frames = commandLineNumber(after: "--frames", default: 60, in: 1...100_000)
let onlyWidth = commandLineNumber(after: "--width", default: 0, in: 0...3840)
let only = CommandLine.arguments.firstIndex(of: "--only").map { CommandLine.arguments[$0 + 1] }
let memory = UnsafeMutableRawPointer.allocate(byteCount: 3840 * 2160 * 4, alignment: 64)
memory.initializeMemory(as: UInt8.self, repeating: 0, count: 3840 * 2160 * 4)
for (width, height) in [(1280, 800), (1920, 1080), (3840, 2160)]
where onlyWidth == 0 || onlyWidth == width {
  for item in cases where only == nil || only == item.name {
    measure(item, width: width, height: height, frames: frames, pixels: memory)
  }
}
