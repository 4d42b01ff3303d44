import Glissando
import GlissandoDrawing
import GlissandoPainting

@testable import GlissandoViews

/// The pixels of a window in a storm, which may be lost at any time.
@MainActor
final class StormSurface {
  private var painter = Painter()
  private var pixels: [UInt32] = []

  /// More pixels than these are not painted: it would take the storm's time.
  private static let mostPixels = 2_000_000.0

  /// Paints what a window shows, whole: frames before may have been left out.
  func paint(_ host: ViewHost) {
    let (width, height) = (host.size.width * host.scale, host.size.height * host.scale)
    guard width >= 1, height >= 1, width * height <= Self.mostPixels else { return }
    let count = Int(width) * Int(height)
    if pixels.count != count {
      painter.forgetTarget()
      pixels = [UInt32](repeating: 0, count: count)
    }
    pixels.withUnsafeMutableBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      painter.paint(
        host.displayList,
        into: PixelBuffer(
          base: base, width: Int(width), height: Int(height), bytesPerRow: Int(width) * 4),
        scale: host.scale, damage: nil, background: host.groundColor)
    }
  }

  /// The surface goes, and with it all that was kept for it.
  func lose() {
    painter = Painter()
    pixels = []
  }
}
