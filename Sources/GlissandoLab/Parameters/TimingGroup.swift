import Glissando
import GlissandoTools

/// When the selected lane's motion begins, how fast and how often it runs.
struct TimingGroup: View {
  let model: LabModel
  let metrics: LabMetrics

  var body: some View {
    ParameterGroup(
      title: "Start, speed, repeats", section: .timing, model: model, metrics: metrics,
      summary: TimingSummary(model: model)
    ) {
      ParameterRow(model: model, parameter: .initialVelocity, metrics: metrics)
      if model.selected.ignoresVelocity {
        FixedValue("What repeats begins each pass at rest.", metrics: metrics).transition(.opacity)
      }
      ParameterRow(model: model, parameter: .delay, metrics: metrics)
      ParameterRow(model: model, parameter: .speed, metrics: metrics)
      RepetitionRow(model: model, metrics: metrics)
    }
  }
}

/// When, how fast and how often in one line.
private struct TimingSummary: View {
  let model: LabModel

  var body: some View { Text(summary) }

  /// What differs from the standard, in few letters.
  private var summary: String {
    let lane = model.selected
    var parts: [String] = []
    func add(_ parameter: MotionParameter, _ value: Double, _ sign: String) {
      guard value != parameter.traits.standard else { return }
      parts.append(sign + NumberText(parameter.traits).string(value) + parameter.traits.unit)
    }
    add(.initialVelocity, lane.startVelocity, "")
    add(.delay, lane.setting.delay, "+")
    add(.speed, lane.setting.speed, "")
    switch lane.setting.repetition {
    case .once: break
    case .count(let count, _): parts.append("\(count) times")
    case .forever: parts.append("forever")
    }
    return parts.isEmpty ? "as it is" : parts.joined(separator: "  ")
  }
}

/// How often the motion runs.
private struct RepetitionRow: View {
  let model: LabModel
  let metrics: LabMetrics
  @Environment(\.paperPalette) private var palette

  var body: some View {
    VStack(alignment: .leading, spacing: 5 * metrics.unit) {
      Text("Repeat").font(metrics.label).foregroundStyle(palette.ink)
      Picker("Repeat", selection: choice) {
        ForEach(RepetitionChoice.allCases) { choice in
          Text(choice.title(count)).tag(choice)
        }
      }
      .pickerStyle(.segmented)
      .labelsHidden()
      .controlSize(metrics.controlSize)
      if case .count(let count, let autoreverses) = model.selected.setting.repetition {
        Stepper("\(count) times", value: times(autoreverses), in: 1...99)
          .font(metrics.label)
          .controlSize(metrics.controlSize)
          .transition(.opacity)
      }
      if model.selected.setting.repetition != .once {
        Toggle("There and back", isOn: autoreverses)
          .font(metrics.label)
          .controlSize(metrics.controlSize)
          .transition(.opacity)
      }
      Text("How often the motion runs, and whether every second run goes back.")
        .font(metrics.caption).foregroundStyle(palette.faintInk)
        .fixedSize(horizontal: false, vertical: true)
    }
  }

  private var count: Int {
    if case .count(let count, _) = model.selected.setting.repetition { count } else { 3 }
  }

  private var choice: Binding<RepetitionChoice> {
    Binding(
      get: { RepetitionChoice(model.selected.setting.repetition) },
      set: { model.setRepetition($0.repetition(autoreverses: autoreverses.wrappedValue)) })
  }

  private func times(_ autoreverses: Bool) -> Binding<Int> {
    Binding(
      get: { count },
      set: { model.setRepetition(.count($0, autoreverses: autoreverses)) })
  }

  private var autoreverses: Binding<Bool> {
    Binding(
      get: {
        switch model.selected.setting.repetition {
        case .once: true
        case .count(_, let autoreverses), .forever(let autoreverses): autoreverses
        }
      },
      set: { autoreverses in
        let choice = RepetitionChoice(model.selected.setting.repetition)
        model.setRepetition(choice.repetition(autoreverses: autoreverses, count: count))
      })
  }
}

/// The three ways to repeat.
private enum RepetitionChoice: CaseIterable, Hashable, Identifiable {
  case once
  case count
  case forever

  init(_ repetition: MotionRepetition) {
    switch repetition {
    case .once: self = .once
    case .count: self = .count
    case .forever: self = .forever
    }
  }

  var id: Self { self }

  func title(_ count: Int) -> String {
    switch self {
    case .once: "Once"
    case .count: "\(count) times"
    case .forever: "Forever"
    }
  }

  func repetition(autoreverses: Bool, count: Int = 3) -> MotionRepetition {
    switch self {
    case .once: .once
    case .count: .count(count, autoreverses: autoreverses)
    case .forever: .forever(autoreverses: autoreverses)
    }
  }
}
