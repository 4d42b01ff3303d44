import CBlit
import Foundation
import GlissandoDrawing
import GlissandoMotion
import TestSupport
import Testing

@testable import GlissandoPainting

/// Pictures that lie between the pixels of the window, and masks, against one number after the other.
@Suite("Rows between pixels")
struct MovedRowTests {
  private static let (width, height) = (23, 9)
  private static let side = 40

  private static func pixels(_ count: Int, seed: UInt64) -> [UInt32] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      let bits = UInt32(truncatingIfNeeded: generator.next())
      let alpha = bits >> 30 == 0 ? 255 : bits >> 24
      return [16, 8, 0].reduce(alpha << 24) { $0 | (bits >> $1 & 255) * alpha / 255 << $1 }
    }
  }

  /// Two pixels in 256ths, each channel rounded to the nearest.
  private static func sum(_ one: UInt32, _ share: Int, _ other: UInt32, _ otherShare: Int) -> UInt32
  {
    var result: UInt32 = 0
    for shift in [UInt32(24), 16, 8, 0] {
      let (a, b) = (Int(one >> shift & 255), Int(other >> shift & 255))
      result |= UInt32((a * share + b * otherShare + 128) / 256) << shift
    }
    return result
  }

  private func shown(_ picture: [UInt32], _ x: Int, _ y: Int, _ clips: [IntRect]) -> [UInt32] {
    var shown = [UInt32](repeating: 0, count: Self.side * Self.side)
    var scratch = [UInt32](repeating: 0xFFFF_FFFF, count: Self.side)
    picture.withUnsafeBufferPointer { picture in
      guard let base = picture.baseAddress else { return }
      let rows = MovedRows(
        base, stride: Self.width, width: Self.width, height: Self.height, x: x, y: y)
      shown.withUnsafeMutableBufferPointer { target in
        guard let target = target.baseAddress else { return }
        for clip in clips {
          rows.paint(onto: target, stride: Self.side, clip: clip, opacity: 255, scratch: &scratch)
        }
      }
    }
    return shown
  }

  @Test(
    "Each pixel is the mixture of the four that it lies between, beyond the picture of nothing",
    arguments: [(0, 0), (1, 255), (128, 128), (255, 1), (77, 0), (0, 200)])
  func mixture(right: Int, down: Int) {
    let picture = Self.pixels(Self.width * Self.height, seed: 5)
    func pixel(_ column: Int, _ row: Int) -> UInt32 {
      (0..<Self.width).contains(column) && (0..<Self.height).contains(row)
        ? picture[row * Self.width + column] : 0
    }
    func rows(_ column: Int, _ row: Int) -> UInt32 {
      Self.sum(pixel(column, row), 256 - down, pixel(column, row - 1), down)
    }
    let (left, top) = (6, 11)
    let all = IntRect(left: 0, top: 0, right: Self.side, bottom: Self.side)
    let whole = shown(picture, left << 8 + right, top << 8 + down, [all])
    for row in 0..<Self.side {
      for column in 0..<Self.side {
        let (x, y) = (column - left, row - top)
        let expected = Self.sum(rows(x, y), 256 - right, rows(x - 1, y), right)
        #expect(whole[row * Self.side + column] == expected, "at \(column), \(row)")
      }
    }
    let halves = [
      IntRect(left: 0, top: 0, right: 17, bottom: Self.side),
      IntRect(left: 17, top: 0, right: Self.side, bottom: 13),
      IntRect(left: 17, top: 13, right: Self.side, bottom: Self.side),
    ]
    #expect(shown(picture, left << 8 + right, top << 8 + down, halves) == whole)
  }

  @Test("A mask takes of each channel its part, to the nearest")
  func masks() {
    let pixels = Self.pixels(4096, seed: 6), masks = Self.pixels(4096, seed: 7)
    var masked = pixels
    glissando_mask(&masked, masks, masked.count)
    for index in pixels.indices {
      let part = Int(masks[index] >> 24)
      var expected: UInt32 = 0
      for shift in [UInt32(24), 16, 8, 0] {
        let product = Int(pixels[index] >> shift & 255) * part
        expected |= UInt32((2 * product + 255) / 510) << shift
      }
      #expect(masked[index] == expected)
    }
  }
}
