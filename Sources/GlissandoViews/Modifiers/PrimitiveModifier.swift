import GlissandoMotion

/// A modifier that makes its own node instead of being described by views.
@usableFromInline
package nonisolated protocol PrimitiveModifier: BodylessModifier {
  /// Makes the node, without content.
  @MainActor func makeNode(in context: NodeContext) -> ContentNode
}

extension PrimitiveModifier {
  /// Asks the modifier for its node.
  @usableFromInline
  @MainActor package static func makeNode(of modifier: Self, in place: TreePlace) -> TreeNode? {
    TreeNode(modifier.makeNode(in: place.context))
  }

  @usableFromInline
  @MainActor package static var actsOnEachElement: Bool { true }
}

/// The base of the nodes of primitive modifiers.
@MainActor
package class ModifierNode<M>: ContentNode {
  #if !DEBUG
    // Unchecked in release builds: the benchmark’s row `evaluation` needs it.
    @exclusivity(unchecked)
  #endif
  package private(set) final var modifier: M

  package init(_ modifier: M, _ context: NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  final override func update<Value>(modifier: Value) {
    guard let modifier = sameValue(modifier, as: M.self) else { return }
    let previous = self.modifier
    self.modifier = modifier
    modifierChanged(from: previous)
  }

  /// Reacts to a new value of the modifier.
  func modifierChanged(from previous: M) {}

  override var debugName: String { String(describing: M.self) }
}

/// The node of a modifier that acts on each element, on a view that stands for several: each is
/// wrapped by itself.
final class DistributingNode<Content: View, Modifier: ViewModifier>: WholeNode {
  private let source: ModifierSource<Modifier>

  init(_ view: ModifiedContent<Content, Modifier>, _ context: NodeContext) {
    source = ModifierSource(view.modifier)
    super.init(context)
    var inner = context.below(self)
    inner.wrappers.append(source)
    content = inner.makeNode(view.content)
  }

  override func update<V: View>(_ view: V) {
    let view = sameView(view, as: ModifiedContent<Content, Modifier>.self)
    source.update(modifier: view.modifier)
    content?.update(view.content)
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
    hasBody
      && ViewKinds.isMultiple(
        Modifier.Body.self,
        in: ContentPlace(below: nil).inside(Modifier.self, ofSeveral: false))
  }

  var hasBody: Bool { Modifier.Body.self != Never.self }

  func wrap(
    in context: NodeContext, _ content: @escaping @MainActor (NodeContext) -> ViewNode
  ) -> ViewNode {
    let place = TreePlace(context: context)
    if let made = Modifier.makeNode(of: modifier, in: place) {
      note(made.node)
      made.hold(content(NodeContext(parent: made.node)))
      return made.node
    }
    let node = ModifierBodyNode.make(modifier, in: context, content)
    note(node)
    node.establish()
    return node
  }

  func update(modifier: Modifier) {
    self.modifier = modifier
    prune()
    for node in nodes { node.update(modifier: modifier) }
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
}
