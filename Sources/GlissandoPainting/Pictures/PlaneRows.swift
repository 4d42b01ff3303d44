import CBlit
import Foundation
import GlissandoDrawing

/// The picture of a plane that is seen in perspective, painted row by row.
struct PlaneRows {
  private let picture: RasterTarget.Pixels
  private let cells: PictureCells
  private let warp: Warp
  private let outline: PlaneOutline
  /// The pixels that it may take.
  let bounds: IntRect

  /// - Parameters:
  ///   - picture: Pixels of which those at the edges are transparent.
  ///   - cells: Where it has one colour, and where nothing.
  ///   - fromWindow: From pixels of the window to those of the picture.
  init(
    _ picture: ReducedPicture, _ cells: PictureCells, bounds: IntRect,
    fromWindow: ProjectionTransform
  ) {
    self.picture = picture.target.pixelsToRead
    (self.cells, self.bounds) = (cells, bounds)
    outline = PlaneOutline(of: cells.seen, fromWindow)
    warp = Warp(
      fromWindow, ahead: Self.ahead(fromWindow, in: bounds, stride: picture.target.stride))
  }

  /// So many rows later the pixels of the picture are asked for that the processor is told to fetch.
  private static let rowsAhead: CGFloat = 3

  /// How far on in memory these are, in the middle.
  private static func ahead(
    _ fromWindow: ProjectionTransform, in bounds: IntRect, stride: Int
  ) -> Int64 {
    let middle = CGPoint(
      x: CGFloat(bounds.left + bounds.right) / 2, y: CGFloat(bounds.top + bounds.bottom) / 2)
    guard let step = fromWindow.linear(at: middle) else { return 0 }
    let limit = CGFloat(PictureLimit.greatestSide)
    func pixels(_ distance: CGFloat) -> Int64 {
      Int64(max(-limit, min(distance * rowsAhead, limit)).rounded())
    }
    return pixels(step.d) * Int64(stride) + pixels(step.c)
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
      pixels: picture.base, width: Int64(cells.width), height: Int64(cells.height),
      stride: Int64(picture.stride))
    for row in area.top..<area.bottom {
      let columns = outline.columns(row: row, in: area.left..<area.right)
      if columns.isEmpty { continue }
      warp.fill(scratch, row: row, columns: columns, from: source, cells: cells.found)
      glissando_over(
        scratch, pixels + (row * stride + columns.lowerBound), columns.count, opacity)
    }
  }
}
