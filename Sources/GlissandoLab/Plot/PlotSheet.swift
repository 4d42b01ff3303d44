import Foundation
import Glissando
import GlissandoTools

/// A plot as it stands by itself in a document: its motions by name, and what each does in words.
struct PlotSheet: View {
  let lanes: [PlottedLane]
  /// What lines and letters are scaled by.
  let unit: Double
  let duration: Double?
  var window = PlotWindow()
  var hasLegend = true
  @Environment(\.paperPalette) private var palette

  var body: some View {
    VStack(alignment: .leading, spacing: 18 * unit) {
      if hasLegend {
        Grid(
          alignment: .leadingFirstTextBaseline, horizontalSpacing: 10 * unit,
          verticalSpacing: 7 * unit
        ) {
          ForEach(lanes.inOrder) { legend($0) }
        }
        .padding(.leading, PlotLayout.gutter * unit)
      }
      MotionPlot(lanes, unit: unit, duration: duration, window: .constant(window))
    }
    .padding(.horizontal, 20 * unit)
    .padding(.top, 26 * unit)
    .padding(.bottom, 18 * unit)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(palette.paper)
  }

  private func legend(_ lane: PlottedLane) -> some View {
    let analysis = MotionAnalysis(lane.setting, initialVelocity: lane.initialVelocity)
    return GridRow {
      Text(lane.id.text)
        .font(.system(size: 13 * unit, weight: .semibold))
        .foregroundStyle(palette.lane(lane.id))
      Text(lane.name)
        .font(.system(size: 13 * unit, weight: .medium))
        .foregroundStyle(palette.ink)
        .lineLimit(1)
      Text(analysis.words)
        .font(.system(size: 12 * unit))
        .foregroundStyle(palette.faintInk)
        .lineLimit(1)
        .layoutPriority(1)
    }
  }
}
