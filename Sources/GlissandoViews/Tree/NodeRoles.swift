/// What the nodes of a class take part in besides what every node does.
///
/// A class says it once, and each of its nodes has it at hand: passes ask every node on their way.
package struct NodeRoles: OptionSet {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// It may change the transaction for what is below, or take it from elsewhere than from its parent.
  static let transaction = NodeRoles(rawValue: 1 << 0)
  /// It wants to know when the pointer is on it: windows without such nodes follow no pointer.
  package static let hover = NodeRoles(rawValue: 1 << 1)
}
