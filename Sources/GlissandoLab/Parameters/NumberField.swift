import Glissando
import GlissandoTools
import GlissandoDrawing
import GlissandoViews

/// A field for a parameter's value, with its unit.
///
/// What is typed is taken with Return or when the field is left; what is not valid is not taken, and
/// the field says why. Escape takes it back, and pressed once more gives the lab its keys. Up and
/// down step, Shift coarsely and Alt finely, and so does the wheel while the field has the keyboard.
struct NumberField: View {
  let model: LabModel
  let parameter: MotionParameter
  let value: Double
  let metrics: LabMetrics
  /// Why what is typed is not valid; nil where it is.
  @Binding var problem: String?
  /// What is typed and not taken yet.
  @State private var draft: String?
  @FocusState private var isFocused: Bool
  /// What the wheel has turned that is not a whole step, in points.
  @State private var turned = 0.0
  @Environment(\.paperPalette) private var palette

  private var text: NumberText { NumberText(parameter.traits) }

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: 6 * metrics.unit)
    HStack(spacing: 2 * metrics.unit) {
      TextField(
        parameter.traits.title, text: typed, onEditingChanged: editingChanged, onCommit: applyDraft
      )
      .textFieldStyle(.plain)
      .font(metrics.reading).foregroundStyle(palette.ink)
      .focused($isFocused)
      .accessibilityIdentifier("field \(parameter.traits.title)")
      if hasRoomForUnit {
        Text(parameter.traits.unit).font(metrics.caption).foregroundStyle(palette.faintInk)
          .fixedSize()
      }
    }
    .padding(.horizontal, 7 * metrics.unit)
    .frame(width: Self.width * metrics.unit, height: metrics.field)
    .background { shape.fill(palette.sunken) }
    .overlay {
      shape.strokeBorder(border, lineWidth: problem != nil || isFocused ? 1.5 : 1)
        .animation(.smooth(duration: 0.16), value: isFocused)
        .allowsHitTesting(false)
    }
    .onKeyPress(keys: [.upArrow, .downArrow, .pageUp, .pageDown, .escape]) { handle($0) }
    .onWheel(perform: turn)
    .onChange(of: model.selection) { forget() }
    .onChange(of: value) { forget() }
  }

  /// The width of a field in a window of 1280 × 800, in points.
  private static let width = 84.0

  /// Whether the number leaves room for the unit: the end of a long one alone would be another
  /// number.
  private var hasRoomForUnit: Bool {
    let width = Self.width(of: draft ?? text.string(value)) + Self.width(of: parameter.traits.unit)
    return width <= Self.width - 17
  }

  /// About how wide a number or a unit is in a window of 1280 × 800, in points.
  private static func width(of text: String) -> Double {
    text.reduce(0) { $0 + (".,/·".contains($1) ? 3.8 : 8) }
  }

  private var border: Color {
    if problem != nil { return palette.alarm }
    return isFocused ? palette.lane(model.selection) : palette.hairline
  }

  // MARK: Typing

  private var typed: Binding<String> {
    Binding(
      get: { draft ?? text.string(value) },
      set: { string in
        draft = string
        // While somebody is still typing only what can no longer become right is wrong.
        if problem != nil { withAnimation(LabModel.fade) { problem = nil } }
      })
  }

  private func editingChanged(_ isEditing: Bool) {
    if isEditing { return model.endStep() }
    // What is not valid stays, beside what is wrong with it.
    if draft != nil { applyDraft() }
    model.endStep()
  }

  private func applyDraft() {
    guard let draft else { return }
    switch text.value(draft) {
    case .success(let value):
      model.endStep()
      withAnimation(LabModel.motion) {
        problem = nil
        model.set(parameter, to: value)
      }
      self.draft = nil
    case .failure(let failure):
      withAnimation(LabModel.fade) { problem = failure.sentence }
    }
  }

  private func forget() {
    draft = nil
    problem = nil
  }

  // MARK: Stepping

  private func handle(_ press: KeyPress) -> KeyPress.Result {
    guard isFocused else { return .ignored }
    if press.key == .escape {
      // First what is typed is taken back, then the lab has its keys again.
      if draft == nil { isFocused = false } else { withAnimation(LabModel.fade) { forget() } }
      return .handled
    }
    guard let key = ParameterKey(press, isText: true) else { return .ignored }
    applyDraftBeforeStep()
    key.apply(to: parameter, of: model)
    return .handled
  }

  /// Steps go on from what is typed, if it is valid.
  private func applyDraftBeforeStep() {
    guard let draft else { return }
    if case .success(let value) = text.value(draft) { model.set(parameter, to: value) }
    forget()
  }

  /// The points of a turn that are one step: a notch of a wheel.
  private static let notch = 40.0

  private func turn(_ delta: CGSize) -> Bool {
    guard isFocused else { return false }
    turned += delta.height
    let steps = Int(pixels: turned / Self.notch)
    guard steps != 0 else { return true }
    turned -= Double(steps) * Self.notch
    applyDraftBeforeStep()
    model.step(parameter, by: steps, .normal)
    return true
  }
}
