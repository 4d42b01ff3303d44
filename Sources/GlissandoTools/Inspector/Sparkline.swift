import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoViews

/// Where the points of a small curve lie.
struct SparkScale: Equatable {
  private let lowest: Double
  private let highest: Double
  let size: CGSize
  /// Room for the dot at the edges, in points.
  private static let inset = 4.0

  init(_ curves: [[Double]], size: CGSize) {
    // Start and target are always in view.
    lowest = min(0, curves.compactMap { $0.min() }.min() ?? 0)
    highest = max(1, curves.compactMap { $0.max() }.max() ?? 1)
    self.size = size
  }

  /// The point of a part of the time, from 0 to 1, and a progress.
  func point(_ place: Double, _ progress: Double) -> CGPoint {
    let height = Double(size.height) - 2 * Self.inset
    let bounded = min(max(progress, lowest), highest)
    return CGPoint(
      x: Self.inset + place * (Double(size.width) - 2 * Self.inset),
      y: Self.inset + (highest - bounded) / (highest - lowest) * height)
  }

  /// A curve of evenly spaced values.
  func path(_ curve: [Double]) -> Path {
    var path = Path()
    guard curve.count > 1 else { return path }
    path.move(to: point(0, curve[0]))
    for index in curve.indices.dropFirst() {
      path.addLine(to: point(Double(index) / Double(curve.count - 1), curve[index]))
    }
    return path
  }
}

/// A run as a small curve: what was, what is to come, and the other runs of its value.
struct Sparkline: View {
  let curve: [Double]
  let otherCurves: [[Double]]
  let palette: InspectorPalette
  let size: CGSize
  /// How much of its time has passed, from 0 to 1.
  let place: Double

  var body: some View {
    let scale = SparkScale([curve] + otherCurves, size: size)
    ZStack(alignment: .topLeading) {
      SparkDrawing(
        curve: curve, otherCurves: otherCurves, scale: scale, palette: palette, isPast: false)
      SparkDrawing(curve: curve, otherCurves: [], scale: scale, palette: palette, isPast: true)
        .frame(width: scale.point(place, 0).x, alignment: .leading)
        .clipped()
    }
    .frame(width: size.width, height: size.height, alignment: .topLeading)
  }
}

/// The drawing of a small curve; as a view of its own it is drawn again only with another curve.
private struct SparkDrawing: View {
  let curve: [Double]
  let otherCurves: [[Double]]
  let scale: SparkScale
  let palette: InspectorPalette
  let isPast: Bool

  var body: some View {
    Canvas { context, size in
      guard isPast else { return drawFuture(context, size) }
      context.stroke(
        scale.path(curve), with: .color(palette.accent),
        style: StrokeStyle(lineWidth: 1.75, lineCap: .round, lineJoin: .round))
    }
    .frame(width: scale.size.width, height: scale.size.height)
  }

  private func drawFuture(_ context: GraphicsContext, _ size: CGSize) {
    for level in [0.0, 1.0] {
      let y = scale.point(0, level).y
      context.fill(
        Path(CGRect(x: 0, y: y - 0.5, width: size.width, height: 1)),
        with: .color(palette.hairline))
    }
    for other in otherCurves {
      context.stroke(
        scale.path(other), with: .color(palette.future),
        style: StrokeStyle(lineWidth: 1, lineCap: .round, lineJoin: .round, dash: [2, 3]))
    }
    context.stroke(
      scale.path(curve), with: .color(palette.future),
      style: StrokeStyle(lineWidth: 1.25, lineCap: .round, lineJoin: .round))
  }
}
