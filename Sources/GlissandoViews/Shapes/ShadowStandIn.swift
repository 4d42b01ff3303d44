import GlissandoDrawing
import GlissandoMotion

/// What is shown in the place of a leaf whose style has got shadows since the leaf was made.
///
/// Few leaves ever need one: those that have shadows from the beginning are made of other views.
@MainActor
final class ShadowStandIn {
  /// What is shown; nil while it is being made.
  fileprivate(set) var node: LayoutNode?
  /// The environment before, in which it begins, so that what follows is a change; nil once it is made.
  fileprivate(set) var beginning: EnvironmentValues?

  fileprivate init(in environment: EnvironmentValues) { beginning = environment }
}

extension LeafNode {
  /// Shows a view with shadows in the leaf's place from now on: one that is as the leaf was, then one that is as it
  /// is to be.
  ///
  /// - Parameter previous: The environment before, where that is what has changed.
  final func stand<V: View>(_ earlier: V, then view: V, since previous: EnvironmentValues? = nil) {
    if standIn == nil {
      let made = ShadowStandIn(in: previous ?? environment)
      standIn = made
      made.node = NodeContext(parent: self).makeNode(OneElement(earlier)) as? LayoutNode
      made.beginning = nil
      if previous != nil { made.node?.setEnvironment(childEnvironment) }
      tree.requestsRebuild = true
      invalidateLayout()
    }
    standIn?.node?.update(OneElement(view))
  }
}
