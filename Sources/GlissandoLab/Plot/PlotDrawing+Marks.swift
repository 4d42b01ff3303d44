import Foundation
import Glissando

extension PlotDrawing {
  /// A row for each motion: its letter, and along a line the perceptual duration, the peak, the
  /// crossings and the rest, with their numbers.
  func drawMarks(_ content: PlotContent, _ context: GraphicsContext) {
    var measures: [String: Double] = [:]
    func width(_ text: String) -> Double {
      if let known = measures[text] { return known }
      let room = CGSize(width: Double.infinity, height: .infinity)
      let width = Double(context.resolve(reading(text)).measure(in: room).width)
      measures[text] = width
      return width
    }
    for (index, curve) in content.rows.enumerated() {
      // A row that is about to come or to go fades.
      let strength = min(max(layout.scales.rows - Double(index), 0), 1)
      guard strength > 0 else { continue }
      let row = MarkRow(
        curve.analysis, x: layout.x, axis: layout.left...layout.right, end: layout.scales.end,
        unit: unit, width: width)
      let y = layout.rows.minY + (Double(index) + 0.5) * PlotLayout.rowHeight * unit
      var faded = context
      faded.opacity *= strength
      draw(row, palette.lane(curve.lane.id), layout.sharp(y), faded)
      faded.draw(
        Text(curve.lane.id.text).font(PlotFont.label(unit))
          .foregroundColor(palette.lane(curve.lane.id)),
        at: CGPoint(x: layout.left - 8 * unit, y: y), anchor: .trailing)
    }
  }

  private func reading(_ text: String) -> Text { Text(text).font(PlotFont.reading(unit)) }

  private func draw(_ row: MarkRow, _ color: Color, _ y: Double, _ context: GraphicsContext) {
    drawLine(row, color, y, context)
    for x in row.crossings {
      context.stroke(
        .vertical(layout.sharp(x), y - 2.5 * unit, y + 2.5 * unit), with: .color(color),
        lineWidth: 1)
    }
    for mark in row.marks {
      draw(mark, goesOn: row.goesOn, color, y, context)
      guard let label = mark.label else { continue }
      context.draw(
        reading(label.text).foregroundColor(color),
        at: CGPoint(x: label.span.lowerBound, y: y), anchor: .leading)
    }
  }

  /// The line from the start to the rest, with gaps for the read-outs.
  private func drawLine(
    _ row: MarkRow, _ color: Color, _ y: Double, _ context: GraphicsContext
  ) {
    let gap = 4 * unit
    let spans = row.marks.compactMap(\.label?.span).sorted { $0.lowerBound < $1.lowerBound }
    var start = layout.left
    var path = Path()
    func line(to end: Double) {
      guard end > start else { return }
      path.move(to: CGPoint(x: start, y: y))
      path.addLine(to: CGPoint(x: end, y: y))
    }
    for span in spans where span.lowerBound < row.lineEnd {
      line(to: span.lowerBound - gap)
      start = max(start, span.upperBound + gap)
    }
    line(to: row.lineEnd)
    context.stroke(path, with: .color(color.opacity(0.45)), lineWidth: 1)
  }

  private func draw(
    _ mark: MarkRow.Mark, goesOn: Bool, _ color: Color, _ y: Double, _ context: GraphicsContext
  ) {
    switch mark.kind {
    case .perceptual:
      context.stroke(
        .vertical(layout.sharp(mark.x), y - 5 * unit, y + 5 * unit), with: .color(color),
        lineWidth: 1.5 * unit)
    case .peak:
      let circle = circle(mark.x, y, 3.25 * unit)
      context.fill(circle, with: .color(palette.paper))
      context.stroke(circle, with: .color(color), lineWidth: 1.5 * unit)
    case .end where goesOn:
      var arrow = Path()
      arrow.move(to: CGPoint(x: mark.x - 4 * unit, y: y - 3.5 * unit))
      arrow.addLine(to: CGPoint(x: mark.x, y: y))
      arrow.addLine(to: CGPoint(x: mark.x - 4 * unit, y: y + 3.5 * unit))
      context.stroke(arrow, with: .color(color), lineWidth: 1.5 * unit)
    case .end: context.fill(circle(mark.x, y, 3.25 * unit), with: .color(color))
    }
  }

  func circle(_ x: Double, _ y: Double, _ radius: Double) -> Path {
    Path(ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
  }
}
