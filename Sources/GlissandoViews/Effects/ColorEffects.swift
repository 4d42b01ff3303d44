import Foundation
import GlissandoDrawing
public import GlissandoMotion

extension View {
  /// Brightens the view's colours by an amount in [-1, 1].
  nonisolated public func brightness(_ amount: Double) -> some View {
    modifier(ColorEffectModifier(amount: amount) { .brightness($0) })
  }

  /// Stretches the view's colours about their middle; 1 changes nothing.
  nonisolated public func contrast(_ amount: Double) -> some View {
    modifier(ColorEffectModifier(amount: amount) { .contrast($0) })
  }

  /// Stretches the view's colours about their grey; 1 changes nothing.
  nonisolated public func saturation(_ amount: Double) -> some View {
    modifier(ColorEffectModifier(amount: amount) { .saturation($0) })
  }

  /// Takes the view's colours towards grey; [0, 1].
  nonisolated public func grayscale(_ amount: Double) -> some View {
    modifier(ColorEffectModifier(amount: amount) { .grayscale($0) })
  }

  /// Turns the view's hues.
  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    modifier(ColorEffectModifier(amount: angle.radians) { .hueRotation(.radians($0)) })
  }

  /// Swaps light and dark.
  nonisolated public func colorInvert() -> some View {
    modifier(ColorEffectModifier(amount: 1) { _ in .colorInvert })
  }
}

nonisolated struct ColorEffectModifier: PrimitiveModifier, Animatable {
  var amount: Double
  let effect: @Sendable (Double) -> ColorEffect

  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    ColorEffectNode(self, context)
  }
}

private final class ColorEffectNode: GroupEffectNode<ColorEffectModifier> {
  override func group(_ shown: ColorEffectModifier, _ context: RenderContext) -> DisplayGroup {
    DisplayGroup(
      id: UInt64(serial), transform: context.transform,
      kind: .colorEffect(shown.effect(shown.amount)))
  }
}
