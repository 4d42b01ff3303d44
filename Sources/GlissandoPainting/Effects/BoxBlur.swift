import Foundation
import GlissandoDrawing

/// Blurs pixels: three boxes in a row, which come close to a bell curve.
///
/// The widths are those of the W3C's Filter Effects Module, section "feGaussianBlur"; the sums
/// run along, so that the cost does not depend on the radius. Integers only: a part of a picture is
/// blurred exactly as the whole.
struct BoxBlur {
  private typealias Box = (before: Int, after: Int)

  /// How far each of the three boxes reaches to either side.
  private let boxes: (Box, Box, Box)
  /// Whether nothing changes.
  let isIdentity: Bool
  /// The width of a box in pixels; blurs of equal widths are equal.
  let width: Double

  /// 3·sqrt(2π)/4, from the same section.
  private static let widthOfDeviation = 1.879_971_205_598_3

  /// Makes a blur of a standard deviation in pixels.
  init(deviation: Double) {
    self.init(width: max(0, deviation) * Self.widthOfDeviation)
  }

  private init(width exactWidth: Double) {
    let width = Int(pixels: (exactWidth + 0.5).rounded(.down))
    let half = width / 2
    self.width = Double(width)
    isIdentity = width < 2
    if width < 2 {
      boxes = ((0, 0), (0, 0), (0, 0))
    } else if width % 2 == 1 {
      boxes = ((half, half), (half, half), (half, half))
    } else {
      boxes = ((half, half - 1), (half - 1, half), (half, half))
    }
  }

  /// Makes a blur of pixels that are coarser than the window's, and are enlarged afterwards.
  ///
  /// Three boxes of whole widths that differ by little come closer to a deviation than equal ones. Making
  /// pixels coarse and enlarging them blurs a little itself: the variances add up to that of the boxes
  /// without the 1/12 by which whole widths lack of continuous ones.
  private init(coarse deviation: Double) {
    let wanted = 12 * deviation * deviation
    let middle = Int((wanted / 3).squareRoot())
    var best = (middle, middle, middle)
    var least = Double.infinity
    for width in max(1, middle - 2)...middle + 2 {
      // Even boxes lie half a pixel to the left, and to the right, and an odd one is in the middle.
      let choices =
        width % 2 == 0
        ? [(width, width, width + 1)]
        : [(width, width, width), (width, width, width + 2), (width, width + 2, width + 2)]
      for choice in choices {
        let sum = choice.0 * choice.0 + choice.1 * choice.1 + choice.2 * choice.2
        if abs(Double(sum) - wanted) < least {
          (best, least) = (choice, abs(Double(sum) - wanted))
        }
      }
    }
    width = Double(best.0 + best.1 + best.2) / 3
    isIdentity = false
    boxes = (
      (best.0 / 2, (best.0 - 1) / 2), ((best.1 - 1) / 2, best.1 / 2),
      (best.2 / 2, (best.2 - 1) / 2)
    )
  }

  /// A wider blur than this, in pixels of its boxes, is made of fewer pixels.
  private static let greatestFineWidth = 12.0
  /// The least width of boxes that is left then: what it makes differs from what fine pixels make by a
  /// few levels, along edges.
  private static let leastCoarseWidth = 6.0

  /// How many pixels along either side may be one before a blur so wide is made.
  var coarseness: Int {
    guard width > Self.greatestFineWidth else { return 1 }
    return 1 << Int(log2(width / Self.leastCoarseWidth).rounded(.down))
  }

  /// The same blur where so many pixels along either side are one.
  func coarser(by factor: Int) -> BoxBlur {
    BoxBlur(coarse: width / Self.widthOfDeviation / Double(factor))
  }

  /// How far it carries, in pixels.
  var reach: Int {
    isIdentity ? 0 : 3 * max(boxes.0.before, boxes.1.after, boxes.2.before)
  }

  /// Blurs bytes; outside of them is nothing.
  ///
  /// - Parameters:
  ///   - bytes: Rows without gaps, of `width` times `channels` bytes.
  ///   - channels: Bytes in a pixel, each of which is blurred by itself: 1 or 4.
  ///   - scratch: As much memory again.
  ///   - sums: Room for the sums of one row.
  func apply(
    to bytes: UnsafeMutablePointer<UInt8>, width: Int, height: Int, channels: Int,
    scratch: UnsafeMutablePointer<UInt8>, sums: UnsafeMutablePointer<UInt32>
  ) {
    if isIdentity { return }
    let row = width * channels
    down(bytes, scratch, row, height, boxes.0, sums)
    down(scratch, bytes, row, height, boxes.1, sums)
    down(bytes, scratch, row, height, boxes.2, sums)
    along(scratch, bytes, row, height, boxes.0, channels)
    along(bytes, scratch, row, height, boxes.1, channels)
    along(scratch, bytes, row, height, boxes.2, channels)
  }

  /// What a sum is multiplied with, in 2⁻²⁴: with the half that is added, full stays full.
  private static func factor(_ box: Box) -> UInt32 {
    (1 << 24) / UInt32(box.before + box.after + 1)
  }
  private static let half: UInt32 = 1 << 23

  /// One box along the columns, a row at a time, so that neighbours are worked on together.
  private func down(
    _ source: UnsafeMutablePointer<UInt8>, _ target: UnsafeMutablePointer<UInt8>, _ row: Int,
    _ height: Int, _ box: Box, _ sums: UnsafeMutablePointer<UInt32>
  ) {
    let factor = BoxBlur.factor(box)
    sums.update(repeating: 0, count: row)
    for y in 0..<min(box.after, height) {
      let line = source + y * row
      for x in 0..<row { sums[x] &+= UInt32(line[x]) }
    }
    for y in 0..<height {
      if y + box.after < height {
        let line = source + (y + box.after) * row
        for x in 0..<row { sums[x] &+= UInt32(line[x]) }
      }
      let result = target + y * row
      for x in 0..<row {
        result[x] = UInt8(truncatingIfNeeded: (sums[x] &* factor &+ BoxBlur.half) >> 24)
      }
      if y >= box.before {
        let line = source + (y - box.before) * row
        for x in 0..<row { sums[x] &-= UInt32(line[x]) }
      }
    }
  }

  /// One box along the rows.
  private func along(
    _ source: UnsafeMutablePointer<UInt8>, _ target: UnsafeMutablePointer<UInt8>, _ row: Int,
    _ height: Int, _ box: Box, _ channels: Int
  ) {
    let factor = BoxBlur.factor(box)
    let (before, after) = (box.before * channels, box.after * channels)
    for y in 0..<height {
      let line = source + y * row
      let result = target + y * row
      for channel in 0..<channels {
        var sum: UInt32 = 0
        for x in Swift.stride(from: channel, to: min(after, row), by: channels) {
          sum &+= UInt32(line[x])
        }
        // In the middle nothing is asked: where the box lies within the row, bytes come and go.
        let middle = min(max(before, 0), row)..<max(min(before, row), row - after)
        for x in Swift.stride(from: channel, to: middle.lowerBound, by: channels) {
          if x &+ after < row { sum &+= UInt32(line[x &+ after]) }
          result[x] = UInt8(truncatingIfNeeded: (sum &* factor &+ BoxBlur.half) >> 24)
        }
        var x = middle.lowerBound + channel
        while x < middle.upperBound {
          sum &+= UInt32(line[x &+ after])
          result[x] = UInt8(truncatingIfNeeded: (sum &* factor &+ BoxBlur.half) >> 24)
          sum &-= UInt32(line[x &- before])
          x &+= channels
        }
        while x < row {
          result[x] = UInt8(truncatingIfNeeded: (sum &* factor &+ BoxBlur.half) >> 24)
          if x >= before { sum &-= UInt32(line[x &- before]) }
          x &+= channels
        }
      }
    }
  }
}

/// Memory for blurring, kept between frames.
struct BlurMemory {
  private var first = [UInt8]()
  private var second = [UInt8]()
  private var sums = [UInt32]()

  /// Blurs premultiplied pixels whose rows begin `stride` pixels apart.
  mutating func blur(
    _ pixels: UnsafeMutablePointer<UInt32>, width: Int, height: Int, stride: Int, _ blur: BoxBlur
  ) {
    if blur.isIdentity { return }
    let row = width * 4
    withMemory(count: row * height, row: row) { bytes, scratch, sums in
      for y in 0..<height {
        UnsafeMutableRawPointer(bytes + y * row).copyMemory(
          from: pixels + y * stride, byteCount: row)
      }
      blur.apply(
        to: bytes, width: width, height: height, channels: 4, scratch: scratch, sums: sums)
      for y in 0..<height {
        UnsafeMutableRawPointer(pixels + y * stride).copyMemory(
          from: bytes + y * row, byteCount: row)
      }
    }
  }

  /// Paints the blurred opacity of pixels in one colour into others, or into the same.
  mutating func paintShadow(
    of source: UnsafePointer<UInt32>, sourceStride: Int, color: UInt32,
    into target: UnsafeMutablePointer<UInt32>, targetStride: Int, width: Int, height: Int,
    _ blur: BoxBlur
  ) {
    withMemory(count: width * height, row: width) { bytes, scratch, sums in
      for y in 0..<height {
        let line = source + y * sourceStride
        let opacity = bytes + y * width
        for x in 0..<width { opacity[x] = UInt8(truncatingIfNeeded: line[x] >> 24) }
      }
      blur.apply(
        to: bytes, width: width, height: height, channels: 1, scratch: scratch, sums: sums)
      for y in 0..<height {
        let opacity = bytes + y * width
        let line = target + y * targetStride
        for x in 0..<width {
          line[x] = opacity[x] == 0 ? 0 : Blitter.scaled(color, by: UInt32(opacity[x]))
        }
      }
    }
  }

  private mutating func withMemory(
    count: Int, row: Int,
    _ body: (
      UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<UInt32>
    ) -> Void
  ) {
    if first.count < count {
      first = [UInt8](repeating: 0, count: count)
      second = first
    }
    if sums.count < row { sums = [UInt32](repeating: 0, count: row) }
    first.withUnsafeMutableBufferPointer { first in
      second.withUnsafeMutableBufferPointer { second in
        sums.withUnsafeMutableBufferPointer { sums in
          guard let first = first.baseAddress, let second = second.baseAddress,
            let sums = sums.baseAddress
          else { return }
          body(first, second, sums)
        }
      }
    }
  }
}
