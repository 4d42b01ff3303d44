import Foundation
import GlissandoTools

/// Where things are in a plot, in points.
struct PlotLayout: Equatable {
  /// The size of everything that does not depend on the window.
  let unit: Double
  let size: CGSize
  let scales: PlotScales
  /// The bands from above, each with its panel.
  let panels: [(band: PlotBand, panel: PlotPanel)]
  /// The rows of marks, with the time axis that all panels share.
  let rows: PlotPanel
  /// How far from each other lines of measure are that are all there.
  let spacings: PlotSpacings

  /// - Parameter spacings: How far from each other lines are while they come and go; nil where the
  ///   scales are at rest, so that every line is there or is not.
  init(
    size: CGSize, unit: Double, scales: PlotScales, bands: [PlotBand], pixel: Double,
    spacings: PlotSpacings? = nil
  ) {
    self.unit = unit
    self.size = size
    self.scales = scales
    let places = Self.places(of: bands, rowCount: scales.presence.count, in: size, unit)
    func panel(_ rect: CGRect, _ values: PlotRange) -> PlotPanel {
      PlotPanel(rect: rect, times: scales.times, values: values, pixel: pixel)
    }
    panels = zip(bands, places.panels).map { (band: $0, panel: panel($1, scales[$0])) }
    rows = panel(places.rows, PlotRange(0, 1))
    self.spacings =
      spacings
      ?? PlotSpacings(
        scales: scales, width: places.rows.width,
        heights: zip(bands, places.panels).map { ($0, $1.height) }, unit: unit)
  }

  /// Where the panels are, one below the other, and below the first of them the rows of marks.
  private static func places(
    of bands: [PlotBand], rowCount count: Double, in size: CGSize, _ unit: Double
  ) -> (panels: [CGRect], rows: CGRect) {
    let left = gutter * unit
    let width = max(1, size.width - left - 14 * unit)
    let (title, axis) = (17 * unit, 20 * unit)
    let rowsHeight = count * rowHeight * unit + (count > 0 ? 7 * unit : 0)
    let rest = size.height - axis - rowsHeight - title * Double(bands.count)
    let shares = bands.map { $0 == .position ? 1.7 : 1 }
    let share = max(1, rest) / max(shares.reduce(0, +), 1)
    var panels: [CGRect] = []
    var y = 0.0
    var rows = CGRect(x: left, y: 0, width: width, height: rowsHeight)
    for index in bands.indices {
      y += title
      panels.append(CGRect(x: left, y: y, width: width, height: max(1, share * shares[index])))
      y = panels[index].maxY
      if index == 0 {
        // Below a lone panel the numbers of the time axis come first.
        rows.origin.y = y + (bands.count == 1 ? axis : 7 * unit)
        y += rowsHeight
      }
    }
    return (panels, rows)
  }

  /// The width of the numbers beside the panels, in points at a unit of 1.
  static let gutter = 48.0
  /// The height of a row of marks, in points at a unit of 1.
  static let rowHeight = 17.0

  static func == (a: PlotLayout, b: PlotLayout) -> Bool {
    a.unit == b.unit && a.size == b.size && a.scales == b.scales
      && a.rows.pixel == b.rows.pixel && a.spacings == b.spacings
      && a.panels.map(\.band) == b.panels.map(\.band)
  }

  /// The panel of a band that is shown.
  subscript(band: PlotBand) -> PlotPanel {
    panels.first { $0.band == band }?.panel ?? rows
  }

  /// The left and the right end of the time axis.
  var left: Double { rows.rect.minX }
  var right: Double { rows.rect.maxX }
  /// The foot of the last panel.
  var foot: Double { panels.last.map { $0.panel.rect.maxY } ?? size.height }

  /// The place of a time.
  func x(_ time: Double) -> Double { rows.x(time) }

  /// The time of a place, kept on the axis.
  func time(at x: Double) -> Double {
    min(max(rows.time(at: x), scales.times.lower), scales.times.upper)
  }

  /// The band at a height: that of the panel there, or of the next one above.
  func band(at y: Double) -> PlotBand? {
    (panels.last { $0.panel.rect.minY <= y } ?? panels.first)?.band
  }

  /// The lines of the time axis.
  var timeTicks: [PlotTick] {
    rows.times.ticks(length: rows.rect.width, spacing: spacings.time)
  }

  /// The lines of a band.
  func ticks(of band: PlotBand) -> [PlotTick] {
    let panel = self[band]
    return panel.values.ticks(
      length: panel.rect.height, spacing: spacings[band],
      evenSpacing: PlotSpacings.between * unit)
  }
}
