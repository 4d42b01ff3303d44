package import Glissando
import GlissandoDeck

/// A talk in a window: the slide as large as it fits, on black.
package struct TalkView: View {
  private let model: TalkModel

  /// The talk of a model.
  package init(model: TalkModel) { self.model = model }

  /// The talk in the size that it is given.
  package var body: some View {
    GeometryReader { room in
      ZStack {
        Color.black
        slide(in: room.size)
        CoverView(cover: model.cover)
        ProblemBand(problems: model.problems)
          .frame(maxHeight: .infinity, alignment: .bottom)
      }
    }
    .contentShape(Rectangle())
    .onTapGesture { model.goForward() }
    .focusable()
    .onKeyPress { press in model.press(press.key) ? .handled : .ignored }
  }

  @ViewBuilder
  private func slide(in room: CGSize) -> some View {
    if let state = model.state {
      let canvas = model.deck.canvas
      let scale = max(min(room.width / canvas.width, room.height / canvas.height), 0.001)
      SlideView(state, canvas: canvas, stagger: model.stagger)
        .scaleEffect(scale)
        .frame(width: canvas.width * scale, height: canvas.height * scale)
    }
  }
}

/// Black or white over the slide.
private struct CoverView: View {
  let cover: TalkModel.Cover

  var body: some View {
    switch cover {
    case .none: EmptyView()
    case .black: Color.black.transition(.opacity)
    case .white: Color.white.transition(.opacity)
    }
  }
}

/// The first mistake in the text of the deck, small, below the slide.
private struct ProblemBand: View {
  let problems: [DeckProblem]

  var body: some View {
    if let first = problems.first {
      HStack(spacing: 12) {
        Text(verbatim: first.description)
          .lineLimit(2)
        if problems.count > 1 {
          Text(verbatim: "and \(problems.count - 1) more")
            .foregroundStyle(.white.opacity(0.7))
        }
      }
      .font(.system(size: 15))
      .foregroundStyle(.white)
      .padding(.horizontal, 18)
      .padding(.vertical, 10)
      .background(Color(red: 0.62, green: 0.12, blue: 0.1), in: Capsule())
      .padding(18)
      .transition(.move(edge: .bottom).combined(with: .opacity))
    }
  }
}
