extension ViewNode {
  /// Above are the root, what fills the window, and the stack in it, which every window has.
  private static let contentDepth = 3

  /// The names from the window's content to here, as messages give them: without type arguments,
  /// and without what only the tree has.
  var debugPath: String {
    var names = [shortName]
    var next = parent
    while let node = next, node.depth >= Self.contentDepth {
      if node.isNamedInPaths { names.append(node.shortName) }
      next = node.parent
    }
    return names.reversed().joined(separator: "/")
  }

  /// The name without the arguments of its type.
  var shortName: String { String(debugName.prefix { $0 != "<" }) }
}
