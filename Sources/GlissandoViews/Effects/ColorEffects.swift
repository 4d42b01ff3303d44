import Foundation
public import GlissandoDrawing
public import GlissandoMotion

// Effects that change colours.

extension View {
  /// Brightens the view's colours by an amount in [-1, 1].
  nonisolated public func brightness(_ amount: Double) -> some View {
    modifier(ColorEffectModifier.brightness(amount))
  }

  /// Stretches the view's colours about their middle; 1 changes nothing.
  nonisolated public func contrast(_ amount: Double) -> some View {
    modifier(ColorEffectModifier.contrast(amount))
  }

  /// Stretches the view's colours about their grey; 1 changes nothing.
  nonisolated public func saturation(_ amount: Double) -> some View {
    modifier(ColorEffectModifier.saturation(amount))
  }

  /// Takes the view's colours towards grey; [0, 1].
  nonisolated public func grayscale(_ amount: Double) -> some View {
    modifier(ColorEffectModifier.grayscale(amount))
  }

  /// Turns the view's hues.
  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    modifier(ColorEffectModifier.hueRotation(angle))
  }

  /// Swaps light and dark.
  nonisolated public func colorInvert() -> some View {
    modifier(ColorEffectModifier(amount: 1) { _ in .colorInvert })
  }

  /// Multiplies the view's colours with another one, channel by channel.
  nonisolated public func colorMultiply(_ color: Color) -> some View {
    modifier(ColorMultiplyModifier(color: color))
  }

  /// Makes the view black, and transparent where it was dark.
  nonisolated public func luminanceToAlpha() -> some View {
    modifier(ColorEffectModifier(amount: 1) { _ in .luminanceToAlpha })
  }
}

@usableFromInline
nonisolated struct ColorEffectModifier: PrimitiveModifier, GroupChange {
  var amount: Double
  let effect: @Sendable (Double) -> ColorEffect

  @usableFromInline var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  var groupKind: DisplayGroup.Kind { .colorEffect(effect(amount)) }
}

extension VisualChange where Self == ColorEffectModifier {
  static func brightness(_ amount: Double) -> Self { Self(amount: amount) { .brightness($0) } }
  static func contrast(_ amount: Double) -> Self { Self(amount: amount) { .contrast($0) } }
  static func saturation(_ amount: Double) -> Self { Self(amount: amount) { .saturation($0) } }
  static func grayscale(_ amount: Double) -> Self { Self(amount: amount) { .grayscale($0) } }
  static func hueRotation(_ angle: Angle) -> Self {
    Self(amount: angle.radians) { .hueRotation(.radians($0)) }
  }
}

@usableFromInline
nonisolated struct ColorMultiplyModifier: PrimitiveModifier {
  var color: Color

  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    ColorMultiplyNode(self, context)
  }
}

/// A multiplication with a colour that is known.
@Animatable
nonisolated struct ColorMultiplyChange: GroupChange {
  var color: Paint

  var groupKind: DisplayGroup.Kind {
    guard case .color(let color) = color else { return .opacity(1) }
    return .colorEffect(.colorMultiply(color))
  }
}

/// Its colour is resolved in its surroundings and animates as a colour.
private final class ColorMultiplyNode: EffectNode<ColorMultiplyModifier, ColorMultiplyChange> {
  override var change: ColorMultiplyChange {
    ColorMultiplyChange(color: .color(modifier.color.resolve(in: environment)))
  }

  override func environmentChanged(from previous: EnvironmentValues) { resolve() }
}
