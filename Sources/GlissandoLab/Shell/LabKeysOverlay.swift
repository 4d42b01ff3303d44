import Glissando

/// The list of keys, above everything else; a click anywhere closes it.
struct LabKeysOverlay: View {
  let model: LabModel
  let metrics: LabMetrics
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let palette = LabPalette(colorScheme)
    ZStack {
      palette.paper.opacity(0.78)
      VStack(alignment: .leading, spacing: 18 * metrics.unit) {
        Text("Keys").font(metrics.title).foregroundStyle(palette.ink)
        HStack(alignment: .top, spacing: (metrics.isCompact ? 20 : 34) * metrics.unit) {
          ForEach(0..<LabKey.columns.count, id: \.self) { column in
            KeyColumn(keys: LabKey.columns[column], metrics: metrics)
          }
        }
      }
      .fixedSize()
      .padding(26 * metrics.unit)
      .background {
        let card = RoundedRectangle(cornerRadius: 14 * metrics.unit)
        card.fill(palette.raised)
          .overlay { card.stroke(palette.hairline, lineWidth: 1) }
          .shadow(color: .black.opacity(0.22), radius: 24 * metrics.unit, y: 10 * metrics.unit)
      }
    }
    .contentShape(Rectangle())
    .onTapGesture { model.toggleKeys() }
  }
}

/// One column of keys and what they do.
private struct KeyColumn: View {
  let keys: [LabKey]
  let metrics: LabMetrics
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let palette = LabPalette(colorScheme)
    VStack(alignment: .leading, spacing: 9 * metrics.unit) {
      ForEach(keys) { key in
        VStack(alignment: .leading, spacing: 1) {
          Text(key.keys).font(metrics.font(12.5, .semibold)).foregroundStyle(palette.ink)
          Text(key.action).font(metrics.font(12)).foregroundStyle(palette.faintInk)
        }
      }
    }
  }
}
