public import Foundation
public import GlissandoDrawing
public import GlissandoMotion

// The changes that a visual effect can make.

/// An effect and a change around it.
@Animatable
nonisolated struct ChangedVisualEffect<Base: VisualEffect, Change: VisualChange & Sendable>:
  VisualEffect
{
  var base: Base
  var change: Change

  @MainActor static func draw(
    _ effect: Self, in drawing: inout VisualEffectDrawing,
    content: (inout VisualEffectDrawing) -> Void
  ) {
    // What is written last is applied around all that is written before.
    effect.change.draw(in: &drawing) { Base.draw(effect.base, in: &$0, content: content) }
  }
}

extension VisualEffect {
  /// Moves what is drawn by `x` and `y` points.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    offset(CGSize(width: x, height: y))
  }

  /// Moves what is drawn, in points.
  public nonisolated func offset(_ offset: CGSize) -> some VisualEffect {
    ChangedVisualEffect(base: self, change: OffsetModifier(offset: offset))
  }

  /// Scales what is drawn about an anchor.
  public nonisolated func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    ChangedVisualEffect(base: self, change: ScaleModifier(scale: scale, anchor: anchor))
  }

  /// Scales what is drawn about an anchor.
  public nonisolated func scaleEffect(
    _ s: CGFloat, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Scales what is drawn about an anchor.
  public nonisolated func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Turns what is drawn clockwise about an anchor.
  public nonisolated func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    ChangedVisualEffect(base: self, change: RotationModifier(angle: angle, anchor: anchor))
  }

  /// Turns what is drawn about an axis in space, seen in perspective.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    ChangedVisualEffect(
      base: self,
      change: Rotation3DEffect(
        angle: angle, axis: SIMD3(axis.x, axis.y, axis.z), anchor: anchor, anchorZ: anchorZ,
        perspective: perspective))
  }

  /// Transforms what is drawn, from the view's top leading corner.
  public nonisolated func transformEffect(
    _ transform: CGAffineTransform
  ) -> some VisualEffect {
    ChangedVisualEffect(base: self, change: TransformModifier(transform: transform))
  }

  /// Makes what is drawn translucent; [0, 1].
  public nonisolated func opacity(_ opacity: Double) -> some VisualEffect {
    ChangedVisualEffect(base: self, change: OpacityModifier(opacity: opacity))
  }

  /// Blurs what is drawn by a radius in points.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    ChangedVisualEffect(base: self, change: BlurModifier(radius: radius, isOpaque: opaque))
  }

  /// Brightens the colours by an amount in [-1, 1].
  public nonisolated func brightness(_ amount: Double) -> some VisualEffect {
    ChangedVisualEffect(base: self, change: .brightness(amount))
  }

  /// Stretches the colours about their middle; 1 changes nothing.
  public nonisolated func contrast(_ amount: Double) -> some VisualEffect {
    ChangedVisualEffect(base: self, change: .contrast(amount))
  }

  /// Stretches the colours about their grey; 1 changes nothing.
  public nonisolated func saturation(_ amount: Double) -> some VisualEffect {
    ChangedVisualEffect(base: self, change: .saturation(amount))
  }

  /// Takes the colours towards grey; [0, 1].
  public nonisolated func grayscale(_ amount: Double) -> some VisualEffect {
    ChangedVisualEffect(base: self, change: .grayscale(amount))
  }

  /// Turns the hues.
  public nonisolated func hueRotation(_ angle: Angle) -> some VisualEffect {
    ChangedVisualEffect(base: self, change: .hueRotation(angle))
  }
}
