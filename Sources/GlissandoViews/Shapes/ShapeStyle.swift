public import GlissandoDrawing
public import GlissandoMotion

/// A colour or pattern that shapes and text are painted with.
public nonisolated protocol ShapeStyle: Sendable {
  /// The type of style that this one resolves to; `Never` for the built-in ones.
  associatedtype Resolved: ShapeStyle = Never

  /// The style for an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension Never: ShapeStyle {}

extension ShapeStyle where Resolved == Never {
  /// Never called: a built-in style paints by itself.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) paints by itself")
  }
}

/// A style that knows its paint.
package nonisolated protocol PaintStyle: ShapeStyle {
  func paint(in environment: EnvironmentValues) -> Paint

  /// The shadows that what is painted throws, the innermost first; none by default.
  func shadows(in environment: EnvironmentValues) -> [ShadowStyle]
}

extension PaintStyle {
  package nonisolated func shadows(in environment: EnvironmentValues) -> [ShadowStyle] { [] }
}

extension ShapeStyle {
  /// The shadows for an environment, through however many styles it resolves to.
  nonisolated func makeShadows(in environment: EnvironmentValues) -> [ShadowStyle] {
    // By far the most frequent style throws none.
    if Self.self == Color.self { return [] }
    if Resolved.self == Never.self {
      return (self as? any PaintStyle)?.shadows(in: environment) ?? []
    }
    return resolve(in: environment).makeShadows(in: environment)
  }

  /// The paint for an environment, through however many styles it resolves to.
  package nonisolated func makePaint(in environment: EnvironmentValues) -> Paint {
    // Only what resolves to nothing can be one, and what a type conforms to is found slowly.
    if Resolved.self == Never.self, let style = self as? any PaintStyle {
      return style.paint(in: environment)
    }
    return resolve(in: environment).makePaint(in: environment)
  }
}

extension Color: ShapeStyle, PaintStyle {
  package func paint(in environment: EnvironmentValues) -> Paint {
    .color(resolve(in: environment))
  }
}

extension Color {
  /// The colour that a style resolves to, wherever it is used: `Color(.mint)`.
  ///
  /// Where a platform's colour has the same name, that one is meant: `Color(.red)` is `UIColor.red`.
  @_disfavoredOverload
  public init<T: Hashable & ShapeStyle>(_ color: T) where T.Resolved == Color.Resolved {
    self = color as? Color ?? Color(StyledColor(color) { color.resolve(in: $0) })
  }
}

extension Color.Resolved: ShapeStyle, PaintStyle {
  package func paint(in environment: EnvironmentValues) -> Paint { .color(self) }
}

extension Gradient: ShapeStyle, PaintStyle {
  package func paint(in environment: EnvironmentValues) -> Paint {
    LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom).paint(in: environment)
  }
}

extension AnyGradient: ShapeStyle, PaintStyle {
  package func paint(in environment: EnvironmentValues) -> Paint {
    .gradient(
      GradientPaint(self, geometry: .linear(start: .top, end: .bottom), in: environment))
  }
}

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

/// A style with an opacity of its own.
public struct OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle, PaintStyle {
  let base: Base
  let opacity: Double

  package func paint(in environment: EnvironmentValues) -> Paint {
    base.makePaint(in: environment).multiplied(opacity: opacity)
  }

  package func shadows(in environment: EnvironmentValues) -> [ShadowStyle] {
    base.makeShadows(in: environment).map { $0.fainter(opacity) }
  }
}

extension ShapeStyle {
  /// The style with its opacity multiplied; [0, 1].
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityShapeStyle(base: self, opacity: opacity)
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

/// A colour that is another one on a dark ground.
///
/// Both are 0xRRGGBB.
package struct AdaptiveColor: ShapeStyle, PaintStyle, Equatable {
  let light: UInt32
  let dark: UInt32

  package init(light: UInt32, dark: UInt32) {
    self.light = light
    self.dark = dark
  }

  package func paint(in environment: EnvironmentValues) -> Paint {
    .color(Color.Resolved(hex: environment.colorScheme == .dark ? dark : light))
  }

  /// The ground of a window: a white and a black with a trace of blue, so that neither glares.
  package static let windowGround = AdaptiveColor(light: 0xF6F7FA, dark: 0x15161B)
}

extension Paint {
  /// The same paint, fainter.
  func multiplied(opacity: Double) -> Paint {
    switch self {
    case .color(var color):
      color.opacity *= Float(opacity)
      return .color(color)
    case .gradient(var gradient):
      for index in gradient.stops.indices { gradient.stops[index].color.opacity *= Float(opacity) }
      return .gradient(gradient)
    case .pattern(var pattern):
      pattern.opacity *= opacity
      return .pattern(pattern)
    case .veil(var veil):
      // Where there is less of it, less is blurred: there is no blurring by half.
      veil.color.opacity *= Float(opacity)
      veil.radius *= opacity
      return .veil(veil)
    }
  }
}
