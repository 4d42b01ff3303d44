import Glissando
import GlissandoTools

/// The letter and name of the selected lane, and what can be done with it.
struct LaneHead: View {
  let model: LabModel
  let metrics: LabMetrics

  var body: some View {
    let letter = model.selection
    HStack(spacing: metrics.spacing) {
      LaneBadge(letter: letter, size: 26 * metrics.unit)
      LaneNameField(model: model, metrics: metrics)
      Menu {
        LaneItems(letter: letter, model: model)
      } label: {
        Image(systemName: "ellipsis").font(metrics.font(13, .semibold))
      }
      .menuStyle(.borderlessButton)
      .controlSize(metrics.controlSize)
      .help("What to do with lane \(letter.text)")
      .fixedSize()
    }
  }
}

/// What can be done with a lane, in a menu.
struct LaneItems: View {
  let letter: Lane.Letter
  let model: LabModel

  var body: some View {
    let count = model.letters.count
    Button("Duplicate") { model.duplicate(letter) }
      .disabled(count == Lane.Letter.allCases.count)
    Button("Swap with the next lane") { model.swapWithNext(letter) }
      .disabled(count == 1)
    if letter == model.selection, let preset = model.changedPreset {
      Button("Update the preset “\(preset.name)”") { model.updatePreset(preset.name) }
    }
    Divider()
    Button("Remove", role: .destructive) { model.remove(letter) }
      .disabled(count == 1)
  }
}

/// The name of the selected lane; its setting's own words where it has none.
private struct LaneNameField: View {
  let model: LabModel
  let metrics: LabMetrics
  @FocusState private var isFocused: Bool
  @Environment(\.paperPalette) private var palette

  var body: some View {
    TextField("Name of the lane", text: name, prompt: Text(model.selected.words))
      .textFieldStyle(.plain)
      .font(metrics.heading).foregroundStyle(palette.ink)
      .frame(height: metrics.field)
      .focused($isFocused)
      .background(alignment: .bottom) {
        Rectangle().fill(palette.lane(model.selection)).frame(height: 1.5)
          .opacity(isFocused ? 1 : 0)
          .animation(.smooth(duration: 0.16), value: isFocused)
      }
      // Return and Escape give the lab its keys again.
      .onSubmit { leave() }
      .onKeyPress(.escape) {
        leave()
        return .handled
      }
  }

  private func leave() {
    model.endStep()
    isFocused = false
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
  @Environment(\.paperPalette) private var palette

  var body: some View {
    Text(letter.text)
      .font(.system(size: size * 0.5, weight: .bold))
      .foregroundStyle(palette.onColor)
      .frame(width: size, height: size)
      .background { Circle().fill(palette.lane(letter)) }
  }
}
