import Glissando

struct RepeatForever: View {
  var autoreverses = false
  @State private var turns = 0.0

  var body: some View {
    VStack {
      Spacer()
      Cog()
        .fill(.tint, style: FillStyle(eoFill: true))
        .frame(width: 120, height: 120)
        .rotationEffect(.degrees(turns * 360))
        .probe(turns)
      Spacer()
      HStack {
        Button("Start") {
          withAnimation(
            .linear(duration: 2)
              .repeatForever(autoreverses: autoreverses)
          ) { turns += 1 }
        }
        Button("Stop") {
          withAnimation(.easeOut(duration: 0.8)) { turns = 0 }
        }
      }
    }
  }
}

private struct Cog: Shape {
  func path(in rect: CGRect) -> Path {
    let radius = rect.width / 2
    var path = Path()
    for step in 0..<48 {
      let angle = (Double(step) + 0.5) / 48 * 2 * .pi
      let length = radius * (step / 2 % 2 == 0 ? 1 : 0.8)
      let point = CGPoint(
        x: rect.midX + length * cos(angle),
        y: rect.midY + length * sin(angle))
      if step == 0 { path.move(to: point) }
      path.addLine(to: point)
    }
    path.closeSubpath()
    path.addEllipse(
      in: rect.insetBy(dx: radius * 0.62, dy: radius * 0.62))
    return path
  }
}
