import Foundation
package import GlissandoMotion

/// What plays a part for a node: the node itself, or what another module has made of it.
///
/// Input, focus and inspectors find roles by `ViewNode.performer`, and the place in the tree by `node`.
@MainActor
package protocol NodeRole: AnyObject {
  /// Where in the tree it is played.
  var node: ViewNode { get }
}

extension ViewNode: NodeRole {
  package final var node: ViewNode { self }
}

extension NodeRole {
  var serial: Int { node.serial }
  package var tree: ViewTree { node.tree }
  package var environment: EnvironmentValues { node.environment }
  package var isAlive: Bool { node.isAlive }
  package var takesInput: Bool { node.takesInput }
  var keepsPress: Bool { node.keepsPress }

  package func isInside(_ ancestor: ViewNode) -> Bool { node.isInside(ancestor) }
  package func revealInScrollViews() { node.revealInScrollViews() }
}
