import Glissando

/// What has been drawn on a slide, in the points of its canvas.
struct InkLayer: View {
  let strokes: [InkStroke]

  var body: some View {
    ZStack {
      ForEach(strokes) { stroke in
        InkCurve(points: stroke.points)
          .stroke(
            Self.color, style: StrokeStyle(lineWidth: Self.width, lineCap: .round, lineJoin: .round)
          )
          .transition(.opacity)
      }
    }
    .allowsHitTesting(false)
  }

  /// Seen on light slides and on dark ones.
  private static let color = Color(red: 0.93, green: 0.2, blue: 0.26)
  /// In points of the canvas.
  private static let width = 7.0
}

/// A smooth line through the middles between points, so that no corner of the hand's path is seen.
struct InkCurve: Shape {
  let points: [CGPoint]

  func path(in rect: CGRect) -> Path {
    var path = Path()
    guard let first = points.first else { return path }
    path.move(to: first)
    guard points.count > 2 else {
      // A dot is a line without a length, which round ends make visible.
      path.addLine(to: points.count == 2 ? points[1] : CGPoint(x: first.x + 0.01, y: first.y))
      return path
    }
    for index in 1..<points.count - 1 {
      let (point, next) = (points[index], points[index + 1])
      path.addQuadCurve(
        to: CGPoint(x: (point.x + next.x) / 2, y: (point.y + next.y) / 2), control: point)
    }
    path.addLine(to: points[points.count - 1])
    return path
  }
}
