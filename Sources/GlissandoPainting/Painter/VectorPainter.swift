import CPangoCairo
import Foundation
import GlissandoDrawing

/// Paints a display list on any Cairo surface, such as a page of PDF or SVG.
///
/// Everything stays a path where the surface can keep it. What only pixels can show (blur, shadows
/// and changes of colours) is painted by a `Painter` into a picture first, which is placed there.
final class VectorPainter: DisplaySink {
  struct State: DrawingState {
    var opacity = 1.0
    /// From the plane that is being painted to the page, both in points.
    var base: CGAffineTransform
  }

  private let context: OpaquePointer
  private let memory: PictureMemory?
  private lazy var painter = Painter(memory: memory)
  private let base: CGAffineTransform
  /// Pixels per unit of the pictures that are placed.
  private let pictureScale: Double
  /// The links of the texts that were painted.
  private(set) var links: [PageLink] = []
  /// Enough pixels per point for print.
  private static let printScale = 3.0

  init(context: OpaquePointer) {
    self.context = context
    base = .identity
    pictureScale = VectorPainter.printScale
    memory = .shared
  }

  /// Paints on pixels: `base` leads from the list's coordinates to those of the surface.
  init(context: OpaquePointer, base: CGAffineTransform) {
    self.context = context
    self.base = base
    pictureScale = 1
    // It is a part of somebody else's frame.
    memory = nil
  }

  /// Paints a list in points, from the context's origin.
  func paint(_ list: DisplayList) {
    list.items.withUnsafeBufferPointer { draw($0, 0..<$0.count, State(base: base)) }
  }

  func drawOther(_ leaf: DisplayLeaf, _ state: State) {
    let matrix = leaf.transform.concatenating(state.base)
    let opacity = leaf.opacity * state.opacity
    guard leaf.content.isFinite, leaf.transform.isFinite, leaf.paint.isFinite, opacity > 0,
      abs(matrix.determinant) >= Painter.leastDeterminant
    else { return }
    cairo_save(context)
    CairoLeaf.draw(
      leaf.content, paint: leaf.paint, opacity: min(opacity, 1), matrix: matrix, on: context)
    cairo_restore(context)
    if case .text(let layout) = leaf.content.kind, layout.source.spans.contains(where: \.isLink) {
      links += PageLink.links(in: layout, matrix: matrix)
    }
  }

  /// What lies behind a veil is not blurred on paper.
  func draw(
    _ leaf: DisplayLeaf, _ veil: Veil, _ items: DisplayItems, at index: Int, _ state: State
  ) {
    draw(leaf, state)
  }

  func drawClipped(
    _ group: DisplayGroup, to path: Path, _ style: FillStyle, _ items: DisplayItems,
    _ content: Range<Int>, _ state: State
  ) {
    let matrix = group.transform.concatenating(state.base)
    guard abs(matrix.determinant) >= Painter.leastDeterminant else { return }
    cairo_save(context)
    CairoPath.clip(context, to: path, style, matrix)
    draw(items, content, state)
    cairo_restore(context)
  }

  func drawAsOne(
    _ group: DisplayGroup, _ items: DisplayItems, _ content: Range<Int>, _ state: State,
    _ mixing: Mixing
  ) {
    guard case .mode(let mode) = mixing else { return placePicture(group, items, content, state) }
    context.pushGroup()
    draw(items, content, State(base: state.base))
    cairo_pop_group_to_source(context)
    cairo_set_operator(context, CairoStyle.operator(for: mode))
    cairo_paint_with_alpha(context, state.opacity)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
  }

  func drawPlane(
    _ group: DisplayGroup, affine: CGAffineTransform?, _ items: DisplayItems,
    _ content: Range<Int>, _ state: State
  ) {
    guard let affine else { return placePicture(group, items, content, state) }
    draw(
      items, content, State(opacity: state.opacity, base: affine.concatenating(state.base)))
  }

  func drawSoft(
    _ group: DisplayGroup, _ items: DisplayItems, _ content: Range<Int>, _ state: State
  ) {
    switch group.kind {
    // What changes nothing must not cost the letters inside their being letters.
    case .shadow(let color, _, _, _) where !(color.opacity > 0): draw(items, content, state)
    case .blur(let radius, _) where !(radius > 0): draw(items, content, state)
    case .shadow:
      // Only the shadow is a picture: what throws it keeps its lines and letters.
      placePicture(group, items, content, state, loneShadow: group.id)
      draw(items, content, state)
    default: placePicture(group, items, content, state)
    }
  }

  func drawMasked(
    _ group: DisplayGroup, _ items: DisplayItems, by mask: Range<Int>, _ content: Range<Int>,
    _ state: State
  ) {
    context.pushGroup()
    draw(items, content, state)
    let shown = cairo_pop_group(context)
    context.pushGroup()
    draw(items, mask, State(base: state.base))
    let cover = cairo_pop_group(context)
    cairo_set_source(context, shown)
    cairo_mask(context, cover)
    cairo_pattern_destroy(shown)
    cairo_pattern_destroy(cover)
  }

  // MARK: Pictures

  /// The part of the page that items paint, in whole points.
  private func area(of items: [DisplayItem], _ base: CGAffineTransform) -> CGRect {
    var left = 0.0
    var top = 0.0
    var right = 0.0
    var bottom = 0.0
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    let page = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    let bounds = items.withUnsafeBufferPointer { $0.windowBounds(0..<$0.count) }
    guard !bounds.isNull, bounds.isFinite else { return .null }
    let shown = bounds.applying(base).overlap(with: page)
    guard !shown.isNull else { return .null }
    return CGRect(
      x: shown.minX.rounded(.down), y: shown.minY.rounded(.down),
      width: shown.maxX.rounded(.up) - shown.minX.rounded(.down),
      height: shown.maxY.rounded(.up) - shown.minY.rounded(.down))
  }

  /// Paints a group into a picture and places it.
  private func placePicture(
    _ group: DisplayGroup, _ items: DisplayItems, _ content: Range<Int>, _ state: State,
    loneShadow: UInt64? = nil
  ) {
    let whole = [.begin(group)] + Array(items[content]) + [.end]
    let area = area(of: whole, state.base)
    guard !area.isNull else { return }
    // What is larger than any picture has coarser pixels.
    let limit = 16_000.0
    let scale = min(pictureScale, limit / Double(max(area.width, area.height)))
    let width = min((Double(area.width) * scale).rounded(.up), limit)
    let height = min((Double(area.height) * scale).rounded(.up), limit)
    guard width >= 1, height >= 1 else { return }
    let move = CGAffineTransform(translationX: -area.minX, y: -area.minY)
    // A plane moves all that lies in it.
    let moved =
      [.begin(DisplayGroup(id: 0, projection: ProjectionTransform(state.base.concatenating(move))))]
      + whole + [.end]
    var picture = PaintedImage(width: Int(width), height: Int(height))
    picture.paint(
      DisplayList(items: moved), scale: scale, background: Color.clearResolved, painter: painter,
      loneShadow: loneShadow)
    let image = RasterImage(
      width: picture.width, height: picture.height, pixels: picture.pixels)
    CairoLeaf.draw(
      image,
      in: CGRect(x: area.minX, y: area.minY, width: width / scale, height: height / scale),
      ImageStyle(), opacity: state.opacity, on: context)
  }
}
