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
nonisolated struct OpacityModifier: PrimitiveModifier, GroupChange {
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

final class OpacityNode: EffectNode<OpacityModifier, OpacityModifier> {
  override var change: OpacityModifier { modifier }

  override var hidesContent: Bool {
    guard let effect else { return false }
    return effect.target.opacity <= 0 && effect.shown.opacity <= 0
  }

  override var letsPressesThrough: Bool { modifier.opacity > 0 }

  override func hitTest(_ point: CGPoint) -> ViewNode? {
    letsPressesThrough ? super.hitTest(point) : nil
  }
}

@usableFromInline
nonisolated struct ShadowModifier: PrimitiveModifier {
  var color: Color
  var radius: CGFloat
  var offset: CGSize

  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    ShadowNode(self, context)
  }
}

/// A shadow of a colour that is known.
@Animatable
nonisolated struct ShadowChange: GroupChange {
  var color: Paint
  var radius: CGFloat
  var offset: CGSize

  var groupKind: DisplayGroup.Kind {
    guard case .color(let color) = color else { return .opacity(1) }
    return .shadow(color: color, radius: max(radius, 0), x: offset.width, y: offset.height)
  }
}

private final class ShadowNode: EffectNode<ShadowModifier, ShadowChange> {
  override var change: ShadowChange {
    ShadowChange(
      color: .color(modifier.color.resolve(in: environment)), radius: modifier.radius,
      offset: modifier.offset)
  }

  override func environmentChanged(from previous: EnvironmentValues) { resolve() }
}

@usableFromInline
nonisolated struct BlurModifier: PrimitiveModifier, GroupChange {
  var radius: CGFloat
  var isOpaque = false

  var groupKind: DisplayGroup.Kind { .blur(radius: max(radius, 0), isOpaque: isOpaque) }
  func differsAtRest(from previous: Self) -> Bool { isOpaque != previous.isOpaque }

  @usableFromInline var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }
}

@usableFromInline
nonisolated struct BlendModifier: PrimitiveModifier, GroupChange {
  var mode: BlendMode

  var groupKind: DisplayGroup.Kind { .blend(mode) }
  func differsAtRest(from previous: Self) -> Bool { mode != previous.mode }
}
