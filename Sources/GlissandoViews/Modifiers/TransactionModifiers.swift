public import GlissandoMotion

extension View {
  /// Animates the changes below with `animation` whenever `value` has changed since the last
  /// update; nil stops motion below.
  ///
  /// It reaches only what is written before it.
  nonisolated public func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View {
    modifier(
      ValueTransaction(value: value) {
        if !$0.disablesAnimations { $0.animation = animation }
      })
  }

  /// Animates all changes below with `animation`.
  ///
  /// Better name the value that changes.
  nonisolated public func animation(_ animation: Animation?) -> some View {
    transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }

  /// Animates what `body` adds to the view, and only that.
  nonisolated public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (ScopedContent<Self>) -> V
  ) -> some View {
    transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
  }

  /// Changes the transaction of every update below.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(EveryTransaction(transform: transform))
  }

  /// Changes the transaction of the updates below in which `value` has changed.
  nonisolated public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(ValueTransaction(value: value, transform: transform))
  }

  /// Changes the transaction for what `body` adds to the view, and only for that.
  nonisolated public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (ScopedContent<Self>) -> V
  ) -> some View {
    ScopedTransaction(content: self, transform: transform, body: body(ScopedContent()))
  }
}

/// The base of nodes that change the transaction.
///
/// The closure runs once in a commit.
@MainActor
class TransactionNode<M>: ModifierNode<M> {
  private var known: (commit: Int, transaction: Transaction)?

  final override var transformsTransaction: Bool { true }

  final override func transformTransaction(_ transaction: inout Transaction) {
    if let known, known.commit == tree.commitIdentity, tree.isCommitting {
      transaction = known.transaction
      return
    }
    transform(&transaction)
    known = (tree.commitIdentity, transaction)
  }

  /// Changes the transaction.
  func transform(_ transaction: inout Transaction) {}
}

nonisolated private struct EveryTransaction: PrimitiveModifier {
  let transform: (inout Transaction) -> Void

  @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    EveryTransactionNode(self, context)
  }
}

private final class EveryTransactionNode: TransactionNode<EveryTransaction> {
  override func transform(_ transaction: inout Transaction) { modifier.transform(&transaction) }
}

nonisolated private struct ValueTransaction<V: Equatable>: PrimitiveModifier {
  let value: V
  let transform: (inout Transaction) -> Void

  @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    ValueTransactionNode(self, context)
  }
}

private final class ValueTransactionNode<V: Equatable>: TransactionNode<ValueTransaction<V>> {
  private var changedIn = -1

  override func modifierChanged(from previous: ValueTransaction<V>) {
    if previous.value != modifier.value { changedIn = tree.commitIdentity }
  }

  override func transform(_ transaction: inout Transaction) {
    if changedIn == tree.commitIdentity { modifier.transform(&transaction) }
  }
}

/// Stands for the view to which a scoped modifier adds.
public struct ScopedContent<Content: View>: View, PrimitiveView {
  nonisolated init() {}

  package static var isMultiple: Bool {
    ViewKinds.isMultiple(Content.self)
  }

  package func makeNode(in context: NodeContext) -> ViewNode {
    var ancestor = context.parent
    while let node = ancestor {
      if let owner = node as? any ScopedContentOwner, owner.contentType == Content.self {
        return owner.makeContent(in: context)
      }
      ancestor = node.parent
    }
    preconditionFailure("the content of a scoped animation was used outside of its body")
  }
}

/// A view with additions that have a transaction of their own.
nonisolated private struct ScopedTransaction<Content: View, Result: View>: View, PrimitiveView {
  let content: Content
  let transform: (inout Transaction) -> Void
  let result: Result

  nonisolated init(
    content: Content, transform: @escaping (inout Transaction) -> Void, body: Result
  ) {
    self.content = content
    self.transform = transform
    result = body
  }

  @MainActor static var isMultiple: Bool { ViewKinds.isMultiple(Result.self) }

  @MainActor func makeNode(in context: NodeContext) -> ViewNode {
    ScopedTransactionNode(self, context)
  }
}

@MainActor
private protocol ScopedContentOwner: ViewNode {
  var contentType: Any.Type { get }
  func makeContent(in context: NodeContext) -> ViewNode
}

/// Changes the transaction for its body; the content inside takes the one from outside.
private final class ScopedTransactionNode<Content: View, Result: View>: ViewNode,
  ScopedContentOwner
{
  private var view: ScopedTransaction<Content, Result>
  private var child: ViewNode?
  private var contents: [ScopedContentNode] = []

  init(_ view: ScopedTransaction<Content, Result>, _ context: NodeContext) {
    self.view = view
    super.init(context)
    var childContext = NodeContext(parent: self)
    childContext.wrappers = context.wrappers
    child = childContext.makeNode(view.result)
  }

  var contentType: Any.Type { Content.self }

  override var transformsTransaction: Bool { true }
  override func transformTransaction(_ transaction: inout Transaction) {
    view.transform(&transaction)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { if let child { body(child) } }

  override func update<V: View>(_ view: V) {
    self.view = sameView(view, as: ScopedTransaction<Content, Result>.self)
    contents.removeAll { !$0.isAlive }
    for node in contents { node.content?.update(self.view.content) }
    child?.update(self.view.result)
  }

  func makeContent(in context: NodeContext) -> ViewNode {
    let node = ScopedContentNode(context, outside: self)
    var childContext = NodeContext(parent: node)
    childContext.wrappers = context.wrappers
    node.content = childContext.makeNode(view.content)
    contents.append(node)
    return node
  }
}

/// The content inside a scoped body.
private final class ScopedContentNode: ViewNode {
  private unowned let outside: ViewNode
  var content: ViewNode?

  init(_ context: NodeContext, outside: ViewNode) {
    self.outside = outside
    super.init(context)
  }

  override var transactionParent: ViewNode? { outside.transactionParent }
  override func update<V: View>(_ view: V) {}
  override func forEachChild(_ body: (ViewNode) -> Void) { if let content { body(content) } }
}
