public import GlissandoMotion

/// A change of a view that can be given to any view.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of view that describes the result.
  associatedtype Body: View

  /// The changed view; `content` stands for the view that is changed.
  @ViewBuilder func body(content: Content) -> Body

  /// Stands for the view that is changed.
  typealias Content = ModifierContent<Self>

  /// Makes what lasts of a modifier that makes its own node; nil for one that is described by its
  /// body. By default nil; it is not for programs.
  static func makeNode(of modifier: Self, in place: TreePlace) -> TreeNode?

  /// Whether the modifier acts on each of several elements by itself, and not on all of them once.
  ///
  /// By default false; it is not for programs.
  static var actsOnEachElement: Bool { get }
}

extension ViewModifier {
  /// Nil: the modifier is described by its body.
  public static func makeNode(of modifier: Self, in place: TreePlace) -> TreeNode? { nil }

  /// False: the body is evaluated once, and its content is all of the elements.
  public static var actsOnEachElement: Bool { false }
}

/// A modifier that makes its own node.
///
/// What it has in place of a body stands here and not for all modifiers whose `Body` is `Never`: one of a
/// program that lacks a body, since that is compiled for another system only, would become such a one.
@usableFromInline
package nonisolated protocol BodylessModifier: ViewModifier where Body == Never {}

extension BodylessModifier {
  /// Never called.
  @usableFromInline
  @MainActor package func body(content: Content) -> Never {
    fatalError("\(Self.self) changes its content by itself and has no body")
  }
}

extension ViewModifier {
  /// A modifier that applies this one and then `modifier`.
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier with data that animates.
public protocol AnimatableModifier: Animatable, ViewModifier {}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier {
  /// The modifier that changes nothing.
  nonisolated public static let identity = EmptyModifier()

  /// Makes a modifier that changes nothing.
  nonisolated public init() {}

  /// The content itself.
  public func body(content: Content) -> some View { content }
}

/// A view and the modifier that changes it.
public struct ModifiedContent<Content, Modifier> {
  /// The view.
  public var content: Content
  /// Its modifier.
  public var modifier: Modifier

  /// Puts a modifier on a view.
  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension View {
  /// Puts a modifier on the view.
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// The content with both modifiers, the first one inside.
  public func body(content: ModifierContent<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  package static func isMultiple(in place: ContentPlace) -> Bool {
    let isSeveral = ViewKinds.isMultiple(Content.self, in: place)
    if Modifier.Body.self == Never.self || (isSeveral && Modifier.actsOnEachElement) {
      return isSeveral
    }
    return ViewKinds.isMultiple(
      Modifier.Body.self, in: place.inside(Modifier.self, ofSeveral: isSeveral))
  }

  package func makeNode(in context: NodeContext) -> ViewNode {
    let isSeveral = ViewKinds.isMultiple(Content.self, in: ContentPlace(below: context.parent))
    if isSeveral, Modifier.actsOnEachElement { return DistributingNode(self, context) }
    guard let made = Modifier.makeNode(of: modifier, in: TreePlace(context: context)) else {
      return makeBodyNode(in: context, ofSeveral: isSeveral)
    }
    made.hold(
      context.below(made.node).makeNode(content),
      update: ViewUpdate { (view: Self, node) in view.update(node) })
    return made.node
  }

  @MainActor
  private func makeBodyNode(in context: NodeContext, ofSeveral isSeveral: Bool) -> ViewNode {
    let content = content
    let node = ModifierBodyNode.make(modifier, in: context) { $0.makeNode(content) }
    node.contentIsSeveral = isSeveral
    node.updateFromView = ViewUpdate { (view: Self, node) in
      node.update(modifier: view.modifier)
      (node as? ModifierBodyNode<Modifier>)?.updateContent(view.content)
    }
    return context.evaluated(node)
  }

  @MainActor
  private func update(_ node: ViewNode) {
    node.update(modifier: modifier)
    if let node = node as? ContentNode {
      node.content?.update(content)
    } else {
      (node as? WholeNode)?.content?.update(content)
    }
  }
}
