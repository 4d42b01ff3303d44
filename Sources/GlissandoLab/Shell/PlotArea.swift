import Glissando
import GlissandoControls
import GlissandoTools

/// What the lanes do over time: in words and drawn.
struct PlotArea: View {
  let model: LabModel
  let metrics: LabMetrics

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      LaneWords(model: model, metrics: metrics)
      MotionPlot(
        model.plottedLanes, unit: metrics.unit, cursor: Bindable(model).plotCursor,
        window: Bindable(model).plotWindow
      )
      .contextMenuUnlessHeld { PlotItems(model: model) }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .padding(.horizontal, metrics.margin)
    .padding(.bottom, metrics.margin * 0.5)
  }
}

/// What can be done with the plots, in a menu.
private struct PlotItems: View {
  let model: LabModel
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    Button("Closer") { model.zoomPlot(.closer) }
    Button("Farther") { model.zoomPlot(.farther) }.disabled(model.plotWindow.isWhole)
    Button("Whole plot") { model.zoomPlot(.whole) }.disabled(model.plotWindow.isWhole)
    Divider()
    ForEach(PlotFileKind.allCases) { kind in
      Button("Save as \(kind.title)") { model.savePlot(kind, colorScheme: colorScheme) }
    }
  }
}

/// What shows a part of the plots, and the whole again; a plot that does not show all says so by that.
private struct ZoomButtons: View {
  let model: LabModel
  let metrics: LabMetrics
  @Environment(\.paperPalette) private var palette

  var body: some View {
    HStack(spacing: 0) {
      if !model.plotWindow.isWhole {
        whole.transition(.opacity)
        SignButton(symbol: "minus.magnifyingglass", label: "Plots farther", metrics: metrics) {
          model.zoomPlot(.farther)
        }
        .transition(.opacity)
      }
      SignButton(symbol: "plus.magnifyingglass", label: "Plots closer", metrics: metrics) {
        model.zoomPlot(.closer)
      }
    }
  }

  private var whole: some View {
    Button {
      model.zoomPlot(.whole)
    } label: {
      HStack(spacing: 5 * metrics.unit) {
        Image(systemName: "arrow.up.left.and.arrow.down.right").font(metrics.font(11, .medium))
        Text("Whole plot").font(metrics.label).lineLimit(1)
      }
      .foregroundStyle(palette.lane(model.selection))
      .padding(.horizontal, 9 * metrics.unit)
      .frame(height: metrics.field)
    }
    .buttonStyle(WashButtonStyle(radius: 6 * metrics.unit, hasGround: true))
    .help("Show all of the time and of the values (0)")
    .fixedSize()
  }
}

/// What the selected lane's motion does, in one line.
private struct LaneWords: View {
  let model: LabModel
  let metrics: LabMetrics
  @Environment(\.paperPalette) private var palette

  var body: some View {
    let lane = model.selected
    HStack(spacing: metrics.spacing) {
      LaneBadge(letter: lane.id, size: 18 * metrics.unit)
      Text(MotionAnalysis(lane.setting, initialVelocity: lane.initialVelocity).words)
        .font(metrics.font(13, .medium)).foregroundStyle(palette.ink)
        .lineLimit(1)
        .accessibilityIdentifier("words")
      Spacer(minLength: 0)
      ZoomButtons(model: model, metrics: metrics)
    }
    .frame(height: metrics.bar)
  }
}
