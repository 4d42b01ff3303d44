import CPangoCairo
import Foundation
import GlissandoDrawing

// Large shapes of many colours, painted row by row.

extension Painter {
  /// Paints a large shape of many colours: what it covers is Cairo's, its colours are ours, row by row.
  ///
  /// - Parameter bounds: The pixels that it may take.
  /// - Returns: false where it is something else.
  func paintShaded(
    _ leaf: DisplayLeaf, _ bounds: IntRect, opacity: Double, _ state: PaintingState
  ) -> Bool {
    let shown = bounds.intersection(state.shown)
    guard case .gradient(let gradient) = leaf.paint,
      CGFloat(bounds.width * bounds.height) >= Self.leastKeptArea,
      let frame = gradientFrame(of: leaf.content)
    else { return false }
    if shown.isEmpty { return true }
    // Cut at a column, what Cairo covers has other edges there.
    var area = canKeep(bounds) ? bounds : bounds.intersection(state.extent)
    (area.top, area.bottom) = (shown.top, shown.bottom)
    guard
      let field = GradientField(gradient, frame: frame, leaf.transform.concatenating(state.base)),
      let rows = rows(of: leaf, field, in: area, state)
    else { return false }
    put(.shaded(rows), in: bounds, opacity: opacity, state)
    return true
  }

  /// What the unit points of a leaf's gradient relate to.
  func gradientFrame(of content: DisplayContent) -> CGRect? {
    switch content.kind {
    case .fill(let path, _): content.frame ?? path.boundingRect
    case .stroke(let path, let style):
      style.lineWidth > 0 ? content.frame ?? path.boundingRect : nil
    case .text, .image, .commands: nil
    }
  }

  /// The rows of a leaf, whose cover is there until the next one is made; nil where Cairo cannot make one.
  private func rows(
    of leaf: DisplayLeaf, _ field: GradientField, in area: IntRect, _ state: PaintingState
  ) -> ShadedRows? {
    var matrix = state.deviceMatrix(leaf.transform)
    guard area.width < 16_384, area.height < 16_384,
      isWithinCairo(leaf.content.bounds.applying(matrix))
    else { return nil }
    // Cairo wants rows of whole 32-bit words.
    let stride = (area.width + 3) & ~3
    let bytes = coverage.prepareZeros(stride * area.height)
    guard
      let context = CairoMask.makeContext(
        bytes, width: area.width, height: area.height, stride: stride)
    else { return nil }
    matrix.tx -= CGFloat(area.left)
    matrix.ty -= CGFloat(area.top)
    CairoLeaf.draw(
      leaf.content, paint: CairoMask.paint, opacity: 1, matrix: matrix, on: context)
    cairo_destroy(context)
    return ShadedRows(
      field: field, cover: bytes, stride: stride,
      area: area.offsetBy(x: state.target.originX, y: state.target.originY))
  }
}
