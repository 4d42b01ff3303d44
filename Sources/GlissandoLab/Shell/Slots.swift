import Glissando
import GlissandoTools
import GlissandoNotation

// The places of the lab's shell for the editor of curves and for the transport.

/// Where a curve is drawn by hand.
struct CurveSlot: View {
  let model: LabModel
  let metrics: LabMetrics
  @Environment(\.paperPalette) private var palette

  var body: some View {
    CurveEditor(
      curve: curve, tint: palette.lane(model.selection), unit: metrics.unit
    ) { model.endStep() }
  }

  private var curve: Binding<CurveSetting> {
    Binding(
      get: {
        if case .curve(let curve, _) = model.selected.setting.base { curve } else { .linear }
      },
      set: { model.setCurve($0) })
  }
}

/// Where the bar is that moves time.
struct TransportSlot: View {
  let metrics: LabMetrics
  @Environment(\.paperPalette) private var palette

  var body: some View {
    TransportDock(height: metrics.transport)
      .padding(.horizontal, metrics.margin * 0.5)
      .frame(maxWidth: .infinity)
      .background(palette.raised)
      .overlay(alignment: .top) { Rectangle().fill(palette.hairline).frame(height: 1) }
  }
}
