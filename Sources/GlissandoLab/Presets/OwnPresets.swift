import Foundation
import Glissando
import GlissandoTools

/// The presets of one's own: what the file says, what is wrong with it, and a way to add to it.
struct OwnPresets: View {
  let presets: PresetStore
  let query: String
  let model: LabModel
  let metrics: LabMetrics
  @Environment(\.paperPalette) private var palette

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(alignment: .firstTextBaseline) {
        Text("Your own").font(metrics.font(11.5, .semibold))
        Spacer(minLength: 8)
        Text(presets.shownPath).font(metrics.font(10.5)).lineLimit(1).truncationMode(.middle)
      }
      .foregroundStyle(palette.faintInk)
      .padding(.horizontal, 8 * metrics.unit)
      .padding(.vertical, 3 * metrics.unit)
      if let mistake = presets.mistake {
        MistakeBand(mistake: mistake, metrics: metrics).transition(.opacity)
      }
      ForEach(shown) { preset in
        OwnPresetRow(preset: preset, model: model, metrics: metrics)
          .transition(.opacity)
      }
      KeepField(model: model, metrics: metrics)
        .padding(.horizontal, 8 * metrics.unit)
        .padding(.top, 6 * metrics.unit)
    }
    .clipped()
  }

  private var shown: [OwnPreset] {
    PresetGroup(title: "your own", entries: presets.presets).matching(query)?.entries ?? []
  }
}

/// What in the file is not understood, and where; the presets of before stay.
private struct MistakeBand: View {
  let mistake: PresetMistake
  let metrics: LabMetrics
  @Environment(\.paperPalette) private var palette

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 7 * metrics.unit) {
      Image(systemName: "exclamationmark.triangle.fill")
      Text("In the file, \(mistake.description)".asSentence).fixedSize(
        horizontal: false, vertical: true
      )
      .accessibilityIdentifier("mistake")
      Spacer(minLength: 0)
    }
    .font(metrics.caption).foregroundStyle(palette.alarm)
    .padding(8 * metrics.unit)
    .background {
      RoundedRectangle(cornerRadius: 7 * metrics.unit).fill(palette.alarm.opacity(0.1))
    }
    .padding(.vertical, 4 * metrics.unit)
  }
}

/// Keeps the selected lane under a name.
private struct KeepField: View {
  let model: LabModel
  let metrics: LabMetrics
  @State private var name = ""
  @FocusState private var isFocused: Bool
  @Environment(\.paperPalette) private var palette

  var body: some View {
    HStack(spacing: metrics.spacing) {
      HStack(spacing: 7 * metrics.unit) {
        LaneBadge(letter: model.selected.id, size: 15 * metrics.unit)
        TextField("Name of a new preset", text: $name, prompt: Text("Keep this one as …"))
          .textFieldStyle(.plain).font(metrics.body).foregroundStyle(palette.ink)
          .focused($isFocused)
          .onSubmit { keep() }
      }
      .padding(.horizontal, 8 * metrics.unit)
      .frame(height: metrics.field * 1.12)
      .modifier(FieldGround(metrics: metrics, isFocused: isFocused))
      Button("Keep") { keep() }.disabled(trimmed.isEmpty).fixedSize()
        .controlSize(metrics.controlSize)
    }
  }

  private var trimmed: String { name.trimmingCharacters(in: .whitespaces) }

  private func keep() {
    guard !trimmed.isEmpty else { return }
    model.savePreset(as: trimmed)
    name = ""
  }
}
