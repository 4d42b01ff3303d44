package import Glissando
import GlissandoDeck
import GlissandoTools
import GlissandoViews

/// A talk in a window: the slide as large as it fits, on black.
package struct TalkView: View {
  private let model: TalkModel
  @Environment(\.transport) private var transport
  @Environment(\.paperPalette) private var palette

  /// The talk of a model.
  package init(model: TalkModel) { self.model = model }

  /// The talk in the size that it is given.
  package var body: some View {
    GeometryReader { room in
      layers(in: room.size).onChange(of: room.size, initial: true) { _, room in
        if !model.overview.isOpen { model.overview.room = room }
      }
    }
    .environment(\.imageEditions, model.images)
    .readsAhead(model.imagesAhead)
    .shapesAhead(of: TalkPlace(deck: model.deck, position: model.position)) {
      $0.textsAhead(in: $1)
    }
    .focusableUnmarked()
    .accessibilityLabel("Talk")
    .onKeyPress { press in model.press(press) ? .handled : .ignored }
    .onAppear(perform: adoptTransport)
    .onChange(of: model.overview.isLeaving) { _, isLeaving in
      if isLeaving { model.zoomIn() }
    }
  }

  private func layers(in room: CGSize) -> some View {
    ZStack(alignment: .topLeading) {
      Color.black.pointerStyle(.arrowWhileMoving)
      if showsOverview {
        palette.paper.transition(.opacity)
        OverviewGrid(model: model, room: room, leavesRoomForSlide: true)
          .transition(
            .overviewZoom(
              from: model.cell(in: room), to: OverviewLayout.whole(canvas, in: room)))
      }
      slide(in: room)
      CoverView(cover: model.cover)
        .pointerStyle(.arrowWhileMoving)
        .gesture(going(in: room), including: canGo ? .all : .subviews)
      // What concerns the speaker is shown to the audience only where no other window is seen.
      if !model.hasSpeakerWindow { TalkBands(model: model, isFilmed: true) }
      if model.showsKeys && !model.hasSpeakerWindow {
        KeysOverlay(columns: TalkKeys.columns, unit: room.unit(within: 0.7...2)) {
          model.toggleKeys()
        }
        .transition(.opacity)
      }
    }
  }

  /// Whether the grid of slides lies in this window.
  private var showsOverview: Bool { model.overview.isOpen && !model.hasSpeakerWindow }

  /// F5 begins the talk, as all clickers want it; the transport slows down by other keys here.
  private func adoptTransport() {
    model.transport = transport
    transport?.functionKeys.remove(5)
  }

  // MARK: The slide

  @ViewBuilder
  private func slide(in room: CGSize) -> some View {
    if let state = model.state {
      let place = showsOverview ? model.cell(in: room) : OverviewLayout.whole(canvas, in: room)
      let scale = max(place.width / canvas.width, 0.001)
      TalkSlide(model: model, state: state, scale: scale)
        .clipShape(RoundedRectangle(cornerRadius: showsOverview ? OverviewLayout.corner : 0))
        .allowsHitTesting(!showsOverview)
        .contentShape(Rectangle())
        .pointerStyle(model.tools.inHand == .pen || showsOverview ? .arrow : .arrowWhileMoving)
        .gesture(going(in: room), including: canGo ? .all : .subviews)
        .offset(x: place.minX, y: place.minY)
        .accessibilityIdentifier("slide")
        .modifier(AccessibilityProperties(label: slideName, role: .page))
    }
  }

  /// What the slide is called for those who do not see it.
  private var slideName: String {
    "Slide \(model.position.slide + 1) of \(model.deck.slides.count)"
  }

  private var canvas: CGSize { model.deck.canvas }
  /// Whether a click leads on.
  private var canGo: Bool { model.tools.inHand != .pen && !showsOverview }

  /// A click or a tap goes on, in the left quarter back; a swipe turns the page that it takes along.
  private func going(in room: CGSize) -> some Gesture {
    DragGesture(minimumDistance: 0)
      .onEnded { value in
        let way = value.predictedEndTranslation
        if abs(way.width) > Self.swipe, abs(way.width) > 1.5 * abs(way.height) {
          go(isForward: way.width < 0)
        } else if hypot(value.translation.width, value.translation.height) < Self.tap {
          go(isForward: value.location.x > room.width / 4)
        }
      }
  }

  private func go(isForward: Bool) {
    _ = isForward ? model.goForward() : model.goBack()
  }

  /// The shortest way of a swipe, and the longest of a tap, in points.
  private static let (swipe, tap) = (90.0, 12.0)
}

/// Black or white over the slide.
private struct CoverView: View {
  let cover: TalkModel.Cover

  var body: some View {
    switch cover {
    case .none: EmptyView()
    case .black: Color.black.transition(.opacity)
    case .white: Color.white.transition(.opacity)
    }
  }
}

extension AccessibilityRole {
  /// A page of several, of which one is shown.
  fileprivate static let page = AccessibilityRole(rawValue: "page")
}
