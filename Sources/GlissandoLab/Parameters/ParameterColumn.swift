import Glissando

/// The parameters of the selected lane.
struct ParameterColumn: View {
  let model: LabModel
  let metrics: LabMetrics
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let palette = LabPalette(colorScheme)
    VStack(alignment: .leading, spacing: metrics.spacing) {
      Text("Lane \(model.selected.id.text)").font(metrics.heading).foregroundStyle(palette.ink)
    }
    .padding(metrics.margin)
    .frame(width: metrics.parameters, height: metrics.main, alignment: .topLeading)
    .background(palette.raised)
  }
}
