public import GlissandoMotion

/// A part of a user interface, described by value.
///
/// A view is cheap to make and is made anew whenever something that its parent read has changed;
/// what lasts between two descriptions (state, running animations) is kept for it by identity.
@MainActor @preconcurrency
public protocol View {
  /// The type of view that describes this one's content.
  associatedtype Body: View

  /// The content, described by other views. It is evaluated again only when something that it
  /// read has changed, and must not change state itself.
  @ViewBuilder var body: Body { get }

  /// Makes what lasts of `view`. Views with a body have it by default; it is not for programs.
  ///
  /// A requirement, so that the view's own way is known without a search through all conformances.
  static func makeNode(of view: Self, in place: TreePlace) -> TreeNode

  /// Hands the body of `view` to its node. All views have it by default; it is not for programs.
  ///
  /// A requirement that is compiled with the view: there the type of the body is known, and need not
  /// be put together from its name at the first evaluation, which takes longer than all the rest.
  static func showBody(of view: Self, in place: TreeBody)

  /// Whether the view may stand for any number of elements (a tuple, a loop, a branch), so that
  /// modifiers apply to each of them and the container sees them as its own children.
  ///
  /// `place` is where it would stand: a modifier's content is as many elements as the view that the
  /// modifier is put on. By default as the body; it is not for programs.
  static func standsForSeveral(in place: ContentPlace) -> Bool
}

extension View {
  /// Makes the node of a view that is described by its body.
  public static func makeNode(of view: Self, in place: TreePlace) -> TreeNode {
    TreeNode(place.context.evaluated(CompositeNode(view, in: place.context)))
  }

  /// Evaluates the body for a node.
  @inlinable public static func showBody(of view: Self, in place: TreeBody) {
    place.show { view.body }
  }

  /// Whether the body stands for any number of elements.
  @inlinable public static func standsForSeveral(in place: ContentPlace) -> Bool {
    Body.standsForSeveral(in: place)
  }
}

extension View where Self: Animatable {
  /// Makes the node of a view that is described by its body and has data that animates.
  public static func makeNode(of view: Self, in place: TreePlace) -> TreeNode {
    TreeNode(place.context.evaluated(AnimatableCompositeNode(view, in: place.context)))
  }
}

extension Never: View {
  /// Never called: a primitive view has no body.
  public var body: Never { fatalError("a primitive view has no body") }

  /// False: nothing stands for no elements.
  public static func standsForSeveral(in place: ContentPlace) -> Bool { false }
}

/// A view that shows nothing and takes no part in layout.
public struct EmptyView: View, PrimitiveView {
  /// Makes a view that shows nothing.
  nonisolated public init() {}

  package static var isMultiple: Bool { true }

  package func makeNode(in context: NodeContext) -> ViewNode {
    EmptyNode(context)
  }
}

final class EmptyNode: ViewNode {
  override func update<V: View>(_ view: V) {}
  override func collectElements(into elements: inout [LayoutNode], _ scope: ElementScope) {}
}

/// Builds one view from the several that a closure lists.
@resultBuilder
public struct ViewBuilder {
  /// Passes a view on unchanged.
  nonisolated public static func buildExpression<Content: View>(_ content: Content) -> Content {
    content
  }

  /// Builds nothing from nothing.
  nonisolated public static func buildBlock() -> EmptyView { EmptyView() }

  /// Passes a single view on unchanged.
  nonisolated public static func buildBlock<Content: View>(_ content: Content) -> Content {
    content
  }

  /// Joins several views.
  nonisolated public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView(repeat each content)
  }

  /// Shows a view or nothing, for an `if` without `else`.
  nonisolated public static func buildIf<Content: View>(_ content: Content?) -> Content? {
    content
  }

  /// Shows the first branch of an `if` or `switch`.
  nonisolated public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> {
    ConditionalContent(.first(first))
  }

  /// Shows the second branch of an `if` or `switch`.
  nonisolated public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> {
    ConditionalContent(.second(second))
  }

  /// Hides the type of a view that is only there on some systems.
  nonisolated public static func buildLimitedAvailability<Content: View>(
    _ content: Content
  ) -> AnyView {
    AnyView(content)
  }
}
