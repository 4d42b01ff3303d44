import GlissandoDrawing
import GlissandoMotion

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
