import CSDL2
import Foundation
import GlissandoDrawing
import GlissandoPainting

/// The picture by which task bars and switchers know the window: a ball that has come in an arc.
@MainActor
enum WindowIcon {
  /// Pixels of a side: what docks and switchers show, which scale it down.
  private static let side = 128
  /// The pictures of the ball's way, oldest first: places in parts of the side, and opacities.
  private static let way: [(x: Double, y: Double, opacity: Double)] = [
    (0.20, 0.72, 0.14), (0.27, 0.54, 0.24), (0.38, 0.40, 0.38), (0.52, 0.33, 0.56),
  ]
  private static let ball = (x: 0.66, y: 0.42)
  private static let radius = 0.15

  /// Gives it to a window; window systems that have no such thing leave it.
  static func give(to window: OpaquePointer) {
    var pixels = straightened(picture().pixels)
    let rowBytes = Int32(side * MemoryLayout<UInt32>.size)
    pixels.withUnsafeMutableBytes { bytes in
      // The surface borrows the pixels, and SDL copies what it needs of them.
      let surface = SDL_CreateRGBSurfaceWithFormatFrom(
        bytes.baseAddress, Int32(side), Int32(side), 32, rowBytes, glissando_icon_format())
      guard let surface else { return }
      SDL_SetWindowIcon(window, surface)
      SDL_FreeSurface(surface)
    }
  }

  /// The picture, with clear corners.
  static func picture() -> PaintedImage {
    let edge = Double(side)
    let card = Path(
      roundedRect: CGRect(x: 0, y: 0, width: edge, height: edge).insetBy(dx: 4, dy: 4),
      cornerRadius: 0.22 * edge)
    var items = [leaf(0, card, Color.Resolved(hex: 0x16171C), opacity: 1)]
    for (index, step) in way.enumerated() {
      items.append(
        leaf(
          UInt64(index + 1), circle(step.x, step.y), Color.Resolved(hex: 0xB48CFF),
          opacity: step.opacity))
    }
    items.append(leaf(UInt64(way.count + 1), circle(ball.x, ball.y), light, opacity: 1))
    return PaintedImage(
      DisplayList(items: items), width: side, height: side,
      background: Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0))
  }

  private static let light = Color.Resolved(hex: 0xC9A9FF)

  private static func circle(_ x: Double, _ y: Double) -> Path {
    let edge = Double(side)
    return Path(
      ellipseIn: CGRect(
        x: (x - radius) * edge, y: (y - radius) * edge, width: 2 * radius * edge,
        height: 2 * radius * edge))
  }

  private static func leaf(
    _ id: UInt64, _ path: Path, _ color: Color.Resolved, opacity: Double
  ) -> DisplayItem {
    .leaf(
      DisplayLeaf(
        id: id, content: DisplayContent(fill: path), paint: .color(color), opacity: opacity))
  }

  /// Pixels whose colours are not multiplied by their opacity, as window systems want them.
  private static func straightened(_ pixels: [UInt32]) -> [UInt32] {
    pixels.map { pixel in
      let alpha = pixel >> 24
      guard alpha > 0, alpha < 255 else { return pixel }
      func channel(_ shift: UInt32) -> UInt32 {
        min(((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha, 255) << shift
      }
      return alpha << 24 | channel(16) | channel(8) | channel(0)
    }
  }
}
