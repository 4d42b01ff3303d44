import GlissandoDrawing

/// A colour as a pixel: premultiplied, 8 bits a channel.
struct PackedColor: Equatable {
  /// 0xAARRGGBB.
  let pixel: UInt32
  /// The opacity, 0...255.
  var alpha: UInt32 { pixel >> 24 }

  /// Makes a pixel from a colour and a further opacity in [0, 1].
  init(_ color: Color.Resolved, opacity: Double) {
    let alpha = (Double(max(0, min(color.opacity, 1))) * opacity).limitedToOne
    func channel(_ value: Float) -> UInt32 {
      UInt32((Double(max(0, min(value, 1))) * alpha * 255).rounded())
    }
    pixel =
      UInt32((alpha * 255).rounded()) << 24 | channel(color.red) << 16
      | channel(color.green) << 8 | channel(color.blue)
  }
}

/// Remembers the pixels of colours: encoding a colour for a display takes three powers.
final class PackedColorCache {
  private struct Entry {
    var color = Color.Resolved(linearRed: 0, linearGreen: 0, linearBlue: 0, opacity: 0)
    var opacity = 0.0
    var packed = PackedColor(
      Color.Resolved(linearRed: 0, linearGreen: 0, linearBlue: 0, opacity: 0), opacity: 0)
  }

  /// A power of two; more colours than this at once are computed more often.
  private static let size = 256
  private let entries = UnsafeMutableBufferPointer.filled(with: Entry(), count: size)

  deinit { entries.deallocate() }

  func packed(_ color: Color.Resolved, opacity: Double) -> PackedColor {
    var hash = color.linearRed.bitPattern &* 0x9E37_79B1
    hash = (hash ^ color.linearGreen.bitPattern) &* 0x85EB_CA77
    hash = (hash ^ color.linearBlue.bitPattern) &* 0xC2B2_AE3D
    hash = (hash ^ color.opacity.bitPattern ^ UInt32(truncatingIfNeeded: opacity.bitPattern >> 32))
    let index = Int((hash &* 0x27D4_EB2F) >> 24)
    if entries[index].color == color, entries[index].opacity == opacity {
      return entries[index].packed
    }
    let packed = PackedColor(color, opacity: opacity)
    entries[index] = Entry(color: color, opacity: opacity, packed: packed)
    return packed
  }
}
