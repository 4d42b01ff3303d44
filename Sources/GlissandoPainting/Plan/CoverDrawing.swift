import CPangoCairo
import Foundation
import GlissandoDrawing

/// How Cairo draws what shapes and clips cover.
extension PlannedCovers.Subject {
  /// Draws what is covered of the area into rows of so many bytes, which are zero.
  ///
  /// - Parameter memory: Room for pixels that nobody sees.
  func draw(into bytes: UnsafeMutablePointer<UInt8>, stride: Int, _ memory: ScratchMemory) {
    guard let inside else { return drawContent(into: bytes, stride, memory) }
    var part = self
    (part.clips, part.inside) = ([], nil)
    part.drawContent(into: bytes, stride, memory)
    // What a clip leaves has other edges where it is cut at a column: the painter goes around what no clip cuts, too.
    area.forEachPart(around: inside) {
      var clip = Self(clips: clips, extent: area, area: $0)
      clip.isCut = true
      clip.multiply(bytes, stride, memory)
    }
  }

  /// Multiplies what is covered, in rows of so many bytes from the extent's first on, by what is left of the area.
  private func multiply(
    _ bytes: UnsafeMutablePointer<UInt8>, _ stride: Int, _ memory: ScratchMemory
  ) {
    let cover = memory.prepareZeros(stride * extent.height)
    drawAll(into: cover, stride)
    for row in area.top - extent.top..<area.bottom - extent.top {
      let first = row * stride - extent.left
      for index in first + area.left..<first + area.right {
        bytes[index] = UInt8((Int(bytes[index]) * Int(cover[index]) + 127) / 255)
      }
    }
  }

  /// Draws the content as the clips cut it.
  private func drawContent(
    into bytes: UnsafeMutablePointer<UInt8>, _ stride: Int, _ memory: ScratchMemory
  ) {
    if area == extent { return drawAll(into: bytes, stride) }
    let wide = (extent.width + 3) & ~3
    let all = memory.prepare(wide * extent.height).assumingMemoryBound(to: UInt8.self)
    let first = all + (area.top - extent.top) * wide + area.left - extent.left
    for row in 0..<area.height { (first + row * wide).update(repeating: 0, count: area.width) }
    drawAll(into: all, wide)
    for row in 0..<area.height {
      (bytes + row * stride).update(from: first + row * wide, count: area.width)
    }
  }

  private func drawAll(into bytes: UnsafeMutablePointer<UInt8>, _ stride: Int) {
    guard
      let context = CairoMask.makeContext(
        bytes, width: extent.width, height: extent.height, stride: stride)
    else { return }
    defer { cairo_destroy(context) }
    let move = CGAffineTransform(translationX: CGFloat(-extent.left), y: CGFloat(-extent.top))
    for clip in clips {
      CairoPath.clip(context, to: clip.path, clip.style, clip.matrix.concatenating(move))
    }
    if isCut {
      let part = content == nil ? area : extent
      context.clip(
        toRows: area.offsetBy(x: -extent.left, y: -extent.top),
        of: part.offsetBy(x: -extent.left, y: -extent.top))
    }
    guard let content else { return cairo_paint(context) }
    CairoLeaf.draw(
      content, paint: CairoMask.paint, opacity: 1, matrix: matrix.concatenating(move),
      pixelsPerPoint: matrix.uniformScale, on: context)
  }
}
