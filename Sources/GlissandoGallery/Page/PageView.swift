import Glissando

/// A page: what it is about, the specimen with its plot and dials, and its code.
struct PageView: View {
  let page: GalleryPage
  let model: PageModel
  let metrics: GalleryMetrics

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      PageHeading(page: page, metrics: metrics)
      HStack(alignment: .top, spacing: metrics.gap) {
        VStack(spacing: 0) {
          SpecimenPanel(page: page, model: model, metrics: metrics)
          if model.isProbed {
            PlotView(log: model.log, metrics: metrics)
              .padding(.top, 12 * metrics.unit)
          }
          if !page.dials.isEmpty {
            DialList(page: page, model: model, metrics: metrics)
              .padding(.top, 8 * metrics.unit)
          }
        }
        .frame(width: metrics.specimenColumn)
        CodePanel(page: page, model: model, metrics: metrics)
      }
    }
    .padding(.horizontal, metrics.margin)
    .padding(.bottom, metrics.margin * 0.8)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// The group, the title, the sentence.
private struct PageHeading: View {
  let page: GalleryPage
  let metrics: GalleryMetrics
  @Environment(\.galleryPalette) private var palette

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if !metrics.isCompact {
        Text(page.group.title).font(metrics.label).foregroundStyle(palette.ball)
          .padding(.bottom, 6 * metrics.unit)
      }
      Text(page.title).font(metrics.title).foregroundStyle(palette.ink).lineLimit(1)
        .accessibilityAddTraits(.isHeader)
        .accessibilityIdentifier("title")
      Text(page.sentence).font(metrics.sentence).foregroundStyle(palette.faintInk)
        .lineLimit(2)
        .frame(maxWidth: 760 * metrics.unit, alignment: .leading)
        .padding(.top, 5 * metrics.unit)
    }
    .frame(height: metrics.heading, alignment: .leading)
  }
}
