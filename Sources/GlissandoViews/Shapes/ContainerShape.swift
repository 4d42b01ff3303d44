import Foundation
import GlissandoDrawing
import GlissandoMotion

// The shape of a container, for shapes inside that follow it.

extension View {
  /// Says which shape the view has, for a `ContainerRelativeShape` inside.
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(ContainerShapeModifier(shape: shape))
  }
}

/// The shape of a container, as views inside find it.
@MainActor
final class ContainerShape {
  /// The container around a view that is making its outline; nil outside of that.
  ///
  /// A `Shape` is asked for its outline in a rectangle, and for nothing else.
  @TaskLocal private static var current: Outline?

  /// Where the container is seen now, and in which coordinates.
  fileprivate let place: () -> (rect: CGRect, context: RenderContext)
  /// The shape, smaller by an amount on each side, whose outline without that is a rectangle.
  fileprivate let path: (CGFloat, CGRect) -> Path
  private var followers: [Follower] = []

  /// A view that is drawn anew where the container changes.
  private struct Follower {
    weak var node: (any Rendering)?
  }

  /// A container, seen from a view inside.
  @MainActor
  private final class Outline {
    let container: ContainerShape
    let rect: CGRect
    var isUsed = false

    init(_ container: ContainerShape, _ rect: CGRect) {
      (self.container, self.rect) = (container, rect)
    }
  }

  fileprivate init(
    place: @escaping () -> (rect: CGRect, context: RenderContext),
    path: @escaping (CGFloat, CGRect) -> Path
  ) {
    self.place = place
    self.path = path
  }

  /// Runs `body`, in which shapes find the container around `node`.
  ///
  /// - Parameter rect: Where the view is, in layout coordinates; outlines have their origin there.
  /// - Returns: what `body` returns, and whether a shape asked for the container.
  static func withContainer<Result>(
    of node: any Rendering, in rect: CGRect, _ context: RenderContext, _ body: () -> Result
  ) -> (result: Result, isUsed: Bool) {
    guard let container = node.environment.containerShape else { return (body(), false) }
    let outline = container.outline(from: context.translated(x: rect.minX, y: rect.minY))
    let result = $current.withValue(outline, operation: body)
    guard outline?.isUsed == true else { return (result, false) }
    container.add(node)
    return (result, true)
  }

  private func outline(from context: RenderContext) -> Outline? {
    let (rect, outer) = place()
    guard outer.plane === context.plane, let inverse = context.transform.inverse else { return nil }
    return Outline(self, rect.applying(outer.transform.concatenating(inverse)))
  }

  /// The outline of the container's shape in a rectangle inside; nil where there is none.
  static func path(in rect: CGRect) -> Path? {
    guard let outline = current else { return nil }
    outline.isUsed = true
    let outer = outline.rect
    let distance = min(
      rect.minX - outer.minX, rect.minY - outer.minY, outer.maxX - rect.maxX,
      outer.maxY - rect.maxY)
    let inset = max(distance, 0)
    return outline.container.path(inset, rect.insetBy(dx: -inset, dy: -inset))
  }

  private func add(_ node: any Rendering) {
    guard !followers.contains(where: { $0.node === node }) else { return }
    followers.removeAll { $0.node == nil }
    followers.append(Follower(node: node))
  }

  fileprivate func changed() { for follower in followers { follower.node?.requestRender() } }
}

extension EnvironmentValues {
  /// The shape of the nearest container that has one.
  @Entry fileprivate(set) var containerShape: ContainerShape?
}

nonisolated private struct ContainerShapeModifier<S: InsettableShape>: PrimitiveModifier {
  let shape: S

  @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    ContainerShapeNode(self, context)
  }
}

private final class ContainerShapeNode<S: InsettableShape>: InputNode<ContainerShapeModifier<S>> {
  private let shape: ShownValue<S>
  private var container: ContainerShape?
  private var written: EnvironmentValues

  override init(_ modifier: ContainerShapeModifier<S>, _ context: NodeContext) {
    shape = ShownValue(modifier.shape, label: "container shape")
    written = context.environment
    super.init(modifier, context)
    container = ContainerShape(
      place: { [unowned self] in (shownFrame, renderState.context) },
      path: { [unowned self] in shape.shown.inset(by: $0).path(in: $1) })
    written.containerShape = container
  }

  override var childEnvironment: EnvironmentValues { written }

  override func environmentChanged(from previous: EnvironmentValues) {
    written = environment
    written.containerShape = container
  }

  override func modifierChanged(from previous: ContainerShapeModifier<S>) {
    shape.set(modifier.shape, for: self)
    container?.changed()
  }

  override func arrange() {
    super.arrange()
    container?.changed()
  }

  override func animatedValueChanged(_ attribute: AnyAnimatedAttribute) { container?.changed() }
  override func animationEnded(_ attribute: AnyAnimatedAttribute) { container?.changed() }

  override func willDestroy() {
    shape.remove()
    super.willDestroy()
  }
}
