import Glissando

struct ModifierOrder: View {
  var delay = 0.5
  @State private var isRight = false

  private var pass: Animation { .easeInOut(duration: 0.5) }

  var body: some View {
    VStack(spacing: 24) {
      Spacer()
      ball("each", .orange)
        .animation(pass.delay(delay).repeatCount(3), value: isRight)
      ball("once", .blue)
        .animation(pass.repeatCount(3).delay(delay), value: isRight)
      Spacer()
      Button("Play") { isRight.toggle() }
    }
  }

  private func ball(_ name: String, _ color: Color) -> some View {
    Circle()
      .fill(color)
      .frame(width: 36, height: 36)
      .probe(isRight ? 1 : 0, name)
      .offset(x: isRight ? 110 : -110)
  }
}
