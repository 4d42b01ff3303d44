import CBlit

/// Puts pictures into pixels.
///
/// Four channels of a pixel are spread over a 64-bit number, 16 bits each, so that one
/// multiplication serves all four. Division by 255 is exact: (x + 128 + ((x + 128) >> 8)) >> 8
/// (J. Blinn, "Three wrongs make a right", 1995, doi:10.1109/38.469518).
enum Blitter {
  private static let laneMask: UInt64 = 0x00FF_00FF_00FF_00FF
  private static let half: UInt64 = 0x0080_0080_0080_0080

  /// Spreads the channels of a pixel.
  @inline(__always)
  private static func spread(_ pixel: UInt32) -> UInt64 {
    let wide = UInt64(pixel)
    return (wide | wide << 24) & laneMask
  }

  /// Gathers what `spread` has spread.
  @inline(__always)
  private static func gather(_ lanes: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: lanes | lanes >> 24)
  }

  /// Divides each of four products of two bytes by 255.
  @inline(__always)
  private static func divide(_ lanes: UInt64) -> UInt64 {
    let sum = lanes &+ half
    return ((sum &+ ((sum >> 8) & laneMask)) >> 8) & laneMask
  }

  /// A pixel times a byte in 0...255, over 255.
  @inline(__always)
  static func scaled(_ pixel: UInt32, by factor: UInt32) -> UInt32 {
    gather(divide(spread(pixel) &* UInt64(factor)))
  }

  /// A premultiplied pixel with its colour at full opacity; nothing stays nothing.
  @inline(__always)
  static func opaque(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 0 || alpha == 255 { return pixel }
    func channel(_ shift: UInt32) -> UInt32 {
      min(255, ((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha) << shift
    }
    return 0xFF00_0000 | channel(16) | channel(8) | channel(0)
  }

  /// A premultiplied pixel darkened by another one: what both lack of their opacity is added up.
  ///
  /// W3C, "Compositing and Blending Level 2", plus-darker; for opaque pixels it is S + D − 1.
  @inline(__always)
  static func darkened(_ below: UInt32, by above: UInt32) -> UInt32 {
    let (alphaBelow, alphaAbove) = (Int(below >> 24), Int(above >> 24))
    let alpha = min(255, alphaBelow + alphaAbove)
    func channel(_ shift: UInt32) -> UInt32 {
      let lack =
        alphaBelow - Int(below >> shift & 0xFF) + alphaAbove - Int(above >> shift & 0xFF)
      return UInt32(max(0, alpha - lack)) << shift
    }
    return UInt32(alpha) << 24 | channel(16) | channel(8) | channel(0)
  }

  /// A premultiplied pixel over another one.
  @inline(__always)
  static func over(_ source: UInt32, _ destination: UInt32) -> UInt32 {
    source &+ gather(divide(spread(destination) &* UInt64(255 &- (source >> 24))))
  }

  /// An opaque pixel over another one, covering `coverage` of 255.
  @inline(__always)
  private static func mix(
    _ source: UInt64, _ destination: UInt32, _ coverage: UInt32
  ) -> UInt32 {
    // Both products together stay below 255², so that one division rounds once.
    gather(
      divide(source &* UInt64(coverage) &+ spread(destination) &* UInt64(255 &- coverage)))
  }

  /// Fills a rectangle that lies inside of the pixels.
  static func fill(
    _ pixels: UnsafeMutablePointer<UInt32>, stride: Int, rect: IntRect, with pixel: UInt32
  ) {
    if rect.isEmpty { return }
    for row in rect.top..<rect.bottom {
      (pixels + row * stride + rect.left).update(repeating: pixel, count: rect.width)
    }
  }

  /// Paints a mask with a colour.
  ///
  /// - Parameters:
  ///   - x: The column of the mask's left edge.
  ///   - y: The row of the mask's top edge.
  ///   - clip: What may be painted; it lies inside of the pixels.
  static func paint(
    _ mask: Mask, _ color: PackedColor, x: Int, y: Int,
    onto pixels: UnsafeMutablePointer<UInt32>, stride: Int, clip: IntRect
  ) {
    let top = max(y, clip.top)
    let bottom = min(y &+ mask.height, clip.bottom)
    guard top < bottom else { return }
    let isOpaque = color.alpha == 255
    let lanes = spread(color.pixel)
    for row in top..<bottom {
      let line = row &- y
      let span = mask.rows[line]
      let start = max(Int(span.start) &+ x, clip.left)
      let end = min(Int(span.end) &+ x, clip.right)
      if start >= end { continue }
      let coverage = mask.coverage + (line &* mask.width &- x)
      let target = pixels + row &* stride
      let fullStart = min(max(Int(span.fullStart) &+ x, start), end)
      let fullEnd = min(max(Int(span.fullEnd) &+ x, fullStart), end)
      if isOpaque {
        for column in start..<fullStart {
          target[column] = mix(lanes, target[column], UInt32(coverage[column]))
        }
        for column in fullStart..<fullEnd { target[column] = color.pixel }
        for column in fullEnd..<end {
          target[column] = mix(lanes, target[column], UInt32(coverage[column]))
        }
      } else {
        for column in start..<fullStart {
          target[column] = over(scaled(color.pixel, by: UInt32(coverage[column])), target[column])
        }
        for column in fullStart..<fullEnd { target[column] = over(color.pixel, target[column]) }
        for column in fullEnd..<end {
          target[column] = over(scaled(color.pixel, by: UInt32(coverage[column])), target[column])
        }
      }
    }
  }

  /// Blends a row of one colour with one coverage.
  @inline(__always)
  static func blend(
    _ target: UnsafeMutablePointer<UInt32>, from start: Int, to end: Int, _ color: PackedColor,
    coverage: UInt32
  ) {
    if coverage == 0 || start >= end { return }
    let source = coverage == 255 ? color.pixel : scaled(color.pixel, by: coverage)
    if source >> 24 == 255 {
      (target + start).update(repeating: source, count: end - start)
    } else {
      for column in start..<end { target[column] = over(source, target[column]) }
    }
  }

  /// Fills an upright rectangle that may lie between pixels, exactly by the area covered.
  static func fill(
    left: Double, top: Double, right: Double, bottom: Double, _ color: PackedColor,
    onto pixels: UnsafeMutablePointer<UInt32>, stride: Int, clip: IntRect
  ) {
    let (x0, x1) = (max(left, Double(clip.left)), min(right, Double(clip.right)))
    let (y0, y1) = (max(top, Double(clip.top)), min(bottom, Double(clip.bottom)))
    guard x0 < x1, y0 < y1 else { return }
    let first = Int(y0.rounded(.down))
    let last = Int(y1.rounded(.up))
    let fullLeft = Int(x0.rounded(.up))
    let fullRight = Int(x1.rounded(.down))
    for row in first..<last {
      let height = min(y1, Double(row + 1)) - max(y0, Double(row))
      let target = pixels + row * stride
      if fullLeft > fullRight {
        // Both sides lie in one pixel.
        let coverage = UInt32((height * (x1 - x0) * 255).rounded())
        blend(target, from: fullRight, to: fullRight + 1, color, coverage: coverage)
        continue
      }
      let leftPart = UInt32((height * (Double(fullLeft) - x0) * 255).rounded())
      blend(target, from: fullLeft - 1, to: fullLeft, color, coverage: leftPart)
      blend(
        target, from: fullLeft, to: fullRight, color, coverage: UInt32((height * 255).rounded()))
      let rightPart = UInt32((height * (x1 - Double(fullRight)) * 255).rounded())
      blend(target, from: fullRight, to: fullRight + 1, color, coverage: rightPart)
    }
  }

  /// Puts premultiplied pixels over others at whole pixels, with an opacity of 0...255.
  static func paint(
    _ source: UnsafePointer<UInt32>, sourceStride: Int, width: Int, height: Int, x: Int, y: Int,
    opacity: UInt32, onto pixels: UnsafeMutablePointer<UInt32>, stride: Int, clip: IntRect
  ) {
    let area = clip.intersection(IntRect(left: x, top: y, right: x + width, bottom: y + height))
    if area.isEmpty || opacity == 0 { return }
    for row in area.top..<area.bottom {
      glissando_over(
        source + ((row - y) * sourceStride + area.left - x), pixels + (row * stride + area.left),
        area.width, opacity)
    }
  }
}
