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
/// SwiftUI: what a foreground style throws behind a view is the shadow of all of the view.
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
  /// Paints text, symbols and shapes inside with a style that throws a shadow.
  nonisolated public func foregroundStyle<Base: ShapeStyle>(
    _ style: ShadowedShapeStyle<Base>
  ) -> some View {
    let shadows = style.shadows(in: EnvironmentValues())
    return ShadowedView(
      content: modifier(
        ForegroundSetter(style: style.base, shadows: shadows.filter(\.isInner))),
      shadows: shadows.filter { !$0.isInner }[...])
  }
}

/// A view that throws shadows, each behind those before.
nonisolated struct ShadowedView<Content: View>: View {
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
    shape.fill(ShadowlessStyle(base: style), style: fillStyle)
      .shadowed(
        by: style.makeShadows(in: environment), shape.fill(Color.black, style: fillStyle),
        in: environment)
  }
}

extension View {
  /// The view with shadows within it, of what is as opaque as it is, and with those that it throws.
  ///
  /// Where shadows come and go, one that is not seen stands for none, so that the first one grows and shrinks.
  nonisolated func shadowed<Cover: View>(
    by shadows: [ShadowStyle], _ cover: Cover, in environment: EnvironmentValues
  ) -> some View {
    var thrown = shadows.filter { !$0.isInner }
    if thrown.isEmpty, environment.shadowsChange { thrown = [.drop(color: .clear, radius: 0)] }
    return ShadowedView(
      content: overlay { InnerShadows(cover: cover, shadows: shadows.filter(\.isInner)) },
      shadows: thrown[...])
  }
}

extension EnvironmentValues {
  /// Whether the style of what is inside was without shadows before.
  @Entry var shadowsChange: Bool = false
}

/// A style without its shadows.
nonisolated struct ShadowlessStyle: ShapeStyle, PaintStyle {
  let base: AnyShapeStyle
  func paint(in environment: EnvironmentValues) -> Paint { base.makePaint(in: environment) }
}

/// The shadows that the edges of a view throw inwards.
nonisolated struct InnerShadows<Cover: View>: View {
  /// What is as opaque as the view, in its place.
  let cover: Cover
  let shadows: [ShadowStyle]

  @MainActor var body: some View {
    ForEach(shadows.indices, id: \.self) { index in
      InnerShadow(cover: cover, shadow: shadows[index])
    }
  }
}

/// The shadow of all that a view leaves free, as far as it falls on the view.
nonisolated private struct InnerShadow<Cover: View>: View {
  let cover: Cover
  let shadow: ShadowStyle
  /// Farther than this in points, nothing throws a shadow.
  private static var greatestReach: CGFloat { 4096 }

  /// How far around the view it is thrown from.
  private var reach: CGFloat {
    let blurred = CGFloat(DisplayGroup.reach(ofBlur: Double(shadow.radius)))
    let reach = blurred + max(abs(shadow.x), abs(shadow.y))
    return reach < Self.greatestReach ? reach : Self.greatestReach
  }

  @MainActor var body: some View {
    shadow.color.padding(-reach)
      .overlay { cover.blendMode(.destinationOut) }
      .compositingGroup()
      .blur(radius: max(shadow.radius, 0))
      .offset(x: shadow.x, y: shadow.y)
      .mask { cover }
      .allowsHitTesting(false)
      .accessibilityHidden(true)
  }
}
