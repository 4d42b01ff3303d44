import Glissando
import GlissandoDeck

/// The grid of all slides: whether it is open, and which slide is chosen in it.
package struct Overview: Equatable {
  /// Whether the grid is open.
  package var isOpen = false
  /// The slide that is chosen, counted from 0.
  package var selection = 0
  /// Whether a slide has been chosen and is about to zoom in.
  var isLeaving = false
  /// Whether the grid has come to rest: words that grow would be drawn anew in every frame.
  var isAtRest = false
  /// How far the grid is scrolled, in points.
  var scrolled = 0.0
  /// The size of what the grid lies in, in points.
  var room = CGSize.zero
}

extension TalkModel {
  /// How the slide zooms into its place in the grid and out of it.
  static let zoom = Animation.spring(duration: 0.42, bounce: 0.08)

  /// Whether the speaker sees a window of their own, in which the grid lies then.
  var hasSpeakerWindow: Bool { windows?.isCompanionOpen ?? false && !isSpeakerWindowHidden }

  /// Whether the speaker's window lies unseen behind the audience's, which has the keyboard.
  var isSpeakerWindowHidden: Bool { windows?.isCompanionHidden ?? false }

  /// Opens the grid with the slide of the moment chosen, or closes it.
  package func toggleOverview() {
    guard !overview.isOpen else { return closeOverview() }
    guard !deck.slides.isEmpty else { return }
    let layout = OverviewLayout(count: deck.slides.count, canvas: deck.canvas, room: overview.room)
    withAnimation(own(Self.zoom)) {
      overview.selection = position.slide
      overview.scrolled = layout.offset(showing: position.slide, from: 0)
      cover = .none
      tools.inHand = .nothing
      overview.isOpen = true
    } completion: {
      withAnimation(self.own(Self.fade)) { self.overview.isAtRest = self.overview.isOpen }
    }
  }

  /// Closes the grid; the slide of the moment zooms back.
  func closeOverview() {
    // In one change: whoever reads the overview hears of the first one only, and would go on without
    // the animation of a second.
    withAnimation(own(Self.zoom)) {
      overview.isAtRest = false
      overview.isOpen = false
    }
  }

  /// Goes to a slide of the grid and closes it.
  ///
  /// Where the audience sees the grid, the slide comes out of its place in it.
  package func chooseFromOverview(_ slide: Int) {
    guard slide != position.slide else { return closeOverview() }
    let target = DeckPosition(slide: slide)
    if hasSpeakerWindow {
      go(to: target)
      closeOverview()
    } else {
      overview.isAtRest = false
      overview.isLeaving = true
      cut(to: target)
    }
  }

  /// Lets a slide that was chosen come out of the place in which it has been put.
  func zoomIn() {
    withAnimation(own(Self.zoom)) {
      overview.isLeaving = false
      overview.isOpen = false
    }
  }

  /// Does what a key stands for while the grid is open; false for keys that mean nothing there.
  func pressInOverview(_ key: KeyEquivalent) -> Bool {
    let layout = OverviewLayout(count: deck.slides.count, canvas: deck.canvas, room: overview.room)
    switch key {
    case .leftArrow: select(overview.selection - 1)
    case .rightArrow: select(overview.selection + 1)
    case .upArrow: select(overview.selection - layout.columns)
    case .downArrow: select(overview.selection + layout.columns)
    case .pageUp: select(overview.selection - layout.columns * layout.fullRows)
    case .pageDown: select(overview.selection + layout.columns * layout.fullRows)
    case .home: select(0)
    case .end: select(deck.slides.count - 1)
    case .space: chooseFromOverview(overview.selection)
    case .return:
      guard typedNumber.isEmpty else {
        let number = Int(typedNumber) ?? 1
        typedNumber = ""
        chooseFromOverview(min(max(number, 1), deck.slides.count) - 1)
        return true
      }
      chooseFromOverview(overview.selection)
    default: return false
    }
    return true
  }

  private func select(_ slide: Int) {
    withAnimation(own(.snappy(duration: 0.22))) {
      overview.selection = min(max(slide, 0), deck.slides.count - 1)
    }
  }

  /// Where the slide of the moment lies in a room while the grid is open.
  func cell(in room: CGSize) -> CGRect {
    OverviewLayout(count: deck.slides.count, canvas: deck.canvas, room: room)
      .cell(position.slide).offsetBy(dx: 0, dy: -overview.scrolled)
  }
}
