public import Foundation
package import GlissandoDrawing
public import GlissandoViews

/// Pixels as programs name them that come from C: for sheets of sprites, and what else is cut up.
public final class CGImage: Hashable {
  package let raster: RasterImage

  /// Takes pixels.
  package init(_ raster: RasterImage) { self.raster = raster }

  /// The width in pixels.
  public var width: Int { raster.width }
  /// The height in pixels.
  public var height: Int { raster.height }

  /// A part of the picture, grown to whole pixels; nil where the rectangle lies outside of it.
  ///
  /// The pixels are copied: the cost is that of their number.
  ///
  /// - Parameter rect: In pixels from the top left corner; what lies outside of the picture is left away.
  public func cropping(to rect: CGRect) -> CGImage? {
    let (left, right) = Self.part(of: width, rect.origin.x, rect.size.width)
    let (top, bottom) = Self.part(of: height, rect.origin.y, rect.size.height)
    guard left < right, top < bottom else { return nil }
    var pixels: [UInt32] = []
    pixels.reserveCapacity((right - left) * (bottom - top))
    for row in top..<bottom { pixels += raster.pixels[row * width + left..<row * width + right] }
    return CGImage(RasterImage(width: right - left, height: bottom - top, pixels: pixels))
  }

  /// The whole pixels that a stretch touches, of `count`; none where its numbers are none.
  private static func part(of count: Int, _ start: CGFloat, _ length: CGFloat) -> (Int, Int) {
    let (first, last) = (min(start, start + length), max(start, start + length))
    guard first < last else { return (0, 0) }
    return (max(Int(pixels: first.rounded(.down)), 0), min(Int(pixels: last.rounded(.up)), count))
  }

  /// Whether both are one and the same picture, or have the same pixels.
  public static func == (lhs: CGImage, rhs: CGImage) -> Bool {
    lhs.raster === rhs.raster
      || (lhs.width == rhs.width && lhs.raster.pixels == rhs.raster.pixels)
  }

  /// Feeds the size.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
  }
}

// Unchecked: the raster is fixed, but for the slot in which painters keep what they draw it by, which nothing here
// touches, and that of bytes that are handed out, which is read and written under a lock.
extension CGImage: @unchecked Sendable {}

extension RasterImage {
  /// A picture whose pixel of a column and row is that of another place here.
  fileprivate func rearranged(
    width: Int, height: Int, _ place: (Int, Int) -> (column: Int, row: Int)
  ) -> RasterImage {
    let moved = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
      for row in 0..<height {
        for column in 0..<width {
          let from = place(column, row)
          buffer[row * width + column] = pixels[from.row * self.width + from.column]
        }
      }
      count = width * height
    }
    return RasterImage(width: width, height: height, pixels: moved)
  }

  /// The picture turned and mirrored, as the camera says that held it.
  fileprivate func upright(_ orientation: Image.Orientation) -> RasterImage {
    let (width, height) = (self.width, self.height)
    return switch orientation {
    case .up: self
    case .upMirrored: rearranged(width: width, height: height) { (width - 1 - $0, $1) }
    case .down: rearranged(width: width, height: height) { (width - 1 - $0, height - 1 - $1) }
    case .downMirrored: rearranged(width: width, height: height) { ($0, height - 1 - $1) }
    case .leftMirrored: rearranged(width: height, height: width) { ($1, $0) }
    case .right: rearranged(width: height, height: width) { ($1, height - 1 - $0) }
    case .rightMirrored:
      rearranged(width: height, height: width) { (width - 1 - $1, height - 1 - $0) }
    case .left: rearranged(width: height, height: width) { (width - 1 - $1, $0) }
    }
  }
}

extension Image {
  /// How a camera was held, as its pictures say (Exif's eight cases).
  @frozen public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// The rows are rows, from the top.
    case up
    /// The rows are rows, and left is right.
    case upMirrored
    /// Upside down.
    case down
    /// The rows are rows, from the bottom.
    case downMirrored
    /// The rows are columns from the left, each from the top.
    case leftMirrored
    /// The rows are columns from the right, each from the top.
    case right
    /// The rows are columns from the right, each from the bottom.
    case rightMirrored
    /// The rows are columns from the left, each from the bottom.
    case left
  }

  /// Shows pixels, with a label for those who cannot see them.
  ///
  /// - Parameters:
  ///   - scale: Pixels for each point; what is not a finite number above 0 is 1.
  ///   - orientation: How they are turned first, which copies them, every time.
  public init(
    _ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text
  ) {
    self = Image(decorative: cgImage, scale: scale, orientation: orientation).labelled(label.string)
  }

  /// Shows pixels that nobody needs to be told of; a scale that is not a finite number above 0 is 1.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    let isScale = scale.isFinite && scale > 0
    self.init(cgImage.raster.upright(orientation), scale: isScale ? scale : 1)
  }
}

extension UIImage {
  /// Takes pixels, one for each point.
  public convenience init(cgImage: CGImage) { self.init(Image(cgImage.raster, scale: 1)) }

  /// Takes pixels.
  ///
  /// - Parameters:
  ///   - scale: Pixels for each point; what is not a finite number above 0 is 1.
  ///   - orientation: How they are turned first.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation) {
    self.init(Image(decorative: cgImage, scale: scale, orientation: orientation))
  }
}
