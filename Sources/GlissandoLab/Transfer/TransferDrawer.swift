import Glissando
import GlissandoTools
import GlissandoNotation

/// The selected lane in every language, and a field for what is to be brought in.
struct TransferDrawer: View {
  let model: LabModel
  let metrics: LabMetrics

  var body: some View {
    DrawerFrame(title: "Export", kind: .transfer, model: model, metrics: metrics) {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: (metrics.isCompact ? 8 : 10) * metrics.unit) {
          BringInField(model: model, metrics: metrics)
          ErrorChoice(model: model, metrics: metrics)
          ForEach(LabModel.formats.map(\.id), id: \.self) { id in
            FormatCard(id: id, model: model, metrics: metrics)
          }
        }
        .padding(.horizontal, metrics.margin)
        .padding(.bottom, metrics.margin)
      }
      .frame(maxHeight: .infinity)
      PlotSaving(model: model, metrics: metrics)
    }
  }
}

/// How exact copied curves are.
private struct ErrorChoice: View {
  let model: LabModel
  let metrics: LabMetrics
  @Environment(\.paperPalette) private var palette

  var body: some View {
    HStack(spacing: metrics.spacing) {
      Text("Curves for springs stay within").font(metrics.caption)
        .foregroundStyle(palette.faintInk)
        .lineLimit(1)
      Spacer(minLength: 0)
      Picker("Greatest error", selection: Bindable(model).greatestError) {
        ForEach(LabModel.offeredErrors, id: \.self) { error in
          Text(ErrorText.string(error)).tag(error)
        }
      }
      .pickerStyle(.menu)
      .labelsHidden()
      .controlSize(.small)
      .fixedSize()
    }
    .padding(.top, 4 * metrics.unit)
  }
}

/// A distance from the motion in words.
enum ErrorText {
  /// In per cent of the way, with two digits that say something.
  static func string(_ error: Double) -> String {
    guard error.isFinite else { return "anything" }
    let percent = error * 100
    if percent >= 10 { return "\(Int(percent.rounded())) %" }
    let digits = percent >= 1 ? 10.0 : percent >= 0.1 ? 100 : 1000
    return "\((percent * digits).rounded() / digits) %"
  }
}

/// A text with a motion in any language, which becomes a lane.
private struct BringInField: View {
  let model: LabModel
  let metrics: LabMetrics
  @FocusState private var isFocused: Bool
  @Environment(\.paperPalette) private var palette

  var body: some View {
    VStack(alignment: .leading, spacing: 6 * metrics.unit) {
      TextField(
        "Text to bring in", text: draft,
        prompt: Text("Paste a spring or curve to import it: CSS, Compose, niri …"), axis: .vertical
      )
      .textFieldStyle(.plain)
      .lineLimit(1...6)
      .font(metrics.code).foregroundStyle(palette.ink)
      .focused($isFocused)
      .onSubmit { bringIn() }
      .padding(.horizontal, 9 * metrics.unit)
      .padding(.vertical, 7 * metrics.unit)
      .modifier(FieldGround(metrics: metrics, isFocused: isFocused))
      if !model.draft.isEmpty {
        HStack(alignment: .top, spacing: metrics.spacing) {
          Text(verdict.text).font(metrics.caption)
            .foregroundStyle(verdict.isGood ? palette.faintInk : palette.alarm)
            .fixedSize(horizontal: false, vertical: true)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityIdentifier("verdict")
          Button("Add") { bringIn() }
            .buttonStyle(.borderedProminent)
            .controlSize(.small)
            .disabled(!verdict.isGood)
            .fixedSize()
        }
        .transition(.opacity)
      }
    }
  }

  private var draft: Binding<String> {
    Binding(
      get: { model.draft },
      set: { text in withAnimation(LabModel.motion) { model.draft = text } })
  }

  private var verdict: (text: String, isGood: Bool) { ImportVerdict.text(model.draft) }

  private func bringIn() {
    guard model.bringIn(model.draft) else { return }
    withAnimation(LabModel.motion) { model.draft = "" }
  }
}

/// What a text to bring in holds, in words.
enum ImportVerdict {
  /// What was found, or what is not understood and where.
  static func text(_ text: String) -> (text: String, isGood: Bool) {
    let imported = ImportedText(text)
    guard let first = imported.motions.first else { return (imported.problem ?? "", false) }
    let count = imported.motions.count
    let what = count == 1 ? first.setting.words : "\(count) motions"
    let rest = imported.problem.map { ". " + $0 } ?? ""
    return ("\(imported.source): \(what)\(rest)", true)
  }
}
