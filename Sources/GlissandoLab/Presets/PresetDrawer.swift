import Glissando
import GlissandoTools
import GlissandoNotation

/// Motions to begin with: one's own, and those of systems.
struct PresetDrawer: View {
  let model: LabModel
  let metrics: LabMetrics
  @State private var query = ""

  var body: some View {
    DrawerFrame(title: "Presets", kind: .presets, model: model, metrics: metrics) {
      PresetSearch(query: $query, metrics: metrics)
        .padding(.horizontal, metrics.margin)
        .padding(.bottom, metrics.spacing)
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          if let presets = model.presets {
            OwnPresets(presets: presets, query: query, model: model, metrics: metrics)
          }
          ForEach(PresetLibrary.groups.compactMap { $0.matching(query) }) { group in
            PresetTitle(title: group.title, source: group.source, metrics: metrics)
            ForEach(group.entries) { preset in
              PresetRow(preset: preset, model: model, metrics: metrics)
            }
          }
        }
        .padding(.horizontal, metrics.margin - 8 * metrics.unit)
        .padding(.bottom, metrics.margin)
      }
      .frame(maxHeight: .infinity)
    }
  }
}

/// What is looked for among the presets.
private struct PresetSearch: View {
  @Binding var query: String
  let metrics: LabMetrics
  @FocusState private var isFocused: Bool
  @Environment(\.paperPalette) private var palette

  var body: some View {
    HStack(spacing: 7 * metrics.unit) {
      Image(systemName: "magnifyingglass").font(metrics.font(11, .medium))
        .foregroundStyle(palette.faintInk)
      TextField(
        "Find a preset", text: $query, prompt: Text("Find a preset, such as niri or wobbly")
      )
      .textFieldStyle(.plain).font(metrics.body).foregroundStyle(palette.ink)
      .focused($isFocused)
    }
    .padding(.horizontal, 9 * metrics.unit)
    .frame(height: metrics.field * 1.12)
    .modifier(FieldGround(metrics: metrics, isFocused: isFocused))
  }
}

/// The name of a system above its presets.
private struct PresetTitle: View {
  let title: String
  /// Where the values are from.
  let source: String?
  let metrics: LabMetrics
  @Environment(\.paperPalette) private var palette

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text(title).font(metrics.font(11.5, .semibold))
      if let source { Text(source).font(metrics.font(10)).lineLimit(1).truncationMode(.middle) }
    }
    .foregroundStyle(palette.faintInk)
    .padding(.horizontal, 8 * metrics.unit)
    .padding(.top, 12 * metrics.unit)
    .padding(.bottom, 3 * metrics.unit)
  }
}

/// A preset: its name, its numbers and its way; a click makes the selected lane what it is.
struct PresetRow: View {
  let preset: OwnPreset
  let model: LabModel
  let metrics: LabMetrics
  /// Whether the lane takes the preset's name, which a known motion shows by itself.
  var namesLane = false
  @Environment(\.paperPalette) private var palette

  var body: some View {
    let isChosen = model.selected.setting == preset.setting
    HStack(spacing: 0) {
      Button {
        model.apply(
          preset.setting, name: namesLane ? preset.name : nil,
          initialVelocity: preset.initialVelocity)
      } label: {
        HStack(spacing: 10 * metrics.unit) {
          PresetWay(setting: preset.setting, isChosen: isChosen, letter: model.selected.id)
            .frame(width: 40 * metrics.unit, height: 24 * metrics.unit)
          VStack(alignment: .leading, spacing: 1) {
            Text(preset.name).font(metrics.label).foregroundStyle(palette.ink)
            Text(preset.setting.words).font(metrics.font(11)).foregroundStyle(palette.faintInk)
          }
          .lineLimit(1)
          Spacer(minLength: 0)
        }
        .padding(.horizontal, 8 * metrics.unit)
        .frame(height: 40 * metrics.unit)
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      .buttonStyle(WashButtonStyle(radius: 7 * metrics.unit))
      .accessibilityLabel("\(preset.name), \(preset.setting.words)")
      .accessibilityValue(isChosen ? "chosen" : "")
      SignButton(symbol: "plus", label: "Add \(preset.name) as a lane", metrics: metrics) {
        model.add(
          preset.setting, name: namesLane ? preset.name : nil,
          initialVelocity: preset.initialVelocity)
      }
      .disabled(model.document.freeLetter == nil)
    }
  }
}

/// The way of a motion, as small as a sign.
private struct PresetWay: View {
  let setting: MotionSetting
  let isChosen: Bool
  let letter: Lane.Letter
  @Environment(\.paperPalette) private var palette

  var body: some View {
    WayShape(setting: setting)
      .stroke(
        isChosen ? palette.lane(letter) : palette.ink.opacity(0.6),
        style: StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round)
      )
      .padding(2)
      .background { RoundedRectangle(cornerRadius: 5).fill(palette.wash) }
  }
}

/// The position of a motion over the time in which there is something to see.
private struct WayShape: Shape {
  let setting: MotionSetting

  /// How many lines make the curve.
  private static let steps = 40
  /// Where the target lies, as a part of the height, so that overshoot is in view.
  private static let target = 0.3

  func path(in rect: CGRect) -> Path {
    let analysis = MotionAnalysis(setting)
    let length = min(max(analysis.shownDuration, 0.001), 2)
    var path = Path()
    for step in 0...Self.steps {
      let share = Double(step) / Double(Self.steps)
      let position = min(max(analysis.state(at: length * share).position, -0.25), 1.4)
      let point = CGPoint(
        x: rect.minX + rect.width * share,
        y: rect.maxY - rect.height * (1 - Self.target) * position)
      if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    return path
  }
}
