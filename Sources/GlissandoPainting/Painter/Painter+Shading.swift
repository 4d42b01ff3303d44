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
    guard leaf.paint.plainColor == nil,
      CGFloat(bounds.width * bounds.height) >= Self.leastKeptArea,
      let frame = gradientFrame(of: leaf.content)
    else { return false }
    let shown = bounds.intersection(state.shown)
    if shown.isEmpty { return true }
    // Cut at a column, what Cairo covers has other edges there.
    var area = layerExtent(of: bounds, in: state.extent)
    let cutting = RowCutting(leaf.content)
    if cutting == .anywhere { (area.top, area.bottom) = (shown.top, shown.bottom) }
    guard
      let field = ColorField(leaf.paint, frame: frame, leaf.transform.concatenating(state.base)),
      let rows = rows(of: leaf, field, in: area, cutting, state)
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
    of leaf: DisplayLeaf, _ field: ColorField, in area: IntRect, _ cutting: RowCutting,
    _ state: PaintingState
  ) -> ShadedRows? {
    var matrix = state.deviceMatrix(leaf.transform)
    guard area.width < 16_384, area.height < 16_384,
      isWithinCairo(leaf.content.bounds.applying(matrix))
    else { return nil }
    // Cairo wants rows of whole 32-bit words.
    let stride = (area.width + 3) & ~3
    let bytes = coverage.prepareZeros(stride * area.height)
    matrix.tx -= CGFloat(area.left)
    matrix.ty -= CGFloat(area.top)
    let isDrawn = CairoMask.draw(
      into: bytes, width: area.width, height: area.height, stride: stride,
      cutting, on: cores
    ) {
      CairoLeaf.draw(leaf.content, paint: CairoMask.paint, opacity: 1, matrix: matrix, on: $0)
    }
    guard isDrawn else { return nil }
    return ShadedRows(
      field: field, cover: bytes, stride: stride,
      area: area.offsetBy(x: state.target.originX, y: state.target.originY))
  }
}
