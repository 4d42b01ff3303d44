import Glissando
import GlissandoTools

/// Saves what the plots show, as a picture or as numbers; below the list, where it is found.
struct PlotSaving: View {
  @Bindable var model: LabModel
  let metrics: LabMetrics
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.paperPalette) private var palette

  var body: some View {
    HStack(spacing: metrics.spacing) {
      words.frame(maxWidth: .infinity, alignment: .leading)
      style
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

  /// What the buttons do, in as many words as one line has room for.
  private var words: some View {
    ViewThatFits(in: .horizontal) {
      ForEach(["Save the plot", "Save plot", "Save"], id: \.self) { Text($0).lineLimit(1) }
    }
    .font(metrics.label)
    .foregroundStyle(palette.ink)
    .accessibilityLabel("Save the plot")
  }

  private var style: some View {
    Menu {
      ForEach(PlotStyle.Size.allCases) { choice($0.title, $0, \.size) }
      Divider()
      choice("Colours as here", nil, \.scheme)
      choice("Light", .light, \.scheme)
      choice("Dark", .dark, \.scheme)
      Divider()
      Toggle("Before the last change", isOn: $model.plot.hasGhost)
      Toggle("Names and words", isOn: $model.plot.hasLegend)
      Divider()
      Toggle("Ask where to", isOn: $model.plot.asksWhere)
    } label: {
      Image(systemName: "slider.horizontal.3")
    }
    .menuStyle(.borderlessButton)
    .help("Size, colours and what is drawn")
    .accessibilityLabel("How the plot is saved")
    .fixedSize()
  }

  /// A row that is marked while its value is the chosen one.
  private func choice<Value: Equatable>(
    _ title: String, _ value: Value, _ place: WritableKeyPath<PlotStyle, Value>
  ) -> some View {
    Toggle(
      title,
      isOn: Binding(
        get: { model.plot[keyPath: place] == value },
        set: { if $0 { model.plot[keyPath: place] = value } }))
  }
}
