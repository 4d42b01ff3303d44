import Glissando
import GlissandoNotation

/// What the lanes do over time: in words and drawn.
struct PlotArea: View {
  let model: LabModel
  let metrics: LabMetrics

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      LaneWords(model: model, metrics: metrics)
      MotionPlot(model.plottedLanes, unit: metrics.unit, cursor: cursor)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .padding(.horizontal, metrics.margin)
    .padding(.bottom, metrics.margin * 0.5)
  }

  private var cursor: Binding<Double?> {
    Binding(get: { model.plotCursor }, set: { model.plotCursor = $0 })
  }
}

/// What the selected lane's motion does, in one line.
private struct LaneWords: View {
  let model: LabModel
  let metrics: LabMetrics
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let palette = LabPalette(colorScheme)
    let lane = model.selected
    HStack(spacing: metrics.spacing) {
      LaneBadge(letter: lane.id, size: 18 * metrics.unit, metrics: metrics)
      Text(MotionAnalysis(lane.setting, initialVelocity: lane.initialVelocity).words)
        .font(metrics.font(13, .medium)).foregroundStyle(palette.ink)
        .lineLimit(1)
      Spacer(minLength: 0)
    }
    .frame(height: metrics.bar)
    .accessibilityIdentifier("words")
  }
}
