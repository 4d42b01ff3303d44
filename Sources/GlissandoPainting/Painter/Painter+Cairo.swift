import CPangoCairo
import Foundation
import GlissandoDrawing

extension Painter {
  /// Beyond this many pixels Cairo's numbers, of 24 bits before the point, overflow.
  private static let greatestCoordinate: CGFloat = 4_000_000

  /// Paints a leaf with Cairo, under the clip that the target's context has.
  func drawWithCairo(
    _ leaf: DisplayLeaf, matrix: CGAffineTransform, opacity: Double, _ state: PaintingState
  ) {
    let bounds = leaf.content.bounds.applying(matrix)
    if IntRect(around: bounds).intersection(state.shown).isEmpty {
      return
    }
    if abs(matrix.determinant) < Painter.leastDeterminant { return }
    guard isWithinCairo(bounds) else {
      return warnOnce(
        "an item that reaches beyond \(Int(Painter.greatestCoordinate)) pixels is not drawn; "
          + "check the sizes and scales that views are given")
    }
    clipToDamage(state.target)
    CairoLeaf.draw(
      leaf.content, paint: leaf.paint, opacity: opacity, matrix: leaf.onWholePixels(matrix),
      pixelsPerPoint: matrix.uniformScale, on: state.target.context,
      putText: textPutting(in: leaf.content, state))
  }

  /// Whether Cairo's numbers suffice for a place in pixels.
  func isWithinCairo(_ bounds: CGRect) -> Bool {
    max(abs(bounds.minX), abs(bounds.maxX)) < Painter.greatestCoordinate
      && max(abs(bounds.minY), abs(bounds.maxY)) < Painter.greatestCoordinate
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
