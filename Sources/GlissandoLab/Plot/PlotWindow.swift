package import GlissandoTools

/// The part of what there is to see that a plot shows: some of the time, some of the values.
///
/// It stays where it is while motions change; what it shows lies within what there is then.
package struct PlotWindow: Hashable, Sendable {
  /// In seconds; nil for all that is worth seeing.
  package var times: PlotRange?
  /// Those of bands of which it shows a part.
  private var values: [PlotBand: PlotRange] = [:]

  /// The whole plot.
  package init() {}

  /// The values of a band; nil for all.
  package subscript(band: PlotBand) -> PlotRange? {
    get { values[band] }
    set { values[band] = newValue }
  }

  package var isWhole: Bool { self == PlotWindow() }

  /// The bands of which it shows a part of the values.
  var cutBands: [PlotBand] { PlotBand.allCases.filter { self[$0] != nil } }

  /// The scales of a plot that shows this part of it.
  func scales(of whole: PlotScales) -> PlotScales {
    var scales = whole
    if let times { scales.times = times.kept(within: whole.times) }
    for band in PlotBand.allCases {
      if let values = self[band] { scales[band] = values.kept(within: whole[band]) }
    }
    scales.isPart = scales != whole
    return scales
  }
}

// MARK: Moving it

extension PlotWindow {
  /// Shows `factor` times as many details of the time, or fewer below 1; a second keeps its place.
  ///
  /// A factor that is not above 0 and finite changes nothing.
  mutating func zoom(by factor: Double, about second: Double, in content: PlotContent) {
    times = Self.zoomed(
      times, of: content.scales.times, least: content.shortestPart, by: factor, about: second)
  }

  /// Shows `factor` times as many details of a band's values; a value keeps its place.
  mutating func zoom(
    _ band: PlotBand, by factor: Double, about value: Double, in content: PlotContent
  ) {
    let whole = content.scales[band]
    self[band] = Self.zoomed(
      self[band], of: whole, least: whole.length * Self.leastValues, by: factor, about: value)
  }

  /// Goes on by shares of what is shown, as far as there is something to see.
  ///
  /// - Parameters:
  ///   - share: Of the time.
  ///   - values: Of the values of bands of which it shows a part.
  mutating func move(
    by share: Double, values: Double = 0, of bands: [PlotBand] = PlotBand.allCases,
    in content: PlotContent
  ) {
    times = Self.moved(times, by: share, in: content.scales.times)
    for band in bands {
      self[band] = Self.moved(self[band], by: values, in: content.scales[band])
    }
  }

  /// Goes on no farther than it has to, so that it shows a second.
  mutating func reveal(_ second: Double, in content: PlotContent) {
    guard let shown = times?.kept(within: content.scales.times), !shown.contains(second) else {
      return
    }
    let distance = second < shown.lower ? second - shown.lower : second - shown.upper
    times = shown.moved(by: distance).kept(within: content.scales.times)
  }

  /// The least part of a band's values that is shown: the last swings that can be seen at all, a
  /// thousandth of the way, are a tenth of it.
  private static let leastValues = 0.01

  private static func moved(
    _ part: PlotRange?, by share: Double, in whole: PlotRange
  ) -> PlotRange? {
    guard share != 0, share.isFinite, let shown = part?.kept(within: whole) else { return part }
    return shown.moved(by: share * shown.length).kept(within: whole)
  }

  private static func zoomed(
    _ part: PlotRange?, of whole: PlotRange, least: Double, by factor: Double, about value: Double
  ) -> PlotRange? {
    guard factor > 0, factor.isFinite, value.isFinite else { return part }
    let shown = part?.kept(within: whole) ?? whole
    let length = max(shown.length / factor, min(least, whole.length))
    // What is nearly all is all.
    guard length < whole.length * (1 - 1e-6) else { return nil }
    let fixed = min(max(value, shown.lower), shown.upper)
    return shown.scaled(by: length / shown.length, about: fixed).kept(within: whole)
  }
}

/// How a plot is zoomed without a pointer.
package enum PlotZoomStep: Hashable, Sendable {
  /// Closer in time: first to where most happens.
  case closer
  case farther
  /// Closer in the values of all bands.
  case taller
  case flatter
  case whole
}

extension PlotWindow {
  /// What a step magnifies by.
  private static let step = 1.5

  /// Zooms by a step.
  ///
  /// - Parameter second: Where somebody looks; nil for the middle of what is shown.
  mutating func zoom(_ step: PlotZoomStep, about second: Double?, in content: PlotContent) {
    let shown = scales(of: content.scales)
    let looked = second.flatMap { shown.times.contains($0) ? $0 : nil }
    let time = looked ?? (shown.times.lower + shown.times.upper) / 2
    switch step {
    case .closer where looked == nil && shown.times == content.scales.times:
      times = content.busiestPart
    case .closer: zoom(by: Self.step, about: time, in: content)
    case .farther: zoom(by: 1 / Self.step, about: time, in: content)
    case .taller: zoomValues(by: Self.step, at: time, in: content)
    case .flatter: zoomValues(by: 1 / Self.step, at: time, in: content)
    case .whole: self = PlotWindow()
    }
  }

  /// Zooms the values of all bands about those of the front motion at a time.
  private mutating func zoomValues(by factor: Double, at time: Double, in content: PlotContent) {
    let state = content.curves.first?.analysis.state(at: time) ?? .target
    for band in content.bands {
      zoom(band, by: factor, about: band.value(of: state), in: content)
    }
  }
}
