import Glissando

extension ScopeDrawing {
  /// Lines of measure with their numbers, and the seconds below.
  func drawAxes(_ context: GraphicsContext) {
    drawScale(moment.position, layout.position, layout.y(position:), context)
    drawScale(moment.velocity, layout.velocity, layout.y(velocity:), context)
    drawSeconds(context)
  }

  private func drawScale(
    _ extent: Extent, _ panel: CGRect, _ place: (Double) -> Double, _ context: GraphicsContext
  ) {
    let distance = extent.tickDistance(count: max(2, Int(panel.height / (24 * unit))))
    var value = (extent.lower / distance).rounded(.up) * distance
    while value <= extent.upper + distance / 1000 {
      let y = layout.sharp(place(value))
      context.stroke(
        .horizontal(y, panel.minX, panel.maxX),
        with: .color(abs(value) < distance / 2 ? palette.hairline : palette.grid), lineWidth: 1)
      context.draw(
        Text(Reading.whole(value)).font(metrics.small).foregroundColor(palette.faintInk),
        at: CGPoint(x: panel.minX - 8 * unit, y: y), anchor: .trailing)
      value += distance
    }
  }

  /// The names of the panels.
  func drawTitles(_ context: GraphicsContext) {
    drawTitle("position", "pt", layout.position, context)
    drawTitle("velocity", "pt/s", layout.velocity, context)
  }

  private func drawTitle(
    _ name: String, _ measure: String, _ panel: CGRect, _ context: GraphicsContext
  ) {
    let title =
      Text(name).font(metrics.label).foregroundColor(palette.ink)
      + Text("  " + measure).font(metrics.small).foregroundColor(palette.faintInk)
    context.draw(title, at: layout.title(of: panel), anchor: .leading)
  }

  private func drawSeconds(_ context: GraphicsContext) {
    let now = moment.now.time
    for second in 0...Int(Recording.length) {
      let x = layout.sharp(layout.x(now - Double(second)))
      if second > 0 {
        for panel in [layout.position, layout.velocity] {
          context.stroke(
            .vertical(x, panel.minY, panel.maxY), with: .color(palette.grid), lineWidth: 1)
        }
      }
      let text = second == 0 ? "now" : "−\(second) s"
      context.draw(
        Text(text).font(metrics.small).foregroundColor(palette.faintInk),
        at: CGPoint(x: x, y: layout.velocity.maxY + 12 * unit), anchor: .center)
    }
  }
}
