/// Blurs pixels: three boxes in a row, which come close to a bell curve.
///
/// The widths are those of the W3C's Filter Effects Module, section "feGaussianBlur"; the sums
/// run along, so that the cost does not depend on the radius. Integers only: a part of a picture is
/// blurred exactly as the whole.
struct BoxBlur {
  /// How far each of the three boxes reaches to either side.
  private let boxes: [(before: Int, after: Int)]

  /// Makes a blur of a standard deviation in pixels.
  init(deviation: Double) {
    // 3·sqrt(2π)/4, from the same section.
    let width = Int((max(0, deviation) * 1.879_971_205_598_3 + 0.5).rounded(.down))
    let half = width / 2
    if width < 2 {
      boxes = []
    } else if width % 2 == 1 {
      boxes = [(half, half), (half, half), (half, half)]
    } else {
      boxes = [(half, half - 1), (half - 1, half), (half, half)]
    }
  }

  /// Whether nothing changes.
  var isIdentity: Bool { boxes.isEmpty }

  /// How far it carries, in pixels.
  var reach: Int { boxes.reduce(0) { $0 + max($1.before, $1.after) } }

  /// Blurs all channels of premultiplied pixels; outside of them is nothing.
  func apply(to pixels: UnsafeMutablePointer<UInt32>, width: Int, height: Int, stride: Int) {
    var line = [UInt32](repeating: 0, count: max(width, height))
    line.withUnsafeMutableBufferPointer { line in
      for box in boxes {
        for row in 0..<height {
          pass(pixels + row * stride, count: width, step: 1, box: box, scratch: line)
        }
        for column in 0..<width {
          pass(pixels + column, count: height, step: stride, box: box, scratch: line)
        }
      }
    }
  }

  private func pass(
    _ pixels: UnsafeMutablePointer<UInt32>, count: Int, step: Int,
    box: (before: Int, after: Int), scratch: UnsafeMutableBufferPointer<UInt32>
  ) {
    for index in 0..<count { scratch[index] = pixels[index * step] }
    let width = UInt32(box.before + box.after + 1)
    // Division by multiplication: exact for sums up to 255 times the width.
    let factor = (UInt64(1) << 32) / UInt64(width) + 1
    var sum = SIMD4<UInt32>.zero
    for index in 0..<min(box.after, count) { sum &+= BoxBlur.lanes(scratch[index]) }
    for index in 0..<count {
      if index + box.after < count { sum &+= BoxBlur.lanes(scratch[index + box.after]) }
      let middle = sum &+ SIMD4(repeating: width / 2)
      pixels[index * step] = BoxBlur.pixel(middle, factor)
      if index - box.before >= 0 { sum &-= BoxBlur.lanes(scratch[index - box.before]) }
    }
  }

  @inline(__always)
  private static func lanes(_ pixel: UInt32) -> SIMD4<UInt32> {
    SIMD4(pixel & 0xFF, pixel >> 8 & 0xFF, pixel >> 16 & 0xFF, pixel >> 24)
  }

  @inline(__always)
  private static func pixel(_ sum: SIMD4<UInt32>, _ factor: UInt64) -> UInt32 {
    func part(_ lane: UInt32) -> UInt32 {
      UInt32(truncatingIfNeeded: (UInt64(lane) &* factor) >> 32)
    }
    return part(sum.x) | part(sum.y) << 8 | part(sum.z) << 16 | part(sum.w) << 24
  }
}
