import Glissando

struct DeadStop: View {
  @State private var isRight = false

  private let spring = Animation.spring(duration: 0.8, bounce: 0.5)

  var body: some View {
    VStack(spacing: 26) {
      Spacer()
      ball("spring", .orange)
        .animation(spring, value: isRight)
      ball("stops", .blue)
        .animation(spring.stopsAtTarget(), value: isRight)
      Spacer()
      Button("Play") { isRight.toggle() }
    }
  }

  private func ball(_ name: String, _ color: Color) -> some View {
    Circle()
      .fill(color)
      .frame(width: 40, height: 40)
      .probe(isRight ? 1 : 0, name)
      .offset(x: isRight ? 100 : -100)
  }
}
