import Foundation
import Glissando
import GlissandoTools

/// What is drawn of a plot but for the cursor.
///
/// Its parts are leaves of their own, so that a curve that changes draws no number again, and the
/// cursor repaints nothing but what it crosses.
struct PlotPicture: View {
  let moment: PlotMoment
  let layout: PlotLayout

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      ForEach(layout.panels, id: \.band) { panel in
        PlotGrid(layout: layout, band: panel.band)
        PlotTitle(band: panel.band, rect: panel.panel.rect, unit: layout.unit)
        PlotCurves(moment: moment, layout: layout, band: panel.band)
      }
      PlotScaleLabels(layout: layout)
      PlotTimeLabels(layout: layout)
      PlotMarks(moment: moment, layout: layout)
    }
  }
}

/// A part of a plot, drawn in the coordinates of the whole.
private struct PlotPart: View {
  /// The part's place; nothing outside of it is shown.
  let frame: CGRect
  let layout: PlotLayout
  let draw: @MainActor (LaneDrawing, GraphicsContext) -> Void
  @Environment(\.paperPalette) private var palette

  var body: some View {
    let drawing = LaneDrawing(layout: layout, palette: palette)
    Canvas { context, _ in
      context.translateBy(x: -frame.minX, y: -frame.minY)
      draw(drawing, context)
    }
    .frame(width: max(frame.width, 0), height: max(frame.height, 0))
    .offset(x: frame.minX, y: frame.minY)
  }
}

private struct PlotGrid: View {
  let layout: PlotLayout
  let band: PlotBand

  var body: some View {
    let panel = layout[band]
    // A line at an edge of the panel is a pixel beyond it.
    PlotPart(frame: panel.rect.insetBy(dx: -panel.pixel, dy: -panel.pixel), layout: layout) {
      $0.drawGrid(band, $1)
    }
  }
}

private struct PlotCurves: View {
  let moment: PlotMoment
  let layout: PlotLayout
  let band: PlotBand

  var body: some View {
    // Half of a line that runs along an edge lies outside.
    let edge = 2 * layout.unit
    PlotPart(frame: layout[band].rect.insetBy(dx: -edge, dy: -edge), layout: layout) {
      $0.drawCurves(moment, band, $1)
    }
  }
}

private struct PlotScaleLabels: View {
  let layout: PlotLayout

  var body: some View {
    PlotPart(
      frame: CGRect(x: 0, y: 0, width: layout.left - layout.unit, height: layout.size.height),
      layout: layout
    ) { $0.drawScaleLabels($1) }
  }
}

private struct PlotTimeLabels: View {
  let layout: PlotLayout

  var body: some View {
    PlotPart(
      frame: CGRect(
        x: 0, y: layout.foot, width: layout.size.width,
        height: layout.size.height - layout.foot),
      layout: layout
    ) { $0.drawTimeLabels($1) }
  }
}

private struct PlotMarks: View {
  let moment: PlotMoment
  let layout: PlotLayout

  var body: some View {
    PlotPart(
      frame: CGRect(
        x: 0, y: layout.rows.rect.minY - 2 * layout.unit, width: layout.size.width,
        height: layout.rows.rect.height),
      layout: layout
    ) { $0.drawMarks(moment, $1) }
  }
}

private struct PlotTitle: View {
  let band: PlotBand
  let rect: CGRect
  let unit: Double
  @Environment(\.paperPalette) private var palette

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 6 * unit) {
      Text(band.name).font(PlotFont.label(unit)).foregroundStyle(palette.ink)
      if !band.unit.isEmpty {
        Text(band.unit).font(PlotFont.small(unit)).foregroundStyle(palette.faintInk)
      }
    }
    .fixedSize()
    .offset(x: rect.minX, y: rect.minY - 17 * unit)
  }
}
