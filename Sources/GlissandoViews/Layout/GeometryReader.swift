public import Foundation
import GlissandoDrawing
public import GlissandoMotion

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

/// The size and place of a view at the final state.
public struct GeometryProxy {
  /// The size in points.
  public let size: CGSize
  /// Where the view is in its coordinate root, in points.
  let origin: CGPoint
  /// The view; nil where only its size is known.
  var place: GeometryPlace?

  /// How far the view could reach beyond its edges, below what `safeAreaInset` has put there.
  ///
  /// SwiftUI: a window on a desktop has no bars of the system, which count there too.
  public var safeAreaInsets: EdgeInsets {
    guard let place else { return EdgeInsets() }
    return MainActor.assumeIsolated { place.safeAreaInsets }
  }

  /// The view's frame in a coordinate space.
  ///
  /// It is the frame at the final state of all motion; only scrolling is taken as it is shown now.
  /// An unknown name counts as the window.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    let space = coordinateSpace.coordinateSpace
    if space == .local { return CGRect(origin: .zero, size: size) }
    let frame = CGRect(origin: origin, size: size)
    guard let place else { return frame }
    let carried = Carried(space)
    return MainActor.assumeIsolated { place.convert(frame, to: carried.value) }
  }

  /// The bounds of a view around that `coordinateSpace(_:)` gave a name, in this view's points.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard let place else { return nil }
    let carried = Carried(coordinateSpace.coordinateSpace)
    let origin = origin
    return MainActor.assumeIsolated { place.bounds(of: carried.value, from: origin) }
  }
}

/// A place to measure from.
public enum CoordinateSpace: Hashable {
  /// The window.
  case global
  /// The view itself.
  case local
  /// A view around that was given a name.
  case named(AnyHashable)
}

/// Something that names a coordinate space.
public protocol CoordinateSpaceProtocol {
  /// The space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of the window.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Makes the space.
  public init() {}
  /// The window's.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinate space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Makes the space.
  public init() {}
  /// The view's.
  public var coordinateSpace: CoordinateSpace { .local }
}

extension CoordinateSpace: CoordinateSpaceProtocol {
  /// Itself.
  public var coordinateSpace: CoordinateSpace { self }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The coordinate space of the window.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The coordinate space of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
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
    evaluator.apply(
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
private final class GeometryContentNode<Content: View>: EvaluatingNode, PlaceReading {
  private var makeContent: (GeometryProxy) -> Content
  private var proxy: GeometryProxy?

  init(_ makeContent: @escaping (GeometryProxy) -> Content, _ context: NodeContext) {
    self.makeContent = makeContent
    super.init(context)
  }

  func apply(_ makeContent: @escaping (GeometryProxy) -> Content) {
    self.makeContent = makeContent
    if proxy != nil { evaluate() }
  }

  func apply(_ proxy: GeometryProxy) {
    if let known = self.proxy, known.size == proxy.size, known.origin == proxy.origin { return }
    self.proxy = proxy
    evaluate()
  }

  override func evaluateBody() {
    guard let proxy else { return }
    show { makeContent(proxy) }
  }

  /// The content is somewhere else in the window, and had asked where it is.
  func placeChanged() { invalidateBody() }
}
