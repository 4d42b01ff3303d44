import Glissando

/// The lab's name, its lanes, and what can be done with all of them.
struct LabHeader: View {
  let model: LabModel
  let metrics: LabMetrics
  let leave: (@MainActor () -> Void)?
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let palette = LabPalette(colorScheme)
    HStack(spacing: metrics.spacing) {
      Text("Lab").font(metrics.title).foregroundStyle(palette.ink)
      Spacer(minLength: 0)
      if let leave { Button("Gallery") { leave() }.fixedSize() }
      Button("Undo") { model.undo() }.disabled(!model.history.canUndo).fixedSize()
      Button("Redo") { model.redo() }.disabled(!model.history.canRedo).fixedSize()
    }
    .controlSize(metrics.controlSize)
    .padding(.horizontal, metrics.margin)
    .frame(height: metrics.header)
  }
}
