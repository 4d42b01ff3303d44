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
}

extension ViewModifier {
  /// Nil: the modifier is described by its body.
  public static func makeNode(of modifier: Self, in place: TreePlace) -> TreeNode? { nil }
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
  package static var isMultiple: Bool {
    ViewKinds.isMultiple(Content.self)
      || (Modifier.Body.self != Never.self && ViewKinds.isMultiple(Modifier.Body.self))
  }

  package func makeNode(in context: NodeContext) -> ViewNode {
    if !Self.isMultiple,
      let node = Modifier.makeNode(of: modifier, in: TreePlace(context: context))?.contentNode
    {
      node.updateFromView = { pointer, node in
        pointer.assumingMemoryBound(to: Self.self).pointee.update(node)
      }
      node.content = NodeContext(parent: node).makeNode(content)
      return node
    }
    return DistributingNode(self, context)
  }

  @MainActor
  private func update(_ node: ContentNode) {
    node.take(modifier)
    node.content?.update(content)
  }
}
