import CBlit
import GlissandoDrawing

/// The picture of a plane that is seen in perspective, painted row by row.
struct PlaneRows {
  private let picture: RasterTarget
  private let width: Int
  private let height: Int
  private let warp: Warp
  /// The pixels that it may take.
  let bounds: IntRect

  /// - Parameters:
  ///   - picture: Pixels of which those at the edges are transparent; the upper left ones of a target.
  ///   - fromWindow: From pixels of the window to those of the picture.
  init(
    _ picture: RasterTarget, width: Int, height: Int, bounds: IntRect,
    fromWindow: ProjectionTransform
  ) {
    (self.picture, self.width, self.height, self.bounds) = (picture, width, height, bounds)
    warp = Warp(fromWindow)
  }

  /// Paints over what is there.
  ///
  /// - Parameters:
  ///   - opacity: How much of it is seen; 1...255.
  ///   - scratch: Room for a row of the pixels.
  ///   - clip: What may be painted; it lies inside of the pixels.
  func paint(
    onto pixels: UnsafeMutablePointer<UInt32>, stride: Int, clip: IntRect, opacity: UInt32,
    scratch: UnsafeMutablePointer<UInt32>
  ) {
    let area = bounds.intersection(clip)
    if area.isEmpty { return }
    let source = glissando_picture(
      pixels: picture.pixels, width: Int64(width), height: Int64(height),
      stride: Int64(picture.stride))
    for row in area.top..<area.bottom {
      warp.fill(scratch, row: row, columns: area.left..<area.right, from: source)
      glissando_over(scratch, pixels + (row * stride + area.left), area.width, opacity)
    }
  }
}
