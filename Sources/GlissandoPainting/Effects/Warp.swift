import CBlit
import Foundation
import GlissandoDrawing

/// Paints a picture as it is seen in perspective.
///
/// Each pixel looks up where it lies in the picture, exactly, and mixes the four pixels around. Where
/// the picture is compressed, several points of the pixel are looked up, so that nothing flickers.
struct Warp {
  /// Nine numbers: what leads from a place to u, to v, and to what both are divided by.
  private typealias Numbers = (
    Double, Double, Double, Double, Double, Double, Double, Double, Double
  )

  private let numbers: Numbers
  private let ahead: Int64

  /// Makes a warp from the projection that leads from painted pixels to those of the picture.
  ///
  /// - Parameter ahead: How many pixels further on in memory others are wanted soon.
  init(_ inverse: ProjectionTransform, ahead: Int64 = 0) {
    self.ahead = ahead
    let m = inverse
    numbers = (
      Double(m.m11), Double(m.m21), Double(m.m31), Double(m.m12), Double(m.m22), Double(m.m32),
      Double(m.m13), Double(m.m23), Double(m.m33)
    )
  }

  /// Replaces a part of a row of pixels.
  ///
  /// - Parameters:
  ///   - picture: Premultiplied pixels with transparent ones at the edges.
  ///   - cells: Where it has one colour, if that is known.
  func fill(
    _ pixels: UnsafeMutablePointer<UInt32>, row: Int, columns: Range<Int>,
    from picture: glissando_picture, cells: glissando_cells? = nil
  ) {
    withUnsafeBytes(of: numbers) { bytes in
      let numbers = bytes.assumingMemoryBound(to: Double.self).baseAddress
      withUnsafePointer(to: picture) { picture in
        func fill(_ cells: UnsafePointer<glissando_cells>?) {
          glissando_warp(
            picture, cells, numbers, Int64(columns.lowerBound), Int64(row), ahead, pixels,
            columns.count)
        }
        if let cells { withUnsafePointer(to: cells, fill) } else { fill(nil) }
      }
    }
  }
}
