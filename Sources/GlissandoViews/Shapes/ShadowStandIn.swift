import GlissandoDrawing
import GlissandoMotion

/// What is shown in the place of a leaf whose style has got shadows since the leaf was made.
///
/// Few leaves ever need one: those that have shadows from the beginning are made of other views.
@MainActor
final class ShadowStandIn {
  let node: LayoutNode

  /// Begins with a view as the leaf was, in the environment before, so that what follows is a change.
  fileprivate init?<V: View>(_ view: V, of leaf: LeafNode) {
    let node = NodeContext(parent: leaf).makeNode(OneElement(content: view))
    guard let element = node as? LayoutNode else { return nil }
    self.node = element
  }
}

extension LeafNode {
  /// Shows a view with shadows in the leaf's place from now on: one that is as the leaf was, then one that is as it
  /// is to be.
  ///
  /// - Parameter previous: The environment before, where that is what has changed.
  final func stand<V: View>(_ earlier: V, then view: V, since previous: EnvironmentValues? = nil) {
    if standIn == nil {
      environmentBefore = previous ?? environment
      standIn = ShadowStandIn(earlier, of: self)
      environmentBefore = nil
      if previous != nil { standIn?.node.setEnvironment(childEnvironment) }
      tree.requestsRebuild = true
      invalidateLayout()
    }
    standIn?.node.update(OneElement(content: view))
  }
}
