import Foundation
import Glissando
import GlissandoTools

// The rows of marks below a plot's curves.

extension LaneDrawing {
  /// A row for each motion: its letter, and along a line the perceptual duration, the peak, the
  /// crossings and the rest, with their numbers.
  func drawMarks(_ moment: PlotMoment, _ context: GraphicsContext) {
    var measures: [String: Double] = [:]
    func width(_ text: String) -> Double {
      if let known = measures[text] { return known }
      let room = CGSize(width: Double.infinity, height: .infinity)
      let width = Double(context.resolve(reading(text)).measure(in: room).width)
      measures[text] = width
      return width
    }
    for curve in moment.content.rows + moment.content.leaving {
      // A row that is about to come or to go fades, while those below it move.
      let presence = layout.scales.presence
      let strength = presence[curve.lane.id]
      guard strength > 0 else { continue }
      let row = moment.blend(of: curve).map {
        MarkRow(
          $0.analysis, x: layout.x, axis: layout.left...layout.right, times: layout.scales.times,
          unit: unit, width: width)
      }.row
      let y =
        layout.rows.rect.minY + (presence.count(before: curve.lane.id) + 0.5)
        * PlotLayout.rowHeight * unit
      let drawer = drawer(layout.rows, context).faded(strength)
      draw(row, palette.lane(curve.lane.id), layout.rows.sharp(y), drawer)
      drawer.context.draw(
        Text(curve.lane.id.text).font(PlotFont.label(unit))
          .foregroundColor(palette.lane(curve.lane.id)),
        at: CGPoint(x: layout.left - 8 * unit, y: y), anchor: .trailing)
    }
  }

  private func reading(_ text: String) -> Text { Text(text).font(PlotFont.reading(unit)) }

  private func draw(_ row: MarkRow, _ color: Color, _ y: Double, _ drawer: PlotDrawer) {
    drawLine(row, color, y, drawer.context)
    for crossing in row.crossings {
      drawer.faded(crossing.strength).drawUpright(
        at: crossing.place, from: y - 2.5 * unit, to: y + 2.5 * unit, color)
    }
    for mark in row.marks {
      draw(mark, color, y, drawer.faded(mark.strength))
      guard let label = mark.label else { continue }
      drawer.faded(label.strength).context.draw(
        reading(label.text).foregroundColor(color),
        at: CGPoint(x: label.span.lowerBound, y: y), anchor: .leading)
    }
  }

  /// The line from the start to the rest, with gaps for the read-outs.
  private func drawLine(
    _ row: MarkRow, _ color: Color, _ y: Double, _ context: GraphicsContext
  ) {
    let gaps = row.marks.compactMap { $0.label?.gap(4 * unit) }
      .sorted { $0.lowerBound < $1.lowerBound }
    var start = layout.left
    var path = Path()
    func line(to end: Double) {
      guard end > start else { return }
      path.move(to: CGPoint(x: start, y: y))
      path.addLine(to: CGPoint(x: end, y: y))
    }
    for gap in gaps where gap.lowerBound < row.lineEnd {
      line(to: gap.lowerBound)
      start = max(start, gap.upperBound)
    }
    line(to: row.lineEnd)
    context.stroke(path, with: .color(color.opacity(0.45)), lineWidth: 1)
  }

  private func draw(
    _ mark: MarkRow.Mark, _ color: Color, _ y: Double, _ drawer: PlotDrawer
  ) {
    switch mark.kind {
    case .perceptual:
      drawer.drawUpright(
        at: mark.x, from: y - 5 * unit, to: y + 5 * unit, color, width: 1.5 * unit)
    case .peak: drawer.drawRing(CGPoint(x: mark.x, y: y), 3.25, color)
    case .end where mark.beyond != nil:
      let back = mark.x + (mark.beyond == .left ? 4 : -4) * unit
      let arrow = [
        CGPoint(x: back, y: y - 3.5 * unit), CGPoint(x: mark.x, y: y),
        CGPoint(x: back, y: y + 3.5 * unit),
      ]
      drawer.context.stroke(.through(arrow), with: .color(color), lineWidth: 1.5 * unit)
    case .end: drawer.drawDot(CGPoint(x: mark.x, y: y), 3.25, color)
    }
  }
}
