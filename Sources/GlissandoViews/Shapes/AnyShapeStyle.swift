package import GlissandoDrawing
package import GlissandoMotion

/// A style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle, PaintStyle {
  private let style: any ShapeStyle

  /// Hides the type of `style`.
  public init<S: ShapeStyle>(_ style: S) { self.style = style }

  package func paint(in environment: EnvironmentValues) -> Paint {
    style.makePaint(in: environment)
  }

  package func shadows(in environment: EnvironmentValues) -> [ShadowStyle] {
    style.makeShadows(in: environment)
  }
}

extension AnyShapeStyle: SelfComparing {
  package func isSame(as other: AnyShapeStyle) -> Bool {
    func isSame<S: ShapeStyle>(_ style: S) -> Bool {
      guard let other = other.style as? S else { return false }
      return areEqualValues(style, other)
    }
    return isSame(style)
  }
}
