import Glissando

/// Saves what the plots show, as a picture or as numbers; below the list, where it is found.
struct PlotSaving: View {
  let model: LabModel
  let metrics: LabMetrics
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let palette = LabPalette(colorScheme)
    HStack(spacing: metrics.spacing) {
      Text("Save the plot").font(metrics.label).foregroundStyle(palette.ink)
      Spacer(minLength: 0)
      ForEach(PlotFileKind.allCases) { kind in
        Button(kind.title) { model.savePlot(kind, colorScheme: colorScheme) }
          .accessibilityLabel("Save the plot as \(kind.title)")
          .fixedSize()
      }
    }
    .controlSize(metrics.controlSize)
    .padding(.horizontal, metrics.margin)
    .padding(.vertical, 8 * metrics.unit)
    .background { palette.raised }
    .overlay(alignment: .top) { Rectangle().fill(palette.hairline).frame(height: 1) }
  }
}
