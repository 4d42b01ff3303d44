import Foundation
import GlissandoDrawing
import GlissandoMotion

/// A view whose content knows the size that it has, and takes all space that it is offered.
public nonisolated struct GeometryReader<Content> {
  /// Makes the content from the geometry.
  public var content: (GeometryProxy) -> Content

  /// Makes a view from its geometry.
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: View, PrimitiveView where Content: View {
  @MainActor package func makeNode(in context: NodeContext) -> ViewNode {
    GeometryReaderNode(self, context)
  }
}

/// Evaluates its content when its size is known, and again when the size or what it read changes.
private final class GeometryReaderNode<Content: View>: ContainerNode {
  private var view: GeometryReader<Content>
  private var evaluator: GeometryContentNode<Content>!

  init(_ view: GeometryReader<Content>, _ context: NodeContext) {
    self.view = view
    super.init(context)
    evaluator = GeometryContentNode(view.content, NodeContext(parent: self))
    content = evaluator
  }

  override func update<V: View>(_ view: V) {
    self.view = sameView(view, as: GeometryReader<Content>.self)
    evaluator.apply(self.view.content)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  // Before it has a size its content is not what it will be, and most often it only measures.
  override func hasGround(_ search: GroundSearch) -> Bool {
    search.knowsSizes && super.hasGround(search)
  }

  override func arrange() {
    evaluator.supply(
      GeometryProxy(
        size: frame.size, origin: frame.origin, place: GeometryPlace(self, reader: evaluator)))
    let inner = ProposedViewSize(frame.size)
    for element in elements {
      let size = element.sizeThatFits(inner)
      element.place(in: CGRect(origin: frame.origin, size: size), proposal: inner)
    }
  }
}

/// The body of a geometry reader.
private final class GeometryContentNode<Content: View>: SuppliedNode<GeometryProxy, Content>,
  PlaceReading
{
  override func areSame(_ lhs: GeometryProxy, _ rhs: GeometryProxy) -> Bool {
    lhs.size == rhs.size && lhs.origin == rhs.origin
  }

  /// The content is somewhere else in the window, and had asked where it is.
  func placeChanged() { invalidateBody() }
}
