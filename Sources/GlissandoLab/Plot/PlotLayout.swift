import Foundation

/// Where things are in a plot, in points.
struct PlotLayout: Equatable {
  /// The size of everything that does not depend on the window.
  let unit: Double
  let size: CGSize
  let scales: PlotScales
  /// The bands from above, each with its panel.
  let panels: [(band: PlotBand, rect: CGRect)]
  /// The rows of marks.
  let rows: CGRect
  /// The size of a pixel in points.
  let pixel: Double
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
    self.pixel = pixel
    let left = Self.gutter * unit
    let width = max(1, size.width - left - 14 * unit)
    let title = 17 * unit
    let count = scales.presence.count
    let rowsHeight = count * Self.rowHeight * unit + (count > 0 ? 7 * unit : 0)
    let axis = 20 * unit
    let rest = size.height - axis - rowsHeight - title * Double(bands.count)
    let shares = bands.map { $0 == .position ? 1.7 : 1 }
    let share = max(1, rest) / max(shares.reduce(0, +), 1)
    var panels: [(PlotBand, CGRect)] = []
    var y = 0.0
    var rows = CGRect(x: left, y: 0, width: width, height: rowsHeight)
    for (index, band) in bands.enumerated() {
      y += title
      let rect = CGRect(x: left, y: y, width: width, height: max(1, share * shares[index]))
      panels.append((band, rect))
      y = rect.maxY
      if index == 0 {
        // Below a lone panel the numbers of the time axis come first.
        rows.origin.y = y + (bands.count == 1 ? axis : 7 * unit)
        y += rowsHeight
      }
    }
    self.panels = panels.map { (band: $0.0, rect: $0.1) }
    self.rows = rows
    self.spacings =
      spacings
      ?? PlotSpacings(
        scales: scales, width: width, heights: panels.map { ($0.0, $0.1.height) }, unit: unit)
  }

  /// The width of the numbers beside the panels, in points at a unit of 1.
  static let gutter = 48.0
  /// The height of a row of marks, in points at a unit of 1.
  static let rowHeight = 17.0

  static func == (a: PlotLayout, b: PlotLayout) -> Bool {
    a.unit == b.unit && a.size == b.size && a.scales == b.scales && a.pixel == b.pixel
      && a.spacings == b.spacings
      && a.panels.map(\.band) == b.panels.map(\.band)
  }

  /// The left and the right end of the time axis.
  var left: Double { rows.minX }
  var right: Double { rows.maxX }
  /// The top of the first and the foot of the last panel.
  var top: Double { panels.first.map { $0.rect.minY } ?? 0 }
  var foot: Double { panels.last.map { $0.rect.maxY } ?? size.height }

  /// The place of a time.
  func x(_ time: Double) -> Double { left + time / max(scales.end, 1e-12) * rows.width }

  /// The time of a place, kept on the axis.
  func time(at x: Double) -> Double {
    min(max((x - left) / max(rows.width, 1), 0), 1) * scales.end
  }

  /// The place of a value in the panel of a band.
  func y(_ value: Double, _ band: PlotBand, _ rect: CGRect) -> Double {
    let range = scales[band]
    return rect.maxY - (value - range.lower) / range.length * rect.height
  }

  /// The middle of the pixel at a place, where a hairline is sharp.
  func sharp(_ place: Double) -> Double { ((place / pixel).rounded(.down) + 0.5) * pixel }

  /// The edge of the pixel at a place.
  func pixelStart(_ place: Double) -> Double { (place / pixel).rounded(.down) * pixel }

  // MARK: Ticks

  /// The lines of the time axis.
  var timeTicks: [Tick] {
    Self.ticks(PlotRange(0, scales.end), length: rows.width, spacing: spacings.time)
  }

  /// The lines of a band.
  func ticks(of band: PlotBand, in rect: CGRect) -> [Tick] {
    Self.ticks(
      scales[band], length: rect.height, spacing: spacings[band],
      evenSpacing: PlotSpacings.between * unit)
  }

  /// A line of measure.
  struct Tick {
    let value: Double
    /// In [0, 1]: it fades where lines stand close.
    let strength: Double
  }

  /// The lines of a scale of so many points, of which neighbours want at least `spacing` between
  /// them.
  ///
  /// Steps are 1 and 0.5 times powers of ten, each a multiple of the next, so that lines which come
  /// or go as a scale glides fade without moving.
  ///
  /// - Parameter evenSpacing: What neighbours want that are only there so that the scale has a number;
  ///   nil for the same.
  static func ticks(
    _ range: PlotRange, length: Double, spacing: Double, evenSpacing: Double? = nil
  ) -> [Tick] {
    let density = length / range.length
    guard density.isFinite, density > 0 else { return [] }
    // The finest step whose lines are not too close to be seen at all.
    var power = pow(10, log10(spacing * 0.6 / density).rounded(.up))
    if power * 0.5 * density >= spacing * 0.6 { power *= 0.5 }
    var first = (range.lower / power).rounded(.up)
    let last = (range.upper / power).rounded(.down)
    if last - first > 400 { first = last - 400 }
    let lines = stride(from: first, through: last, by: 1).map { index in
      let step = coarsestStep(index, power)
      return Tick(value: index * power, strength: strength(step * density, spacing))
    }
    let isLabelled = lines.contains { $0.value != 0 && $0.strength == 1 }
    return isLabelled
      ? lines : addingEvenTicks(to: lines, range, density, evenSpacing ?? spacing)
  }

  /// How clear lines are that stand at a distance from each other.
  private static func strength(_ distance: Double, _ spacing: Double) -> Double {
    min(max((distance / spacing - 0.6) / 0.4, 0), 1)
  }

  /// The lines at 2 and 4 times a power of ten, where those at 1 stand too close and the one at 5
  /// lies outside: without them a scale would have no number but 0.
  private static func addingEvenTicks(
    to lines: [Tick], _ range: PlotRange, _ density: Double, _ spacing: Double
  ) -> [Tick] {
    let reach = max(abs(range.lower), abs(range.upper))
    let power = pow(10, log10(reach).rounded(.down))
    guard power.isFinite, power > 0 else { return lines }
    // They come and go with the reach, as the scale glides past 2 and 5.
    let share = min(max(min((reach / power - 2) * 20 + 1, (5 - reach / power) * 10), 0), 1)
    let strength = min(max((2 * power * density / spacing - 0.5) * 10, 0), 1) * share
    var lines = lines
    for value in [-4, -2, 2, 4].map({ $0 * power }) {
      guard range.lower <= value, value <= range.upper else { continue }
      let isSame = { (line: Tick) in abs(line.value - value) < power * 1e-6 }
      guard strength > lines.first(where: isSame)?.strength ?? 0 else { continue }
      lines.removeAll(where: isSame)
      lines.append(Tick(value: value, strength: strength))
    }
    return lines.sorted { $0.value < $1.value }
  }

  /// The coarsest of the steps of which a tick is a multiple.
  private static func coarsestStep(_ index: Double, _ finest: Double) -> Double {
    if index == 0 { return .infinity }
    var step = finest
    var index = index
    // 1 → 5 → 10 from a power of ten, 0.5 → 1 → 5 from a half of one.
    let leading = finest / pow(10, (log10(finest) + 1e-9).rounded(.down))
    var isHalf = leading > 2
    while step.isFinite {
      let factor = isHalf ? 2.0 : 5.0
      guard index.truncatingRemainder(dividingBy: factor) == 0 else { return step }
      index /= factor
      step *= factor
      isHalf.toggle()
    }
    return step
  }
}
