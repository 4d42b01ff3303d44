import GlissandoMotion

/// A modifier that makes its own node instead of being described by views.
@usableFromInline
package nonisolated protocol PrimitiveModifier: ViewModifier where Body == Never {
  /// Makes the node, without content.
  @MainActor func makeNode(in context: NodeContext) -> ContentNode
}

extension PrimitiveModifier {
  /// Never called: a primitive modifier has no body.
  @usableFromInline
  @MainActor package func body(content: Content) -> Never {
    fatalError("\(Self.self) changes its content by itself and has no body")
  }

  /// Asks the modifier for its node.
  @usableFromInline
  @MainActor package static func makeNode(of modifier: Self, in place: TreePlace) -> TreeNode? {
    TreeNode(modifier.makeNode(in: place.context))
  }
}

/// A primitive modifier that acts on everything inside: on a view that stands for several elements
/// once, and not on each by itself.
nonisolated protocol InheritedModifier: PrimitiveModifier {
  /// The modifier, if it changes the environment.
  var environmentWriter: (any EnvironmentWriter)? { get }
  /// What the modifier does to transactions; nil for nothing.
  @MainActor func makeEffect() -> (any TransactionEffecting)?
}

/// The base of the nodes of primitive modifiers.
@MainActor
class ModifierNode<M>: ContentNode {
  @exclusivity(unchecked) private(set) var modifier: M

  init(_ modifier: M, _ context: NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  final override func take<Value>(_ modifier: Value) {
    guard Value.self == M.self else { return }
    let previous = self.modifier
    self.modifier = unsafeBitCast(modifier, to: M.self)
    modifierChanged(from: previous)
  }

  /// Reacts to a new value of the modifier.
  func modifierChanged(from previous: M) {}

  override var debugName: String { String(describing: M.self) }
  override var isNamedInPaths: Bool { false }
}

/// The node of a modifier on a view that stands for several elements: each is wrapped by itself.
///
/// The environment and the transaction are changed once for all of them: the bodies on the way to
/// the elements read the one, and loops and branches that come and go take the other.
final class DistributingNode<Content: View, Modifier: ViewModifier>: ViewNode {
  private let source: ModifierSource<Modifier>
  private var writer: (any EnvironmentWriter)?
  private var written: EnvironmentValues
  private let transactionEffect: (any TransactionEffecting)?
  private var child: ViewNode?

  init(_ view: ModifiedContent<Content, Modifier>, _ context: NodeContext) {
    // Others cannot be one, and what a type conforms to is found slowly.
    let isPrimitive = Modifier.Body.self == Never.self
    let inherited = isPrimitive ? view.modifier as? any InheritedModifier : nil
    transactionEffect = inherited?.makeEffect()
    source = ModifierSource(view.modifier)
    writer = inherited?.environmentWriter
    written = context.environment
    writer?.write(&written)
    super.init(context)
    var childContext = NodeContext(parent: self)
    let isShared = writer != nil || transactionEffect != nil
    childContext.wrappers = isShared ? context.wrappers : context.wrappers + [source]
    child = childContext.makeNode(view.content)
  }

  override func update<V: View>(_ view: V) {
    let view = sameView(view, as: ModifiedContent<Content, Modifier>.self)
    if let writer {
      take(view.modifier, replacing: writer)
    } else if let transactionEffect {
      transactionEffect.take(view.modifier, in: tree)
    } else {
      source.take(view.modifier)
    }
    child?.update(view.content)
  }

  private func take<Writer: EnvironmentWriter>(_ modifier: Modifier, replacing previous: Writer) {
    guard let newer = modifier as? Writer else { return }
    writer = newer
    guard !newer.isSame(as: previous) else { return }
    written = environment
    newer.write(&written)
    passEnvironment()
  }

  override var childEnvironment: EnvironmentValues { written }

  override func environmentChanged(from previous: EnvironmentValues) {
    written = environment
    writer?.write(&written)
  }

  override class var isTransactionStop: Bool { true }
  override var transformsTransaction: Bool { transactionEffect != nil }

  override func transformTransaction(_ transaction: inout Transaction) {
    transactionEffect?.transform(&transaction, in: tree)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }
}

/// Makes a modifier's nodes for the elements of a view and keeps them up to date.
@MainActor
final class ModifierSource<Modifier: ViewModifier>: ElementWrapper {
  private var modifier: Modifier
  private var nodes: [ViewNode] = []
  /// The number of nodes at which those that have left are let go; twice what stays, so that each
  /// node is looked at about once.
  private var pruningCount = ModifierSource.smallestPruningCount
  private static var smallestPruningCount: Int { 8 }

  init(_ modifier: Modifier) { self.modifier = modifier }

  var isMultiple: Bool {
    hasBody && ViewKinds.isMultiple(Modifier.Body.self)
  }

  var hasBody: Bool { Modifier.Body.self != Never.self }

  func wrap(
    in context: NodeContext, _ content: @escaping @MainActor (NodeContext) -> ViewNode
  ) -> ViewNode {
    let place = TreePlace(context: context)
    if let node = Modifier.makeNode(of: modifier, in: place)?.contentNode {
      note(node)
      node.content = content(NodeContext(parent: node))
      return node
    }
    let node = makeBodyNode(in: context, content)
    note(node)
    node.evaluate()
    return node
  }

  func take(_ modifier: Modifier) {
    self.modifier = modifier
    prune()
    for node in nodes { node.take(modifier) }
  }

  private func note(_ node: ViewNode) {
    // Elements may come and go below a modifier that itself never changes.
    if nodes.count >= pruningCount { prune() }
    nodes.append(node)
  }

  private func prune() {
    nodes.removeAll { !$0.isAlive }
    pruningCount = max(2 * nodes.count, Self.smallestPruningCount)
  }

  private func makeBodyNode(
    in context: NodeContext, _ content: @escaping @MainActor (NodeContext) -> ViewNode
  ) -> EvaluatingNode {
    if let animatable = modifier as? any ViewModifier & Animatable {
      func make<M: ViewModifier & Animatable>(_ modifier: M) -> EvaluatingNode {
        AnimatableModifierBodyNode(modifier, in: context, content)
      }
      return make(animatable)
    }
    return ModifierBodyNode(modifier, in: context, content)
  }
}
