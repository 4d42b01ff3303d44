import Glissando

struct TimingCurve: View {
  var x1 = 0.7
  var y1 = -0.4
  var x2 = 0.3
  var y2 = 1.4
  @State private var isRight = false

  var body: some View {
    VStack {
      Spacer()
      RoundedRectangle(cornerRadius: 14)
        .fill(.tint)
        .frame(width: 60, height: 60)
        .offset(x: isRight ? 90 : -90)
        .probe(isRight ? 1 : 0)
        .animation(
          .timingCurve(x1, y1, x2, y2, duration: 1), value: isRight)
      Spacer()
      Button("Play") { isRight.toggle() }
    }
  }
}
