public import Foundation
public import GlissandoDrawing
package import GlissandoMotion

/// A shadow that a style throws on what it paints; lengths are in points.
public struct ShadowStyle: Equatable, Sendable {
  let color: Color
  let radius: CGFloat
  let x: CGFloat
  let y: CGFloat
  let isInner: Bool

  /// A shadow behind what is painted.
  public static func drop(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: false)
  }

  /// A shadow that the edges of what is painted throw inwards.
  public static func inner(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: true)
  }
}

/// A style with a shadow.
///
/// SwiftUI: the shadow is drawn by `fill(_:style:)` and `foregroundStyle(_:)`; an inner shadow by
/// `fill(_:style:)` only.
public struct ShadowedShapeStyle<Base: ShapeStyle>: ShapeStyle, PaintStyle {
  let base: Base
  let shadow: ShadowStyle

  package func paint(in environment: EnvironmentValues) -> Paint {
    base.makePaint(in: environment)
  }
}

extension ShapeStyle {
  /// The style with a shadow.
  public func shadow(_ style: ShadowStyle) -> ShadowedShapeStyle<Self> {
    ShadowedShapeStyle(base: self, shadow: style)
  }
}

extension ShapeStyle where Self == Color {
  /// The style of the foreground with a shadow.
  public static func shadow(_ style: ShadowStyle) -> ShadowedShapeStyle<ForegroundStyle>
  where Self == Color {
    ForegroundStyle().shadow(style)
  }
}

extension Shape {
  /// Fills the shape with a style that throws a shadow.
  nonisolated public func fill<Base: ShapeStyle>(
    _ content: ShadowedShapeStyle<Base>, style: FillStyle = FillStyle()
  ) -> some View {
    ShadowedShape(shape: self, content: content, style: style)
  }
}

extension View {
  /// Paints text and shapes inside with a style that throws a shadow.
  nonisolated public func foregroundStyle<Base: ShapeStyle>(
    _ style: ShadowedShapeStyle<Base>
  ) -> some View {
    let shadow = style.shadow
    return foregroundStyle(style.base)
      .shadow(
        color: shadow.isInner ? .clear : shadow.color, radius: shadow.radius, x: shadow.x,
        y: shadow.y)
  }
}

nonisolated private struct ShadowedShape<Content: Shape, Base: ShapeStyle>: View {
  let shape: Content
  let content: ShadowedShapeStyle<Base>
  let style: FillStyle

  @MainActor var body: some View {
    let shadow = content.shadow
    if shadow.isInner {
      shape.fill(content.base, style: style).overlay {
        shape.stroke(shadow.color, lineWidth: max(shadow.radius, 0) * 2)
          .blur(radius: max(shadow.radius, 0) / 2)
          .offset(x: shadow.x, y: shadow.y)
          .mask { shape.fill(style: style) }
      }
    } else {
      shape.fill(content.base, style: style)
        .shadow(color: shadow.color, radius: shadow.radius, x: shadow.x, y: shadow.y)
    }
  }
}
