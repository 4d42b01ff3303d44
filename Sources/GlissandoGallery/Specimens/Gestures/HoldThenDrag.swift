import Glissando

struct HoldThenDrag: View {
  @GestureState private var step = Step.idle

  var body: some View {
    Circle()
      .fill(step == .idle ? .purple : .orange)
      .frame(width: 72, height: 72)
      .scaleEffect(step == .idle ? 1 : 1.25)
      .probe(step.way.width, "x")
      .probe(step.way.height, "y")
      .offset(step.way)
      .animation(.spring(duration: 0.5, bounce: 0.4), value: step)
      .gesture(
        LongPressGesture(minimumDuration: 0.35)
          .sequenced(before: DragGesture())
          .updating($step) { value, step, _ in
            switch value {
            case .first: step = .idle
            case .second(_, let drag):
              step = .carried(drag?.translation ?? .zero)
            }
          }
      )
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

private enum Step: Equatable {
  case idle
  case carried(CGSize)

  var way: CGSize {
    if case .carried(let way) = self { way } else { .zero }
  }
}
