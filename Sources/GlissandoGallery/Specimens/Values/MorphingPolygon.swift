import Glissando

struct MorphingPolygon: View {
  var corners = 7
  @State private var isPlain = true

  var body: some View {
    VStack {
      Spacer()
      Polygon(corners: isPlain ? 3 : Double(corners))
        .stroke(
          .tint, style: StrokeStyle(lineWidth: 5, lineJoin: .round)
        )
        .frame(width: 130, height: 130)
        .probe(isPlain ? 3 : Double(corners))
        .animation(
          .spring(duration: 0.8, bounce: 0.3), value: isPlain)
      Spacer()
      Button("Play") { isPlain.toggle() }
    }
  }
}

/// A polygon with any number of corners: 3.5 of them, too.
private struct Polygon: Shape {
  var corners: Double

  var animatableData: Double {
    get { corners }
    set { corners = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    var path = Path()
    for corner in 0..<max(Int(corners.rounded(.up)), 1) {
      let angle = Double(corner) / corners * 2 * .pi - .pi / 2
      let point = CGPoint(
        x: rect.midX + radius * cos(angle),
        y: rect.midY + radius * sin(angle))
      if corner == 0 { path.move(to: point) }
      path.addLine(to: point)
    }
    path.closeSubpath()
    return path
  }
}
