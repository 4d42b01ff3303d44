import Glissando

/// The letter and name of the selected lane, and what can be done with it.
struct LaneHead: View {
  let model: LabModel
  let metrics: LabMetrics
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let palette = LabPalette(colorScheme)
    let lane = model.selected
    HStack(spacing: metrics.spacing) {
      LaneBadge(letter: lane.id, size: 26 * metrics.unit, metrics: metrics)
      TextField("Name of the lane", text: name, prompt: Text(lane.setting.words))
        .textFieldStyle(.plain)
        .font(metrics.heading).foregroundStyle(palette.ink)
        .frame(height: metrics.field)
        .onSubmit { model.endStep() }
      Menu {
        Button("Duplicate") { model.duplicate(lane.id) }.disabled(model.lanes.count == 4)
        Button("Swap with the next lane") { model.swapWithNext(lane.id) }
          .disabled(model.lanes.count == 1)
        Divider()
        Button("Remove", role: .destructive) { model.remove(lane.id) }
          .disabled(model.lanes.count == 1)
      } label: {
        Image(systemName: "ellipsis").font(metrics.font(13, .semibold))
      }
      .menuStyle(.borderlessButton)
      .controlSize(metrics.controlSize)
      .accessibilityLabel("What to do with lane \(lane.id.text)")
      .fixedSize()
    }
  }

  private var name: Binding<String> {
    Binding(
      get: { model.selected.name ?? "" },
      set: { model.rename(model.document.selection, $0) })
  }
}

/// A lane's letter on its colour.
struct LaneBadge: View {
  let letter: Lane.Letter
  let size: Double
  let metrics: LabMetrics
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let palette = LabPalette(colorScheme)
    Text(letter.text)
      .font(.system(size: size * 0.5, weight: .bold))
      .foregroundStyle(palette.onLane)
      .frame(width: size, height: size)
      .background { Circle().fill(palette.lane(letter)) }
  }
}
