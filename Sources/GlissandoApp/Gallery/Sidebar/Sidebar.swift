import Glissando

/// The name, the search field and the list of pages.
struct Sidebar: View {
  let model: GalleryModel
  let metrics: GalleryMetrics
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let palette = Palette(colorScheme)
    VStack(alignment: .leading, spacing: 0) {
      Text("Glissando").font(metrics.groupTitle).foregroundStyle(palette.ink)
        .frame(height: metrics.wordmark)
        .contentShape(Rectangle())
        .onTapGesture { model.open(.home) }
      SearchField(model: model, metrics: metrics)
        .padding(.bottom, 12 * metrics.unit)
      if model.isSearching {
        ResultList(model: model, metrics: metrics)
      } else {
        PageList(model: model, metrics: metrics)
      }
    }
    .padding(.horizontal, metrics.sidebarInset)
    .frame(width: metrics.sidebar, height: metrics.window.height, alignment: .top)
    .background(palette.raised)
    .overlay(alignment: .trailing) { Rectangle().fill(palette.hairline).frame(width: 1) }
    .clipped()
  }
}
