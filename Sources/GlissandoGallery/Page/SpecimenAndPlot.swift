package import Glissando

/// A specimen above its plot.
package struct SpecimenAndPlot: View {
  private let page: GalleryPage
  private let model: PageModel
  @Environment(\.galleryPalette) private var palette

  package init(page: GalleryPage, model: PageModel) {
    self.page = page
    self.model = model
  }

  package var body: some View {
    VStack(spacing: 0) {
      GeometryReader { proxy in
        SpecimenView(page: page, model: model, size: proxy.size)
      }
      if model.isProbed {
        PlotView(
          log: model.log, metrics: GalleryMetrics(CGSize(width: 800, height: 500))
        )
        .padding(.horizontal, 12)
        .padding(.bottom, 6)
        .background(palette.paper)
      }
    }
    .background(palette.raised)
  }
}
