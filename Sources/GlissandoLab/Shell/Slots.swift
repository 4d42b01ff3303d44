import Glissando
import GlissandoDesktop
import GlissandoNotation

/// Where a curve is drawn by hand.
struct CurveSlot: View {
  let model: LabModel
  let metrics: LabMetrics

  var body: some View {
    VStack(alignment: .leading, spacing: metrics.spacing) {
      Picker("Curve", selection: curve) {
        ForEach(Self.named, id: \.self) { Text($0.words).tag($0) }
      }
      .pickerStyle(.menu)
      ExamplePicker(curve: curve, metrics: metrics)
    }
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

/// The custom animations of the examples.
private struct ExamplePicker: View {
  let curve: Binding<CurveSetting>
  let metrics: LabMetrics
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    HStack(spacing: metrics.spacing) {
      Text("Custom").font(metrics.label).foregroundStyle(LabPalette(colorScheme).ink)
      Spacer(minLength: 0)
      ForEach(ExampleCurve.allCases) { example in
        Button(example.title) {
          withAnimation(LabModel.motion) { curve.wrappedValue = example.setting }
        }
        .accessibilityValue(curve.wrappedValue == example.setting ? "chosen" : "")
        .fixedSize()
      }
    }
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
