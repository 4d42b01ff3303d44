import Glissando
import GlissandoViews

/// Position and velocity over the last seconds, as an oscilloscope draws them.
struct ScopeView: View {
  let model: InterruptModel
  let moment: Moment
  let metrics: Metrics
  @Environment(\.galleryPalette) private var palette

  var body: some View {
    let marks = model.marks
    Canvas { context, size in
      let layout = ScopeLayout(
        size: size, moment: moment, metrics: metrics, pixel: 1 / context.environment.displayScale)
      ScopeDrawing(
        run: model.run, moment: moment, metrics: metrics, palette: palette, layout: layout,
        marks: marks, context: context
      ).draw(ahead: model.ball.ways(from: moment.now.time, limit: ScopeLayout.futureLength))
    }
    .inspected(model.scales.position, as: "scale of places", at: moment.frame) {
      model.wake()
    }
    .inspected(model.scales.velocity, as: "scale of velocities", at: moment.frame) {
      model.wake()
    }
    .frame(height: metrics.scope)
    .contentShape(Rectangle())
    .onContinuousHover { phase in
      switch phase {
      case .active(let point): model.marks.pointer = point
      case .ended: model.marks.pointer = nil
      }
    }
  }
}
