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
      Picker(dial.name, selection: $position) {
        ForEach(Int(range.lowerBound)...Int(range.upperBound), id: \.self) { value in
          Text("\(value)").tag(Double(value))
        }
      }
      .pickerStyle(.segmented)
      .labelsHidden()
      .fixedSize()
    case .flag:
      Toggle(dial.name, isOn: isOn)
        .labelsHidden()
    case .choice(let options):
      choice(options)
        .labelsHidden()
    }
  }

  private var isOn: Binding<Bool> {
    Binding(get: { position != 0 }, set: { position = $0 ? 1 : 0 })
  }

  @ViewBuilder
  private func choice(_ options: [Dial.Option]) -> some View {
    let picker = Picker(dial.name, selection: $position) {
      ForEach(0..<options.count, id: \.self) { index in
        Text(options[index].code).tag(Double(index))
      }
    }
    if options.count > 3 {
      picker.pickerStyle(.menu).fixedSize()
    } else {
      // The code of animations is long: in a low window there is no room for three side by side.
      ViewThatFits(in: .horizontal) {
        picker.pickerStyle(.segmented).fixedSize()
        picker.pickerStyle(.menu).fixedSize()
      }
    }
  }
}
