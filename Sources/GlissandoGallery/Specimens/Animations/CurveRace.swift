import Glissando

struct CurveRace: View {
  var duration = 1.0
  @State private var isRight = false

  var body: some View {
    VStack(spacing: 14) {
      Spacer()
      lane(.linear(duration: duration), "linear", .orange)
      lane(.easeIn(duration: duration), "in", .blue)
      lane(.easeOut(duration: duration), "out", .purple)
      lane(.easeInOut(duration: duration), "in out", .teal)
      Spacer()
      Button("Play") { isRight.toggle() }
    }
  }

  private func lane(
    _ animation: Animation, _ name: String, _ color: Color
  ) -> some View {
    Circle()
      .fill(color)
      .frame(width: 22, height: 22)
      .probe(isRight ? 1 : 0, name)
      .offset(x: isRight ? 120 : -120)
      .animation(animation, value: isRight)
  }
}
