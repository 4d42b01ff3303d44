import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoViews

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

  /// Tells the surfaces of a row from each other.
  let bit: UInt64
  private var content: DisplayContent?
  private var outline = Outline(rect: .zero)
  private var itemIndex = 0

  init(bit: UInt64) { self.bit = bit }

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
        id: UInt64(row.serial) | bit, content: shown, paint: paint, transform: context.transform,
        opacity: opacity),
      at: &itemIndex, context)
  }
}
