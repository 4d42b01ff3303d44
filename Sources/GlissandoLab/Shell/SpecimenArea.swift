import Glissando
import GlissandoTools

/// The specimens of all lanes, with what is played on them and how.
struct SpecimenArea: View {
  let model: LabModel
  let metrics: LabMetrics
  /// The width that there is.
  let width: Double

  var body: some View {
    VStack(spacing: 5 * metrics.unit) {
      PlayBar(model: model, metrics: metrics, width: width)
      SpecimenStage(lanes: model.lanes, score: model.score)
        .environment(\.cardPicture, model.score.picture)
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
  /// The width that there is.
  let width: Double

  /// Whether there is no room for words.
  private var isNarrow: Bool { width < 880 * metrics.unit }
  /// Whether there is no room for all signs.
  private var isTight: Bool { width < 580 * metrics.unit }

  var body: some View {
    HStack(spacing: metrics.spacing) {
      if isTight {
        SpecimenMenu(model: model, metrics: metrics)
      } else {
        SpecimenPicker(model: model, metrics: metrics, isNarrow: isNarrow)
      }
      if isNarrow, width > 640 * metrics.unit {
        SpecimenName(model: model, metrics: metrics)
      }
      Spacer(minLength: 0)
      InterruptionMenu(model: model, metrics: metrics, isNarrow: isNarrow)
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
  let isNarrow: Bool

  var body: some View {
    Picker("Specimen", selection: model.shownSpecimen) {
      ForEach(SpecimenKind.allCases) { kind in
        segment(kind).help(isNarrow ? kind.name : "").accessibilityLabel(kind.name).tag(kind)
      }
    }
    .pickerStyle(.segmented)
    .labelsHidden()
    .fixedSize()
    .accessibilityLabel("Specimen")
  }

  @ViewBuilder private func segment(_ kind: SpecimenKind) -> some View {
    if isNarrow {
      Image(systemName: kind.symbol).font(metrics.font(11.5))
    } else {
      Text(kind.name).lineLimit(1)
    }
  }
}

private struct SpecimenMenu: View {
  let model: LabModel
  let metrics: LabMetrics

  var body: some View {
    Picker("Specimen", selection: model.shownSpecimen) {
      ForEach(SpecimenKind.allCases) { kind in Text(kind.name).tag(kind) }
    }
    .pickerStyle(.menu)
    .labelsHidden()
    .fixedSize()
    .help("Specimen")
  }
}

extension LabModel {
  /// The specimen, which changes by an animation.
  fileprivate var shownSpecimen: Binding<SpecimenKind> {
    Binding(
      get: { self.score.kind },
      set: { kind in withAnimation(Self.motion) { self.score.kind = kind } })
  }
}

/// What the sign of the chosen specimen means.
private struct SpecimenName: View {
  let model: LabModel
  let metrics: LabMetrics
  @Environment(\.paperPalette) private var palette

  var body: some View {
    Text(model.score.kind.name)
      .font(metrics.label).foregroundStyle(palette.faintInk)
      .lineLimit(1)
      // The picker says it.
      .accessibilityHidden(true)
  }
}

/// After how long every motion is turned back in mid-flight.
private struct InterruptionMenu: View {
  let model: LabModel
  let metrics: LabMetrics
  let isNarrow: Bool
  @Environment(\.paperPalette) private var palette

  var body: some View {
    HStack(spacing: metrics.spacing) {
      Group {
        if isNarrow {
          Image(systemName: "bolt.fill").accessibilityHidden(true)
        } else {
          Text("Interrupt")
        }
      }
      .font(metrics.caption).foregroundStyle(palette.faintInk)
      .fixedSize()
      Picker("Interrupt", selection: Bindable(model.score).interruption) {
        Text("never").tag(Double?.none)
        ForEach(LabModel.interruptions, id: \.self) { interval in
          Text("every \(Int((interval * 1000).rounded())) ms").tag(Double?.some(interval))
        }
      }
      .pickerStyle(.menu)
      .labelsHidden()
      .fixedSize()
      .help("Interrupt")
    }
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
      .help("Play")
      .fixedSize()
    }
  }
}
