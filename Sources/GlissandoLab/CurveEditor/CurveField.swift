import Glissando
import GlissandoTools

/// A field for one of a curve's numbers.
///
/// Return or leaving takes what is typed, if it is valid; Escape drops it. Up and down step, Shift
/// coarsely and Alt finely.
struct CurveField: View {
  let coordinate: CurveCoordinate
  let value: Double
  let tint: Color
  let unit: Double
  /// Changes the number as it is by now: two keys may come in one frame.
  let change: @MainActor ((Double) -> Double) -> Void
  @State private var draft: String?
  @State private var isWrong = false
  @FocusState private var isFocused: Bool
  @Environment(\.paperPalette) private var palette

  private var text: NumberText { NumberText(coordinate.traits) }

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: 6 * unit)
    HStack(spacing: 4 * unit) {
      Text(coordinate.title).font(.system(size: 11 * unit)).foregroundStyle(palette.faintInk)
        .fixedSize()
      TextField(
        coordinate.title,
        text: Binding(
          get: { draft ?? text.string(rounded) },
          set: {
            draft = $0
            isWrong = false
          }),
        onEditingChanged: { isEditing in if !isEditing { finish() } }, onCommit: { read() }
      )
      .textFieldStyle(.plain)
      .font(.system(size: 11.5 * unit, weight: .medium).monospacedDigit())
      .foregroundStyle(isWrong ? palette.alarm : palette.ink)
      .focused($isFocused)
    }
    .padding(.horizontal, 6 * unit)
    .frame(height: 25 * unit)
    .frame(maxWidth: .infinity)
    .background { shape.fill(palette.sunken) }
    .overlay {
      shape.strokeBorder(
        isWrong ? palette.alarm : isFocused ? tint : palette.hairline,
        lineWidth: isWrong || isFocused ? 1.5 : 1
      )
      .allowsHitTesting(false)
    }
    .onKeyPress(keys: [.upArrow, .downArrow, .escape]) { handle($0) }
  }

  /// What is shown has no more digits than a hand can set.
  private var rounded: Double { (value * 1000).rounded() / 1000 }

  private func finish() {
    read()
    draft = nil
    isWrong = false
  }

  private func read() {
    guard let draft else { return }
    guard case .success(let value) = text.value(draft) else {
      isWrong = true
      return
    }
    self.draft = nil
    change { _ in value }
  }

  private func handle(_ press: KeyPress) -> KeyPress.Result {
    guard isFocused else { return .ignored }
    if press.key == .escape {
      guard draft != nil else { return .ignored }
      draft = nil
      isWrong = false
      return .handled
    }
    // A step goes on from what is typed, as far as it is a number.
    let typed = try? draft.map(text.value)?.get()
    draft = nil
    isWrong = false
    change {
      coordinate.traits.stepped(
        typed ?? $0, by: press.key == .upArrow ? 1 : -1, StepSize(press.modifiers))
    }
    return .handled
  }
}
