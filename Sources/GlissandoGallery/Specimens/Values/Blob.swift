import Glissando

struct Blob: View {
  var bounce = 0.4
  @State private var isCalm = true

  var body: some View {
    VStack {
      Spacer()
      Flower(depth: isCalm ? 0.04 : 0.3, turn: isCalm ? 0 : 1.5)
        .fill(.tint)
        .frame(width: 140, height: 140)
        .probe(isCalm ? 0.04 : 0.3, "depth")
        .probe(isCalm ? 0 : 1.5, "turn")
      Spacer()
      Button("Play") {
        withAnimation(.spring(duration: 0.9, bounce: bounce)) {
          isCalm.toggle()
        }
      }
    }
  }
}

/// Two numbers that move: a pair is one vector.
private struct Flower: Shape {
  var depth: Double
  var turn: Double

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(depth, turn) }
    set { (depth, turn) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    for step in 0..<180 {
      let angle = Double(step) / 180 * 2 * .pi
      let radius =
        rect.width / 2 * (1 + depth * cos(5 * angle)) / 1.3
      let point = CGPoint(
        x: rect.midX + radius * cos(angle + turn),
        y: rect.midY + radius * sin(angle + turn))
      if step == 0 { path.move(to: point) }
      path.addLine(to: point)
    }
    path.closeSubpath()
    return path
  }
}
