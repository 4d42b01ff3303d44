import Glissando

/// The name, the search field and the list of pages.
struct Sidebar: View {
  let model: GalleryModel
  let metrics: GalleryMetrics
  @Environment(\.galleryPalette) private var palette

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("Glissando").font(metrics.groupTitle).foregroundStyle(palette.ink)
        .frame(height: metrics.wordmark)
        .padding(.horizontal, metrics.sidebarInset)
        .contentShape(Rectangle())
        .onTapGesture { model.open(.home) }
        .accessibilityAction { model.open(.home) }
      SearchField(model: model, metrics: metrics)
        .padding(.bottom, 12 * metrics.unit)
        .padding(.horizontal, metrics.sidebarInset)
      SidebarList(model: model, metrics: metrics)
    }
    .frame(width: metrics.sidebar, height: metrics.window.height, alignment: .top)
    .background(palette.raised)
    .overlay(alignment: .trailing) { Rectangle().fill(palette.hairline).frame(width: 1) }
    .clipped()
  }
}

/// What the sidebar lists; it scrolls where it is longer than the window, and to the page that is
/// shown.
private struct SidebarList: View {
  let model: GalleryModel
  let metrics: GalleryMetrics

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        Group {
          if model.isSearching {
            ResultList(model: model, metrics: metrics)
          } else {
            PageList(model: model, metrics: metrics)
          }
        }
        .padding(.horizontal, metrics.sidebarInset)
        .padding(.bottom, 12 * metrics.unit)
      }
      .onChange(of: target, initial: true) {
        guard let target else { return }
        withAnimation(GalleryModel.motion) { proxy.scrollTo(target) }
      }
    }
  }

  /// The row that has to be in sight.
  private var target: String? {
    if model.isSearching { return model.results.dropFirst(model.chosenResult).first?.name }
    return model.page?.name
  }
}
