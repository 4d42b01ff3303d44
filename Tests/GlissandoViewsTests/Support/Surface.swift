import Foundation
import GlissandoDrawing
import GlissandoPainting
import GlissandoTesting
import GlissandoViews

/// A surface on which only damage is painted, like a window's.
@MainActor
final class Surface {
  private let stage: Stage
  private let painter = Painter()
  private let base: UnsafeMutableRawPointer
  private let (width, height) = (200, 200)

  init(_ stage: Stage) {
    self.stage = stage
    base = .allocate(byteCount: 200 * 200 * 4, alignment: 16)
  }

  isolated deinit { base.deallocate() }

  func paintDamage() {
    painter.paint(
      stage.host.displayList,
      into: PixelBuffer(base: base, width: width, height: height, bytesPerRow: width * 4),
      scale: 1, damage: stage.host.damage, background: stage.host.groundColor)
  }

  /// The largest difference of a channel between what is on the surface and all painted anew.
  func differenceFromFullPaint() -> Int {
    let full = stage.image()
    var largest = 0
    for y in 0..<height {
      for x in 0..<width {
        let value = base.load(fromByteOffset: (y * width + x) * 4, as: UInt32.self)
        let pixel = full.pixel(x, y)
        for (shift, channel) in [(16, pixel.x), (8, pixel.y), (0, pixel.z)] {
          largest = max(largest, abs(Int(value >> shift & 0xFF) - Int(channel)))
        }
      }
    }
    return largest
  }
}
