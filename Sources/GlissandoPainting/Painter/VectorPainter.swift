import CPangoCairo
import Foundation
import GlissandoDrawing

/// Paints a display list on any Cairo surface, such as a page of PDF or SVG.
///
/// Everything stays a path where the surface can keep it. What only pixels can show (blur, shadows
/// and changes of colours) is painted by a `Painter` into a picture first, which is placed there.
struct VectorPainter {
  private let context: OpaquePointer
  private lazy var painter = Painter()
  /// From the plane that is being painted to the page, both in points.
  private var base = CGAffineTransform.identity
  /// Pixels per unit of the pictures that are placed.
  private let pictureScale: Double
  /// The links of the texts that were painted.
  private(set) var links: [PageLink] = []
  /// Enough pixels per point for print.
  private static let printScale = 3.0

  init(context: OpaquePointer) {
    self.context = context
    pictureScale = VectorPainter.printScale
  }

  /// Paints on pixels: `base` leads from the list's coordinates to those of the surface.
  init(context: OpaquePointer, base: CGAffineTransform) {
    self.context = context
    self.base = base
    pictureScale = 1
  }

  /// Paints a list in points, from the context's origin.
  mutating func paint(_ list: DisplayList) {
    paint(list.items, 0..<list.items.count)
  }

  private mutating func paint(_ items: [DisplayItem], _ range: Range<Int>) {
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

  private mutating func paint(_ leaf: DisplayLeaf) {
    guard leaf.content.isFinite, leaf.transform.isFinite, leaf.paint.isFinite, leaf.opacity > 0,
      abs(leaf.transform.concatenating(base).determinant) >= Painter.leastDeterminant
    else { return }
    cairo_save(context)
    CairoLeaf.draw(
      leaf.content, paint: leaf.paint, opacity: min(leaf.opacity, 1),
      matrix: leaf.transform.concatenating(base),
      on: context)
    cairo_restore(context)
    if case .text(let layout) = leaf.content.kind, layout.source.spans.contains(where: \.isLink) {
      links += PageLink.links(in: layout, matrix: leaf.transform.concatenating(base))
    }
  }

  /// Paints a group whose beginning is the first of a range.
  private mutating func paint(_ group: DisplayGroup, _ items: [DisplayItem], _ range: Range<Int>) {
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
      guard abs(group.transform.concatenating(base).determinant) >= Painter.leastDeterminant else {
        return
      }
      cairo_save(context)
      var matrix = group.transform.concatenating(base).cairo
      cairo_set_matrix(context, &matrix)
      CairoStyle.set(style, on: context)
      CairoPath.add(path, to: context)
      cairo_identity_matrix(context)
      cairo_clip(context)
      paint(items, inner)
      cairo_restore(context)
    case .mask: paintMasked(items, inner)
    case .maskSource: break
    case .plane:
      guard let affine = group.projection.affineEquivalent else {
        return placePicture(of: Array(items[range]) + [.end])
      }
      let outer = base
      base = affine.concatenating(base)
      paint(items, inner)
      base = outer
    // What changes nothing must not cost the letters inside their being letters.
    case .shadow(let color, _, _, _) where !(color.opacity > 0): paint(items, inner)
    case .blur(let radius, _) where !(radius > 0): paint(items, inner)
    case .shadow:
      // Only the shadow is a picture: what throws it keeps its lines and letters.
      painter.loneShadow = group.id
      placePicture(of: Array(items[range]) + [.end])
      painter.loneShadow = nil
      paint(items, inner)
    case .blur, .colorEffect: placePicture(of: Array(items[range]) + [.end])
    }
  }

  /// Paints items through the mask that comes first among them.
  private mutating func paintMasked(_ items: [DisplayItem], _ range: Range<Int>) {
    guard let first = range.first, case .begin(let group) = items[first],
      case .maskSource = group.kind
    else { return }
    let middle = end(of: first, in: items, before: range.upperBound)
    cairo_push_group(context)
    paint(items, middle + 1..<max(middle + 1, range.upperBound))
    let content = cairo_pop_group(context)
    cairo_push_group(context)
    paint(items, first + 1..<middle)
    let mask = cairo_pop_group(context)
    cairo_set_source(context, content)
    cairo_mask(context, mask)
    cairo_pattern_destroy(content)
    cairo_pattern_destroy(mask)
  }

  /// The part of the page that items paint, in whole points.
  private mutating func area(of items: [DisplayItem]) -> CGRect {
    var left = 0.0
    var top = 0.0
    var right = 0.0
    var bottom = 0.0
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    let page = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    let bounds = items.withUnsafeBufferPointer { items in
      painter.windowBounds(items, 0..<items.count)
    }
    guard !bounds.isNull, bounds.isFinite else { return .null }
    let shown = bounds.applying(base).overlap(with: page)
    guard !shown.isNull else { return .null }
    return CGRect(
      x: shown.minX.rounded(.down), y: shown.minY.rounded(.down),
      width: shown.maxX.rounded(.up) - shown.minX.rounded(.down),
      height: shown.maxY.rounded(.up) - shown.minY.rounded(.down))
  }

  /// Paints items into a picture and places it.
  private mutating func placePicture(of items: [DisplayItem]) {
    let area = area(of: items)
    guard !area.isNull else { return }
    let scale = pictureScale
    let limit = 16_000.0
    let width = min((Double(area.width) * scale).rounded(.up), limit)
    let height = min((Double(area.height) * scale).rounded(.up), limit)
    guard width >= 1, height >= 1 else { return }
    var moved = items
    let move = CGAffineTransform(translationX: -area.minX, y: -area.minY)
    // A plane moves all that lies in it.
    moved.insert(
      .begin(DisplayGroup(id: 0, projection: ProjectionTransform(base.concatenating(move)))), at: 0)
    moved.append(.end)
    let picture = PaintedImage(
      DisplayList(items: moved), width: Int(width), height: Int(height), scale: scale,
      background: Color.clearResolved, painter: painter)
    let image = RasterImage(
      width: picture.width, height: picture.height, pixels: picture.pixels)
    CairoLeaf.draw(
      image,
      in: CGRect(x: area.minX, y: area.minY, width: width / scale, height: height / scale),
      ImageStyle(),
      opacity: 1, on: context)
  }
}
