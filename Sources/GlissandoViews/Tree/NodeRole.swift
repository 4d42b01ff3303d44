import Foundation
import GlissandoMotion

/// What plays a part for a node: the node itself, or what another module has made of it.
///
/// Input, focus and inspectors find roles by `ViewNode.performer`, and the place in the tree by `node`.
@MainActor
protocol NodeRole: AnyObject {
  /// Where in the tree it is played.
  var node: ViewNode { get }
}

extension ViewNode: NodeRole {
  final var node: ViewNode { self }
}

extension NodeRole {
  var serial: Int { node.serial }
  var tree: ViewTree { node.tree }
  var environment: EnvironmentValues { node.environment }
  var isAlive: Bool { node.isAlive }
  var takesInput: Bool { node.takesInput }
  var keepsPress: Bool { node.keepsPress }

  func isInside(_ ancestor: ViewNode) -> Bool { node.isInside(ancestor) }
  func revealInScrollViews() { node.revealInScrollViews() }
}
