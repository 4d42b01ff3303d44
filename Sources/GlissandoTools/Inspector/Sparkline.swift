import Foundation
import GlissandoDrawing
import GlissandoViews

// The small curve of a running animation.

extension PlotPanel {
  /// Room for the dot at the edges, in points.
  private static let sparkInset = 4.0
  /// All of their place, the room at the edges included.
  fileprivate var spark: CGRect { rect.insetBy(dx: -Self.sparkInset, dy: -Self.sparkInset) }
  /// The panel with the room at its sides, through which the lines of measure go.
  fileprivate var wide: PlotPanel {
    var panel = self
    panel.rect = rect.insetBy(dx: -Self.sparkInset, dy: 0)
    return panel
  }

  /// Where small curves lie: times run from 0 to 1, and start and target are always in view.
  init(of curves: [[Double]], size: CGSize) {
    var values = PlotRange(0, 1)
    if let range = PlotRange(around: curves.joined()) { values.include(range) }
    self.init(
      rect: CGRect(origin: .zero, size: size).insetBy(dx: Self.sparkInset, dy: Self.sparkInset),
      times: PlotRange(0, 1), values: values, pixel: 0)
  }

  /// The places of evenly spaced values.
  fileprivate func places(_ curve: [Double]) -> [CGPoint] {
    guard curve.count > 1 else { return [] }
    return curve.indices.map { place(Double($0) / Double(curve.count - 1), curve[$0]) }
  }
}

/// A run as a small curve: what was, what is to come, and the other runs of its value.
struct Sparkline: View {
  let curve: [Double]
  let otherCurves: [[Double]]
  let palette: PanelPalette
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
  let palette: PanelPalette
  let isPast: Bool

  var body: some View {
    Canvas { context, _ in
      let drawer = PlotDrawer(context, panel.wide, grid: palette.hairline)
      guard isPast else { return drawFuture(drawer) }
      drawer.drawCurve(panel.places(curve), palette.accent, width: 1.75, join: .round)
    }
    .frame(width: panel.spark.width, height: panel.spark.height)
  }

  private func drawFuture(_ drawer: PlotDrawer) {
    drawer.drawLevels(PlotRange(0, 1).steps(of: 1), width: 1)
    for other in otherCurves {
      drawer.drawCurve(
        panel.places(other), palette.future, width: 1, join: .round, dash: [2, 3])
    }
    drawer.drawCurve(panel.places(curve), palette.future, width: 1.25, join: .round)
  }
}
