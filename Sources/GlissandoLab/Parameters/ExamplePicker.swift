import Glissando
import GlissandoTools

/// The custom animations of the examples, by name, and the numbers of the one that is chosen.
struct ExamplePicker: View {
  let model: LabModel
  let metrics: LabMetrics
  @Environment(\.paperPalette) private var palette

  var body: some View {
    let chosen = model.selected.example
    VStack(alignment: .leading, spacing: 12 * metrics.unit) {
      HStack(spacing: metrics.spacing) {
        Text("Custom").font(metrics.label).foregroundStyle(palette.ink)
        Spacer(minLength: 0)
        ForEach(ExampleCurve.all, id: \.title) { example in
          Button(example.title) { choose(example) }
            .accessibilityValue(chosen?.isSameKind(as: example) == true ? "chosen" : "")
            .fixedSize()
        }
      }
      .controlSize(metrics.controlSize)
      ForEach(chosen?.parameters ?? [], id: \.self) { parameter in
        ParameterRow(model: model, parameter: parameter, metrics: metrics)
          .transition(.opacity)
      }
    }
  }

  private func choose(_ example: ExampleCurve) {
    model.endStep()
    withAnimation(LabModel.motion) { model.setExample(example) }
    model.endStep()
  }
}
