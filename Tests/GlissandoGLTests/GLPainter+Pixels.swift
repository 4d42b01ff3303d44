import GlissandoDrawing
import GlissandoGL
import GlissandoPainting
import Testing

extension GLPainter {
  /// Paints a list, and reads what the scene then shows.
  func pixels(
    _ list: DisplayList, width: Int, height: Int, scale: Double = 1, damage: Damage? = nil,
    on ground: Color.Resolved = Scene.white
  ) throws -> [UInt32] {
    try paint(
      list, width: width, height: height, scale: scale, damage: damage, background: ground)
    var pixels = [UInt32](repeating: 0, count: width * height)
    try pixels.withUnsafeMutableBytes { bytes in
      let base = try #require(bytes.baseAddress)
      try readPixels(
        into: PixelBuffer(base: base, width: width, height: height, bytesPerRow: width * 4))
    }
    return pixels
  }
}
