import CPangoCairo
import Foundation
import GlissandoDrawing

/// Paints a display list on any Cairo surface, such as a page of PDF or SVG.
///
/// Everything stays a path where the surface can keep it. What only pixels can show (blur, shadows
/// and changes of colours) is painted by a `Painter` into a picture first, which is placed there.
struct VectorPainter {
  private let context: OpaquePointer
  private let painter = Painter()
  /// Pixels per point of the pictures that are placed: enough for print.
  private static let pictureScale = 3.0

  init(context: OpaquePointer) {
    self.context = context
  }

  /// Paints a list in points, from the context's origin.
  func paint(_ list: DisplayList) {
    paint(list.items, 0..<list.items.count)
  }

  private func paint(_ items: [DisplayItem], _ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      switch items[index] {
      case .leaf(let leaf): paint(leaf)
      case .begin(let group):
        let end = self.end(of: index, in: items, before: range.upperBound)
        paint(group, items, index..<end)
        index = end
      case .end: break
      }
      index += 1
    }
  }

  private func end(of begin: Int, in items: [DisplayItem], before limit: Int) -> Int {
    var depth = 0
    for index in begin..<limit {
      if case .begin = items[index] { depth += 1 }
      if case .end = items[index] { depth -= 1 }
      if depth == 0 { return index }
    }
    return limit
  }

  private func paint(_ leaf: DisplayLeaf) {
    guard leaf.content.isFinite, leaf.transform.isFinite, leaf.paint.isFinite, leaf.opacity > 0,
      abs(leaf.transform.determinant) >= Painter.leastDeterminant
    else { return }
    cairo_save(context)
    CairoLeaf.draw(
      leaf.content, paint: leaf.paint, opacity: min(leaf.opacity, 1), matrix: leaf.transform,
      on: context)
    cairo_restore(context)
  }

  /// Paints a group whose beginning is the first of a range.
  private func paint(_ group: DisplayGroup, _ items: [DisplayItem], _ range: Range<Int>) {
    guard group.transform.isFinite else { return }
    let inner = range.lowerBound + 1..<max(range.lowerBound + 1, range.upperBound)
    switch group.kind {
    case .opacity(let opacity):
      if !(opacity > 0) { return }
      if opacity >= 1 { return paint(items, inner) }
      cairo_push_group(context)
      paint(items, inner)
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, opacity)
    case .blend(let mode):
      cairo_push_group(context)
      paint(items, inner)
      cairo_pop_group_to_source(context)
      cairo_set_operator(context, CairoStyle.operator(for: mode))
      cairo_paint(context)
      cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    case .clip(let path, let style):
      guard path.isFinite else { return }
      cairo_save(context)
      var matrix = group.transform.cairo
      cairo_set_matrix(context, &matrix)
      CairoStyle.set(style, on: context)
      CairoPath.add(path, to: context)
      cairo_identity_matrix(context)
      cairo_clip(context)
      paint(items, inner)
      cairo_restore(context)
    case .shadow, .blur, .colorEffect: placePicture(of: Array(items[range]) + [.end])
    }
  }

  /// Paints items into a picture and places it.
  private func placePicture(of items: [DisplayItem]) {
    var left = 0.0
    var top = 0.0
    var right = 0.0
    var bottom = 0.0
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    let scale = VectorPainter.pictureScale
    let limit = 16_000.0
    let width = min(((right - left) * scale).rounded(.up), limit)
    let height = min(((bottom - top) * scale).rounded(.up), limit)
    guard width >= 1, height >= 1 else { return }
    var moved = items
    let move = CGAffineTransform(translationX: -left, y: -top)
    for index in moved.indices {
      if case .leaf(var leaf) = moved[index] {
        leaf.transform = leaf.transform.concatenating(move)
        moved[index] = .leaf(leaf)
      } else if case .begin(var group) = moved[index] {
        group.transform = group.transform.concatenating(move)
        moved[index] = .begin(group)
      }
    }
    let picture = PaintedImage(
      DisplayList(items: moved), width: Int(width), height: Int(height), scale: scale,
      background: Color.clearResolved, painter: painter)
    let image = RasterImage(
      width: picture.width, height: picture.height, pixels: picture.pixels)
    CairoLeaf.draw(
      image,
      in: CGRect(x: left, y: top, width: width / scale, height: height / scale), opacity: 1,
      on: context)
  }
}
