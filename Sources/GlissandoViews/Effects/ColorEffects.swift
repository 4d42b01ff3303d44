import Foundation
public import GlissandoDrawing
public import GlissandoMotion

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
nonisolated struct ColorEffectModifier: PrimitiveModifier, Animatable, GroupChange {
  var amount: Double
  let effect: @Sendable (Double) -> ColorEffect

  @usableFromInline var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  var groupKind: DisplayGroup.Kind { .colorEffect(effect(amount)) }

  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    ColorEffectNode(self, context)
  }
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

private final class ColorEffectNode: GroupEffectNode<ColorEffectModifier> {
  override func group(_ shown: ColorEffectModifier, _ context: RenderContext) -> DisplayGroup {
    DisplayGroup(id: UInt64(serial), transform: context.transform, kind: shown.groupKind)
  }
}

@usableFromInline
nonisolated struct ColorMultiplyModifier: PrimitiveModifier, Animatable {
  var color: Color

  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    ColorMultiplyNode(self, context)
  }
}

/// Its colour is resolved in its surroundings and animates as a colour.
private final class ColorMultiplyNode: GroupEffectNode<ColorMultiplyModifier> {
  private lazy var color = ShownValue(
    resolvedColor, label: "colorMultiply", restDistance: 1.0 / 512)

  private var resolvedColor: Paint { .color(modifier.color.resolve(in: environment)) }

  override func restDiffers(_ previous: ColorMultiplyModifier) -> Bool {
    color.set(resolvedColor, for: self)
  }

  override func environmentChanged(from previous: EnvironmentValues) {
    if color.set(resolvedColor, for: self) { requestRender() }
  }

  override func group(_ shown: ColorMultiplyModifier, _ context: RenderContext) -> DisplayGroup {
    var kind = DisplayGroup.Kind.opacity(1)
    if case .color(let color) = color.shown { kind = .colorEffect(.colorMultiply(color)) }
    return DisplayGroup(id: UInt64(serial), transform: context.transform, kind: kind)
  }

  override func willDestroy() {
    color.remove()
    super.willDestroy()
  }
}
