import Glissando
import GlissandoTools
import GlissandoDesktop
import GlissandoLab

/// What the speaker can do by the pointer.
struct PresenterBar: View {
  let model: TalkModel
  let metrics: PresenterMetrics
  @Environment(\.paperPalette) private var palette

  var body: some View {
    HStack(spacing: 8 * metrics.unit) {
      tool("Light", .light)
      tool("Draw", .pen)
      tool("Magnify", .magnifier)
      button("Black", isOn: model.cover == .black) { model.toggle(.black) }
      button("Overview", isOn: model.overview.isOpen) { model.toggleOverview() }
      Spacer()
      button("A−") { model.changeNotesSize(by: -1) }.help("Smaller notes")
      button("A+") { model.changeNotesSize(by: 1) }.help("Larger notes")
      button("Swap screens") { model.windows?.exchangeWindows() }
      button("Keys") { model.toggleKeys() }
    }
    .frame(height: metrics.bar)
    .padding(.horizontal, metrics.margin)
    .tint(palette.violet)
  }

  private func tool(_ name: String, _ tool: TalkTools.Tool) -> some View {
    button(name, isOn: model.tools.inHand == tool) { model.choose(tool) }
  }

  private func button(
    _ name: String, isOn: Bool = false, action: @escaping @MainActor () -> Void
  ) -> some View {
    Button(action: action) {
      Text(verbatim: name)
        .font(metrics.font(13, .medium))
        .foregroundStyle(isOn ? palette.violet : palette.ink)
        .padding(.horizontal, 12 * metrics.unit)
        .padding(.vertical, 6 * metrics.unit)
    }
    .buttonStyle(WashButtonStyle(radius: 7 * metrics.unit, hasGround: true))
  }
}
