import Glissando

/// A parameter: its name, its number, its slider, and what it does.
struct ParameterRow: View {
  let model: LabModel
  let parameter: MotionParameter
  let metrics: LabMetrics
  @State private var problem: String?
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let palette = LabPalette(colorScheme)
    let traits = parameter.traits
    let value = model.selected.value(of: parameter) ?? traits.standard
    VStack(alignment: .leading, spacing: 3 * metrics.unit) {
      HStack(spacing: metrics.spacing) {
        Text(traits.title).font(metrics.label).foregroundStyle(palette.ink).lineLimit(1)
        Spacer(minLength: 0)
        ResetButton(title: traits.title, isStandard: value == traits.standard, metrics: metrics) {
          model.reset(parameter)
        }
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
private struct ResetButton: View {
  let title: String
  let isStandard: Bool
  let metrics: LabMetrics
  let action: @MainActor () -> Void
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    Button(action: action) {
      Image(systemName: "arrow.counterclockwise")
        .font(metrics.font(10.5, .semibold))
        .foregroundStyle(LabPalette(colorScheme).faintInk)
        .frame(width: metrics.field * 0.86, height: metrics.field * 0.86)
    }
    .buttonStyle(WashButtonStyle(radius: 5 * metrics.unit))
    .accessibilityLabel("Reset \(title)")
    .disabled(isStandard)
    .opacity(isStandard ? 0 : 1)
    .animation(LabModel.fade, value: isStandard)
  }
}
