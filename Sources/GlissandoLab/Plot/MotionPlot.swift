package import Glissando
import GlissandoViews

/// Position, velocity and acceleration of up to four motions over one time axis, with their
/// landmarks.
///
/// The scales show all that is worth seeing, overshoot included, and glide when that changes; the
/// curves themselves follow their settings in the same frame, unless those change with an animation:
/// then the curves glide with it. The pointer, a finger, and with the
/// keyboard the arrow keys (shift for coarse, alt for fine steps) read all values at a time. A plot with
/// a window is zoomed and moved by whoever reads it.
package struct MotionPlot: View {
  private let lanes: [PlottedLane]
  private let bands: [PlotBand]
  private let unit: Double
  private let duration: Double?
  private let cursor: Binding<Double?>?
  private let window: Binding<PlotWindow>?
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
  ///   - window: The part that is shown, which the pointer, fingers and keys change; nil for the whole.
  package init(
    _ lanes: [PlottedLane], bands: [PlotBand] = PlotBand.allCases, unit: Double = 1,
    duration: Double? = nil, cursor: Binding<Double?>? = nil, window: Binding<PlotWindow>? = nil
  ) {
    self.lanes = lanes
    self.bands = bands
    self.unit = unit
    self.duration = duration
    self.cursor = cursor
    self.window = window
  }

  /// The plot in the size that it is given.
  package var body: some View {
    let content = memory.content(of: lanes, bands: bands, duration: duration)
    GlidingPlot(
      content: content, unit: unit, cursor: cursor ?? $ownCursor, window: window,
      glide: content.past.glide)
  }
}

/// A plot whose curves are where an animation has brought them.
private struct GlidingPlot: View, Animatable {
  let content: PlotContent
  let unit: Double
  let cursor: Binding<Double?>
  let window: Binding<PlotWindow>?
  var glide: PlotGlide

  nonisolated var animatableData: PlotGlide.AnimatableData {
    get { glide.animatableData }
    set { glide.animatableData = newValue }
  }

  var body: some View {
    let scales = window?.wrappedValue.scales(of: content.scales) ?? content.scales
    ScaledPlot(
      moment: PlotMoment(content: content, glide: glide), unit: unit, cursor: cursor,
      window: window, target: scales, scales: scales
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
  let window: Binding<PlotWindow>?
  /// Where the scales are going.
  let target: PlotScales
  var scales: PlotScales

  nonisolated var animatableData: PlotScales.AnimatableData {
    get { scales.animatableData }
    set { scales.animatableData = newValue }
  }

  var body: some View {
    GeometryReader { proxy in
      SizedPlot(
        moment: moment, cursor: cursor, window: window, target: target,
        scales: scales, unit: unit, size: proxy.size, spacings: spacings(in: proxy.size))
    }
    // Where it lies glides with its size.
    .geometryGroup()
  }

  /// Those that the scales are going to.
  private func spacings(in size: CGSize) -> PlotSpacings {
    PlotLayout(
      size: size, unit: unit, scales: target, bands: moment.content.bands, pixel: 1
    ).spacings
  }
}

/// A plot in the size that is shown now: it is drawn, so nothing in it glides by itself to where a
/// new size puts it.
private struct SizedPlot: View, Animatable {
  let moment: PlotMoment
  let cursor: Binding<Double?>
  let window: Binding<PlotWindow>?
  let target: PlotScales
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
      PlotReader(moment: moment, layout: layout, cursor: cursor, window: window)
        .modifier(
          PlotZoom(
            content: moment.content, target: target, layout: layout, cursor: cursor, window: window)
        )
    }
  }
}
