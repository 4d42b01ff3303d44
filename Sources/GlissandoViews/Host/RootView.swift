import Foundation
import GlissandoMotion

/// The window's content: several views at the top of a tree stand in a column.
struct RootView<Content: View>: View {
  let content: Content
  var body: some View { VStack { content } }
}

/// The root of a tree: proposes the window's size and centres what is inside.
final class RootNode: ContainerNode {
  private var rootEnvironment: EnvironmentValues

  init<Content: View>(_ view: Content, tree: ViewTree, environment: EnvironmentValues) {
    rootEnvironment = environment
    super.init(NodeContext(tree: tree, environment: environment))
    content = NodeContext(parent: self).makeNode(RootView(content: view))
  }

  /// What lies above all content: open menus.
  ///
  /// It is made with the first of them.
  private var popupLayer: ViewNode?

  /// Shows popups above the content.
  func showPopups(_ popups: [Popup]) {
    func layer(_ popups: [Popup]) -> LayoutView<ZStackLayout, PopupLayer> {
      LayoutView(layout: ZStackLayout(), content: PopupLayer(popups))
    }
    if popupLayer == nil {
      popupLayer = NodeContext(parent: self).makeNode(layer([]))
      structureChanged()
    }
    popupLayer?.update(layer(popups))
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    super.forEachChild(body)
    if let popupLayer { body(popupLayer) }
  }

  override func render(_ context: RenderContext, _ pass: RenderPass) {
    super.render(context, pass)
    popupLayer?.render(context, pass)
  }

  override func hitTest(_ point: CGPoint) -> ViewNode? {
    popupLayer?.hitTest(point) ?? super.hitTest(point)
  }

  func resize(_ size: CGSize) {
    tree.popups.closeAttached()
    invalidateLayout()
    place(in: CGRect(origin: .zero, size: size), proposal: ProposedViewSize(size))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }

  override func arrange() {
    let inner = ProposedViewSize(frame.size)
    for element in elements {
      let size = element.sizeThatFits(inner)
      element.place(
        in: CGRect(
          x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width,
          height: size.height),
        proposal: inner)
    }
    (popupLayer as? LayoutNode)?.place(in: frame, proposal: inner)
  }
}
