import CPangoCairo
import Foundation
import GlissandoDrawing
import GlissandoPainting
import Measuring

/// Moving circles painted by the painter, against a plain loop of Cairo calls into an equal surface.
///
/// PaintBenchmark [--frames N] prints for each count the milliseconds of a frame of both as a line of
/// JSON.
struct PaintBenchmark {
  let width = 1280
  let height = 800
  let radius = 6.0
  let frames: Int
  let memory: UnsafeMutableRawPointer

  init(frames: Int) {
    self.frames = frames
    memory = .allocate(byteCount: 1280 * 800 * 4, alignment: 64)
  }

  private var buffer: PixelBuffer {
    PixelBuffer(base: memory, width: width, height: height, bytesPerRow: width * 4)
  }

  private let colors: [Color.Resolved] = (0..<12).map(PaintBenchmark.color)

  private static func color(_ index: Int) -> Color.Resolved {
    let red = Float(index) / 12
    let green = Float(index * 5 % 12) / 12
    let blue = Float(index * 7 % 12) / 12
    return Color.Resolved(red: red, green: green, blue: blue)
  }

  /// Where a circle is in a frame.
  private func place(_ index: Int, _ frame: Int) -> (x: Double, y: Double) {
    let number = Double(index)
    let time = Double(frame) / 60 + number * 0.37
    let x = sin(time * 1.3 + number) * 0.5 + 0.5
    let y = cos(time * 0.9 + number * 1.7) * 0.5 + 0.5
    return (x * Double(width - 12), y * Double(height - 12))
  }

  /// Milliseconds of processor time of a frame.
  private func measure(_ frame: (Int) -> Void) -> Double {
    for index in 0..<40 { frame(index) }
    let seconds = processorSeconds { for index in 40..<40 + frames { frame(index) } }
    return seconds * 1000 / Double(frames)
  }

  /// The painter, with the damage of a window: everything that moves, old place and new.
  func paintCircles(_ count: Int, damaged: Bool) -> Double {
    let painter = Painter()
    let path = Path(ellipseIn: CGRect(x: 0, y: 0, width: radius * 2, height: radius * 2))
    var list = DisplayList(
      items: (0..<count).map { index in
        .leaf(
          DisplayLeaf(
            id: UInt64(index), content: DisplayContent(fill: path),
            paint: .color(colors[index % colors.count])))
      })
    var damage = Damage()
    let white = Color.Resolved(red: 1, green: 1, blue: 1)
    return measure { frame in
      damage.reset(width: width, height: height)
      for index in 0..<count {
        guard case .leaf(var leaf) = list.items[index] else { continue }
        if damaged { damage.add(leaf.windowBounds) }
        let (x, y) = place(index, frame)
        leaf.transform = CGAffineTransform(translationX: x, y: y)
        if damaged { damage.add(leaf.windowBounds) }
        list.replace(at: index, with: leaf)
      }
      painter.paint(
        list, into: buffer, scale: 1, damage: damaged ? damage : nil, background: white)
    }
  }

  /// A plain loop of Cairo calls.
  func paintWithCairo(_ count: Int) -> Double {
    let surface = cairo_image_surface_create_for_data(
      memory.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_RGB24, Int32(width), Int32(height),
      Int32(width * 4))
    let context = cairo_create(surface)
    defer {
      cairo_destroy(context)
      cairo_surface_destroy(surface)
    }
    return measure { frame in
      cairo_set_source_rgb(context, 1, 1, 1)
      cairo_paint(context)
      for index in 0..<count {
        let (x, y) = place(index, frame)
        let color = colors[index % colors.count]
        cairo_set_source_rgb(
          context, Double(color.linearRed), Double(color.linearGreen), Double(color.linearBlue))
        cairo_arc(context, x + radius, y + radius, radius, 0, 2 * .pi)
        cairo_fill(context)
      }
    }
  }
}

let benchmark = PaintBenchmark(
  frames: commandLineNumber(after: "--frames", default: 100, in: 1...100_000))
for count in [100, 1000, 5000] {
  var (full, damaged, cairo) = (Double.infinity, Double.infinity, Double.infinity)
  // In turns, so that a slow moment of the machine hits all.
  for _ in 0..<3 {
    full = min(full, benchmark.paintCircles(count, damaged: false))
    damaged = min(damaged, benchmark.paintCircles(count, damaged: true))
    cairo = min(cairo, benchmark.paintWithCairo(count))
  }
  print(
    String(
      format: """
        {"count": %d, "ms": %.4f, "undamaged_ms": %.4f, "cairo_ms": %.4f, "ratio": %.3f}
        """,
      count, damaged, full, cairo, damaged / cairo))
}
