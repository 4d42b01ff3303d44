import CPangoCairo
import Foundation
import GlissandoDrawing

// Leaves that Cairo paints.

extension Painter {
  /// Beyond this many pixels Cairo's numbers, of 24 bits before the point, overflow.
  private static let greatestCoordinate: CGFloat = 4_000_000

  /// Paints a leaf with Cairo, which is told of those clips that cut it.
  ///
  /// All of it is drawn, also what nobody sees: cut, it would be rounded otherwise. Only rows that nobody sees are
  /// left out of what may be cut there.
  func drawWithCairo(
    _ leaf: DisplayLeaf, matrix: CGAffineTransform, opacity: Double, _ state: PaintingState
  ) {
    let bounds = leaf.content.bounds.applying(matrix)
    let area = IntRect(around: bounds)
    let seen = damagedPart(of: area.intersection(state.shown), on: state.target)
    if seen.isEmpty { return }
    if abs(matrix.determinant) < Painter.leastDeterminant { return }
    guard isWithinCairo(bounds) else { return warnOfPlace() }
    guard cairo(on: state.target) != nil else { return }
    let clips = state.clip.cutting(area.intersection(state.target.extent))
    let putText = textPutting(in: leaf.content, state)
    func draw(on context: OpaquePointer, rows: Range<Int>?) {
      for clip in clips { CairoPath.clip(context, to: clip.path, clip.style, clip.matrix) }
      if let rows { context.clip(toRows: rows, of: state.target.extent) }
      CairoLeaf.draw(
        leaf.content, paint: leaf.paint, opacity: opacity, matrix: leaf.onWholePixels(matrix),
        pixelsPerPoint: matrix.uniformScale, on: context, seen: seen, putText: putText)
    }
    let cutting = leaf.isOfOneColor ? RowCutting(leaf.content, under: clips) : .nowhere
    if !state.target.drawRows(of: seen, cutting, on: cores, draw) {
      warnOnce("no memory to draw \(seen.width) x \(seen.height) pixels")
    }
  }

  /// Whether Cairo's numbers suffice for a place in pixels.
  func isWithinCairo(_ bounds: CGRect) -> Bool {
    max(abs(bounds.minX), abs(bounds.maxX)) < Painter.greatestCoordinate
      && max(abs(bounds.minY), abs(bounds.maxY)) < Painter.greatestCoordinate
  }

  func warnOfPlace() {
    warnOnce(
      "an item that reaches beyond \(Int(Painter.greatestCoordinate)) pixels is not drawn; "
        + "check the sizes and scales that views are given")
  }

  /// The smallest rectangle around what has to be painted of an area.
  func damagedPart(of area: IntRect, on target: RasterTarget) -> IntRect {
    var result = IntRect.empty
    target.forEachVisiblePart(of: area) { result = result.union($0) }
    return result
  }

  /// What puts down the text of a drawing made by hand; nil for any other content.
  private func textPutting(
    in content: DisplayContent, _ state: PaintingState
  ) -> CairoCommands.TextPutting? {
    guard case .commands = content.kind else { return nil }
    return { [self] layout, paint, opacity, matrix in
      blitText(layout, paint, opacity, matrix, state)
    }
  }
}

extension DisplayLeaf {
  /// Whether it is one shape, or letters, of one colour.
  fileprivate var isOfOneColor: Bool {
    guard case .color = paint else { return false }
    switch content.kind {
    case .fill, .stroke: return true
    case .text(let layout): return !CairoLeaf.needsShowing(layout)
    case .image, .commands: return false
    }
  }
}
