import GlissandoDrawing
import GlissandoMotion

// Foreground styles that may refer to the one around.

/// A foreground that may refer to the foreground around it: the secondary level of what it replaces.
private struct InnerStyle<Style: ShapeStyle>: ShapeStyle, PaintStyle {
  let style: Style
  /// The foreground around; nil is the primary colour.
  let outer: AnyShapeStyle?
  /// The levels of the foreground around.
  let outerLevels: [AnyShapeStyle]

  func paint(in environment: EnvironmentValues) -> Paint {
    var environment = environment
    environment.foregroundStyle = outer
    environment.foregroundLevels = outerLevels
    return style.makePaint(in: environment)
  }
}

/// Sets the foreground style, which may refer to the one around.
@usableFromInline
nonisolated struct ForegroundSetter<Style: ShapeStyle>: EnvironmentWriter {
  let style: Style
  /// The styles of the levels below the primary one; without any they are the style, fainter.
  var levels: [AnyShapeStyle] = []
  /// The shadows that each view inside draws; nil for all of the style's.
  var shadows: [ShadowStyle]?

  func write(_ values: inout EnvironmentValues) {
    let shadows = shadows ?? style.makeShadows(in: values)
    let (outer, outerLevels) = (values.foregroundStyle, values.foregroundLevels)
    // A colour needs nothing from around, and is by far the most frequent style.
    values.foregroundStyle =
      style is Color
      ? AnyShapeStyle(style)
      : AnyShapeStyle(InnerStyle(style: style, outer: outer, outerLevels: outerLevels))
    if !shadows.isEmpty || !values.foregroundShadows.isEmpty { values.foregroundShadows = shadows }
    guard !levels.isEmpty || !outerLevels.isEmpty else { return }
    // A level may be one of those around: found among its own it would ask for itself without end.
    values.foregroundLevels = levels.map {
      AnyShapeStyle(InnerStyle(style: $0, outer: outer, outerLevels: outerLevels))
    }
  }

  func isSame(as other: Self) -> Bool {
    guard areEqualValues(style, other.style), levels.count == other.levels.count,
      shadows == other.shadows
    else {
      return false
    }
    return zip(levels, other.levels).allSatisfy { $0.isSame(as: $1) }
  }
}

extension EnvironmentValues {
  /// The styles of the levels below the primary one, where they are said.
  @Entry var foregroundLevels: [AnyShapeStyle] = []
}

extension View {
  /// Sets the styles of the first two levels of the foreground.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    modifier(ForegroundSetter(style: primary, levels: [AnyShapeStyle(secondary)]))
  }

  /// Sets the styles of the first three levels of the foreground.
  nonisolated public func foregroundStyle<
    S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle
  >(_ primary: S1, _ secondary: S2, _ tertiary: S3) -> some View {
    modifier(
      ForegroundSetter(
        style: primary, levels: [AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
  }
}
