import Foundation
import Glissando
import GlissandoTools

/// A line at a time with the values of all motions there: beside the names of the bands, where no
/// curve comes.
struct Crosshair: View {
  let moment: PlotMoment
  let layout: PlotLayout
  let time: Double
  @Environment(\.paperPalette) private var palette

  var body: some View {
    let x = layout.x(time)
    let states = moment.states(at: time)
    ZStack(alignment: .topLeading) {
      Color.clear
      ForEach(layout.panels, id: \.band) { panel in
        // Not through the read-outs between the panels.
        PlotLine(time: time, panel: panel.panel, color: palette.ink.opacity(0.55))
        dots(panel.band, panel.panel, states)
        values(panel.band, panel.panel.rect, x, states)
      }
      clock(x)
    }
    .allowsHitTesting(false)
  }

  private func dots(_ band: PlotBand, _ panel: PlotPanel, _ states: [MotionState]) -> some View {
    let radius = 3.5 * layout.unit
    let rect = panel.rect
    return ForEach(Array(moment.content.rows.enumerated()), id: \.element.lane.id) { index, curve in
      let place = panel.place(time, band.value(of: states[index]))
      Circle().fill(palette.lane(curve.lane.id))
        .frame(width: 2 * radius, height: 2 * radius)
        .offset(x: place.x - radius, y: place.y - radius)
        .opacity(place.y >= rect.minY - radius && place.y <= rect.maxY + radius ? 1 : 0)
    }
  }

  /// The values of a band in the row of its name, as near to the line as they can be.
  private func values(
    _ band: PlotBand, _ rect: CGRect, _ x: Double, _ states: [MotionState]
  ) -> some View {
    let name = 116 * layout.unit
    let width = Self.valueWidth * layout.unit * Double(states.count)
    let place = min(max(x - width / 2, layout.left + name), layout.right - width)
    return HStack(spacing: 0) {
      ForEach(Array(moment.content.rows.enumerated()), id: \.element.lane.id) { index, curve in
        Text(MotionNumber.plain(band.value(of: states[index])))
          .font(PlotFont.reading(layout.unit))
          .foregroundStyle(palette.lane(curve.lane.id))
          .lineLimit(1)
          .frame(width: Self.valueWidth * layout.unit)
      }
    }
    .frame(height: 14 * layout.unit)
    .offset(x: place, y: rect.minY - 16 * layout.unit)
  }

  /// Room for the longest number.
  static let valueWidth = 54.0

  /// The time, over the numbers of the axis.
  private func clock(_ x: Double) -> some View {
    let width = 62 * layout.unit
    let place = min(max(x - width / 2, 0), layout.size.width - width)
    return Text(MotionNumber.precise(time))
      .font(PlotFont.reading(layout.unit)).foregroundStyle(palette.paper).lineLimit(1)
      .frame(width: width, height: 16 * layout.unit)
      .background(palette.ink, in: RoundedRectangle(cornerRadius: 4 * layout.unit))
      .offset(x: place, y: layout.foot + 3 * layout.unit)
  }
}

/// An upright line through a panel.
struct PlotLine: View {
  let time: Double
  let panel: PlotPanel
  let color: Color

  var body: some View {
    Rectangle().fill(color).frame(width: 1, height: panel.rect.height)
      .offset(x: panel.pixelStart(panel.x(time)), y: panel.rect.minY)
  }
}
