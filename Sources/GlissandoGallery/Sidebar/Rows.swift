import Glissando
import GlissandoTools

// The rows of the gallery's sidebar.

/// What lies behind the row of the page that is shown.
struct RowMark: View {
  let metrics: GalleryMetrics
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.galleryPalette) private var palette

  var body: some View {
    RoundedRectangle(cornerRadius: 6 * metrics.unit)
      .fill(palette.ball.opacity(colorScheme == .dark ? 0.24 : 0.12))
      .frame(maxWidth: .infinity)
      .frame(height: metrics.pageRow)
      .padding(.horizontal, -8 * metrics.unit)
      .accessibilityIdentifier("mark")
  }
}

/// A group's title; a click opens or closes it.
struct GroupRow: View {
  let group: PageGroup
  let model: GalleryModel
  let metrics: GalleryMetrics
  @State private var isHovered = false
  @Environment(\.galleryPalette) private var palette

  var body: some View {
    let isOpen = model.openGroup == group
    HStack(spacing: 6 * metrics.unit) {
      OneLine(group.title).font(metrics.groupTitle)
        .foregroundStyle(isOpen || isHovered ? palette.ink : palette.ink.opacity(0.78))
      Spacer(minLength: 0)
      Text("\(group.pages.count)").font(metrics.small).foregroundStyle(palette.faintInk)
        .opacity(isOpen ? 0 : 1)
        .accessibilityHidden(true)
    }
    .frame(height: metrics.groupRow)
    .contentShape(Rectangle())
    .onHover { hovered in withAnimation(.smooth(duration: 0.15)) { isHovered = hovered } }
    .onTapGesture { model.toggle(group) }
    .accessibilityAction { model.toggle(group) }
    .accessibilityValue(isOpen ? "open" : "closed")
  }
}

/// An entry that is not a page.
struct EntryRow: View {
  let title: String
  let metrics: GalleryMetrics
  let action: () -> Void
  @Environment(\.galleryPalette) private var palette

  var body: some View {
    HStack {
      Text(title).font(metrics.groupTitle).foregroundStyle(palette.x)
      Spacer(minLength: 0)
    }
    .frame(height: metrics.groupRow)
    .contentShape(Rectangle())
    .onTapGesture(perform: action)
    .accessibilityAction(.default, action)
  }
}

/// A page's title; a click shows the page.
struct PageRow: View {
  let page: GalleryPage
  let isShown: Bool
  let metrics: GalleryMetrics
  let action: () -> Void
  @State private var isHovered = false
  @Environment(\.galleryPalette) private var palette

  var body: some View {
    OneLine(page.title).font(metrics.row)
      .foregroundStyle(isShown || isHovered ? palette.ink : palette.faintInk)
      .frame(maxWidth: .infinity, alignment: .leading)
      .frame(height: metrics.pageRow)
      .contentShape(Rectangle())
      .onHover { hovered in withAnimation(.smooth(duration: 0.15)) { isHovered = hovered } }
      .onTapGesture(perform: action)
      .accessibilityAction(.default, action)
      .accessibilityAddTraits(isShown ? .isSelected : [])
  }
}
