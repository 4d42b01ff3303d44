import Foundation
import GlissandoDrawing
import GlissandoGL
import GlissandoPainting
import Measuring

// Large pictures that move, painted by the painter and by plain loops of C into windows of three sizes; or by OpenGL.
//
// LargeBenchmark [--gl] [--frames N] [--width W] [--only NAME] prints for each picture and size the milliseconds of
// a frame of both as a line of JSON.

let scenes = Scenes()

/// Milliseconds of each of many frames, by the clock: several cores may paint one.
func milliseconds(_ frames: Int, warmUp: Int, _ frame: (Double) -> Void) -> [Double] {
  let clock = ContinuousClock()
  return (0..<warmUp + frames).map { index in
    clock.measure { frame(Double(index) / 60) } / .milliseconds(1)
  }.suffix(frames)
}

@MainActor
func measure(
  _ item: Case, width: Int, height: Int, frames: Int,
  pixels: UnsafeMutableRawPointer
) {
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
  let plain = item.floor.map { floor in
    milliseconds(max(frames / 4, 5), warmUp: 2) { floor(floors, $0) }.median
  }
  print(
    String(
      format: """
        {"name": "%@", "width": %d, "height": %d, "p50_ms": %.3f, "p95_ms": %.3f, \
        "p99_ms": %.3f%@}
        """,
      item.name, width, height, ours.median, ours.quantile(0.95), ours.quantile(0.99),
      plain.map { String(format: ", \"floor_ms\": %.3f, \"ratio\": %.2f", $0, ours.median / $0) }
        ?? ""))
  fflush(nil)
  floors.free()
}

let frames = commandLineNumber(after: "--frames", default: 60, in: 1...100_000)
let onlyWidth = commandLineNumber(after: "--width", default: 0, in: 0...3840)
let only = CommandLine.arguments.firstIndex(of: "--only").map { CommandLine.arguments[$0 + 1] }
let isOnGPU = CommandLine.arguments.contains("--gl")
let context = isOnGPU ? try? OffscreenContext() : nil
// Where there is no OpenGL there is nothing to measure.
if isOnGPU, context == nil { exit(0) }
let memory = UnsafeMutableRawPointer.allocate(byteCount: 3840 * 2160 * 4, alignment: 64)
memory.initializeMemory(as: UInt8.self, repeating: 0, count: 3840 * 2160 * 4)
for (width, height) in [(1280, 800), (1920, 1080), (3840, 2160)]
where onlyWidth == 0 || onlyWidth == width {
  for item in Case.all(scenes) where only == nil || only == item.name {
    if isOnGPU {
      try measureOnGPU(item, scenes, width: width, height: height, frames: frames)
    } else if item.floor != nil || item.gpuFloor == nil {
      measure(item, width: width, height: height, frames: frames, pixels: memory)
    }
  }
}
withExtendedLifetime(context) {}
