import Foundation
import GlissandoDrawing
import GlissandoViews

// The small curve of a running animation.

extension PlotPanel {
  /// Room for the dot at the edges, in points.
  private static let sparkInset = 4.0
  /// All of their place, the room at the edges included.
  fileprivate var spark: CGRect { rect.insetBy(dx: -Self.sparkInset, dy: -Self.sparkInset) }

  /// Where small curves lie: times run from 0 to 1, and start and target are always in view.
  init(of curves: [[Double]], size: CGSize) {
    var values = PlotRange(0, 1)
    if let range = PlotRange(around: curves.joined()) { values.include(range) }
    self.init(
      rect: CGRect(origin: .zero, size: size).insetBy(dx: Self.sparkInset, dy: Self.sparkInset),
      times: PlotRange(0, 1), values: values)
  }

  /// A curve of evenly spaced values.
  fileprivate func path(_ curve: [Double]) -> Path {
    guard curve.count > 1 else { return Path() }
    return .through(curve.indices.map { place(Double($0) / Double(curve.count - 1), curve[$0]) })
  }
}

/// A run as a small curve: what was, what is to come, and the other runs of its value.
struct Sparkline: View {
  let curve: [Double]
  let otherCurves: [[Double]]
  let palette: InspectorPalette
  let panel: PlotPanel
  /// How much of its time has passed, from 0 to 1.
  let place: Double

  var body: some View {
    ZStack(alignment: .topLeading) {
      SparkDrawing(
        curve: curve, otherCurves: otherCurves, panel: panel, palette: palette, isPast: false)
      SparkDrawing(curve: curve, otherCurves: [], panel: panel, palette: palette, isPast: true)
        .frame(width: panel.x(place), alignment: .leading)
        .clipped()
    }
  }
}

/// The drawing of a small curve; as a view of its own it is drawn again only with another curve.
private struct SparkDrawing: View {
  let curve: [Double]
  let otherCurves: [[Double]]
  let panel: PlotPanel
  let palette: InspectorPalette
  let isPast: Bool

  var body: some View {
    Canvas { context, size in
      guard isPast else { return drawFuture(context, size) }
      context.stroke(
        panel.path(curve), with: .color(palette.accent),
        style: StrokeStyle(lineWidth: 1.75, lineCap: .round, lineJoin: .round))
    }
    .frame(width: panel.spark.width, height: panel.spark.height)
  }

  private func drawFuture(_ context: GraphicsContext, _ size: CGSize) {
    for level in [0.0, 1.0] {
      let y = panel.y(level)
      context.fill(
        Path(CGRect(x: 0, y: y - 0.5, width: size.width, height: 1)),
        with: .color(palette.hairline))
    }
    for other in otherCurves {
      context.stroke(
        panel.path(other), with: .color(palette.future),
        style: StrokeStyle(lineWidth: 1, lineCap: .round, lineJoin: .round, dash: [2, 3]))
    }
    context.stroke(
      panel.path(curve), with: .color(palette.future),
      style: StrokeStyle(lineWidth: 1.25, lineCap: .round, lineJoin: .round))
  }
}
