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

  /// The boxes as C takes them.
  fileprivate func withBoxes(_ body: (UnsafePointer<glissando_box>) -> Void) {
    func box(_ box: Box) -> glissando_box { glissando_box(before: box.before, after: box.after) }
    withUnsafeTemporaryAllocation(of: glissando_box.self, capacity: 3) { all in
      (all[0], all[1], all[2]) = (box(boxes.0), box(boxes.1), box(boxes.2))
      if let first = all.baseAddress { body(first) }
    }
  }
}

/// Memory for blurring, kept between frames.
struct BlurMemory {
  private let room = ScratchMemory()
  private let opacities = ScratchMemory()
  private let cores: Cores

  init(_ cores: Cores) { self.cores = cores }

  /// Blurs premultiplied pixels whose rows begin `stride` pixels apart.
  func blur(
    _ pixels: UnsafeMutablePointer<UInt32>, width: Int, height: Int, stride: Int, _ blur: BoxBlur
  ) {
    let bytes = UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt8.self)
    apply(blur, to: bytes, row: stride * 4, width: width, height: height, channels: 4)
  }

  /// Paints the blurred opacity of pixels in one colour into others, or into the same.
  func paintShadow(
    of source: UnsafePointer<UInt32>, sourceStride: Int, color: UInt32,
    into target: UnsafeMutablePointer<UInt32>, targetStride: Int, width: Int, height: Int,
    _ blur: BoxBlur
  ) {
    let bytes = opacities.prepare(width * height).assumingMemoryBound(to: UInt8.self)
    let isShared = BoxBlur.isShared(width * height)
    cores.shareRows(height, isShared) { rows in
      for y in rows { glissando_opacities(source + y * sourceStride, bytes + y * width, width) }
    }
    apply(blur, to: bytes, row: width, width: width, height: height, channels: 1)
    cores.shareRows(height, isShared) { rows in
      for y in rows { glissando_tint(bytes + y * width, color, target + y * targetStride, width) }
    }
  }

  /// Blurs bytes, whose rows begin `row` of them apart; outside of them is nothing.
  ///
  /// Columns do not see one another on the way down, nor rows along: each core has some of them.
  /// - Parameter channels: Bytes in a pixel, each of which is blurred by itself: 1 or 4.
  private func apply(
    _ blur: BoxBlur, to bytes: UnsafeMutablePointer<UInt8>, row: Int, width: Int, height: Int,
    channels: Int
  ) {
    if blur.isIdentity { return }
    let count = width * channels
    let isShared = BoxBlur.isShared(count * height)
    blur.withBoxes { boxes in
      let size = (glissando_boxes_room(count, height, boxes) + 63) & ~63
      let room = room.prepare(size * cores.count).assumingMemoryBound(to: UInt8.self)
      cores.share(isShared) { part, parts in
        // Whole cache lines, so that no two cores write into one.
        let (first, end) = (count * part / parts & ~63, count * (part + 1) / parts & ~63)
        glissando_boxes_down(
          bytes + first, row, (part + 1 == parts ? count : end) - first, height, boxes,
          room + part * size)
      }
      cores.share(isShared) { part, parts in
        let (first, end) = (height * part / parts, height * (part + 1) / parts)
        glissando_boxes_along(
          bytes + first * row, row, width, end - first, channels, boxes, room + part * size)
      }
    }
  }

  /// Gives back memory of which little was needed since this was last called.
  func endPeriod() {
    for memory in [room, opacities] { memory.endPeriod() }
  }
}
