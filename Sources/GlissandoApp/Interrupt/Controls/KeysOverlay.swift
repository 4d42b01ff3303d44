import Glissando

/// The list of keys, above everything else; a click anywhere closes it.
struct KeysOverlay: View {
  let model: InterruptModel
  let metrics: Metrics
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let palette = Palette(colorScheme)
    ZStack {
      palette.paper.opacity(0.72)
      VStack(alignment: .leading, spacing: 18 * metrics.unit) {
        Text("Keys").font(metrics.title).foregroundStyle(palette.ink)
        HStack(alignment: .top, spacing: 40 * metrics.unit) {
          ForEach(0..<SceneKey.columns.count, id: \.self) { column in
            KeyColumn(keys: SceneKey.columns[column], metrics: metrics, palette: palette)
          }
        }
      }
      .fixedSize()
      .padding(28 * metrics.unit)
      .background {
        let card = RoundedRectangle(cornerRadius: 14 * metrics.unit)
        card.fill(palette.raised)
          .overlay { card.stroke(palette.hairline, lineWidth: 1) }
          .shadow(color: .black.opacity(0.22), radius: 24 * metrics.unit, y: 10 * metrics.unit)
      }
    }
    .contentShape(Rectangle())
    .onTapGesture { close() }
  }

  private func close() {
    withAnimation(InterruptModel.fade) { model.showsKeys = false }
  }
}

/// One column of keys and what they do.
private struct KeyColumn: View {
  let keys: [SceneKey]
  let metrics: Metrics
  let palette: Palette

  var body: some View {
    VStack(alignment: .leading, spacing: 9 * metrics.unit) {
      ForEach(keys) { key in
        HStack(spacing: 14 * metrics.unit) {
          Text(key.keys).font(metrics.keyCap).foregroundStyle(palette.ink)
            .frame(width: 92 * metrics.unit, alignment: .leading)
          Text(key.action).font(metrics.body).foregroundStyle(palette.faintInk)
        }
      }
    }
  }
}
