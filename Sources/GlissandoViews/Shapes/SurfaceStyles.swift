package import GlissandoDrawing
package import GlissandoMotion

// Styles of surfaces, lines, selections, links and placeholders.

/// What small surfaces are filled with, such as tracks.
public struct FillShapeStyle: ShapeStyle, PaintStyle {
  /// Makes the style.
  public init() {}
  package func paint(in environment: EnvironmentValues) -> Paint {
    Color.primary.opacity(0.16).makePaint(in: environment)
  }
}

/// The colour of lines between things.
public struct SeparatorShapeStyle: ShapeStyle, PaintStyle {
  /// Makes the style.
  public init() {}
  package func paint(in environment: EnvironmentValues) -> Paint {
    Color.primary.opacity(0.14).makePaint(in: environment)
  }
}

/// What lies behind what is selected.
public struct SelectionShapeStyle: ShapeStyle, PaintStyle {
  /// Makes the style.
  public init() {}
  package func paint(in environment: EnvironmentValues) -> Paint {
    TintShapeStyle().opacity(0.25).makePaint(in: environment)
  }
}

/// The colour of links.
public struct LinkShapeStyle: ShapeStyle, PaintStyle {
  /// Makes the style.
  public init() {}
  package func paint(in environment: EnvironmentValues) -> Paint {
    Color.blue.makePaint(in: environment)
  }
}

/// The colour of text that stands where something is to be written.
public struct PlaceholderTextShapeStyle: ShapeStyle, PaintStyle {
  /// Makes the style.
  public init() {}
  package func paint(in environment: EnvironmentValues) -> Paint {
    Color.primary.opacity(0.35).makePaint(in: environment)
  }
}

/// The ground of a window, whatever `.background` stands for.
public struct WindowBackgroundShapeStyle: ShapeStyle, PaintStyle {
  /// Makes the style.
  public init() {}
  package func paint(in environment: EnvironmentValues) -> Paint {
    AdaptiveColor.windowGround.makePaint(in: environment)
  }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// What small surfaces are filled with.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of lines between things.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
extension ShapeStyle where Self == SelectionShapeStyle {
  /// What lies behind what is selected.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
extension ShapeStyle where Self == LinkShapeStyle {
  /// The colour of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The colour of text that stands where something is to be written.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The ground of a window.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

extension ShapeStyle {
  /// The style, fainter.
  public var secondary: some ShapeStyle { opacity(HierarchicalShapeStyle.opacities[1]) }
  /// The style, fainter still.
  public var tertiary: some ShapeStyle { opacity(HierarchicalShapeStyle.opacities[2]) }
  /// The style at its faintest.
  public var quaternary: some ShapeStyle { opacity(HierarchicalShapeStyle.opacities[3]) }
  /// The style, fainter than the faintest text.
  public var quinary: some ShapeStyle { opacity(HierarchicalShapeStyle.opacities[4]) }
}
