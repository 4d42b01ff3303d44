import Glissando

struct ModifierPlace: View {
  var isOutside = false
  @State private var isRight = false

  var body: some View {
    VStack(spacing: 26) {
      Spacer()
      if isOutside {
        VStack(spacing: 26) {
          ball("first", .orange)
          ball("second", .blue)
        }
        .animation(.easeInOut(duration: 0.8), value: isRight)
      } else {
        ball("first", .orange)
          .animation(.easeInOut(duration: 0.8), value: isRight)
        ball("second", .blue)
      }
      Spacer()
      Button("Play") { isRight.toggle() }
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
