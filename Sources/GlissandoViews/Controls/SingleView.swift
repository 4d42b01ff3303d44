import Foundation
import GlissandoMotion

/// Makes one element of a view whose type does not say how many it stands for.
///
/// What a style returns is hidden behind `AnyView`; a control is one element all the same, so that
/// modifiers on it apply once.
nonisolated struct SingleView<Content> {
  let content: Content

  init(_ content: Content) { self.content = content }
}

extension SingleView: View, PrimitiveView where Content: View {
  @MainActor func makeNode(in context: NodeContext) -> ViewNode {
    let node = SingleNode<Content>(context)
    node.content = NodeContext(parent: node).makeNode(content)
    return node
  }
}

private final class SingleNode<Content: View>: ContentNode {
  override func update<V: View>(_ view: V) {
    content?.update(sameView(view, as: SingleView<Content>.self).content)
  }
}

/// A label of a control: several views stand in a row.
nonisolated struct ControlLabel: View {
  private let content: AnyView

  @MainActor init<Content: View>(_ content: Content) {
    self.content =
      ViewKinds.isMultiple(Content.self)
      ? AnyView(HStack(spacing: 6) { content }) : AnyView(content)
  }

  @MainActor var body: some View { SingleView(content) }
}
