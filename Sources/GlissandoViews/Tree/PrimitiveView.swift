import GlissandoDrawing
import GlissandoMotion

/// A view that makes its own node instead of being described by other views.
///
/// Every view is either primitive or a composition of primitive ones.
package nonisolated protocol PrimitiveView: View where Body == Never {
  /// Whether the view may stand for any number of elements; false by default.
  @MainActor static var isMultiple: Bool { get }

  /// Whether it may, where that depends on what is around it; `isMultiple` by default.
  @MainActor static func isMultiple(in place: ContentPlace) -> Bool

  /// Makes the node that keeps this view's identity.
  @MainActor func makeNode(in context: NodeContext) -> ViewNode
}

extension PrimitiveView {
  /// Never called: a primitive view has no body.
  ///
  /// Not for all views whose `Body` is `Never`: one of a program that lacks a body, since that is
  /// compiled for another system only, would become such a one.
  @MainActor public var body: Never {
    fatalError("\(Self.self) is drawn by itself and has no body")
  }

  /// Asks the view for its node.
  @MainActor public static func makeNode(of view: Self, in place: TreePlace) -> TreeNode {
    TreeNode(view.makeNode(in: place.context))
  }

  /// What the view itself says.
  @MainActor public static func standsForSeveral(in place: ContentPlace) -> Bool {
    isMultiple(in: place)
  }

  @MainActor package static var isMultiple: Bool { false }

  @MainActor package static func isMultiple(in place: ContentPlace) -> Bool { isMultiple }
}

/// Where in the tree a node is to be made.
public struct TreePlace {
  let context: NodeContext
}

/// What it depends on how many elements a view stands for.
public struct ContentPlace {
  /// The node below which the view would stand; nil where that is not known.
  let node: ViewNode?
  /// A modifier whose body is asked about, and whether its content may be several elements.
  var asked: (modifier: Any.Type, isSeveral: Bool)?

  init(below node: ViewNode?) { self.node = node }

  /// The place inside the body of a modifier that is yet to be made.
  func inside(_ modifier: Any.Type, ofSeveral isSeveral: Bool) -> ContentPlace {
    var place = self
    place.asked = (modifier, isSeveral)
    return place
  }
}

/// The node of a view whose body is to be evaluated.
public struct TreeBody {
  let node: EvaluatingNode

  /// Evaluates a body, and brings what lasts of it up to what it describes.
  @MainActor public func show<Content: View>(_ body: () -> Content) { node.show(body) }
}

/// What lasts of a view.
public struct TreeNode {
  let node: ViewNode

  init(_ node: ViewNode) { self.node = node }

  /// Gives the node of a modifier its content, and a way to take newer values of both.
  @MainActor func hold(
    _ content: ViewNode, update: ViewUpdate<ViewNode>? = nil
  ) {
    if let node = node as? ContentNode {
      node.content = content
      node.updateFromView = update
    } else if let node = node as? WholeNode {
      node.content = content
      node.updateFromView = update
    }
  }
}

/// What a node is born with: its tree, its parent, what it inherits, and the modifiers that its
/// elements are to be wrapped in.
@MainActor
@usableFromInline
package struct NodeContext {
  let tree: ViewTree
  let parent: ViewNode?
  let environment: EnvironmentValues
  /// Modifiers written on a view that stands for several elements, outermost first.
  ///
  /// A node that stands for exactly one element is wrapped in all of them.
  package var wrappers: [any ElementWrapper] = []

  package init(parent: ViewNode) {
    tree = parent.tree
    self.parent = parent
    environment = parent.childEnvironment
  }

  init(tree: ViewTree, environment: EnvironmentValues) {
    self.tree = tree
    parent = nil
    self.environment = environment
  }

  /// The context of what stands below a node that is made here, with all that its elements are wrapped in.
  package func below(_ node: ViewNode) -> NodeContext {
    var inner = NodeContext(parent: node)
    inner.wrappers = wrappers
    return inner
  }

  /// Makes the node of `view`, wrapped as the context asks.
  package func makeNode<V: View>(_ view: V) -> ViewNode {
    if wrappers.isEmpty || V.standsForSeveral(in: ContentPlace(below: parent)) {
      return makeBareNode(view)
    }
    guard let parent, wrappers.contains(where: { $0.hasBody }) else {
      return wrappers.makeNode(in: unwrapped) { $0.makeBareNode(view) }
    }
    // What stands around an element keeps the closure, and stands below the parent.
    return wrappers.makeNode(in: unwrapped) { [unowned parent] in
      WrappedNode(view, writtenIn: parent, $0)
    }
  }

  private var unwrapped: NodeContext {
    var copy = self
    copy.wrappers = []
    return copy
  }

  fileprivate func makeBareNode<V: View>(_ view: V) -> ViewNode {
    V.makeNode(of: view, in: TreePlace(context: self)).node
  }

  func evaluated(_ node: EvaluatingNode) -> EvaluatingNode {
    node.establish()
    return node
  }
}

extension ElementWrapper {
  package var isMultiple: Bool { false }
  package var hasBody: Bool { false }
  package var belongsToContainer: Bool { false }
}

/// A source of modifier nodes, one for each element that it wraps.
///
/// A node made this way hands the updates that it receives to its content: the modifier itself is
/// updated through its source.
@MainActor
package protocol ElementWrapper: AnyObject {
  /// Whether what stands for a wrapped element may again be several elements.
  var isMultiple: Bool { get }
  /// Whether what stands around an element is described by views with a placeholder for it.
  var hasBody: Bool { get }
  /// Whether a container wraps its elements in it, so that it stands around what comes and goes.
  ///
  /// Modifiers stand within that and come and go with their element.
  var belongsToContainer: Bool { get }
  /// Makes a modifier node under `context` around the element that `content` makes.
  func wrap(
    in context: NodeContext, _ content: @escaping @MainActor (NodeContext) -> ViewNode
  ) -> ViewNode
}

extension [any ElementWrapper] {
  /// Wraps the element that `make` creates in all wrappers, the first outermost.
  @MainActor
  func makeNode(
    in context: NodeContext, _ make: @escaping @MainActor (NodeContext) -> ViewNode
  ) -> ViewNode {
    guard let first else { return make(context) }
    if count == 1, !first.isMultiple { return first.wrap(in: context, make) }
    if let index = lastIndex(where: { $0.isMultiple }) {
      // What is written further out applies to each of the elements that this one makes.
      var context = context
      context.wrappers = Array(self[..<index])
      let inner = Array(self[(index + 1)...])
      return self[index].wrap(in: context) { inner.makeNode(in: $0, make) }
    }
    let inner = Array(dropFirst())
    return first.wrap(in: context) { inner.makeNode(in: $0, make) }
  }
}

/// The place of an element inside the bodies of modifiers that are written further out.
///
/// An element in the body of one modifier is wrapped in those around that modifier, so their bodies
/// stand between the two. A placeholder in the element still belongs to the body that it is written in, also
/// where one of those around it is of the same type.
private final class WrappedNode: DisplacedNode {
  private unowned let place: ViewNode

  init<V: View>(_ view: V, writtenIn place: ViewNode, _ context: NodeContext) {
    self.place = place
    super.init(context)
    content = NodeContext(parent: self).makeBareNode(view)
  }

  override var writtenIn: ViewNode? { place }
}

/// What is known of a view's type without a value of it.
@MainActor
package enum ViewKinds {
  /// Whether a view of this type may stand for any number of elements.
  package static func isMultiple<V: View>(
    _ type: V.Type, in place: ContentPlace = ContentPlace(below: nil)
  ) -> Bool {
    V.standsForSeveral(in: place)
  }
}
