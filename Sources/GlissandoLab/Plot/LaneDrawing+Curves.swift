import Foundation
import Glissando
import GlissandoTools

// The curves of a plot.

extension LaneDrawing {
  /// The curves of a band, ghosts behind them, the first one in front.
  func drawCurves(_ moment: PlotMoment, _ band: PlotBand, _ context: GraphicsContext) {
    for curve in moment.content.curves {
      drawGhosts(moment.blend(of: curve), band, context)
    }
    let orders = moment.orders
    guard let before = orders.before else {
      return drawCurves(orders.now, moment, band, context)
    }
    // One picture becomes the other, and nothing in it is more or less dark on the way.
    context.drawLayer { layer in
      let pictures = [(before, 1 - orders.strength, GraphicsContext.BlendMode.normal)]
      for (order, strength, mode) in pictures + [(orders.now, orders.strength, .plusLighter)] {
        layer.opacity = strength
        layer.blendMode = mode
        layer.drawLayer { drawCurves(order, moment, band, $0) }
      }
    }
  }

  /// Draws curves from back to front.
  private func drawCurves(
    _ order: [PlotContent.Curve], _ moment: PlotMoment, _ band: PlotBand,
    _ context: GraphicsContext
  ) {
    let curves = order.filter { layout.scales.presence[$0.lane.id] > 0 }
    for curve in curves {
      let line = moment.blend(of: curve).map { points($0.analysis, band) }.line
      drawer(layout[band], context).drawCurve(line, color(curve))
    }
    guard band == .position else { return }
    for curve in curves { drawLandmarks(moment.blend(of: curve), context) }
  }

  /// What the motion was before its last change: where that glides, one takes the other's place.
  private func drawGhosts(
    _ blend: PlotBlend<PlotContent.Curve>, _ band: PlotBand, _ context: GraphicsContext
  ) {
    func draw(_ curve: PlotContent.Curve, _ strength: Double) {
      guard let ghost = curve.ghost, strength > 0 else { return }
      drawer(layout[band], context).drawGhost(
        points(ghost, band), color(curve).opacity(0.5 * strength), width: 1.5, dash: 1.5,
        join: .bevel)
    }
    guard let before = blend.before, before.lane.ghost != blend.now.lane.ghost else {
      return draw(blend.now, 1)
    }
    draw(before, 1 - blend.strength)
    draw(blend.now, blend.strength)
  }

  /// The colour of a lane; one that comes or goes is faint.
  private func color(_ curve: PlotContent.Curve) -> Color {
    let presence = layout.scales.presence[curve.lane.id]
    let color = palette.lane(curve.lane.id)
    return presence < 1 ? color.opacity(presence) : color
  }

  private func points(_ analysis: MotionAnalysis, _ band: PlotBand) -> [CGPoint] {
    let panel = layout[band]
    // A swing that comes into a part of the values from far outside must not be cut off before it turns.
    let margin = layout.scales.isPart ? 4 * panel.rect.height : 0
    return PlotTracer(
      analysis: analysis, band: band, panel: panel, margin: max(8 * unit, margin)
    ).points()
  }

  // MARK: Landmarks

  /// A dot where a motion is farthest beyond its target, and small ones where it crosses it; on the
  /// way to another motion they stay on the curve.
  private func drawLandmarks(
    _ blend: PlotBlend<PlotContent.Curve>, _ context: GraphicsContext
  ) {
    let letter = blend.now.lane.id
    let color = palette.lane(letter)
    let panel = layout[.position]
    let drawer = drawer(panel, context).faded(layout.scales.presence[letter])
    func drawDot(_ place: FadingPlace, _ value: Double, _ radius: Double) {
      let value = blend.before == nil ? value : blend.state(at: place.place).position
      drawer.faded(place.strength).drawRing(panel.place(place.place, value), radius, color)
    }
    var previous = -Double.infinity
    for crossing in blend.map(\.analysis.crossings).places
    where layout.scales.times.contains(crossing.place) {
      // Dots that would touch each other say nothing.
      guard layout.x(crossing.place) - previous > 8 * unit else { continue }
      previous = layout.x(crossing.place)
      drawDot(crossing, 1, 2)
    }
    let peaks = blend.map { $0.analysis.peak.map { [$0.time] } ?? [] }.places
    for peak in peaks { drawDot(peak, blend.now.analysis.peak?.value ?? 1, 3.25) }
  }
}
