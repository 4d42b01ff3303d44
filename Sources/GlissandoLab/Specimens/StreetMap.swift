import Glissando

/// A quarter of a town, with a way through it in a lane's colour.
struct StreetMap: View {
  let letter: Lane.Letter
  let unit: Double
  @Environment(\.specimenColors) private var colors

  var body: some View {
    let drawing = StreetDrawing(letter: letter, unit: unit, colors: colors)
    Canvas { context, size in drawing.draw(in: context, size) }
  }
}

/// Draws the map; places are in fractions of its size.
private struct StreetDrawing {
  let letter: Lane.Letter
  let unit: Double
  let colors: SpecimenColors

  private static let park = CGRect(x: 0.56, y: 0.05, width: 0.36, height: 0.2)
  /// Where streets from left to right leave the middle of the map.
  private static let rows = [0.125, 0.295, 0.455, 0.715]
  private static let columns = [0.17, 0.49, 0.83]
  private static let way = [
    CGPoint(x: 0.155, y: 0.46), CGPoint(x: 0.145, y: 0.304), CGPoint(x: 0.485, y: 0.291),
    CGPoint(x: 0.478, y: 0.121), CGPoint(x: 0.7, y: 0.113),
  ]

  func draw(in context: GraphicsContext, _ size: CGSize) {
    context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(colors.land))
    drawPark(context, size)
    drawRiver(context, size)
    // Streets are drawn beyond the edges, and slant a little.
    for y in Self.rows {
      drawLine([CGPoint(x: -0.1, y: y + 0.04), CGPoint(x: 1.1, y: y - 0.04)], context, size)
    }
    for x in Self.columns {
      drawLine([CGPoint(x: x - 0.04, y: -0.1), CGPoint(x: x + 0.04, y: 1.1)], context, size)
    }
    drawWay(context, size)
  }

  private func place(_ point: CGPoint, _ size: CGSize) -> CGPoint {
    CGPoint(x: point.x * size.width, y: point.y * size.height)
  }

  private func drawLine(
    _ points: [CGPoint], _ context: GraphicsContext, _ size: CGSize, _ color: Color? = nil,
    width: Double = 5
  ) {
    var path = Path()
    path.addLines(points.map { place($0, size) })
    context.stroke(
      path, with: .color(color ?? colors.road),
      style: StrokeStyle(lineWidth: width * unit, lineCap: .round, lineJoin: .round))
  }

  private func drawPark(_ context: GraphicsContext, _ size: CGSize) {
    let park = CGRect(
      x: Self.park.minX * size.width, y: Self.park.minY * size.height,
      width: Self.park.width * size.width, height: Self.park.height * size.height)
    context.fill(Path(roundedRect: park, cornerRadius: 10 * unit), with: .color(colors.park))
  }

  private func drawRiver(_ context: GraphicsContext, _ size: CGSize) {
    var river = Path()
    river.move(to: place(CGPoint(x: -0.1, y: 0.52), size))
    river.addCurve(
      to: place(CGPoint(x: 1.1, y: 0.6), size), control1: place(CGPoint(x: 0.3, y: 0.3), size),
      control2: place(CGPoint(x: 0.6, y: 0.8), size))
    context.stroke(river, with: .color(colors.water), lineWidth: 24 * unit)
  }

  /// The way, with a ring at its start and a larger one at its end.
  private func drawWay(_ context: GraphicsContext, _ size: CGSize) {
    let color = colors.lane(letter)
    drawLine(Self.way, context, size, color, width: 4)
    for (end, radius) in [(Self.way[0], 4.5), (Self.way[4], 6.5)] {
      let (center, radius) = (place(end, size), radius * unit)
      let circle = Path(
        ellipseIn: CGRect(
          x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
      context.fill(circle, with: .color(color))
      context.stroke(circle, with: .color(colors.surface), lineWidth: 2 * unit)
    }
  }
}
