import Glissando

/// The specimens of all lanes, with what is played on them and how.
struct SpecimenArea: View {
  let model: LabModel
  let metrics: LabMetrics

  var body: some View {
    VStack(spacing: 0) {
      PlayBar(model: model, metrics: metrics)
      SpecimenStage(lanes: model.lanes, score: model.score)
        .padding(.horizontal, metrics.margin)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .padding(.top, metrics.margin * 0.5)
  }
}

/// What is played on, by itself or by hand.
private struct PlayBar: View {
  let model: LabModel
  let metrics: LabMetrics

  var body: some View {
    HStack(spacing: metrics.spacing) {
      SpecimenPicker(model: model, metrics: metrics)
      Spacer(minLength: 0)
      InterruptionMenu(model: model, metrics: metrics)
      PlayButtons(model: model, metrics: metrics)
    }
    .controlSize(metrics.controlSize)
    .padding(.horizontal, metrics.margin)
    .frame(height: metrics.bar)
  }
}

/// The specimens by their signs, and by name where there is room.
private struct SpecimenPicker: View {
  let model: LabModel
  let metrics: LabMetrics

  var body: some View {
    Picker("Specimen", selection: kind) {
      ForEach(SpecimenKind.allCases) { kind in
        Text(kind.name).lineLimit(1).tag(kind)
      }
    }
    .pickerStyle(.segmented)
    .labelsHidden()
    .fixedSize()
  }

  private var kind: Binding<SpecimenKind> {
    Binding(
      get: { model.score.kind },
      set: { kind in withAnimation(LabModel.motion) { model.score.kind = kind } })
  }
}

/// After how long every motion is turned back in mid-flight.
private struct InterruptionMenu: View {
  let model: LabModel
  let metrics: LabMetrics
  @Environment(\.colorScheme) private var colorScheme

  /// The choices in seconds.
  static let intervals = [0.1, 0.15, 0.25, 0.4, 0.7, 1]

  var body: some View {
    Picker(selection: interval) {
      Text("Let it arrive").tag(Double?.none)
      ForEach(Self.intervals, id: \.self) { interval in
        Text("Interrupt every \(Int((interval * 1000).rounded())) ms").tag(Double?.some(interval))
      }
    } label: {
      Text("Interrupt")
    }
    .pickerStyle(.menu)
    .labelsHidden()
    .fixedSize()
    .accessibilityLabel("Interrupt")
  }

  private var interval: Binding<Double?> {
    Binding(get: { model.score.interruption }, set: { model.score.interruption = $0 })
  }
}

/// Plays once, or to and fro.
private struct PlayButtons: View {
  let model: LabModel
  let metrics: LabMetrics

  var body: some View {
    HStack(spacing: 4 * metrics.unit) {
      SignButton(
        symbol: "repeat",
        label: model.score.isLooping ? "Stop playing to and fro" : "Play to and fro",
        metrics: metrics, hasGround: model.score.isLooping
      ) {
        model.score.isLooping.toggle()
      }
      Button {
        model.score.play()
      } label: {
        Image(systemName: "play.fill")
      }
      .buttonStyle(.borderedProminent)
      .accessibilityLabel("Play")
      .fixedSize()
    }
  }
}
