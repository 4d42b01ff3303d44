import Glissando
import GlissandoNotation

/// The custom animations of the examples, to begin with.
struct ExamplePicker: View {
  let model: LabModel
  let metrics: LabMetrics
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    HStack(spacing: metrics.spacing) {
      Text("Custom").font(metrics.label).foregroundStyle(LabPalette(colorScheme).ink)
      Spacer(minLength: 0)
      ForEach(ExampleCurve.allCases) { example in
        Button(example.title) { choose(example) }
          .accessibilityValue(isChosen(example) ? "chosen" : "")
          .fixedSize()
      }
    }
    .controlSize(metrics.controlSize)
  }

  private func isChosen(_ example: ExampleCurve) -> Bool {
    if case .curve(example.setting, _) = model.selected.setting.base { true } else { false }
  }

  private func choose(_ example: ExampleCurve) {
    model.endStep()
    withAnimation(LabModel.motion) { model.setCurve(example.setting) }
    model.endStep()
  }
}
