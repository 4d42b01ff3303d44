import Glissando

struct RepeatCount: View {
  var count = 3
  var autoreverses = true
  @State private var isRight = false

  private var animation: Animation {
    .easeInOut(duration: 0.6)
      .repeatCount(count, autoreverses: autoreverses)
  }

  var body: some View {
    VStack {
      Spacer()
      Circle()
        .fill(.tint)
        .frame(width: 48, height: 48)
        .probe(isRight ? 1 : 0)
        .frame(
          maxWidth: 270, alignment: isRight ? .trailing : .leading
        )
        .animation(animation, value: isRight)
      Spacer()
      Button("Play") { isRight.toggle() }
    }
  }
}
