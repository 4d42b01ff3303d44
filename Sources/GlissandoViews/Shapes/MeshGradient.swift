import Foundation
public import GlissandoDrawing
package import GlissandoMotion

/// Colours that change in two directions, between the points of a grid.
///
/// Points and colours animate. Where their number does not fit the grid, a warning says so and the
/// gradient is clear.
public nonisolated struct MeshGradient: ShapeStyle, PaintStyle, View, Equatable {
  /// How many points the grid has across.
  public var width: Int
  /// How many points the grid has down.
  public var height: Int
  /// Where the points are, row by row.
  public var locations: Locations
  /// The colours of the points, row by row.
  public var colors: Colors
  /// What lies where the grid does not reach.
  public var background: Color
  /// Whether colours change without edges at the lines of the grid.
  public var smoothsColors: Bool
  /// How colours between two points are mixed.
  public var colorSpace: Gradient.ColorSpace

  /// The points of a grid; (0, 0) is the top leading corner, (1, 1) the opposite one.
  public enum Locations: Equatable, Sendable {
    /// Points through which the lines of the grid run smoothly.
    case points([SIMD2<Float>])
    /// Points that say where the lines from them aim.
    case bezierPoints([BezierPoint])
  }

  /// The colours of a grid.
  public enum Colors: Equatable, Sendable {
    /// Colours that the surroundings may change, such as those of light and dark.
    case colors([Color])
    /// Colours as they are shown.
    case resolvedColors([Color.Resolved])
  }

  /// A point of a grid, and the control points of the curves that lead to its neighbours.
  ///
  /// Control points at which there is no neighbour are not used.
  @frozen public struct BezierPoint: Equatable, Sendable {
    /// Where the point is.
    public var position: SIMD2<Float>
    /// The control point of the line towards the leading edge.
    public var leadingControlPoint: SIMD2<Float>
    /// The control point of the line upwards.
    public var topControlPoint: SIMD2<Float>
    /// The control point of the line towards the trailing edge.
    public var trailingControlPoint: SIMD2<Float>
    /// The control point of the line downwards.
    public var bottomControlPoint: SIMD2<Float>

    /// Makes a point with its four control points.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// Makes a gradient of `width` times `height` colours, row by row.
  ///
  /// - Parameters:
  ///   - locations: Where the colours are.
  ///   - background: What lies where the grid does not reach.
  ///   - smoothsColors: Whether colours change without edges at the lines of the grid.
  ///   - colorSpace: How colours between two points are mixed.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  /// A rectangle of the gradient.
  @MainActor public var body: some View { Rectangle().fill(self) }
}

extension MeshGradient {
  /// Makes a gradient of colours at points, row by row.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Makes a gradient of colours, as they are shown, at points, row by row.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points),
      colors: .resolvedColors(resolvedColors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Makes a gradient of colours at points with control points, row by row.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .colors(colors), background: background, smoothsColors: smoothsColors,
      colorSpace: colorSpace)
  }

  /// Makes a gradient of colours, as they are shown, at points with control points, row by row.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .resolvedColors(resolvedColors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }
}

extension MeshGradient {
  /// The gradient as it is painted.
  package func paint(in environment: EnvironmentValues) -> Paint {
    let points = locations.positions
    let colors = colors.resolved(in: environment)
    // Divided, since the product of any two numbers may be none.
    guard width > 1, height > 1, points.count % width == 0, points.count / width == height,
      colors.count == points.count
    else {
      ViewWarning.once(
        "a MeshGradient of \(width) × \(height) has \(points.count) points and \(colors.count)"
          + " colors: give as many of both as the grid has, at least 2 × 2",
        key: "mesh \(width) \(height) \(points.count) \(colors.count)")
      return .color(Color.clear.resolve(in: environment))
    }
    var stops = zip(points, colors).map { point, color in
      GradientPaint.Stop(color: color, location: Double(point.x), y: Double(point.y))
    }
    // A clear one too, so that it can become another colour.
    stops.append(GradientPaint.Stop(color: background.resolve(in: environment), location: 0))
    return .gradient(
      GradientPaint(
        stops: stops,
        geometry: .mesh(columns: width, rows: height, isSmooth: smoothsColors),
        isPerceptual: colorSpace == .perceptual, controls: locations.controls))
  }
}

extension MeshGradient.Locations {
  fileprivate var positions: [SIMD2<Float>] {
    switch self {
    case .points(let points): points
    case .bezierPoints(let points): points.map(\.position)
    }
  }

  fileprivate var controls: [SIMD8<Double>] {
    guard case .bezierPoints(let points) = self else { return [] }
    return points.map { point in
      SIMD8(
        SIMD8<Float>(
          lowHalf: SIMD4(
            lowHalf: point.leadingControlPoint, highHalf: point.topControlPoint),
          highHalf: SIMD4(
            lowHalf: point.trailingControlPoint, highHalf: point.bottomControlPoint)))
    }
  }
}

extension MeshGradient.Colors {
  fileprivate func resolved(in environment: EnvironmentValues) -> [Color.Resolved] {
    switch self {
    case .colors(let colors): colors.map { $0.resolve(in: environment) }
    case .resolvedColors(let colors): colors
    }
  }
}
