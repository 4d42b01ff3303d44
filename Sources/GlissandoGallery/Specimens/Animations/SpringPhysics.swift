import Glissando

struct SpringPhysics: View {
  var mass = 1.0
  var stiffness = 120.0
  var damping = 8.0
  @State private var isDown = false

  private var animation: Animation {
    .interpolatingSpring(
      mass: mass, stiffness: stiffness, damping: damping)
  }

  var body: some View {
    VStack(spacing: 0) {
      Coil(length: isDown ? 130 : 60)
        .stroke(
          .secondary,
          style: StrokeStyle(lineWidth: 2.5, lineJoin: .round)
        )
        .frame(width: 40, height: 60)
        .overlay(alignment: .bottom) {
          RoundedRectangle(cornerRadius: 6)
            .fill(.tint)
            .frame(width: 30 + 8 * mass, height: 30)
            .offset(y: isDown ? 100 : 30)
        }
        .probe(isDown ? 1 : 0)
        .animation(animation, value: isDown)
      Spacer()
      Button("Play") { isDown.toggle() }
    }
  }
}

private struct Coil: Shape {
  var length: Double

  var animatableData: Double {
    get { length }
    set { length = newValue }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    for turn in 1..<14 {
      let side = turn.isMultiple(of: 2) ? 12.0 : -12
      path.addLine(
        to: CGPoint(
          x: rect.midX + side,
          y: rect.minY + length * Double(turn) / 14))
    }
    path.addLine(to: CGPoint(x: rect.midX, y: rect.minY + length))
    return path
  }
}
