import GlissandoPainting

/// Turns pictures into the numbers of a palette's colours.
struct PaletteMap {
  private let palette: ColorPalette
  /// The number that stands for transparent pixels; nil where there are none.
  private let transparent: UInt8?
  private let isDithered: Bool
  /// Colours that were met, each at one place: a newer one takes it from an older one.
  private var known = [UInt32](repeating: .max, count: placeCount)
  private var numbers = [UInt8](repeating: 0, count: placeCount)

  private static let placeCount = 65_536

  init(_ palette: ColorPalette, transparent: UInt8?, isDithered: Bool) {
    self.palette = palette
    self.transparent = transparent
    self.isDithered = isDithered
  }

  /// The numbers of a picture's pixels.
  mutating func numbers(of image: PaintedImage) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: image.pixels.count) { numbers, count in
      image.pixels.withUnsafeBufferPointer { pixels in
        var (x, y) = (0, 0)
        for index in pixels.indices {
          numbers[index] = number(of: pixels[index], x, y)
          x += 1
          if x == image.width { (x, y) = (0, y + 1) }
        }
      }
      count = image.pixels.count
    }
  }

  @inline(__always)
  private mutating func number(of pixel: UInt32, _ x: Int, _ y: Int) -> UInt8 {
    guard let color = GIFColor(pixel) else { return transparent ?? 0 }
    guard isDithered else { return number(of: color) }
    let nearest = number(of: color)
    // A colour that the palette has is shown as it is.
    if palette.colors[Int(nearest)] == color.channels { return nearest }
    let shift = Self.thresholds[y & 7][x & 7]
    let moved = SIMD3<Int16>(truncatingIfNeeded: color.channels) &+ shift
    return number(of: GIFColor(channels: SIMD3(clamping: moved)))
  }

  @inline(__always)
  private mutating func number(of color: GIFColor) -> UInt8 {
    let channels = SIMD3<UInt32>(truncatingIfNeeded: color.channels)
    let key = channels.x << 16 | channels.y << 8 | channels.z
    let place = Int((key &* 0x9E37_79B1) >> 16)
    if known[place] == key { return numbers[place] }
    known[place] = key
    numbers[place] = UInt8(palette.index(nearestTo: color.channels))
    return numbers[place]
  }

  /// How far a channel is moved, by the place of its pixel: an ordered pattern, which stands still
  /// from frame to frame.
  ///
  /// B. E. Bayer, An optimum method for two-level rendition of continuous-tone pictures, 1973.
  private static let thresholds: [[Int16]] = (0..<8).map { y in
    (0..<8).map { x in
      var value = 0
      for bit in 0..<3 {
        let (a, b) = ((x ^ y) >> bit & 1, y >> bit & 1)
        value |= a << (5 - 2 * bit) | b << (4 - 2 * bit)
      }
      // From -8 to 8 of 255: about the distance of two of 256 colours.
      return Int16((Double(value) + 0.5) / 4 - 8)
    }
  }
}
