import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoViews

/// A small view of a row's own before its content: the button that deletes the row, the sign of a tree.
@MainActor
final class RowAttachment<Content: View> {
  private var node: ViewNode?
  /// What it shows; nil where it is not there.
  private var state: Int?

  var isThere: Bool { node != nil }

  /// Makes the view, shows it anew where its state is another one, or takes it away where that is nil.
  /// - Returns: whether it came or went.
  func update(_ state: Int?, in row: RowNode, _ make: () -> Content) -> Bool {
    guard state != self.state else { return false }
    self.state = state
    guard state != nil else {
      node?.destroy()
      node = nil
      return true
    }
    let pile = LayoutView(layout: ZStackLayout(), content: make())
    if let node {
      node.update(pile)
      return false
    }
    node = NodeContext(parent: row).makeNode(pile)
    return true
  }

  /// Puts the view in the middle of a row's height.
  func place(in rect: CGRect, leading: CGFloat) {
    guard let node = node as? LayoutNode else { return }
    let size = node.sizeThatFits(.unspecified)
    node.place(
      in: CGRect(
        x: rect.minX + leading, y: rect.midY - size.height / 2, width: size.width,
        height: size.height), proposal: .unspecified)
  }

  func forEachChild(_ body: (ViewNode) -> Void) { if let node { body(node) } }
  func render(_ context: RenderContext, _ pass: RenderPass) { node?.render(context, pass) }
  func hitTest(_ point: CGPoint) -> ViewNode? { node?.hitTest(point) }
}
