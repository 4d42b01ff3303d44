import Glissando
import GlissandoTools
import GlissandoDeck
import GlissandoDrawing

/// All slides, of which one is chosen.
struct OverviewGrid: View {
  let model: TalkModel
  let room: CGSize
  /// Whether the slide of the moment lies above the grid, in its place.
  let leavesRoomForSlide: Bool
  @State private var position = ScrollPosition()
  @Namespace private var namespace

  var body: some View {
    let layout = OverviewLayout(
      count: model.deck.slides.count, canvas: model.deck.canvas, room: room)
    ScrollView {
      ZStack(alignment: .topLeading) {
        ForEach(Array(layout.visible(from: model.overview.scrolled)), id: \.self) { index in
          let place = layout.cell(index)
          OverviewCell(
            model: model, index: index, size: place.size, namespace: namespace,
            isAbove: leavesRoomForSlide && index == model.position.slide, zooms: leavesRoomForSlide
          )
          .offset(x: place.minX, y: place.minY)
        }
      }
      .frame(width: room.width, height: layout.height, alignment: .topLeading)
    }
    .scrollPosition($position)
    .onScrollGeometryChange(for: CGFloat.self) {
      $0.contentOffset.y
    } action: { before, offset in
      // What is told first is where the grid was before it was scrolled to the slide of the moment.
      guard offset != before else { return }
      // A slide on its way to where it will lie goes on from where it is, instead of leaping there.
      withAnimation(model.overview.isAtRest ? nil : model.own(TalkModel.zoom)) {
        model.overview.scrolled = offset
      }
    }
    .onChange(of: room, initial: true) { _, room in begin(layout, room) }
    .onChange(of: model.overview.selection) { _, selection in
      let offset = layout.offset(showing: selection, from: model.overview.scrolled)
      withAnimation(model.own(.snappy(duration: 0.3))) { position.scrollTo(y: offset) }
    }
    .accessibilityIdentifier("overview")
  }

  /// Shows the chosen slide from the first frame on, so that the slide zooms to where it will be.
  private func begin(_ layout: OverviewLayout, _ room: CGSize) {
    let offset = layout.offset(showing: model.overview.selection, from: 0)
    if model.overview.room != room { model.overview.room = room }
    if model.overview.scrolled != offset { model.overview.scrolled = offset }
    position.scrollTo(y: offset)
  }
}

/// A slide in the grid.
private struct OverviewCell: View {
  let model: TalkModel
  let index: Int
  let size: CGSize
  let namespace: Namespace.ID
  /// Whether the slide itself lies above its picture.
  let isAbove: Bool
  /// Whether the grid zooms when it opens.
  let zooms: Bool
  @Environment(\.paperPalette) private var palette
  @Environment(\.displayScale) private var displayScale

  private var isChosen: Bool { model.overview.selection == index }
  /// Around a slide that zooms the ring would be a frame of the whole window.
  private var showsRing: Bool {
    model.overview.isOpen && (model.overview.isAtRest || !zooms || index != model.position.slide)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      ZStack {
        if !isAbove { picture.clipShape(outline) }
        outline.strokeBorder(palette.hairline, lineWidth: 1)
      }
      .frame(width: size.width, height: size.height)
      .overlay { if isChosen { ring.opacity(showsRing ? 1 : 0) } }
      caption
        .opacity(model.overview.isAtRest || !zooms ? 1 : 0)
    }
    .frame(width: size.width, alignment: .leading)
    .contentShape(Rectangle())
    .onTapGesture { model.chooseFromOverview(index) }
    .onAppear {
      model.thumbnails.request(index, width: Int(pixels: (size.width * displayScale).rounded(.up)))
    }
    .accessibilityIdentifier("slide \(index + 1)")
  }

  private var outline: RoundedRectangle { RoundedRectangle(cornerRadius: OverviewLayout.corner) }

  private var ring: some View {
    RoundedRectangle(cornerRadius: OverviewLayout.corner + 5)
      .strokeBorder(palette.violet, lineWidth: 3)
      .padding(-6)
      .matchedGeometryEffect(id: "chosen", in: namespace)
  }

  private var caption: some View {
    HStack(spacing: 7) {
      Text(verbatim: "\(index + 1)")
        .font(.system(size: 12.5, weight: .semibold).monospacedDigit())
        .foregroundStyle(isChosen ? palette.violet : palette.ink)
      Text(verbatim: model.deck.slides[index].outlineTitle)
        .font(.system(size: 12.5))
        .foregroundStyle(palette.faintInk)
        .lineLimit(1)
    }
    .frame(height: OverviewLayout.caption - 6, alignment: .leading)
  }

  @ViewBuilder private var picture: some View {
    let slot = model.thumbnails.slot(index)
    PaintView(paint: model.deck.slides[index].background ?? model.deck.theme.background)
    if let image = slot.image {
      Image(image, scale: 1).resizable()
        .transition(.opacity)
    }
  }
}
