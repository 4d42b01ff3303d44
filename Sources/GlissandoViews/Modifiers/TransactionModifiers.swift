public import GlissandoMotion

// Modifiers that change the transaction.

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
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
  }

  /// Changes the transaction of every update below.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(EveryTransaction(change: transform))
  }

  /// Changes the transaction of the updates below in which `value` has changed.
  nonisolated public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(ValueTransaction(value: value, change: transform))
  }

  /// Changes the transaction for what `body` adds to the view, and only for that.
  nonisolated public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    ScopedTransaction(content: self, transform: transform, body: body(PlaceholderContentView()))
  }
}

/// A modifier that changes the transaction of its content.
nonisolated protocol TransactionWriter: WholeModifier {
  /// Changes the transaction.
  func transform(_ transaction: inout Transaction)
  /// Whether the modifier acts in the commit in which it replaced `previous`.
  func acts(after previous: Self) -> Bool
  /// Whether the modifier acts in commits in which it was not updated.
  var actsAlways: Bool { get }
}

@usableFromInline
nonisolated struct EveryTransaction: TransactionWriter {
  let change: (inout Transaction) -> Void
  var actsAlways: Bool { true }

  func transform(_ transaction: inout Transaction) { change(&transaction) }
  func acts(after previous: EveryTransaction) -> Bool { true }

  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> WholeNode {
    TransactionNode(self, context)
  }
}

@usableFromInline
nonisolated struct ValueTransaction<V: Equatable>: TransactionWriter {
  let value: V
  let change: (inout Transaction) -> Void
  var actsAlways: Bool { false }

  func transform(_ transaction: inout Transaction) { change(&transaction) }
  func acts(after previous: ValueTransaction) -> Bool {
    !isUnchanged(previous.value, value)
  }

  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> WholeNode {
    TransactionNode(self, context)
  }
}

/// Remembers in which commit the modifier acts.
private final class TransactionNode<Writer: TransactionWriter>: WholeModifierNode<Writer>,
  TransactionAnswering
{
  private var actsIn = -1
  var answered: Transaction?

  override func modifierChanged(from previous: Writer) {
    guard modifier.acts(after: previous) else { return }
    actsIn = tree.commitPass.identity
    transactionChanged()
  }

  override class var roles: NodeRoles { .transaction }

  override func transformTransaction(_ transaction: inout Transaction) {
    answer(&transaction) {
      if modifier.actsAlways || actsIn == tree.commitPass.identity { modifier.transform(&$0) }
    }
  }
}

/// A node whose closure changes the transaction: it runs once in each commit, however many ask, unless a
/// value changes again while the commit is at work.
@MainActor
protocol TransactionAnswering: ViewNode {
  /// What those were told who asked in the running commit.
  var answered: Transaction? { get set }
}

extension TransactionAnswering {
  /// Makes the answer of a transaction that arrives at the node.
  fileprivate func answer(
    _ transaction: inout Transaction, _ change: (inout Transaction) -> Void
  ) {
    if let answered {
      transaction = answered
      return
    }
    change(&transaction)
    guard tree.isCommitting else { return }
    answered = transaction
    tree.commitPass.note(self)
  }

  /// The answer is another one from now on: who has had one in this commit is to ask again.
  fileprivate func transactionChanged() {
    if answered != nil { tree.commitPass.forgetTransactions() }
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

  @MainActor static func isMultiple(in place: ContentPlace) -> Bool {
    ViewKinds.isMultiple(Result.self, in: place)
  }

  @MainActor func makeNode(in context: NodeContext) -> ViewNode {
    ScopedTransactionNode(self, context)
  }
}

/// Changes the transaction for its body; the content inside takes the one from outside.
private final class ScopedTransactionNode<Content: View, Result: View>:
  PlaceholderOwner<Content, Result>, TransactionAnswering
{
  private var view: ScopedTransaction<Content, Result>
  var answered: Transaction?

  init(_ view: ScopedTransaction<Content, Result>, _ context: NodeContext) {
    self.view = view
    super.init(content: view.content, result: view.result, context)
  }

  override class var roles: NodeRoles { super.roles.union(.transaction) }

  override func transformTransaction(_ transaction: inout Transaction) {
    answer(&transaction) { view.transform(&$0) }
  }

  override func placeholder(in context: NodeContext) -> PlaceholderNode {
    UntransformedNode(context, of: self)
  }

  override func update<V: View>(_ view: V) {
    self.view = sameView(view, as: ScopedTransaction<Content, Result>.self)
    transactionChanged()
    update(content: self.view.content, result: self.view.result)
  }
}

/// The place of a content that takes the transaction from outside of what is around it.
private final class UntransformedNode: PlaceholderNode {
  override class var roles: NodeRoles { .transaction }
  override var transactionParent: ViewNode? { owner.transactionParent }
}

extension ViewModifier {
  /// The modifier with an animation for everything that it adds, and for nothing of its content.
  ///
  /// It works also where the transaction has no animation; nil stops motion of what is added. A
  /// transaction that disables animations is left alone.
  nonisolated public func animation(_ animation: Animation?) -> some ViewModifier {
    transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }

  /// The modifier with a changed transaction for everything that it adds, and for nothing of its
  /// content.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some ViewModifier {
    ModifierTransaction(modifier: self, transform: transform)
  }
}

/// A modifier under a transaction of its own.
@usableFromInline
nonisolated struct ModifierTransaction<Inner: ViewModifier>: ViewModifier {
  let modifier: Inner
  let transform: (inout Transaction) -> Void

  @usableFromInline @MainActor func body(content: Content) -> some View {
    content.transaction(transform) { $0.modifier(modifier) }
  }
}
