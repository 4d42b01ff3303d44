import Glissando

/// The dials of a page, one below the other: name, control, value.
struct DialList: View {
  let page: GalleryPage
  let model: PageModel
  let metrics: GalleryMetrics
  @Environment(\.galleryPalette) private var palette

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<page.dials.count, id: \.self) { index in
        let dial = page.dials[index]
        HStack(spacing: 12 * metrics.unit) {
          Text(dial.name).font(metrics.label).foregroundStyle(palette.faintInk).lineLimit(1)
            .minimumScaleFactor(0.8)
            .frame(width: 104 * metrics.unit, alignment: .leading)
          DialControl(dial: dial, position: position(index))
            .frame(maxWidth: .infinity, alignment: .leading)
          if case .number = dial.kind {
            Text(dial.text(model.values.positions[index]))
              .font(metrics.reading).foregroundStyle(palette.ink)
              .frame(width: 52 * metrics.unit, alignment: .trailing)
          }
        }
        .frame(height: metrics.dialRow)
      }
    }
    .controlSize(metrics.controlSize)
    .tint(palette.ball)
  }

  private func position(_ index: Int) -> Binding<Double> {
    Binding(
      get: { model.values.positions[index] }, set: { model.values.set(index, to: $0) })
  }
}

/// The control that suits a dial.
private struct DialControl: View {
  let dial: Dial
  @Binding var position: Double

  var body: some View {
    switch dial.kind {
    case .number(let range, let step, _):
      Slider(value: $position, in: range, step: step)
        .labelsHidden()
        .accessibilityLabel(dial.name)
    case .whole(let range):
      let values = Int(range.lowerBound)...Int(range.upperBound)
      choice(values.map { (Double($0), "\($0)") }, isSegmented: true)
        .labelsHidden()
    case .flag:
      Toggle(dial.name, isOn: isOn)
        .labelsHidden()
    case .choice(let options):
      choice(
        options.indices.map { (Double($0), options[$0].code) }, isSegmented: options.count <= 3
      )
      .labelsHidden()
    }
  }

  private var isOn: Binding<Bool> {
    Binding(get: { position != 0 }, set: { position = $0 ? 1 : 0 })
  }

  /// All side by side where there is room: the code of animations is long, and a low window has none for three, nor
  /// for all of one.
  private func choice(
    _ options: [(position: Double, code: String)], isSegmented: Bool
  ) -> some View {
    let picker = Picker(dial.name, selection: $position) {
      ForEach(options, id: \.position) { Text($0.code).tag($0.position) }
    }
    return ViewThatFits(in: .horizontal) {
      if isSegmented { picker.pickerStyle(.segmented).fixedSize() }
      picker.pickerStyle(.menu).fixedSize()
      Menu {
        picker.pickerStyle(.inline)
      } label: {
        Text(dial.code(position)).lineLimit(1).truncationMode(.middle)
      }
      .accessibilityLabel(dial.name)
    }
  }
}
