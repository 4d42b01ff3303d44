import Glissando
import GlissandoTools

/// The lab's name, its lanes, and what can be done with all of them.
struct LabHeader: View {
  let model: LabModel
  let metrics: LabMetrics
  let leave: (@MainActor () -> Void)?

  var body: some View {
    HStack(spacing: metrics.spacing * 1.5) {
      if let leave {
        SignButton(symbol: "chevron.left", label: "Gallery", metrics: metrics, action: leave)
      }
      DocumentMenu(model: model, metrics: metrics).fixedSize()
      LaneStrip(model: model, metrics: metrics)
      Spacer(minLength: 0)
      HStack(spacing: 6 * metrics.unit) {
        DrawerButton(
          title: "Presets", symbol: "slider.horizontal.3", kind: .presets,
          mistake: model.presets?.mistake, model: model, metrics: metrics)
        DrawerButton(
          title: "Export", symbol: "square.and.arrow.up", kind: .transfer, model: model,
          metrics: metrics)
      }
      HStack(spacing: 0) {
        if model.lastNotice != nil {
          SignButton(symbol: "info.circle", label: "The last message again", metrics: metrics) {
            model.sayAgain()
          }
          .transition(.opacity)
        }
        SignButton(symbol: "arrow.uturn.backward", label: "Undo", metrics: metrics) { model.undo() }
          .disabled(!model.canUndo)
        SignButton(symbol: "arrow.uturn.forward", label: "Redo", metrics: metrics) { model.redo() }
          .disabled(!model.canRedo)
        SignButton(symbol: "questionmark", label: "Keys", metrics: metrics) { model.toggleKeys() }
      }
    }
    .padding(.horizontal, metrics.margin)
    .frame(height: metrics.header)
  }
}

/// Opens what lies beside the specimens, or closes it.
private struct DrawerButton: View {
  let title: String
  let symbol: String
  let kind: LabModel.Drawer
  /// What is wrong in there, so that one looks.
  var mistake: PresetMistake?
  let model: LabModel
  let metrics: LabMetrics
  @Environment(\.paperPalette) private var palette

  var body: some View {
    let isOpen = model.drawer == kind
    Button {
      model.toggle(kind)
    } label: {
      HStack(spacing: 6 * metrics.unit) {
        Image(systemName: mistake == nil ? symbol : "exclamationmark.triangle.fill")
          .font(metrics.font(12, .medium))
        if !metrics.isCompact { Text(title).font(metrics.label).lineLimit(1) }
      }
      .foregroundStyle(
        mistake != nil
          ? palette.alarm
          : isOpen ? palette.lane(model.selection) : palette.ink.opacity(0.8)
      )
      .padding(.horizontal, 9 * metrics.unit)
      .frame(height: metrics.field * 1.12)
    }
    .buttonStyle(WashButtonStyle(radius: 6 * metrics.unit, hasGround: true))
    .help(title)
    .accessibilityValue(
      [isOpen ? "open" : "closed", mistake.map { "with a mistake: \($0.message)" }].compactMap(
        \.self
      )
      .joined(separator: ", ")
    )
    .fixedSize()
  }
}
