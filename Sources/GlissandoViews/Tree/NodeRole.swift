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

/// What the nodes of a class take part in besides what every node does.
///
/// A class says it once, and each of its nodes has it at hand: passes ask every node on their way.
package struct NodeRoles: OptionSet {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// It may change the transaction for what is below, or take it from elsewhere than from its parent.
  static let transaction = NodeRoles(rawValue: 1 << 0)
  /// It wants to know when the pointer is on it: windows without such nodes follow no pointer.
  package static let hover = NodeRoles(rawValue: 1 << 1)
  /// It wants to know whether what is below draws a ground of its own: windows without such nodes look for none.
  static let ground = NodeRoles(rawValue: 1 << 2)
  /// It says what the pointer looks like (`PointerStyling`).
  package static let pointer = NodeRoles(rawValue: 1 << 3)
  /// It says what of the views below takes input (`InputGate`).
  static let inputGate = NodeRoles(rawValue: 1 << 4)
  /// It wants to know what a scroll view inside does (`ScrollObserving`).
  static let scrollObserver = NodeRoles(rawValue: 1 << 5)
  /// Placeholders inside may stand for its content (`PlaceholderOwning`).
  static let placeholders = NodeRoles(rawValue: 1 << 6)
  /// It draws what is below into a list beside the window's (`ContentRecording`).
  static let recorder = NodeRoles(rawValue: 1 << 7)
  /// What its closure reads when it runs later is noted (`LateReader`), and forgotten when it leaves the tree.
  static let lateReader = NodeRoles(rawValue: 1 << 8)
  /// It hands a value to those around (`PreferenceWriting`).
  static let preference = NodeRoles(rawValue: 1 << 9)

  /// Those whose nodes a tree counts, so that windows without any are spared the search for them.
  static let counted: NodeRoles = [.hover, .ground]
}
