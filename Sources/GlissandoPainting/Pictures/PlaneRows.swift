import CBlit
import GlissandoDrawing

/// The picture of a plane that is seen in perspective, painted row by row.
struct PlaneRows {
  private let picture: RasterTarget.Pixels
  private let width: Int
  private let height: Int
  private let warp: Warp
  /// Where the picture's corners are seen, one after the other around it, in pixels of the window; nil where one
  /// of them lies behind the eye.
  private let corners: (x: SIMD4<Double>, y: SIMD4<Double>)?
  /// The pixels that it may take.
  let bounds: IntRect

  /// - Parameters:
  ///   - picture: Pixels of which those at the edges are transparent; the upper left ones of a target.
  ///   - fromWindow: From pixels of the window to those of the picture.
  init(
    _ picture: RasterTarget, width: Int, height: Int, bounds: IntRect,
    fromWindow: ProjectionTransform
  ) {
    self.picture = picture.pixelsToRead
    (self.width, self.height, self.bounds) = (width, height, bounds)
    warp = Warp(fromWindow)
    corners = Self.corners(fromWindow.inverted(), Double(width), Double(height))
  }

  private static func corners(
    _ toWindow: ProjectionTransform, _ width: Double, _ height: Double
  ) -> (x: SIMD4<Double>, y: SIMD4<Double>)? {
    let (m, u, v) = (toWindow, SIMD4(0, width, width, 0), SIMD4(0, 0, height, height))
    let depth = u * Double(m.m13) + v * Double(m.m23) + Double(m.m33)
    guard depth.min() > 0 else { return nil }
    let x = (u * Double(m.m11) + v * Double(m.m21) + Double(m.m31)) / depth
    let y = (u * Double(m.m12) + v * Double(m.m22) + Double(m.m32)) / depth
    // Sums of what is not finite are no numbers.
    guard ((x + y) * 0).sum() == 0 else { return nil }
    return (x, y)
  }

  /// So many pixels beyond the edges of the picture nothing is seen of it.
  private static let margin = 2.0

  /// The columns of a row, among some, in which there may be anything.
  private func columns(row: Int, in range: Range<Int>) -> Range<Int> {
    guard let corners else { return range }
    let (top, bottom) = (Double(row) - Self.margin, Double(row + 1) + Self.margin)
    var (left, right) = (Double.infinity, -Double.infinity)
    for index in 0..<4 {
      let next = (index + 1) & 3
      let (y, rise) = (corners.y[index], corners.y[next] - corners.y[index])
      guard min(y, y + rise) <= bottom, max(y, y + rise) >= top else { continue }
      // The part of the edge that lies between.
      let ends = rise == 0 ? SIMD2(0, 1) : (SIMD2(top, bottom) - y) / rise
      let parts = ends.clamped(lowerBound: SIMD2(0, 0), upperBound: SIMD2(1, 1))
      let xs = parts * (corners.x[next] - corners.x[index]) + corners.x[index]
      (left, right) = (min(left, xs.min()), max(right, xs.max()))
    }
    let (lower, upper) = (Double(range.lowerBound), Double(range.upperBound))
    let first = Int(max(lower, min((left - Self.margin).rounded(.down), upper)))
    let last = Int(max(lower, min((right + Self.margin).rounded(.up), upper)))
    return first..<max(first, last)
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
      pixels: picture.base, width: Int64(width), height: Int64(height),
      stride: Int64(picture.stride))
    for row in area.top..<area.bottom {
      let columns = columns(row: row, in: area.left..<area.right)
      if columns.isEmpty { continue }
      warp.fill(scratch, row: row, columns: columns, from: source)
      glissando_over(
        scratch, pixels + (row * stride + columns.lowerBound), columns.count, opacity)
    }
  }
}
