extension Blitter {
  /// Four pixels, and their channels spread over numbers of 16 bits: two of each pixel.
  private typealias Pixels = SIMD4<UInt32>
  private typealias Channels = SIMD8<UInt16>

  /// The channels of pixels that lie in the lower half of each 16 bits.
  @inline(__always)
  private static func channels(_ pixels: Pixels) -> Channels {
    // The same sixteen bytes, read as other numbers; both are free of padding.
    unsafeBitCast(pixels & Pixels(repeating: 0x00FF_00FF), to: Channels.self)
  }

  @inline(__always)
  private static func pixels(_ channels: Channels) -> Pixels {
    // The same sixteen bytes, read as other numbers; both are free of padding.
    unsafeBitCast(channels, to: Pixels.self)
  }

  /// Divides products of two bytes by 255, exactly.
  @inline(__always)
  private static func divide(_ products: Channels) -> Channels {
    let sum = products &+ Channels(repeating: 128)
    return (sum &+ (sum &>> 8)) &>> 8
  }

  /// Puts a row of premultiplied pixels over others with an opacity of 1...255: four at a time, to the
  /// same last bit as one by one.
  static func over(
    _ source: UnsafePointer<UInt32>, count: Int, opacity: UInt32,
    onto target: UnsafeMutablePointer<UInt32>
  ) {
    let factor = Channels(repeating: UInt16(truncatingIfNeeded: opacity))
    let (from, to) = (UnsafeRawPointer(source), UnsafeMutableRawPointer(target))
    var column = 0
    while column &+ 4 <= count {
      let offset = column &* 4
      column &+= 4
      let above = from.loadUnaligned(fromByteOffset: offset, as: Pixels.self)
      if above == Pixels() { continue }
      var (even, odd) = (channels(above), channels(above &>> 8))
      if opacity != 255 { (even, odd) = (divide(even &* factor), divide(odd &* factor)) }
      let lack = Pixels(repeating: 255) &- (pixels(odd) &>> 16)
      let rest = channels(lack | lack &<< 16)
      let below = to.loadUnaligned(fromByteOffset: offset, as: Pixels.self)
      let mixedEven = pixels(even) &+ pixels(divide(channels(below) &* rest))
      let mixedOdd = pixels(odd) &+ pixels(divide(channels(below &>> 8) &* rest))
      to.storeBytes(of: mixedEven | mixedOdd &<< 8, toByteOffset: offset, as: Pixels.self)
    }
    while column < count {
      let pixel = source[column]
      if pixel != 0 {
        target[column] = over(
          opacity == 255 ? pixel : scaled(pixel, by: opacity), target[column])
      }
      column &+= 1
    }
  }
}
