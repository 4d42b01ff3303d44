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

extension ShadowStyle {
  func fainter(_ opacity: Double) -> ShadowStyle {
    ShadowStyle(color: color.opacity(opacity), radius: radius, x: x, y: y, isInner: isInner)
  }
}

/// A style with a shadow.
///
/// SwiftUI: shapes draw it; text and what else has no outline only where `foregroundStyle(_:)` says
/// it, which draws no inner one.
public struct ShadowedShapeStyle<Base: ShapeStyle>: ShapeStyle, PaintStyle {
  let base: Base
  let shadow: ShadowStyle

  package func paint(in environment: EnvironmentValues) -> Paint {
    base.makePaint(in: environment)
  }

  package func shadows(in environment: EnvironmentValues) -> [ShadowStyle] {
    base.makeShadows(in: environment) + [shadow]
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

extension View {
  /// Paints text and shapes inside with a style that throws a shadow.
  nonisolated public func foregroundStyle<Base: ShapeStyle>(
    _ style: ShadowedShapeStyle<Base>
  ) -> some View {
    let shadows = style.shadows(in: EnvironmentValues())
    if shadows.contains(where: \.isInner) {
      ViewWarning.noteUnchanged(
        by: "foregroundStyle(_:)", "an inner shadow is drawn by what fills a shape with the style")
    }
    return ShadowedView(
      content: foregroundStyle(style.base), shadows: shadows.filter { !$0.isInner }[...])
  }
}

/// A view that throws shadows, each behind those before.
nonisolated private struct ShadowedView<Content: View>: View {
  let content: Content
  let shadows: ArraySlice<ShadowStyle>

  @MainActor @ViewBuilder var body: some View {
    if let shadow = shadows.first {
      let shadowed = content.shadow(
        color: shadow.color, radius: shadow.radius, x: shadow.x, y: shadow.y)
      let others = shadows.dropFirst()
      if others.isEmpty {
        shadowed
      } else {
        AnyView(ShadowedView<AnyView>(content: AnyView(shadowed), shadows: others))
      }
    } else {
      content
    }
  }
}

/// A shape with the shadows of its style: those within it, then those that it throws.
nonisolated struct ShadowedShape<Content: Shape>: View {
  private let shape: Content
  private let style: AnyShapeStyle
  private let fillStyle: FillStyle
  @Environment(\.self) private var environment

  init(shape: Content, style: AnyShapeStyle, fillStyle: FillStyle) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }

  @MainActor var body: some View {
    let shadows = style.makeShadows(in: environment)
    let inner = shadows.filter(\.isInner)
    ShadowedView(
      content: shape.fill(ShadowlessStyle(base: style), style: fillStyle).overlay {
        ForEach(inner.indices, id: \.self) { index in
          InnerShadow(shape: shape, fillStyle: fillStyle, shadow: inner[index])
        }
      },
      shadows: shadows.filter { !$0.isInner }[...])
  }
}

/// A style without its shadows.
nonisolated private struct ShadowlessStyle: ShapeStyle, PaintStyle {
  let base: AnyShapeStyle
  func paint(in environment: EnvironmentValues) -> Paint { base.makePaint(in: environment) }
}

/// The shadow that the edge of a shape throws inwards.
nonisolated private struct InnerShadow<Content: Shape>: View {
  let shape: Content
  let fillStyle: FillStyle
  let shadow: ShadowStyle

  @MainActor var body: some View {
    shape.stroke(shadow.color, lineWidth: max(shadow.radius, 0) * 2)
      .blur(radius: max(shadow.radius, 0) / 2)
      .offset(x: shadow.x, y: shadow.y)
      .mask { shape.fill(style: fillStyle) }
  }
}
