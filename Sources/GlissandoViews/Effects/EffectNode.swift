import Foundation
import GlissandoDrawing
import GlissandoMotion

/// Draws its content with a change, whose data animates.
@MainActor
class EffectNode<M, C: VisualChange>: ModifierNode<M>, ContentMoving,
  @MainActor AnimatedAttributeObserver
{
  #if !DEBUG
    // Unchecked in release builds: the benchmark’s row `transitions` needs it.
    @exclusivity(unchecked)
  #endif
  final var renderState = RenderState()
  /// Nil where the change is still to be asked for.
  private(set) final var effect: ShownValue<C>?
  /// The view's frame as it glides; nil where the change does not refer to it.
  private let rectangle: ShownValue<CGRect>?
  private let drawer = ChangeDrawer()
  /// Fractions of opacity and scale come to rest closer than a step of 8 bits.
  private static var restDistance: Double { 1.0 / 512 }

  override init(_ modifier: M, _ context: NodeContext) {
    rectangle = C.usesFrame ? ShownValue(placeholder: .zero, label: "frame") : nil
    super.init(modifier, context)
    if !dependsOnPlace { resolve() }
  }

  // MARK: The change

  /// The change that the modifier asks for.
  var change: C { fatalError("a node of an effect says which change it draws") }

  /// Whether the change can be known only where the view has its place.
  var dependsOnPlace: Bool { false }

  override func modifierChanged(from previous: M) {
    if !dependsOnPlace || isPlaced { resolve() }
  }

  override func arrange() {
    super.arrange()
    if rectangle?.set(frame, for: self, under: frameTransaction) == true { requestRender() }
    if dependsOnPlace { resolve() }
  }

  /// Brings the change up to date, under a transaction: that which arrives at the node, unless
  /// another is given.
  final func resolve(under transaction: Transaction? = nil) {
    guard let effect else {
      effect = ShownValue(change, label: label, restDistance: Self.restDistance)
      return changed(isMoved: true)
    }
    let previous = effect.target
    let isNew = effect.set(change, for: self, under: transaction)
    let differsAtRest = effect.target.differsAtRest(from: previous)
    // What is known only at its place may always differ at rest: as long as its numbers are the same nothing moves.
    if isNew || differsAtRest { changed(isMoved: isNew || !dependsOnPlace) }
  }

  private func changed(isMoved: Bool) {
    if isMoved, movesContent, isPlaced { tree.placeReaders.noteMove(of: self) }
    requestRender()
  }

  /// Takes the change as it is now without motion.
  final func jump() { effect?.jump(to: change) }

  /// What the change is called where motion is listed.
  var label: String { "\(M.self)" }

  /// The view's frame as shown now.
  var shownFrame: CGRect { rectangle?.shown ?? frame }

  /// Whether the effect moves its content and is being animated.
  var isMovingContent: Bool { C.movesContent && effect?.isRunning == true }

  func animatedValueChanged(_ attribute: AnyAnimatedAttribute) { requestRender() }
  func animationEnded(_ attribute: AnyAnimatedAttribute) { requestRender() }

  override func willDestroy() {
    rectangle?.remove()
    effect?.remove()
    super.willDestroy()
  }

  // MARK: Drawing

  override func render(_ context: RenderContext, _ pass: RenderPass) {
    guard noteRender(context, pass), let shown = effect?.shown else { return }
    drawer.draw(
      content, of: self, with: shown, in: shownFrame, isMoving: isMovingContent, context, pass)
  }

  /// The context of the content when the motion has ended; nil if that is not known.
  func goal(in context: RenderContext) -> RenderContext? {
    effect.map { drawer.goal(of: self, by: $0.target, in: frame, context) }
  }

  // MARK: Where the content is

  override func inspect(_ place: InspectedPlace, _ inspector: ElementInspector) {
    super.inspect(
      drawer.place(of: self, by: effect?.shown, in: shownFrame, to: effect?.target, at: place),
      inspector)
  }

  override var movesContent: Bool { C.movesContent }

  // What is seen in perspective counts as where it is laid out.
  override var contentTransform: CGAffineTransform {
    goal(in: RenderContext())?.affine ?? .identity
  }

  // From where the view is without the effect, over where it is now, to where it goes.
  override var reachOfMotion: (bounds: CGRect, context: RenderContext)? {
    guard isPlaced else { return nil }
    let context = renderState.context
    let rect = frame.union(shownFrame)
    // One after the other: both use the same planes. No array: this runs while anything moves.
    func reach(_ change: C?) -> CGRect {
      guard let change else { return .null }
      return drawer.goal(of: self, by: change, in: rect, context).bounds(of: rect, in: context)
    }
    let bounds = rect.applying(context.transform)
    return (bounds.union(reach(effect?.shown)).union(reach(effect?.target)), context)
  }
}

extension PrimitiveModifier where Self: VisualChange {
  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    PlainEffectNode(self, context)
  }
}

/// Draws its content with the change that its modifier is.
private final class PlainEffectNode<C: VisualChange>: EffectNode<C, C> {
  override var change: C { modifier }
}
