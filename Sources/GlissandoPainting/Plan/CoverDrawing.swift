import CPangoCairo
import Foundation
import GlissandoDrawing

/// How Cairo draws what shapes and clips cover.
extension PlannedCovers.Subject {
  /// Draws what is covered of the area into rows of so many bytes, which are zero.
  ///
  /// - Parameters:
  ///   - memory: Room for pixels that nobody sees.
  ///   - cores: What draws what is large.
  func draw(
    into bytes: UnsafeMutablePointer<UInt8>, stride: Int, _ memory: ScratchMemory,
    on cores: Cores
  ) {
    if area == extent {
      drawAll(into: bytes, stride, cores)
    } else {
      drawPart(into: bytes, stride, memory, cores)
    }
    if let clipArea, !clips.isEmpty { multiply(bytes, stride, clipArea, memory, cores) }
  }

  /// Multiplies what is covered by what the clips leave of it.
  private func multiply(
    _ bytes: UnsafeMutablePointer<UInt8>, _ stride: Int, _ clipArea: IntRect,
    _ memory: ScratchMemory, _ cores: Cores
  ) {
    let wide = ClipCover.stride(clipArea)
    let left = memory.prepareZeros(wide * clipArea.height)
    ClipCover.draw(clips, clipArea, into: left, wide, on: cores)
    let part = area.intersection(clipArea)
    for row in area.top..<area.bottom {
      let line = bytes + (row - area.top) * stride - area.left
      for column in area.left..<area.right {
        let isLeft =
          row >= part.top && row < part.bottom && column >= part.left && column < part.right
        let share = isLeft ? left[(row - clipArea.top) * wide + column - clipArea.left] : 0
        line[column] = UInt8((Int(line[column]) * Int(share) + 127) / 255)
      }
    }
  }

  private func drawPart(
    into bytes: UnsafeMutablePointer<UInt8>, _ stride: Int, _ memory: ScratchMemory,
    _ cores: Cores
  ) {
    let wide = ClipCover.stride(extent)
    let all = memory.prepare(wide * extent.height).assumingMemoryBound(to: UInt8.self)
    let first = all + (area.top - extent.top) * wide + area.left - extent.left
    for row in 0..<area.height { (first + row * wide).update(repeating: 0, count: area.width) }
    drawAll(into: all, wide, cores)
    for row in 0..<area.height {
      (bytes + row * stride).update(from: first + row * wide, count: area.width)
    }
  }

  private func drawAll(
    into bytes: UnsafeMutablePointer<UInt8>, _ stride: Int, _ cores: Cores
  ) {
    guard let content else {
      return ClipCover.draw(clips, extent, into: bytes, stride, on: cores)
    }
    let move = CGAffineTransform(translationX: CGFloat(-extent.left), y: CGFloat(-extent.top))
    let rows = isCut ? area.top - extent.top..<area.bottom - extent.top : nil
    let clips = clipArea == nil ? clips : []
    _ = CairoMask.draw(
      into: bytes, width: extent.width, height: extent.height, stride: stride, rows: rows,
      RowCutting(content, under: clips), on: cores
    ) { context in
      for clip in clips {
        CairoPath.clip(context, to: clip.path, clip.style, clip.matrix.concatenating(move))
      }
      CairoLeaf.draw(
        content, paint: CairoMask.paint, opacity: 1, matrix: matrix.concatenating(move),
        pixelsPerPoint: matrix.uniformScale, on: context)
    }
  }
}
