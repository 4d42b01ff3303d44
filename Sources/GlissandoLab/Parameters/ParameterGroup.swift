import Glissando
import GlissandoTools
import GlissandoNotation

/// A group of parameters: its name and values in a row, and below it, while it is open, the controls.
///
/// The summary is a view of its own, so that a number which changes evaluates no more than that.
struct ParameterGroup<Summary: View, Content: View>: View {
  let title: String
  let section: ParameterSection
  let model: LabModel
  let metrics: LabMetrics
  /// What is shown beside the title while the group is closed.
  let summary: Summary
  @ViewBuilder let content: () -> Content
  @Environment(\.paperPalette) private var palette

  var body: some View {
    let isOpen = model.openSection == section
    VStack(alignment: .leading, spacing: 0) {
      Button {
        model.open(section)
      } label: {
        HStack(spacing: metrics.spacing) {
          Image(systemName: "chevron.right")
            .font(metrics.font(9, .bold)).foregroundStyle(palette.faintInk)
            .rotationEffect(.degrees(isOpen ? 90 : 0))
          Text(title).font(metrics.font(12.5, .semibold)).layoutPriority(isOpen ? 2 : 0)
            .foregroundStyle(isOpen ? palette.ink : palette.ink.opacity(0.78))
          Spacer(minLength: 4)
          summary.font(metrics.font(11.5).monospacedDigit())
            .foregroundStyle(palette.faintInk)
            .opacity(isOpen ? 0 : 1)
            // Of a group that is closed the numbers count.
            .layoutPriority(1)
        }
        .lineLimit(1)
        .padding(.horizontal, 6 * metrics.unit)
        .frame(height: (metrics.isCompact ? 27 : 31) * metrics.unit)
      }
      .buttonStyle(WashButtonStyle(radius: 6 * metrics.unit))
      .accessibilityValue(isOpen ? "open" : "closed")
      if isOpen {
        VStack(alignment: .leading, spacing: (metrics.isCompact ? 9 : 13) * metrics.unit) {
          content()
        }
        .padding(.horizontal, 6 * metrics.unit)
        .padding(.top, 4 * metrics.unit)
        .padding(.bottom, 12 * metrics.unit)
        .transition(.opacity)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    // The mark of the keyboard lies around what has it.
    .clipShape(Rectangle().inset(by: -6 * metrics.unit))
  }
}

/// One of the four descriptions of the selected lane's spring.
struct SpringGroup: View {
  let form: SpringForm
  let model: LabModel
  let metrics: LabMetrics

  var body: some View {
    ParameterGroup(
      title: form.shortTitle, section: .spring(form), model: model, metrics: metrics,
      summary: SpringSummary(form: form, model: model)
    ) {
      ForEach(form.parameters, id: \.self) { parameter in
        ParameterRow(model: model, parameter: .spring(parameter), metrics: metrics)
      }
      if form != .physical { FixedMass(model: model, metrics: metrics) }
    }
  }
}

/// The numbers of a description in one line.
private struct SpringSummary: View {
  let form: SpringForm
  let model: LabModel

  var body: some View { Text(summary) }

  private var summary: String {
    let lane = model.selected
    return form.parameters.map { parameter in
      let parameter = MotionParameter.spring(parameter)
      let value = lane.value(of: parameter) ?? 0
      let text = NumberText(parameter.traits).brief(value)
      // Three numbers have no room for their units.
      return form == .physical ? String(text.prefix { $0 != " " }) : text
    }
    .joined(separator: form == .physical ? " · " : "   ")
  }
}

/// What the other descriptions say of the mass: that it is not theirs to choose.
private struct FixedMass: View {
  let model: LabModel
  let metrics: LabMetrics

  var body: some View { FixedValue(sentence, metrics: metrics) }

  private var sentence: String {
    let mass = model.selected.value(of: .spring(.mass)) ?? 1
    if mass == 1 { return "The mass is fixed at 1 here." }
    let text = NumberText(MotionParameter.spring(.mass).traits).string(mass)
    return
      "The mass of \(text) becomes 1 when you change something here; the motion stays the same."
  }
}

extension SpringForm {
  /// Its name in few words.
  fileprivate var shortTitle: String {
    switch self {
    case .perceptual: "Duration and bounce"
    case .response: "Response and damping"
    case .physical: "Mass and stiffness"
    case .settling: "Settling and damping"
    }
  }
}
