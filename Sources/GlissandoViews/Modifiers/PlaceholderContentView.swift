import GlissandoMotion

/// Stands for the view that is changed, where it is said how.
///
/// The closures of `animation(_:body:)`, `transaction(_:body:)`, `keyframeAnimator` and
/// `phaseAnimator` are given one for a view of type `Value`, the body of a transition of type `Value`
/// one for the view that comes and goes. It means that view inside of the result only.
public struct PlaceholderContentView<Value>: View, PrimitiveView {
  nonisolated init() {}

  package static func isMultiple(in place: ContentPlace) -> Bool {
    (Value.self as? any View.Type).map { ViewKinds.isMultiple($0, in: place) } ?? false
  }

  package func makeNode(in context: NodeContext) -> ViewNode {
    let owner = context.parent?.placeholderOwner { node in
      (node as? any PlaceholderOwning).flatMap { $0.contentType == Value.self ? $0 : nil }
    }
    if let owner { return owner.makeContent(in: context) }
    preconditionFailure(
      "the content of \(Value.self) was used outside of its closure or body: build the view there")
  }
}

/// A node that knows the view for which placeholders below it stand; its class has the role `placeholders`.
@MainActor
protocol PlaceholderOwning: ViewNode {
  var contentType: Any.Type { get }
  /// Makes the view at the place of a placeholder.
  func makeContent(in context: NodeContext) -> ViewNode
}

/// Has a content that is not written in what is around it.
class DisplacedNode: WholeNode {
  /// The node of the view or body in which the content is written.
  var writtenIn: ViewNode? { parent }
}

extension ViewNode {
  /// The node of the view or body in which this one's view is written; what is put around elements
  /// from further out is left out.
  var writtenParent: ViewNode? {
    if let displaced = self as? DisplacedNode { displaced.writtenIn } else { parent }
  }

  /// The innermost owner of placeholders in whose closure or body this node is, of those that a body
  /// accepts.
  func placeholderOwner<Owner>(_ accept: (ViewNode) -> Owner?) -> Owner? {
    var ancestor: ViewNode? = self
    while let node = ancestor {
      if node.roles.contains(.placeholders), let owner = accept(node) { return owner }
      ancestor = node.writtenParent
    }
    return nil
  }
}

/// The places at which placeholders show a view; usually one.
@MainActor
struct Placeholders {
  private var nodes: [PlaceholderNode] = []

  /// Makes the view at the place of a placeholder.
  mutating func fill(
    _ node: PlaceholderNode, _ context: NodeContext,
    _ make: @MainActor (NodeContext) -> ViewNode
  ) -> ViewNode {
    node.content = make(context.below(node))
    nodes.append(node)
    return node
  }

  /// Takes a new value of the view.
  mutating func update<V: View>(_ view: V) {
    nodes.removeAll { !$0.isAlive }
    for node in nodes { node.content?.update(view) }
  }
}

/// The place of a placeholder; its content is updated by the owner.
class PlaceholderNode: DisplacedNode {
  final unowned let owner: ViewNode

  init(_ context: NodeContext, of owner: ViewNode) {
    self.owner = owner
    super.init(context)
  }

  override func update<V: View>(_ view: V) { (content as? AdoptingNode)?.reclaim() }

  /// The content is written outside of what is described around it.
  final override var writtenIn: ViewNode? { owner.writtenParent }
}

/// The node of a view that is described by a result with placeholders for the content.
@MainActor
class PlaceholderOwner<Content: View, Result: View>: WholeNode, PlaceholderOwning {
  /// What placeholders stand for.
  private var original: Content
  private var placeholders = Placeholders()

  init(content: Content, result: Result, _ context: NodeContext) {
    original = content
    super.init(context)
    self.content = context.below(self).makeNode(result)
  }

  override class var roles: NodeRoles { .placeholders }
  final var contentType: Any.Type { Content.self }

  /// Hands newer values on.
  final func update(content: Content, result: Result) {
    original = content
    placeholders.update(content)
    self.content?.update(result)
  }

  /// Makes a place for the content.
  func placeholder(in context: NodeContext) -> PlaceholderNode {
    PlaceholderNode(context, of: self)
  }

  final func makeContent(in context: NodeContext) -> ViewNode {
    placeholders.fill(placeholder(in: context), context) { $0.makeNode(original) }
  }
}
