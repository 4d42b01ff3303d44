import Foundation
public import GlissandoDrawing
package import GlissandoMotion

/// Colours that change in two directions, between the points of a grid.
///
/// Points and colours animate. Where their number does not fit the grid, a warning says so and the
/// gradient is clear.
public struct MeshGradient: ShapeStyle, PaintStyle, View {
  let width: Int
  let height: Int
  let points: [SIMD2<Float>]
  let colors: [Color]
  let background: Color
  let smoothsColors: Bool
  let colorSpace: Gradient.ColorSpace

  /// Makes a gradient of `width` times `height` colours, row by row.
  ///
  /// - Parameters:
  ///   - points: Where the colours are; (0, 0) is the top leading corner, (1, 1) the opposite one.
  ///   - background: What lies where the grid does not reach.
  ///   - smoothsColors: Whether colours change without edges at the lines of the grid.
  nonisolated public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.points = points
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  nonisolated package func paint(in environment: EnvironmentValues) -> Paint {
    guard width > 1, height > 1, points.count == width * height, colors.count == points.count
    else {
      ViewWarning.once(
        "a MeshGradient of \(width) × \(height) has \(points.count) points and \(colors.count)"
          + " colors: give as many of both as the grid has, at least 2 × 2",
        key: "mesh \(width) \(height) \(points.count) \(colors.count)")
      return .color(Color.clear.resolve(in: environment))
    }
    return .gradient(
      GradientPaint(
        stops: zip(points, colors).map { point, color in
          GradientPaint.Stop(
            color: color.resolve(in: environment), location: Double(point.x), y: Double(point.y))
        },
        geometry: .mesh(columns: width, rows: height, isSmooth: smoothsColors),
        isPerceptual: colorSpace == .perceptual))
  }

  /// A rectangle of the gradient.
  public var body: some View {
    Rectangle().fill(self).background { Rectangle().fill(background) }
  }
}
