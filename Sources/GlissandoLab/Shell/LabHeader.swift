import Glissando

/// The lab's name, its lanes, and what can be done with all of them.
struct LabHeader: View {
  let model: LabModel
  let metrics: LabMetrics
  let leave: (@MainActor () -> Void)?
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let palette = LabPalette(colorScheme)
    HStack(spacing: metrics.spacing * 1.5) {
      if let leave {
        SignButton(symbol: "chevron.left", label: "Gallery", metrics: metrics, action: leave)
      }
      Text("Lab").font(metrics.title).foregroundStyle(palette.ink).fixedSize()
        .padding(.trailing, 8 * metrics.unit)
      LaneStrip(model: model, metrics: metrics)
      Spacer(minLength: 0)
      HStack(spacing: 2 * metrics.unit) {
        SignButton(symbol: "arrow.uturn.backward", label: "Undo", metrics: metrics) { model.undo() }
          .disabled(!model.history.canUndo)
        SignButton(symbol: "arrow.uturn.forward", label: "Redo", metrics: metrics) { model.redo() }
          .disabled(!model.history.canRedo)
        SignButton(symbol: "questionmark", label: "Keys", metrics: metrics) { model.toggleKeys() }
      }
    }
    .padding(.horizontal, metrics.margin)
    .frame(height: metrics.header)
  }
}
