import Foundation
import GlissandoDrawing
import GlissandoMotion

/// The base of nodes that change how their content is drawn, with data that animates.
///
/// An effect that refers to the view's frame (an anchor, a clip) takes it from its own rectangle,
/// which glides like that of a leaf.
@MainActor
class EffectNode<M: Animatable>: ModifierNode<M>, Rendering {
  var renderState = RenderState()
  let effect: ShownValue<M>
  private var contentDrawnIn: RenderContext?
  /// Fractions of opacity and scale come to rest closer than a step of 8 bits.
  private static var restDistance: Double { 1.0 / 512 }

  override init(_ modifier: M, _ context: NodeContext) {
    effect = ShownValue(modifier, label: "\(M.self)", restDistance: Self.restDistance)
    super.init(modifier, context)
  }

  override func modifierChanged(from previous: M) {
    if effect.set(modifier, for: self) || restDiffers(previous) { requestRender() }
  }

  /// Whether something that does not animate has changed.
  func restDiffers(_ previous: M) -> Bool { false }

  final override func render(_ context: RenderContext, _ pass: RenderPass) {
    guard noteRender(context, pass) else { return }
    draw(effect.shown, context, pass)
  }

  /// Draws the content, changed by `shown`.
  func draw(_ shown: M, _ context: RenderContext, _ pass: RenderPass) {
    var inner = contentContext(shown, in: shownFrame, context)
    inner.isMoving = inner.isMoving || isMovingContent
    drawContent(inner, pass)
  }

  /// Draws the content, unless the list has it already just like that.
  final func drawContent(_ context: RenderContext, _ pass: RenderPass) {
    guard pass.isRebuilding || context != contentDrawnIn else { return }
    contentDrawnIn = context
    content?.render(context, pass)
  }

  /// Where the content is drawn when the view's frame is `rect`.
  func contentContext(_ modifier: M, in rect: CGRect, _ context: RenderContext) -> RenderContext {
    context
  }

  override var contentTransform: CGAffineTransform {
    contentContext(effect.target, in: frame, RenderContext()).transform
  }

  /// Where the content is drawn when all motion has ended.
  func targetContext(_ context: RenderContext) -> RenderContext {
    contentContext(effect.target, in: frame, context)
  }

  /// The view's frame as shown now.
  var shownFrame: CGRect { frame }

  // From where the view is without the effect, over where it is now, to where it goes.
  override var reachOfMotion: (bounds: CGRect, context: RenderContext)? {
    guard isPlaced else { return nil }
    let context = renderState.context
    let rect = frame.union(shownFrame)
    let start = rect.applying(context.transform)
    let now = rect.applying(contentContext(effect.shown, in: rect, context).transform)
    let end = rect.applying(targetContext(context).transform)
    return (start.union(now).union(end), context)
  }

  /// Whether the effect moves its content and is being animated.
  var isMovingContent: Bool { false }

  /// The factor by which the effect makes its content fainter, as shown now.
  var shownOpacity: Double { 1 }

  override func inspect(_ place: InspectedPlace, _ inspector: ElementInspector) {
    var inner = place
    inner.shown = contentContext(effect.shown, in: shownFrame, place.shown)
    inner.target = targetContext(place.target)
    inner.opacity *= shownOpacity
    super.inspect(inner, inspector)
  }

  override func willDestroy() { effect.remove() }
}

extension EffectNode: @MainActor AnimatedAttributeObserver {
  func animatedValueChanged(_ attribute: AnyAnimatedAttribute) { requestRender() }
  func animationEnded(_ attribute: AnyAnimatedAttribute) { requestRender() }
}

/// An effect that depends on the view's frame.
@MainActor
class FramedEffectNode<M: Animatable>: EffectNode<M> {
  let rectangle = ShownValue(placeholder: CGRect.zero, label: "frame")

  final override var shownFrame: CGRect { rectangle.shown }

  override func arrange() {
    super.arrange()
    if rectangle.set(frame, for: self) { requestRender() }
  }

  override func willDestroy() {
    rectangle.remove()
    super.willDestroy()
  }
}

/// An effect that puts its content in a group of the display list.
@MainActor
class GroupEffectNode<M: Animatable>: FramedEffectNode<M> {
  private var groupIndex = 0

  final override func draw(_ shown: M, _ context: RenderContext, _ pass: RenderPass) {
    let group = group(shown, context)
    pass.begin(group, at: &groupIndex, context)
    var inner = context
    inner.spread += group.spread
    drawContent(inner, pass)
    pass.end()
  }

  /// The group for the effect as it is shown.
  func group(_ shown: M, _ context: RenderContext) -> DisplayGroup {
    fatalError("a group effect makes its group")
  }
}

/// An effect that puts its content in a plane that is seen from somewhere else.
@MainActor
class PlaneEffectNode<M: Animatable>: FramedEffectNode<M> {
  private var groupIndex = 0
  private let shownPlane = ProjectedPlane()
  private let targetPlane = ProjectedPlane()

  /// The projection of a view of a size, from and to its own coordinates, in points.
  func projection(_ modifier: M, in size: CGSize) -> ProjectionTransform {
    fatalError("a plane effect makes its projection")
  }

  final override func draw(_ shown: M, _ context: RenderContext, _ pass: RenderPass) {
    var inner = contentContext(shown, in: shownFrame, context)
    inner.isMoving = context.isMoving || isMovingContent
    pass.begin(
      DisplayGroup(id: UInt64(serial), projection: shownPlane.projection), at: &groupIndex, context)
    drawContent(inner, pass)
    pass.end()
  }

  override var isMovingContent: Bool { effect.isRunning }

  /// What is seen in perspective counts as where it is laid out.
  final override var contentTransform: CGAffineTransform {
    guard let affine = projection(effect.target, in: frame.size).affineEquivalent else {
      return .identity
    }
    return CGAffineTransform(translationX: -frame.minX, y: -frame.minY).concatenating(affine)
      .concatenating(CGAffineTransform(translationX: frame.minX, y: frame.minY))
  }

  final override func contentContext(
    _ modifier: M, in rect: CGRect, _ context: RenderContext
  ) -> RenderContext {
    place(shownPlane, modifier, in: rect, context)
  }

  final override func targetContext(_ context: RenderContext) -> RenderContext {
    place(targetPlane, effect.target, in: frame, context)
  }

  private func place(
    _ plane: ProjectedPlane, _ modifier: M, in rect: CGRect, _ context: RenderContext
  ) -> RenderContext {
    plane.set(projection(modifier, in: rect.size), origin: rect.origin, in: context)
    return RenderContext(
      transform: CGAffineTransform(translationX: -rect.minX, y: -rect.minY), plane: plane)
  }
}
