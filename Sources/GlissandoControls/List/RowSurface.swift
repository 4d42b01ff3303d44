import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoViews

/// What a row of a list puts into the display list besides its content, which has the row's own number.
enum RowPart: UInt64 {
  case groundCorners = 55
  case groundFade, sign, lift, plate, card, highlight, line

  /// Tells it from the other parts of a row, and from those of other rows.
  @MainActor
  func id(in row: RowNode) -> UInt64 { UInt64(row.serial) | 1 << rawValue }
}

/// A part of a row that is drawn by the row itself: its ground, a line, a selection.
@MainActor
struct RowSurface {
  /// A rectangle whose upper and lower corners may be round.
  struct Outline: Equatable {
    var rect: CGRect
    var top: CGFloat = 0
    var bottom: CGFloat = 0

    var path: Path {
      guard top > 0 || bottom > 0 else { return Path(rect) }
      guard top != bottom else { return Path(roundedRect: rect, cornerRadius: top) }
      return Path(
        roundedRect: rect,
        cornerRadii: RectangleCornerRadii(
          topLeading: top, bottomLeading: bottom, bottomTrailing: bottom, topTrailing: top))
    }
  }

  private let part: RowPart
  private var content: DisplayContent?
  private var outline = Outline(rect: .zero)
  private var itemIndex = 0

  init(_ part: RowPart) { self.part = part }

  mutating func put(
    _ row: RowNode, _ outline: Outline, _ paint: Paint, opacity: Double, _ context: RenderContext,
    _ pass: RenderPass
  ) {
    let shown: DisplayContent
    if let content, outline == self.outline {
      shown = content
    } else {
      shown = DisplayContent(fill: outline.path)
      content = shown
      self.outline = outline
    }
    pass.put(
      DisplayLeaf(
        id: part.id(in: row), content: shown, paint: paint, transform: context.transform,
        opacity: opacity),
      at: &itemIndex, context)
  }
}
