package import GlissandoPainting

/// The colours of a film, counted in 32 steps of each channel.
package struct ColorCount: Sendable {
  /// Colours that are close to each other.
  struct Group: Sendable {
    /// The sums of their red, green and blue.
    var sums = SIMD3<UInt64>.zero
    /// How many pixels have them.
    var count: UInt64 = 0

    /// Their mean, each channel from 0 to 255.
    var mean: SIMD3<Double> { SIMD3(sums) / Double(max(count, 1)) }
  }

  private var groups = [Group](repeating: Group(), count: 32 * 32 * 32)

  /// No colour.
  package init() {}

  /// Those that were met, in the order of their colours.
  var met: [Group] { groups.filter { $0.count > 0 } }

  /// Counts the pixels of a picture; those of which more than half is transparent are none.
  ///
  /// - Complexity: O(*n*) in the pixels.
  package mutating func add(_ image: PaintedImage) {
    image.pixels.withUnsafeBufferPointer { pixels in
      var start = 0
      while start < pixels.count {
        let pixel = pixels[start]
        var end = start + 1
        while end < pixels.count, pixels[end] == pixel { end += 1 }
        if let color = GIFColor(pixel) { add(color, count: UInt64(end - start)) }
        start = end
      }
    }
  }

  private mutating func add(_ color: GIFColor, count: UInt64) {
    let channels = SIMD3<UInt64>(truncatingIfNeeded: color.channels)
    let steps = channels &>> 3
    let index = Int(steps.x << 10 | steps.y << 5 | steps.z)
    groups[index].sums &+= channels &* count
    groups[index].count += count
  }
}

/// A colour without opacity.
struct GIFColor: Hashable, Sendable {
  /// Red, green and blue.
  var channels: SIMD3<UInt8>

  /// The colour of a premultiplied pixel; nil where more than half of it is transparent.
  @inline(__always)
  init?(_ pixel: UInt32) {
    let alpha = pixel >> 24
    guard alpha >= 128 else { return nil }
    var channels = SIMD3(pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
    if alpha < 255 {
      channels = (channels &* 255 &+ alpha / 2) / alpha
      channels.clamp(lowerBound: .zero, upperBound: SIMD3(repeating: 255))
    }
    self.channels = SIMD3(truncatingIfNeeded: channels)
  }

  init(channels: SIMD3<UInt8>) { self.channels = channels }
}
