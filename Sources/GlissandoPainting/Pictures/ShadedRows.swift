import CBlit
import GlissandoDrawing

/// A large shape of many colours: what it covers is known, its colours are found row by row.
struct ShadedRows {
  let field: ColorField
  /// How much of each pixel of an area the shape covers, in rows that begin `stride` bytes apart; they are there
  /// until the next shape's are.
  let cover: UnsafePointer<UInt8>
  let stride: Int
  let area: IntRect

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
    let part = clip.intersection(area)
    if part.isEmpty { return }
    for row in part.top..<part.bottom {
      field.fill(scratch, row: row, columns: part.left..<part.right)
      let covered = cover + ((row - area.top) * self.stride + part.left - area.left)
      glissando_cover(scratch, covered, part.width)
      glissando_over(scratch, pixels + (row * stride + part.left), part.width, opacity)
    }
  }
}
