import Glissando
import GlissandoNotation

/// Where the specimens of all lanes play.
struct SpecimenSlot: View {
  let model: LabModel
  let metrics: LabMetrics

  var body: some View {
    SlidingDots(lanes: model.lanes, metrics: metrics)
      .padding(metrics.margin)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// Where the lanes' motions are drawn over time.
struct PlotSlot: View {
  let model: LabModel
  let metrics: LabMetrics

  var body: some View {
    WayPlot(lanes: model.lanes)
      .padding(metrics.margin)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// Where the bar is that moves time.
struct TransportSlot: View {
  let model: LabModel
  let metrics: LabMetrics
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let palette = LabPalette(colorScheme)
    Color.clear
      .frame(maxWidth: .infinity)
      .frame(height: metrics.transport)
      .background(palette.raised)
      .overlay(alignment: .top) { Rectangle().fill(palette.hairline).frame(height: 1) }
  }
}

/// A dot in each lane that a click sends to the other side.
private struct SlidingDots: View {
  let lanes: [Lane]
  let metrics: LabMetrics
  @State private var isFar = false
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let palette = LabPalette(colorScheme)
    VStack(spacing: metrics.spacing) {
      ForEach(lanes) { lane in
        Circle().fill(palette.lane(lane.id))
          .frame(width: 36 * metrics.unit, height: 36 * metrics.unit)
          .frame(maxWidth: .infinity, alignment: isFar ? .trailing : .leading)
          .animation(lane.animation, value: isFar)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .contentShape(Rectangle())
    .onTapGesture { isFar.toggle() }
  }
}

/// The position of each lane's spring over a second and a half.
private struct WayPlot: View {
  let lanes: [Lane]
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let palette = LabPalette(colorScheme)
    Canvas { context, size in
      for lane in lanes {
        guard let spring = lane.setting.spring else { continue }
        var path = Path()
        for step in 0...150 {
          let time = Double(step) / 100
          let point = CGPoint(
            x: size.width * time / 1.5,
            y: size.height * (1 - spring.value(target: 0.7, time: time)))
          if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        context.stroke(path, with: .color(palette.lane(lane.id)), lineWidth: 2)
      }
    }
  }
}
