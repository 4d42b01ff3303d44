import GlissandoMotion

/// A namespace of a view's own, for identities that are to mean something within it only.
///
///     @Namespace private var hero
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  /// The identity of a namespace.
  public struct ID: Hashable, Sendable {
    fileprivate let number: Int
  }

  private var id: ID?

  /// Makes a namespace.
  nonisolated public init() {}

  /// The identity: the same as long as the view lives, and no other view's.
  public var wrappedValue: ID {
    if let id { return id }
    ViewWarning.once(
      "a Namespace was read before its view was shown, and is that of nobody: read it in the body",
      key: "namespace-before-view")
    return ID(number: 0)
  }
}

extension Namespace: @MainActor NodeProperty {
  package mutating func install(_ slot: inout AnyObject?, node: ViewNode, subscriber: Subscriber) {
    let storage = slot as? NamespaceStorage ?? NamespaceStorage(ID(number: node.tree.nextSerial()))
    slot = storage
    id = storage.id
  }
}

/// What a node keeps for a namespace.
private final class NamespaceStorage {
  let id: Namespace.ID
  init(_ id: Namespace.ID) { self.id = id }
}
