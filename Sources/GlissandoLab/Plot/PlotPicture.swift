import Glissando

/// What is drawn of a plot but for the cursor; it is drawn again only when content or scales change.
struct PlotPicture: View {
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
      drawing.drawMarks(context)
    }
  }
}
