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

  func resize(_ size: CGSize) {
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
  }
}
