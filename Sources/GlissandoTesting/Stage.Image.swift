import Foundation
import GlissandoPainting

// What a stage looks like.

extension Stage {
  /// A picture of the window.
  public struct Image: Equatable, Sendable {
    private let painted: PaintedImage

    init(_ painted: PaintedImage) { self.painted = painted }

    /// The width in pixels.
    public var width: Int { painted.width }
    /// The height in pixels.
    public var height: Int { painted.height }

    /// The red, green, blue and opacity of a pixel as sRGB, each in [0, 255], not premultiplied.
    ///
    /// - Precondition: 0 ≤ x < width and 0 ≤ y < height, from the top left corner.
    public func pixel(_ x: Int, _ y: Int) -> SIMD4<UInt8> { painted.pixel(x, y) }

    /// Writes the picture as a PNG file.
    ///
    /// - Throws: `StageError.notWritten`.
    public func writePNG(to path: String) throws {
      do {
        try painted.writePNG(to: path)
      } catch {
        throw StageError.notWritten(path: path, reason: "\(error)")
      }
    }

    /// The distance between two pictures of a strip, in pixels.
    private static let gap = 2
    /// The colour between two pictures: a grey that shows on light and dark, as 0xAARRGGBB.
    private static let gapColor: UInt32 = 0xFF80_8080

    /// Pictures of one height side by side.
    static func strip(of images: [Image]) -> Image {
      guard images.count > 1, let first = images.first else { return images[0] }
      let width = images.reduce(0) { $0 + $1.width } + gap * (images.count - 1)
      var pixels: [UInt32] = []
      pixels.reserveCapacity(width * first.height)
      for row in 0..<first.height {
        for (index, image) in images.enumerated() {
          if index > 0 { pixels += repeatElement(gapColor, count: gap) }
          pixels += image.painted.pixels[(row * image.width)..<((row + 1) * image.width)]
        }
      }
      return Image(PaintedImage(width: width, height: first.height, pixels: pixels))
    }
  }
}
