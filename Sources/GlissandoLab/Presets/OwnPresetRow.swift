import Foundation
import Glissando
import GlissandoTools

/// A preset of one's own, with what can be done with it.
struct OwnPresetRow: View {
  let preset: OwnPreset
  let model: LabModel
  let metrics: LabMetrics
  @State private var isRenaming = false
  @State private var asksToDelete = false

  var body: some View {
    Group {
      if isRenaming {
        RenameField(preset: preset, model: model, metrics: metrics, isRenaming: $isRenaming)
      } else {
        HStack(spacing: 0) {
          PresetRow(preset: preset, model: model, metrics: metrics, namesLane: true)
          menu
        }
        .contextMenu { items }
      }
    }
    .alert("Delete “\(preset.name)”?", isPresented: $asksToDelete) {
      Button("Delete", role: .destructive) { model.removePreset(preset.name) }
      Button("Cancel", role: .cancel) {}
    } message: {
      Text(
        """
        It is taken out of \(model.presets?.shownPath ?? "the file"); lanes keep their motion, and undo \
        brings it back.
        """)
    }
  }

  private var menu: some View {
    Menu {
      items
    } label: {
      Image(systemName: "ellipsis").font(metrics.font(12, .semibold))
    }
    .menuStyle(.borderlessButton)
    .controlSize(metrics.controlSize)
    .help("What to do with \(preset.name)")
    .fixedSize()
  }

  @ViewBuilder private var items: some View {
    Button("Update with lane \(model.selection.text)") { model.updatePreset(preset.name) }
      .disabled(preset.isSame(as: model.selected))
    Button("Rename…") { isRenaming = true }
    Divider()
    Button("Delete…", role: .destructive) { asksToDelete = true }
  }
}

/// Takes another name for a preset; Return takes it, as does going elsewhere, and Escape leaves it.
private struct RenameField: View {
  let preset: OwnPreset
  let model: LabModel
  let metrics: LabMetrics
  @Binding var isRenaming: Bool
  @State private var name = ""
  @FocusState private var isFocused: Bool
  @Environment(\.paperPalette) private var palette

  var body: some View {
    TextField("Name of the preset", text: $name, prompt: Text(preset.name))
      .textFieldStyle(.plain).font(metrics.label).foregroundStyle(palette.ink)
      .focused($isFocused)
      .environment(\.typedOver, .all)
      .onSubmit { rename() }
      .onChange(of: isFocused) { _, isFocused in
        if !isFocused { rename() }
      }
      .onKeyPress(.escape) {
        isRenaming = false
        return .handled
      }
      .padding(.horizontal, 8 * metrics.unit)
      .frame(height: metrics.field * 1.12)
      .modifier(FieldGround(metrics: metrics, isFocused: isFocused))
      .padding(.horizontal, 8 * metrics.unit)
      .frame(height: 40 * metrics.unit)
      .onAppear {
        name = preset.name
        isFocused = true
      }
  }

  private func rename() {
    guard isRenaming else { return }
    let name = name.trimmingCharacters(in: .whitespaces)
    isRenaming = false
    if !name.isEmpty, name != preset.name { model.renamePreset(preset.name, to: name) }
  }
}
