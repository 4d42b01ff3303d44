import Glissando

/// The groups, with the pages of the open one, and a mark that glides to the page that is shown.
struct PageList: View {
  let model: GalleryModel
  let metrics: GalleryMetrics

  var body: some View {
    ZStack(alignment: .topLeading) {
      RowMark(metrics: metrics)
        .offset(y: markOffset ?? 0)
        .opacity(markOffset == nil ? 0 : 1)
      VStack(alignment: .leading, spacing: 0) {
        EntryRow(title: "Interrupt", metrics: metrics) { model.open(.interrupt) }
        ForEach(PageGroup.filled) { group in
          GroupRow(group: group, model: model, metrics: metrics)
          if model.openGroup == group {
            ForEach(group.pages) { page in
              PageRow(
                page: page, isShown: model.place == .page(page.name), metrics: metrics
              ) { model.open(.page(page.name)) }
              .id(page.name)
            }
          }
        }
      }
    }
  }

  /// How far below the top the shown page's row is; nil if it is not listed.
  private var markOffset: Double? {
    guard let page = model.page, let group = model.openGroup, group == page.group,
      let groupIndex = PageGroup.filled.firstIndex(of: group),
      let pageIndex = group.pages.firstIndex(where: { $0.name == page.name })
    else { return nil }
    return Double(groupIndex + 2) * metrics.groupRow + Double(pageIndex) * metrics.pageRow
  }
}

/// The pages that fit what has been typed.
struct ResultList: View {
  let model: GalleryModel
  let metrics: GalleryMetrics
  @Environment(\.galleryPalette) private var palette

  var body: some View {
    let results = model.results
    ZStack(alignment: .topLeading) {
      if results.isEmpty {
        Text("Nothing is called that").font(metrics.row)
          .foregroundStyle(palette.faintInk)
          .frame(height: metrics.pageRow)
      } else {
        RowMark(metrics: metrics)
          .offset(y: Double(model.chosenResult) * metrics.pageRow)
      }
      VStack(alignment: .leading, spacing: 0) {
        ForEach(results) { page in
          PageRow(
            page: page, isShown: page.name == chosen, metrics: metrics
          ) { model.openResult(page) }
          .id(page.name)
        }
      }
    }
  }

  private var chosen: String? { model.results.dropFirst(model.chosenResult).first?.name }
}
