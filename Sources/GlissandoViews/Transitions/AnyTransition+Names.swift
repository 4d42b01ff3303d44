public import Foundation
public import GlissandoMotion

// The transitions by their names.

extension AnyTransition {
  /// No change at all: the view is there and is gone at once.
  nonisolated public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }

  /// A fade.
  nonisolated public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }

  /// In from the leading edge, out at the trailing one, by the view's own width.
  nonisolated public static var slide: AnyTransition { AnyTransition(SlideTransition()) }

  /// In from an edge and out at the same one, by the view's own size.
  nonisolated public static func move(edge: Edge) -> AnyTransition {
    AnyTransition(MoveTransition(edge: edge))
  }

  /// In from an edge and out at the opposite one, by the view's own size, fading.
  nonisolated public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(PushTransition(edge: edge))
  }

  /// From and to a place that is `offset` away, in points.
  nonisolated public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(OffsetTransition(offset))
  }

  /// From and to a place that is `x` and `y` points away.
  nonisolated public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// Growing from next to nothing about the view's centre, and shrinking to it.
  nonisolated public static var scale: AnyTransition { scale(scale: 1e-5) }

  /// Growing from a part of the size about an anchor, and shrinking to it.
  nonisolated public static func scale(
    scale: CGFloat, anchor: UnitPoint = .center
  ) -> AnyTransition {
    AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
  }

  /// A fade with a blur and a slight change of size, for views that take each other's place.
  nonisolated public static var blurReplace: AnyTransition {
    AnyTransition(BlurReplaceTransition(configuration: .downUp))
  }

  /// A fade with a blur and a slight change of size, for views that take each other's place.
  nonisolated public static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration = .downUp
  ) -> AnyTransition {
    AnyTransition(BlurReplaceTransition(configuration: configuration))
  }
}

extension Transition where Self == IdentityTransition {
  /// No change at all: the view is there and is gone at once.
  nonisolated public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
  /// A fade.
  nonisolated public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == SlideTransition {
  /// In from the leading edge, out at the trailing one, by the view's own width.
  nonisolated public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == MoveTransition {
  /// In from an edge and out at the same one, by the view's own size.
  nonisolated public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
  /// In from an edge and out at the opposite one, by the view's own size, fading.
  nonisolated public static func push(from edge: Edge) -> PushTransition {
    PushTransition(edge: edge)
  }
}

extension Transition where Self == OffsetTransition {
  /// From and to a place that is `offset` away, in points.
  nonisolated public static func offset(_ offset: CGSize) -> OffsetTransition {
    OffsetTransition(offset)
  }

  /// From and to a place that is `x` and `y` points away.
  nonisolated public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension Transition where Self == ScaleTransition {
  /// Growing from nothing about the view's centre, and shrinking to nothing.
  nonisolated public static var scale: ScaleTransition { ScaleTransition(0) }

  /// Growing from a part of the size about an anchor, and shrinking to it.
  nonisolated public static func scale(
    _ scale: Double, anchor: UnitPoint = .center
  ) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// A fade with a blur and a slight change of size, for views that take each other's place.
  nonisolated public static var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }

  /// A fade with a blur and a slight change of size, for views that take each other's place.
  nonisolated public static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: configuration)
  }
}
