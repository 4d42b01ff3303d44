import Foundation
import GlissandoDrawing
public import GlissandoMotion

/// A change of how a view is drawn that may depend on where it is, and has no effect on layout.
///
/// Effects are made from `EmptyVisualEffect` by the modifiers that do not change a view's size.
public nonisolated protocol VisualEffect: Sendable, Animatable {
  /// Draws content with the effect; it is not for programs, and does nothing by default.
  @MainActor static func draw(
    _ effect: Self, in drawing: inout VisualEffectDrawing,
    content: (inout VisualEffectDrawing) -> Void)
}

extension VisualEffect {
  /// Draws the content as it is.
  @MainActor public static func draw(
    _ effect: Self, in drawing: inout VisualEffectDrawing,
    content: (inout VisualEffectDrawing) -> Void
  ) {
    content(&drawing)
  }
}

/// The effect that changes nothing, from which others are made.
public nonisolated struct EmptyVisualEffect: VisualEffect {
  /// Makes the effect that changes nothing.
  public init() {}
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

/// The change of a visual effect.
@Animatable
nonisolated struct PlacedChange<Effect: VisualEffect>: VisualChange {
  var effect: Effect

  static var movesContent: Bool { true }
  // Which effect it is a closure decides anew each time.
  func differsAtRest(from previous: Self) -> Bool { true }

  @MainActor func draw(
    in drawing: inout VisualEffectDrawing, content: (inout VisualEffectDrawing) -> Void
  ) {
    Effect.draw(effect, in: &drawing, content: content)
  }
}

/// Draws its content with an effect that may depend on where it is.
class PlacedEffectNode<M, Effect: VisualEffect>: EffectNode<M, PlacedChange<Effect>>,
  PlaceReading, LateReader
{
  final var lateReading = LateReading()
  /// Whether the view has been scrolled since the effect was asked for.
  private var hasMoved = false

  override class var roles: NodeRoles { .lateReader }

  /// The effect at the place where the view is.
  var effectNow: Effect { fatalError("a node of a placed effect says which one it draws") }

  final override var change: PlacedChange<Effect> { PlacedChange(effect: noting { effectNow }) }
  final override var dependsOnPlace: Bool { true }
  final override var label: String { "visual effect" }

  // Whoever asks in the midst of a scroll is inside of an effect that has followed it, too.
  final override var contentTransform: CGAffineTransform {
    if hasMoved { jump() }
    return super.contentTransform
  }

  /// Something around the view is scrolled: the effect follows at once, when all is in its place.
  func placeChanged() {
    hasMoved = true
    requestRender()
  }

  /// Layout moves what is around the view, under a transaction: so does the effect.
  func placeMoved() { if isPlaced { resolve() } }

  final override func render(_ context: RenderContext, _ pass: RenderPass) {
    if hasMoved { jump() }
    hasMoved = false
    super.render(context, pass)
  }
}
