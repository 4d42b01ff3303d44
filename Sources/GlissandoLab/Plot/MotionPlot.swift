package import Glissando
import GlissandoTools
import GlissandoViews

/// Position, velocity and acceleration of up to four motions over one time axis, with their
/// landmarks.
///
/// The scales show all that is worth seeing, overshoot included, and glide when that changes; the
/// curves themselves follow their settings in the same frame, unless those change with an animation:
/// then the curves glide with it. The pointer, a finger, and with the
/// keyboard the arrow keys (shift for coarse, alt for fine steps) read all values at a time.
package struct MotionPlot: View {
  private let lanes: [PlottedLane]
  private let bands: [PlotBand]
  private let unit: Double
  private let duration: Double?
  private let cursor: Binding<Double?>?
  private let playhead: Double?
  @State private var memory = PlotMemory()
  @State private var ownCursor: Double?

  /// A plot of motions.
  ///
  /// - Parameters:
  ///   - lanes: What moves, from front to back.
  ///   - bands: What is drawn, from above.
  ///   - unit: What lines and letters are scaled by.
  ///   - duration: How many seconds are shown; nil shows all that is worth seeing.
  ///   - cursor: The time in seconds at which all values are read; nil leaves it to the plot.
  ///   - playhead: A time in seconds that is marked by a line; nil for none.
  package init(
    _ lanes: [PlottedLane], bands: [PlotBand] = PlotBand.allCases, unit: Double = 1,
    duration: Double? = nil, cursor: Binding<Double?>? = nil, playhead: Double? = nil
  ) {
    self.lanes = lanes
    self.bands = bands
    self.unit = unit
    self.duration = duration
    self.cursor = cursor
    self.playhead = playhead
  }

  /// The plot in the size that it is given.
  package var body: some View {
    let content = memory.content(of: lanes, bands: bands, duration: duration)
    GlidingPlot(
      content: content, unit: unit, cursor: cursor ?? $ownCursor, playhead: playhead,
      glide: content.past.glide)
  }
}

/// A plot whose curves are where an animation has brought them.
private struct GlidingPlot: View, Animatable {
  let content: PlotContent
  let unit: Double
  let cursor: Binding<Double?>
  let playhead: Double?
  var glide: PlotGlide

  nonisolated var animatableData: PlotGlide.AnimatableData {
    get { glide.animatableData }
    set { glide.animatableData = newValue }
  }

  var body: some View {
    ScaledPlot(
      moment: PlotMoment(content: content, glide: glide), unit: unit, cursor: cursor,
      playhead: playhead, scales: content.scales
    )
    .animation(Self.motion, value: content.scales)
  }

  /// How scales go to what they have to show.
  private static let motion = Animation.smooth(duration: 0.3)
}

/// A plot at the scales that are shown now.
private struct ScaledPlot: View, Animatable {
  let moment: PlotMoment
  let unit: Double
  let cursor: Binding<Double?>
  let playhead: Double?
  var scales: PlotScales

  nonisolated var animatableData: PlotScales.AnimatableData {
    get { scales.animatableData }
    set { scales.animatableData = newValue }
  }

  var body: some View {
    GeometryReader { proxy in
      SizedPlot(
        moment: moment, cursor: cursor, playhead: playhead, scales: scales, unit: unit,
        size: proxy.size, spacings: spacings(in: proxy.size))
    }
    // Where it lies glides with its size.
    .geometryGroup()
  }

  /// Those that the scales are going to.
  private func spacings(in size: CGSize) -> PlotSpacings {
    PlotLayout(
      size: size, unit: unit, scales: moment.content.scales, bands: moment.content.bands, pixel: 1
    ).spacings
  }
}

/// A plot in the size that is shown now: it is drawn, so nothing in it glides by itself to where a
/// new size puts it.
private struct SizedPlot: View, Animatable {
  let moment: PlotMoment
  let cursor: Binding<Double?>
  let playhead: Double?
  let scales: PlotScales
  var unit: Double
  var size: CGSize
  /// How far lines of measure are from each other.
  var spacings: PlotSpacings
  @Environment(\.displayScale) private var displayScale

  typealias Measures = AnimatablePair<Double, CGSize.AnimatableData>

  nonisolated var animatableData: AnimatablePair<Measures, PlotSpacings.AnimatableData> {
    get { AnimatablePair(Measures(unit, size.animatableData), spacings.animatableData) }
    set {
      (unit, size.animatableData) = (newValue.first.first, newValue.first.second)
      spacings.animatableData = newValue.second
    }
  }

  var body: some View {
    let layout = PlotLayout(
      size: size, unit: unit, scales: scales, bands: moment.content.bands, pixel: 1 / displayScale,
      spacings: spacings)
    ZStack(alignment: .topLeading) {
      PlotPicture(moment: moment, layout: layout)
      PlotReader(moment: moment, layout: layout, cursor: cursor, playhead: playhead)
    }
  }
}

/// The cursor and the playhead of a plot, and what moves the cursor.
private struct PlotReader: View {
  let moment: PlotMoment
  let layout: PlotLayout
  let cursor: Binding<Double?>
  let playhead: Double?
  @Environment(\.colorScheme) private var colorScheme

  private var unit: Double { layout.unit }

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      if let playhead, playhead >= 0, playhead <= layout.scales.end { line(at: playhead) }
      if let time = cursor.wrappedValue, time >= 0, time <= layout.scales.end {
        Crosshair(moment: moment, layout: layout, time: time)
      }
    }
    .contentShape(Rectangle())
    .onContinuousHover { phase in
      switch phase {
      case .active(let point): read(at: point)
      case .ended: cursor.wrappedValue = nil
      }
    }
    .gesture(DragGesture(minimumDistance: 0).onChanged { read(at: $0.location) })
    .background { KeyboardFrame().padding(-4 * unit) }
    .focusable(interactions: .activate)
    .onKeyPress(keys: [.leftArrow, .rightArrow, .home, .end, .escape]) { move($0) }
    .modifier(AccessibilityProperties(label: "Plot", value: spoken, role: .chart))
  }

  private func line(at time: Double) -> some View {
    ForEach(layout.panels, id: \.band) { panel in
      PlotLine(
        time: time, panel: panel.panel, color: LabPalette(colorScheme).ink.opacity(0.3))
    }
    .allowsHitTesting(false)
  }

  private func read(at point: CGPoint) {
    let margin = 12 * unit
    guard point.x >= layout.left - margin, point.x <= layout.right + margin else {
      cursor.wrappedValue = nil
      return
    }
    cursor.wrappedValue = layout.time(at: point.x)
  }

  private func move(_ press: KeyPress) -> KeyPress.Result {
    let frame = 1.0 / 60
    let step =
      press.modifiers.contains(.shift)
      ? frame * 6 : press.modifiers.contains(.option) ? frame / 10 : frame
    let now = cursor.wrappedValue ?? 0
    switch press.key {
    case .leftArrow: cursor.wrappedValue = max(now - step, 0)
    case .rightArrow: cursor.wrappedValue = min(now + step, moment.content.scales.end)
    case .home: cursor.wrappedValue = 0
    case .end: cursor.wrappedValue = moment.content.scales.end
    default:
      guard cursor.wrappedValue != nil else { return .ignored }
      cursor.wrappedValue = nil
    }
    return .handled
  }

  /// What the plot says to those who do not see it.
  private var spoken: String {
    moment.content.curves.map { curve in
      guard let time = cursor.wrappedValue else {
        return "\(curve.lane.name): \(curve.analysis.words)"
      }
      let position = MotionNumber.plain(curve.analysis.state(at: time).position)
      return "\(curve.lane.name): \(position) after \(MotionNumber.precise(time))"
    }.joined(separator: "; ")
  }
}
