import Glissando
import GlissandoDesktop
import GlissandoNotation

/// Where a curve is drawn by hand.
struct CurveSlot: View {
  let model: LabModel
  let metrics: LabMetrics

  var body: some View {
    Picker("Curve", selection: curve) {
      ForEach(Self.named, id: \.self) { Text($0.words).tag($0) }
    }
    .pickerStyle(.menu)
    .controlSize(metrics.controlSize)
  }

  private static let named: [CurveSetting] = [
    .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
  ]

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
  let model: LabModel
  let metrics: LabMetrics
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let palette = LabPalette(colorScheme)
    TransportDock(height: metrics.transport)
      .padding(.horizontal, metrics.margin * 0.5)
      .frame(maxWidth: .infinity)
      .background(palette.raised)
      .overlay(alignment: .top) { Rectangle().fill(palette.hairline).frame(height: 1) }
  }
}
