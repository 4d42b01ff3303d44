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
