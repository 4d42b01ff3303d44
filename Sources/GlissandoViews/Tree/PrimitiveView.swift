import GlissandoDrawing
import GlissandoMotion

/// A view that makes its own node instead of being described by other views.
///
/// Every view is either primitive or a composition of primitive ones; this is the one place where
/// the two meet, looked up once per node and never per frame.
package nonisolated protocol PrimitiveView: View where Body == Never {
  /// Whether the view may stand for any number of elements (a tuple, a loop, a branch), so that
  /// modifiers apply to each of them and the container sees them as its own children.
  @MainActor static var isMultiple: Bool { get }

  /// Makes the node that keeps this view's identity.
  @MainActor func makeNode(in context: NodeContext) -> ViewNode
}

extension PrimitiveView {
  @MainActor package static var isMultiple: Bool { false }
}

/// What a node is born with: its tree, its parent, what it inherits, and the modifiers that its
/// elements are to be wrapped in.
@MainActor
package struct NodeContext {
  let tree: ViewTree
  let parent: ViewNode?
  let environment: EnvironmentValues
  /// Modifiers written on a view that stands for several elements, outermost first.
  ///
  /// A node that stands for exactly one element is wrapped in all of them.
  var wrappers: [any ElementWrapper] = []

  init(parent: ViewNode) {
    tree = parent.tree
    self.parent = parent
    environment = parent.childEnvironment
  }

  init(tree: ViewTree, environment: EnvironmentValues) {
    self.tree = tree
    parent = nil
    self.environment = environment
  }

  func wrapping(_ wrapper: any ElementWrapper) -> NodeContext {
    var copy = self
    copy.wrappers.append(wrapper)
    return copy
  }

  /// Makes the node of `view`, wrapped as the context asks.
  func makeNode<V: View>(_ view: V) -> ViewNode {
    if wrappers.isEmpty || ViewKinds.isMultiple(V.self) { return makeBareNode(view) }
    return wrappers.makeNode(in: unwrapped) { $0.makeBareNode(view) }
  }

  private var unwrapped: NodeContext {
    var copy = self
    copy.wrappers = []
    return copy
  }

  private func makeBareNode<V: View>(_ view: V) -> ViewNode {
    if ViewKinds.mayBePrimitive(V.self), let primitive = view as? any PrimitiveView {
      return primitive.makeNode(in: self)
    }
    // Shapes are animatable too, so for most views this is the only question.
    if view is any Animatable {
      if let shape = view as? any Shape { return makeShapeNode(shape) }
      if let animatable = view as? any View & Animatable { return makeAnimatableNode(animatable) }
    }
    return evaluated(CompositeNode(view, in: self))
  }

  private func evaluated(_ node: EvaluatingNode) -> EvaluatingNode {
    node.evaluate()
    return node
  }

  private func makeShapeNode<S: Shape>(_ shape: S) -> ViewNode {
    ShapeNode(shape, ForegroundStyle(), FillStyle(), self)
  }

  private func makeAnimatableNode<V: View & Animatable>(_ view: V) -> EvaluatingNode {
    evaluated(AnimatableCompositeNode(view, in: self))
  }
}

extension ElementWrapper {
  var isMultiple: Bool { false }
  var belongsToContainer: Bool { false }
}

/// A source of modifier nodes, one for each element that it wraps.
///
/// A node made this way hands the updates that it receives to its content: the modifier itself is
/// updated through its source.
@MainActor
protocol ElementWrapper: AnyObject {
  /// Whether what stands for a wrapped element may again be several elements.
  var isMultiple: Bool { get }
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

/// What is known of a view's type without a value of it.
@MainActor
enum ViewKinds {
  private static var multiplicity: [ObjectIdentifier: Bool] = [:]

  /// Whether it makes sense to ask if a type is primitive.
  ///
  /// For the answer the runtime looks through the conformances of all libraries, once per type; most
  /// views have a body.
  static func mayBePrimitive<V: View>(_ type: V.Type) -> Bool { V.Body.self == Never.self }

  /// Whether a view of this type may stand for any number of elements.
  /// - Complexity: constant after the first question about a type.
  static func isMultiple<V: View>(_ type: V.Type) -> Bool {
    if let known = multiplicity[ObjectIdentifier(type)] { return known }
    let answer: Bool
    if mayBePrimitive(type), let primitive = type as? any PrimitiveView.Type {
      answer = primitive.isMultiple
    } else {
      answer = isMultiple(V.Body.self)
    }
    multiplicity[ObjectIdentifier(type)] = answer
    return answer
  }
}
