public import Foundation
public import GlissandoDrawing
public import GlissandoMotion

extension View {
  /// Makes the view translucent; [0, 1].
  ///
  /// It fades as a whole, whatever overlaps inside.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    modifier(OpacityModifier(opacity: opacity))
  }

  /// Draws the view without showing it; it keeps its place.
  nonisolated public func hidden() -> some View { opacity(0).allowsHitTesting(false) }

  /// Throws a shadow behind the view.
  ///
  /// Lengths are in points.
  nonisolated public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(ShadowModifier(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }

  /// Blurs the view by a radius in points.
  ///
  /// - Parameter opaque: Whether the view stays opaque up to its edges, at which it ends.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(BlurModifier(radius: radius, isOpaque: opaque))
  }

  /// Chooses how the view mixes with what is behind it.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(BlendModifier(mode: blendMode))
  }

  /// Draws the view as one picture, before opacity and blending apply.
  nonisolated public func compositingGroup() -> some View { modifier(BlendModifier(mode: .normal)) }

  /// Draws the view as one picture.
  ///
  /// SwiftUI: whether the picture is opaque and how its colours are reckoned with makes no difference
  /// here.
  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    if opaque {
      ViewWarning.noteUnchanged(by: "drawingGroup(opaque:)", "what is transparent stays so")
    }
    colorMode.noteUnchanged(by: "drawingGroup(colorMode:)")
    return compositingGroup()
  }
}

@usableFromInline
nonisolated struct OpacityModifier: PrimitiveModifier, Animatable, GroupChange {
  var opacity: Double

  var groupKind: DisplayGroup.Kind { .opacity(min(max(opacity, 0), 1)) }

  @usableFromInline var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }

  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    OpacityNode(self, context)
  }
}

final class OpacityNode: GroupEffectNode<OpacityModifier> {
  override func group(_ shown: OpacityModifier, _ context: RenderContext) -> DisplayGroup {
    DisplayGroup(id: UInt64(serial), transform: context.transform, kind: shown.groupKind)
  }

  override var hidesContent: Bool { effect.target.opacity <= 0 && effect.shown.opacity <= 0 }

  override var shownOpacity: Double { min(max(effect.shown.opacity, 0), 1) }

  override var letsPressesThrough: Bool { effect.target.opacity > 0 }

  override func hitTest(_ point: CGPoint) -> ViewNode? {
    letsPressesThrough ? super.hitTest(point) : nil
  }
}

@usableFromInline
nonisolated struct ShadowModifier: PrimitiveModifier, Animatable {
  var color: Color
  var radius: CGFloat
  var offset: CGSize

  @usableFromInline var animatableData: AnimatablePair<CGFloat, CGSize.AnimatableData> {
    get { AnimatablePair(radius, offset.animatableData) }
    set {
      radius = newValue.first
      offset.animatableData = newValue.second
    }
  }

  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    ShadowNode(self, context)
  }
}

private final class ShadowNode: GroupEffectNode<ShadowModifier> {
  private lazy var color = ShownValue(resolvedColor, label: "shadow", restDistance: 1.0 / 512)

  private var resolvedColor: Paint { .color(modifier.color.resolve(in: environment)) }

  override func restDiffers(_ previous: ShadowModifier) -> Bool {
    color.set(resolvedColor, for: self)
  }

  override func environmentChanged(from previous: EnvironmentValues) {
    if color.set(resolvedColor, for: self) { requestRender() }
  }

  override func group(_ shown: ShadowModifier, _ context: RenderContext) -> DisplayGroup {
    guard case .color(let color) = color.shown else {
      return DisplayGroup(id: UInt64(serial), transform: context.transform, kind: .opacity(1))
    }
    return DisplayGroup(
      id: UInt64(serial), transform: context.transform,
      kind: .shadow(
        color: color, radius: max(shown.radius, 0), x: shown.offset.width,
        y: shown.offset.height))
  }

  override func willDestroy() {
    color.remove()
    super.willDestroy()
  }
}

@usableFromInline
nonisolated struct BlurModifier: PrimitiveModifier, Animatable, GroupChange {
  var radius: CGFloat
  var isOpaque = false

  var groupKind: DisplayGroup.Kind { .blur(radius: max(radius, 0), isOpaque: isOpaque) }

  @usableFromInline var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }

  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    BlurNode(self, context)
  }
}

private final class BlurNode: GroupEffectNode<BlurModifier> {
  override func restDiffers(_ previous: BlurModifier) -> Bool {
    previous.isOpaque != modifier.isOpaque
  }

  override func group(_ shown: BlurModifier, _ context: RenderContext) -> DisplayGroup {
    DisplayGroup(id: UInt64(serial), transform: context.transform, kind: shown.groupKind)
  }
}

@usableFromInline
nonisolated struct BlendModifier: PrimitiveModifier, Animatable {
  var mode: BlendMode
  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    BlendNode(self, context)
  }
}

private final class BlendNode: GroupEffectNode<BlendModifier> {
  override func restDiffers(_ previous: BlendModifier) -> Bool { previous.mode != modifier.mode }

  override func group(_ shown: BlendModifier, _ context: RenderContext) -> DisplayGroup {
    DisplayGroup(id: UInt64(serial), transform: context.transform, kind: .blend(modifier.mode))
  }
}
