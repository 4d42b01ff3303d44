import Foundation
import GlissandoDrawing
public import GlissandoMotion

/// A change of how a view is drawn that may depend on where it is, and has no effect on layout.
///
/// Effects are made from `EmptyVisualEffect` by the modifiers that do not change a view's size.
public nonisolated protocol VisualEffect: Sendable, Animatable {
  /// Draws content with the effect; it is not for programs, and does nothing by default.
  @MainActor static func draw(
    _ effect: Self, in drawing: VisualEffectDrawing, content: (VisualEffectDrawing) -> Void)
}

extension VisualEffect {
  /// Draws the content as it is.
  @MainActor public static func draw(
    _ effect: Self, in drawing: VisualEffectDrawing, content: (VisualEffectDrawing) -> Void
  ) {
    content(drawing)
  }
}

/// The effect that changes nothing, from which others are made.
public nonisolated struct EmptyVisualEffect: VisualEffect {
  /// Makes the effect that changes nothing.
  public init() {}
}

/// Where an effect is being drawn.
@MainActor
public struct VisualEffectDrawing {
  var context: RenderContext
  /// The view's frame, in layout coordinates of `context`.
  let rect: CGRect
  /// Where to write; nil while it is only asked where the content is.
  let pass: RenderPass?
  let groups: EffectGroups
  /// The product of the opacities of the effects so far.
  var opacity = 1.0
}

/// The groups of the display list that a visual effect opens, in their order.
@MainActor
final class EffectGroups {
  private let serial: Int
  private var indices: [Int] = []
  private var planes: [ProjectedPlane] = []
  private var groupCount = 0
  private var planeCount = 0

  init(serial: Int) { self.serial = serial }

  /// Begins to draw the effect anew.
  func restart() { (groupCount, planeCount) = (0, 0) }

  /// Draws what `content` draws as a group.
  func draw(
    _ group: DisplayGroup, in drawing: VisualEffectDrawing, _ content: () -> Void
  ) {
    guard let pass = drawing.pass else { return content() }
    if groupCount == indices.count { indices.append(0) }
    var group = group
    // Serials stay below this bit for longer than any program runs.
    group.id = UInt64(serial) | UInt64(groupCount + 1) << 48
    pass.begin(group, at: &indices[groupCount], drawing.context)
    groupCount += 1
    content()
    pass.end()
  }

  /// The next plane of the effect.
  func plane() -> ProjectedPlane {
    if planeCount == planes.count { planes.append(ProjectedPlane()) }
    planeCount += 1
    return planes[planeCount - 1]
  }
}

extension View {
  /// Draws the view with an effect that may depend on its size and place, without a change of
  /// layout.
  ///
  /// The closure runs when the view is updated, when its frame changes and, if it has asked for a
  /// frame in another coordinate space, when something around the view is scrolled.
  nonisolated public func visualEffect<Effect: VisualEffect>(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
  ) -> some View {
    modifier(VisualEffectModifier(effect: effect))
  }
}

@usableFromInline
nonisolated struct VisualEffectModifier<Effect: VisualEffect>: PrimitiveModifier {
  let effect: @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect

  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    VisualEffectNode(self, context)
  }
}

/// Asks for its effect by the geometry of its content.
private final class VisualEffectNode<Effect: VisualEffect>:
  PlacedEffectNode<VisualEffectModifier<Effect>, Effect>
{
  override var effectNow: Effect {
    modifier.effect(
      EmptyVisualEffect(),
      GeometryProxy(
        size: frame.size, origin: frame.origin, place: GeometryPlace(self, reader: self)))
  }
}

/// Draws its content with an effect that may depend on where it is.
class PlacedEffectNode<M, Effect: VisualEffect>:
  ModifierNode<M>, Rendering, PlaceReading, @MainActor AnimatedAttributeObserver
{
  var renderState = RenderState()
  private let rectangle = ShownValue(placeholder: CGRect.zero, label: "frame")
  private var effect: ShownValue<Effect>?
  private lazy var groups = EffectGroups(serial: serial)
  /// Whether the view has been scrolled since the effect was asked for.
  private var hasMoved = false

  override func modifierChanged(from previous: M) {
    if isPlaced { resolve() }
  }

  override func arrange() {
    super.arrange()
    if rectangle.set(frame, for: self) { requestRender() }
    resolve()
  }

  /// The effect at the place where the view is.
  var effectNow: Effect { fatalError("abstract") }

  /// Brings the effect up to date, under a transaction: that which arrives at the node, unless
  /// another is given.
  final func resolve(under transaction: Transaction? = nil) {
    guard let effect else {
      effect = ShownValue(effectNow, label: "visual effect", restDistance: 1.0 / 512)
      return requestRender()
    }
    effect.set(effectNow, for: self, under: transaction)
    requestRender()
  }

  /// Something around the view is scrolled: the effect follows at once, when all is in its place.
  func placeChanged() {
    hasMoved = true
    requestRender()
  }

  override func render(_ context: RenderContext, _ pass: RenderPass) {
    guard noteRender(context, pass) else { return }
    if hasMoved {
      hasMoved = false
      effect?.jump(to: effectNow)
    }
    draw(effect?.shown, in: rectangle.shown, context, pass) { drawing in
      var inner = drawing.context
      inner.isMoving = context.isMoving || effect?.isRunning ?? false
      content?.render(inner, pass)
    }
  }

  private func draw(
    _ effect: Effect?, in rect: CGRect, _ context: RenderContext, _ pass: RenderPass?,
    _ content: (VisualEffectDrawing) -> Void
  ) {
    guard let effect else { return }
    groups.restart()
    Effect.draw(
      effect, in: VisualEffectDrawing(context: context, rect: rect, pass: pass, groups: groups),
      content: content)
  }

  override func inspect(_ place: InspectedPlace, _ inspector: ElementInspector) {
    var inner = place
    // Planes are overwritten by the next question: the one about what is shown comes last.
    draw(effect?.target, in: frame, place.target, nil) { inner.target = $0.context }
    draw(effect?.shown, in: rectangle.shown, place.shown, nil) {
      inner.shown = $0.context
      inner.opacity *= $0.opacity
    }
    super.inspect(inner, inspector)
  }

  override var contentTransform: CGAffineTransform {
    var result = CGAffineTransform.identity
    draw(effect?.target, in: frame, RenderContext(), nil) { drawing in
      if drawing.context.plane == nil { result = drawing.context.transform }
    }
    return result
  }

  func animatedValueChanged(_ attribute: AnyAnimatedAttribute) { requestRender() }
  func animationEnded(_ attribute: AnyAnimatedAttribute) { requestRender() }

  override func willDestroy() {
    rectangle.remove()
    effect?.remove()
    super.willDestroy()
  }
}
