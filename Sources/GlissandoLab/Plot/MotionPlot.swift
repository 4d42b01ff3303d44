package import Glissando

/// Position, velocity and acceleration of up to four motions over one time axis.
///
/// The scales show all that is worth seeing, overshoot included, and glide when that changes; the
/// curves themselves follow their settings in the same frame.
package struct MotionPlot: View {
  private let lanes: [PlottedLane]
  private let bands: [PlotBand]
  private let unit: Double
  private let cursor: Binding<Double?>
  @State private var memory = PlotMemory()

  /// A plot of motions.
  ///
  /// - Parameters:
  ///   - lanes: What moves, from front to back.
  ///   - bands: What is drawn, from above.
  ///   - unit: What lines and letters are scaled by.
  ///   - cursor: The time in seconds at which all values are read; the pointer and the keys set it.
  package init(
    _ lanes: [PlottedLane], bands: [PlotBand] = PlotBand.allCases, unit: Double = 1,
    cursor: Binding<Double?> = .constant(nil)
  ) {
    self.lanes = lanes
    self.bands = bands
    self.unit = unit
    self.cursor = cursor
  }

  /// The plot in the size that it is given.
  package var body: some View {
    let content = memory.content(of: lanes, bands: bands)
    ScaledPlot(content: content, unit: unit, cursor: cursor, scales: content.scales)
      .animation(.smooth(duration: 0.3), value: content.scales)
  }
}

/// A plot at the scales that are shown now.
private struct ScaledPlot: View, Animatable {
  let content: PlotContent
  let unit: Double
  let cursor: Binding<Double?>
  var scales: PlotScales

  nonisolated var animatableData: PlotScales.AnimatableData {
    get { scales.animatableData }
    set { scales.animatableData = newValue }
  }

  var body: some View {
    PlotPicture(content: content, unit: unit, scales: scales)
  }
}

/// What is drawn of a plot without the cursor.
private struct PlotPicture: View {
  let content: PlotContent
  let unit: Double
  let scales: PlotScales
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let palette = LabPalette(colorScheme)
    Canvas { context, size in
      let layout = PlotLayout(
        size: size, unit: unit, scales: scales, bands: content.bands,
        pixel: 1 / context.environment.displayScale)
      let drawing = PlotDrawing(content: content, layout: layout, palette: palette)
      drawing.drawGround(context)
      drawing.drawCurves(context)
    }
  }
}
