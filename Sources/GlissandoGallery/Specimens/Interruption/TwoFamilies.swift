import Glissando

struct TwoFamilies: View {
  var duration = 1.0
  @State private var isRight = false

  var body: some View {
    VStack(spacing: 26) {
      Spacer()
      ball("spring", .orange)
        .animation(.spring(duration: duration), value: isRight)
      ball("curve", .blue)
        .animation(.easeInOut(duration: duration), value: isRight)
      Spacer()
      Button("Play, and again in flight") { isRight.toggle() }
    }
  }

  private func ball(_ name: String, _ color: Color) -> some View {
    Circle()
      .fill(color)
      .frame(width: 40, height: 40)
      .probe(isRight ? 1 : 0, name)
      .offset(x: isRight ? 110 : -110)
  }
}
