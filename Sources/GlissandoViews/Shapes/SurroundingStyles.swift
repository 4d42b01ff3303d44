public import GlissandoDrawing
public import GlissandoMotion

// Styles that stand for what the views around say.

/// The style of the foreground as the environment has it.
public struct ForegroundStyle: ShapeStyle, PaintStyle {
  /// Makes the style.
  public init() {}

  package func paint(in environment: EnvironmentValues) -> Paint {
    environment.foregroundStyle?.makePaint(in: environment)
      ?? .color(Color.primary.resolve(in: environment))
  }

  package func shadows(in environment: EnvironmentValues) -> [ShadowStyle] {
    environment.foregroundShadows
  }
}

/// The ground of a window.
public struct BackgroundStyle: ShapeStyle, PaintStyle {
  /// Makes the style.
  public init() {}

  package func paint(in environment: EnvironmentValues) -> Paint {
    guard let style = environment.backgroundStyle else {
      return AdaptiveColor.windowGround.paint(in: environment)
    }
    return style.makePaint(in: Self.around(environment))
  }

  package func shadows(in environment: EnvironmentValues) -> [ShadowStyle] {
    environment.backgroundStyle?.makeShadows(in: Self.around(environment)) ?? []
  }

  /// What stands for the ground around is not asked for itself.
  private static func around(_ environment: EnvironmentValues) -> EnvironmentValues {
    var environment = environment
    environment.backgroundStyle = nil
    return environment
  }
}

/// The colour of controls that are on.
public struct TintShapeStyle: ShapeStyle, PaintStyle {
  /// Makes the style.
  public init() {}

  package func paint(in environment: EnvironmentValues) -> Paint {
    environment.tint?.makePaint(in: environment)
      ?? .color(Color.accentColor.resolve(in: environment))
  }

  package func shadows(in environment: EnvironmentValues) -> [ShadowStyle] {
    environment.tint?.makeShadows(in: environment) ?? []
  }
}

/// The foreground at one of its levels.
public struct HierarchicalShapeStyle: ShapeStyle, PaintStyle {
  private let level: Int
  /// The foreground itself.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// Fainter.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// Fainter still.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The faintest.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// For grounds, not for text.
  public static let quinary = HierarchicalShapeStyle(level: 4)
  /// How much of the foreground's opacity each level keeps.
  static let opacities = [1, 0.65, 0.32, 0.2, 0.1]

  private init(level: Int) { self.level = level }

  package func paint(in environment: EnvironmentValues) -> Paint {
    let levels = environment.foregroundLevels
    if level > 0, level <= levels.count { return levels[level - 1].makePaint(in: environment) }
    let paint = ForegroundStyle().paint(in: environment)
    guard level > 0 else { return paint }
    return paint.multiplied(opacity: Self.opacities[level])
  }

  package func shadows(in environment: EnvironmentValues) -> [ShadowStyle] {
    let levels = environment.foregroundLevels
    if level > 0, level <= levels.count { return levels[level - 1].makeShadows(in: environment) }
    return environment.foregroundShadows.map { $0.fainter(Self.opacities[level]) }
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style of the foreground as the environment has it.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The ground of a window.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The colour of controls that are on.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The foreground itself.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The foreground, fainter.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The foreground, fainter still.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The foreground at its faintest.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The foreground, fainter than the faintest text.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension EnvironmentValues {
  /// What text and shapes without a style of their own are painted with; nil is the primary colour.
  @Entry package var foregroundStyle: AnyShapeStyle?

  /// The shadows of that style which each text, symbol and shape draws itself, the innermost first.
  @Entry var foregroundShadows: [ShadowStyle] = []

  /// The foreground style, which throws no shadows where it is set.
  var plainForegroundStyle: AnyShapeStyle? {
    get { foregroundStyle }
    set {
      foregroundStyle = newValue
      if !foregroundShadows.isEmpty { foregroundShadows = [] }
    }
  }

  /// What `.background` stands for; nil is the ground of the window.
  @Entry public var backgroundStyle: AnyShapeStyle?

  /// The colour of controls that are on; nil is the accent colour.
  @Entry package var tint: AnyShapeStyle?
}

extension View {
  /// Sets what text and shapes without a style of their own are painted with.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(ForegroundSetter(style: style))
  }

  /// Sets the colour of text and shapes without a style of their own; nil is the default.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    environment(\.plainForegroundStyle, color.map { AnyShapeStyle($0) })
  }

  /// Sets what `.background` stands for inside.
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }

  /// Sets the colour of controls that are on; nil is the accent colour.
  nonisolated public func tint(_ tint: Color?) -> some View {
    environment(\.tint, tint.map { AnyShapeStyle($0) })
  }

  /// Sets the colour of controls that are on; nil is the accent colour.
  ///
  /// SwiftUI: an older spelling of `tint(_:)`; the colour `Color.accentColor` stays that of the app.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

  /// Sets the style of controls that are on; nil is the accent colour.
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    environment(\.tint, tint.map { AnyShapeStyle($0) })
  }
}
