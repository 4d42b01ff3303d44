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
    var ancestor = context.parent
    while let node = ancestor {
      if let owner = node.placeholderOwner, owner.contentType == Value.self {
        return owner.makeContent(in: context)
      }
      ancestor = node.writtenParent
    }
    preconditionFailure(
      "the content of \(Value.self) was used outside of its closure or body: build the view there")
  }
}

/// A node that knows the view for which placeholders below it stand.
@MainActor
protocol PlaceholderOwning: ViewNode {
  var contentType: Any.Type { get }
  /// Makes the view at the place of a placeholder.
  func makeContent(in context: NodeContext) -> ViewNode
}

/// The node of a view that is described by a result with placeholders for the content.
@MainActor
class PlaceholderOwner<Content: View, Result: View>: ViewNode, PlaceholderOwning {
  private var content: Content
  private var child: ViewNode?
  /// The places at which the result shows the content; usually one.
  private var contents: [PlaceholderContentNode] = []

  init(content: Content, result: Result, _ context: NodeContext) {
    self.content = content
    super.init(context)
    var childContext = NodeContext(parent: self)
    childContext.wrappers = context.wrappers
    child = childContext.makeNode(result)
  }

  final override var placeholderOwner: (any PlaceholderOwning)? { self }
  final var contentType: Any.Type { Content.self }

  /// Where the content's transaction comes from; nil for the result around it.
  var contentTransactionParent: ViewNode? { nil }

  final override func forEachChild(_ body: (ViewNode) -> Void) { if let child { body(child) } }

  /// Hands newer values on.
  final func take(content: Content, result: Result) {
    self.content = content
    contents.removeAll { !$0.isAlive }
    for node in contents { node.content?.update(content) }
    child?.update(result)
  }

  final func makeContent(in context: NodeContext) -> ViewNode {
    let node = PlaceholderContentNode(context) { [unowned self] in contentTransactionParent }
    var childContext = NodeContext(parent: node)
    childContext.wrappers = context.wrappers
    node.content = childContext.makeNode(content)
    contents.append(node)
    return node
  }
}

/// The place of a placeholder: its content is updated by the owner.
private final class PlaceholderContentNode: ViewNode {
  private let outside: @MainActor () -> ViewNode?
  var content: ViewNode?

  init(_ context: NodeContext, outside: @escaping @MainActor () -> ViewNode?) {
    self.outside = outside
    super.init(context)
  }

  override class var roles: NodeRoles { .transaction }
  override var transactionParent: ViewNode? { outside() ?? parent }
  override func update<V: View>(_ view: V) {}
  override func forEachChild(_ body: (ViewNode) -> Void) { if let content { body(content) } }
}
