import Glissando

struct UnitCurves: View {
  var curve = UnitCurve.circularEaseIn
  @State private var isRight = false

  var body: some View {
    VStack(spacing: 24) {
      Spacer()
      ball("curve", .orange)
        .animation(.timingCurve(curve, duration: 1), value: isRight)
      ball("inverse", .blue)
        .animation(
          .timingCurve(curve.inverse, duration: 1), value: isRight)
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
