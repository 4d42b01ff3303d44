import CBlit
import Foundation
import GlissandoDrawing

/// Blurs pixels: three boxes in a row, which come close to a bell curve.
///
/// The widths are those of the W3C's Filter Effects Module, section "feGaussianBlur"; the sums
/// run along, so that the cost does not depend on the radius. Integers only: a part of a picture is
/// blurred exactly as the whole.
struct BoxBlur {
  typealias Box = (before: Int, after: Int)

  /// How far each of the three boxes reaches to either side.
  let boxes: (Box, Box, Box)
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

  /// What is less, in bytes, one core blurs before another has woken up.
  private static let leastSharedCount = 1 << 18

  /// Whether all cores blur so many bytes.
  fileprivate static func isShared(_ count: Int) -> Bool { count >= leastSharedCount }

  /// Blurs bytes; outside of them is nothing.
  ///
  /// Columns do not see one another on the way down, nor rows along: each core has some of them.
  /// - Parameters:
  ///   - bytes: Rows without gaps, of `width` times `channels` bytes.
  ///   - channels: Bytes in a pixel, each of which is blurred by itself: 1 or 4.
  ///   - scratch: As much memory again.
  ///   - sums: Room for the sums of one row.
  func apply(
    to bytes: UnsafeMutablePointer<UInt8>, width: Int, height: Int, channels: Int,
    scratch: UnsafeMutablePointer<UInt8>, sums: UnsafeMutablePointer<UInt32>, _ cores: Cores
  ) {
    if isIdentity { return }
    let row = width * channels
    let isShared = Self.isShared(row * height)
    cores.share(isShared) { part, count in
      // Whole cache lines, so that no two cores write into one.
      let (first, end) = (row * part / count & ~63, row * (part + 1) / count & ~63)
      let columns = (part + 1 == count ? row : end) - first
      func down(_ from: UnsafePointer<UInt8>, _ to: UnsafeMutablePointer<UInt8>, _ box: Box) {
        glissando_box_down(
          from + first, to + first, columns, row, height, Self.box(box), sums + first)
      }
      down(bytes, scratch, boxes.0)
      down(scratch, bytes, boxes.1)
      down(bytes, scratch, boxes.2)
    }
    cores.shareRows(height, isShared) { rows in
      let first = rows.lowerBound * row
      func along(_ from: UnsafePointer<UInt8>, _ to: UnsafeMutablePointer<UInt8>, _ box: Box) {
        glissando_box_along(
          from + first, to + first, width, rows.count, channels, Self.box(box))
      }
      along(scratch, bytes, boxes.0)
      along(bytes, scratch, boxes.1)
      along(scratch, bytes, boxes.2)
    }
  }

  private static func box(_ box: Box) -> glissando_box {
    glissando_box(before: box.before, after: box.after)
  }
}

/// Memory for blurring, kept between frames.
struct BlurMemory {
  private let first = ScratchMemory()
  private let second = ScratchMemory()
  private let sums = ScratchMemory()
  private let cores: Cores

  init(_ cores: Cores) { self.cores = cores }

  /// Blurs premultiplied pixels whose rows begin `stride` pixels apart.
  func blur(
    _ pixels: UnsafeMutablePointer<UInt32>, width: Int, height: Int, stride: Int, _ blur: BoxBlur
  ) {
    if blur.isIdentity { return }
    let row = width * 4
    withMemory(count: row * height, row: row) { [cores] bytes, scratch, sums in
      let isShared = BoxBlur.isShared(row * height)
      cores.shareRows(height, isShared) { rows in
        for y in rows {
          UnsafeMutableRawPointer(bytes + y * row).copyMemory(
            from: pixels + y * stride, byteCount: row)
        }
      }
      blur.apply(
        to: bytes, width: width, height: height, channels: 4, scratch: scratch, sums: sums, cores)
      cores.shareRows(height, isShared) { rows in
        for y in rows {
          UnsafeMutableRawPointer(pixels + y * stride).copyMemory(
            from: bytes + y * row, byteCount: row)
        }
      }
    }
  }

  /// Paints the blurred opacity of pixels in one colour into others, or into the same.
  func paintShadow(
    of source: UnsafePointer<UInt32>, sourceStride: Int, color: UInt32,
    into target: UnsafeMutablePointer<UInt32>, targetStride: Int, width: Int, height: Int,
    _ blur: BoxBlur
  ) {
    withMemory(count: width * height, row: width) { [cores] bytes, scratch, sums in
      let isShared = BoxBlur.isShared(width * height)
      cores.shareRows(height, isShared) { rows in
        for y in rows {
          let line = source + y * sourceStride
          let opacity = bytes + y * width
          for x in 0..<width { opacity[x] = UInt8(truncatingIfNeeded: line[x] >> 24) }
        }
      }
      blur.apply(
        to: bytes, width: width, height: height, channels: 1, scratch: scratch, sums: sums, cores)
      cores.shareRows(height, isShared) { rows in
        for y in rows {
          let opacity = bytes + y * width
          let line = target + y * targetStride
          for x in 0..<width {
            line[x] = opacity[x] == 0 ? 0 : Blitter.scaled(color, by: UInt32(opacity[x]))
          }
        }
      }
    }
  }

  private func withMemory(
    count: Int, row: Int,
    _ body: (
      UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<UInt32>
    ) -> Void
  ) {
    body(
      first.prepare(count).assumingMemoryBound(to: UInt8.self),
      second.prepare(count).assumingMemoryBound(to: UInt8.self),
      sums.prepare(row * MemoryLayout<UInt32>.stride).assumingMemoryBound(to: UInt32.self))
  }

  /// Gives back memory of which little was needed since this was last called.
  func endPeriod() {
    for memory in [first, second, sums] { memory.endPeriod() }
  }
}
