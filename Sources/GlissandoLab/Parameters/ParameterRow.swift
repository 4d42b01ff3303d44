import Glissando
import GlissandoTools

/// A parameter: its name, its number, its slider, and what it does.
///
/// It reads the number and nothing else, so that a slider which is dragged evaluates no more of the
/// other rows than this.
struct ParameterRow: View {
  let model: LabModel
  let parameter: MotionParameter
  let metrics: LabMetrics

  var body: some View {
    ParameterControls(
      model: model, parameter: parameter,
      value: model.selected.value(of: parameter) ?? parameter.traits.standard, metrics: metrics)
  }
}

/// The controls of a parameter with a value.
private struct ParameterControls: View {
  let model: LabModel
  let parameter: MotionParameter
  let value: Double
  let metrics: LabMetrics
  @State private var problem: String?
  @Environment(\.paperPalette) private var palette

  var body: some View {
    let traits = parameter.traits
    VStack(alignment: .leading, spacing: 3 * metrics.unit) {
      HStack(spacing: metrics.spacing) {
        Text(traits.title).font(metrics.label).foregroundStyle(palette.ink).lineLimit(1)
        Spacer(minLength: 0)
        ResetButton(
          model: model, parameter: parameter, isStandard: value == traits.standard,
          metrics: metrics)
        NumberField(
          model: model, parameter: parameter, value: value, metrics: metrics, problem: $problem)
      }
      ParameterSlider(model: model, parameter: parameter, value: value, metrics: metrics)
      Text(problem ?? traits.explanation)
        .font(metrics.caption)
        .foregroundStyle(problem == nil ? palette.faintInk : palette.alarm)
        .contentTransition(.opacity)
        .fixedSize(horizontal: false, vertical: true)
        .frame(maxWidth: .infinity, alignment: .leading)
        .accessibilityIdentifier("explanation \(traits.title)")
    }
  }
}

/// Gives a parameter its standard value; it is there while there is something to reset.
///
/// It is told what to reset, not how: a closure is never the same as the one before, and the button
/// would be evaluated in each frame of a drag.
private struct ResetButton: View {
  let model: LabModel
  let parameter: MotionParameter
  let isStandard: Bool
  let metrics: LabMetrics
  @Environment(\.paperPalette) private var palette

  var body: some View {
    Button {
      model.reset(parameter)
    } label: {
      Image(systemName: "arrow.counterclockwise")
        .font(metrics.font(10.5, .semibold))
        .foregroundStyle(palette.faintInk)
        .frame(width: metrics.field * 0.86, height: metrics.field * 0.86)
    }
    .buttonStyle(WashButtonStyle(radius: 5 * metrics.unit))
    .help("Reset \(parameter.traits.title)")
    .disabled(isStandard)
    .opacity(isStandard ? 0 : 1)
    .animation(LabModel.fade, value: isStandard)
  }
}
