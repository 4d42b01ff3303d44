import Glissando

/// Saves what the plots show, as a picture or as numbers.
struct PlotSaving: View {
  let model: LabModel
  let metrics: LabMetrics
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    HStack(spacing: metrics.spacing) {
      Text("Save the plot").font(metrics.label).foregroundStyle(LabPalette(colorScheme).ink)
      Spacer(minLength: 0)
      ForEach(PlotFileKind.allCases) { kind in
        Button(kind.title) { model.savePlot(kind, colorScheme: colorScheme) }
          .accessibilityLabel("Save the plot as \(kind.title)")
          .fixedSize()
      }
    }
    .controlSize(metrics.controlSize)
    .padding(.top, 6 * metrics.unit)
  }
}
