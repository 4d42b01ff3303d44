import Foundation
import GlissandoDrawing
import GlissandoMotion

/// What a renderer has made of a text.
@MainActor
final class RenderedText {
  private var content: DisplayContent?
  private var layout: TextLayout?
  private var paint: Paint?
  private var itemIndex = 0

  /// Has the renderer draw again with the next frame.
  func invalidate() { content = nil }

  /// Draws the text in its shown rectangle.
  func draw(
    _ text: Text, _ layout: TextLayout, _ rendering: TextRendering, in rect: CGRect, _ paint: Paint,
    _ node: TextNode, _ context: RenderContext, _ pass: RenderPass
  ) {
    if content == nil || layout !== self.layout || paint != self.paint {
      content = make(text, layout, rendering, paint, node)
      self.layout = layout
      self.paint = paint
    }
    guard let content else { return }
    pass.put(
      DisplayLeaf(
        id: UInt64(node.serial), content: content, paint: .color(Color.Resolved(hex: 0)),
        transform: context.transform.translatedBy(x: rect.minX, y: rect.minY)),
      at: &itemIndex, context)
  }

  private func make(
    _ text: Text, _ layout: TextLayout, _ rendering: TextRendering, _ paint: Paint,
    _ node: TextNode
  ) -> DisplayContent {
    var graphics = GraphicsContext(
      size: layout.size, environment: node.environment,
      sources: GraphicsContext.Sources(textShaper: node.tree.textShaper) { _ in nil })
    let plan = TextPlan(
      layout, attributes: text.pieces.map(\.traits.attributes), paint: paint,
      shaper: node.tree.textShaper)
    rendering.draw(Text.Layout(plan: plan), &graphics)
    // Letters reach a little beyond their boxes.
    let reach = layout.size.height / CGFloat(max(layout.lineCount, 1)) / 2
    let padding = rendering.padding
    let bounds = CGRect(
      x: -reach - padding.leading, y: -reach - padding.top,
      width: layout.size.width + 2 * reach + padding.leading + padding.trailing,
      height: layout.size.height + 2 * reach + padding.top + padding.bottom)
    return DisplayContent(.commands(graphics.commands), bounds: bounds)
  }
}
