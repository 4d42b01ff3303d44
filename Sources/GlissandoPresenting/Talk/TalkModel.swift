package import Foundation
import Glissando
package import GlissandoDeck
package import GlissandoDesktop
package import GlissandoTools
import Observation

/// A talk that is being given: where it is, what covers it, and what the speaker holds in hand.
///
/// All windows of a talk are views of one model, so that they show the same step by construction.
@MainActor @Observable
package final class TalkModel {
  /// What covers the slides.
  package enum Cover: Equatable {
    case none
    case black
    case white
  }

  /// What is shown.
  package private(set) var deck: Deck
  /// Where in the deck.
  package private(set) var position: DeckPosition
  /// What covers the slides.
  package internal(set) var cover = Cover.none
  /// What is wrong with the text of the deck that was saved last; the last good one stays.
  package private(set) var problems: [DeckProblem] = []
  /// How often each picture has been saved since the talk began.
  package private(set) var images = ImageEditions()
  /// The elements that begin later than the others.
  package private(set) var stagger = SlideStagger.none
  /// Digits that have been typed before Return.
  package internal(set) var typedNumber = ""
  /// What the speaker points or draws with.
  package internal(set) var tools = TalkTools()
  /// The grid of all slides.
  package internal(set) var overview = Overview()
  /// Whether the list of keys is open.
  package internal(set) var showsKeys = false
  /// How long the talk has been going on.
  package internal(set) var timer = TalkTimer()
  /// The size of the speaker's notes, in points.
  package internal(set) var notesSize = TalkModel.notesSizes[2]
  /// Where the speaker's notes are scrolled to.
  var notesPosition = ScrollPosition(edge: .top)
  /// How the notes lie in their panel; nil before they have been shown.
  @ObservationIgnored var notesGeometry: ScrollGeometry?
  /// Where the talk was when it ended without having been closed; nil where nothing is offered.
  package internal(set) var offer: TalkMemory.Record?

  /// The seconds that the talk is to take instead of what the deck says.
  package var requestedDuration: Double?

  /// The files that the deck follows; nil for a deck that was made in code.
  @ObservationIgnored package var source: DeckSource?
  /// The windows that the talk is shown in; nil where there are none.
  @ObservationIgnored package var windows: WindowControl? {
    didSet { windows?.keepsAwake = true }
  }
  /// What plays and pauses the slides; nil outside of a window.
  @ObservationIgnored package var transport: Transport?
  /// What keeps the place of the talk; nil for nothing.
  @ObservationIgnored package var memory: TalkMemory?
  /// The pictures of the slides.
  @ObservationIgnored package let thumbnails: SlideThumbnails
  /// Where the pointer is on the canvas while nothing is in hand, for when something will be.
  @ObservationIgnored var restingPointer: CGPoint?
  /// What the time is.
  @ObservationIgnored package var now: @MainActor () -> Date = { Date() }

  /// A talk at a place of a deck, the nearest that there is.
  package init(
    _ deck: Deck, at position: DeckPosition = DeckPosition(),
    scenes: DeckScenes = DeckScenes { _, _ in nil }
  ) {
    self.deck = deck
    self.position = deck.nearest(to: position) ?? DeckPosition()
    thumbnails = SlideThumbnails(deck, scenes: scenes)
  }

  /// What the slide shows now; nil in a deck without slides.
  package var state: SlideState? { deck.state(at: position) }
  /// Where one step on leads; nil at the end.
  package var next: DeckPosition? { deck.position(after: position) }
  /// The picture files that may be shown next: those of this slide, of the next one and of the one before.
  package var imagesAhead: [String] {
    let slides = [position.slide, position.slide + 1, position.slide - 1]
    return slides.filter(deck.slides.indices.contains).flatMap { deck.slides[$0].images }
  }
  /// The seconds that the talk is to take; nil where nobody counts.
  package var duration: Double? { requestedDuration ?? deck.duration }

  // MARK: Going somewhere

  /// One step on; false at the end.
  @discardableResult
  package func goForward() -> Bool {
    guard let next else { return false }
    go(to: next)
    return true
  }

  /// One step back; false at the beginning.
  @discardableResult
  package func goBack() -> Bool {
    guard let before = deck.position(before: position) else { return false }
    go(to: before)
    return true
  }

  /// To a place, by the animation that belongs to the way; what still moves is turned round.
  package func go(to target: DeckPosition) {
    guard let target = deck.nearest(to: target) else { return }
    guard target != position else {
      if cover != .none { toggle(cover) }
      return
    }
    // Where everything stands still, what covers it still has to go.
    let waits = tools.isPaused && cover != .none
    change(by: waits ? nil : deck.animation(from: position, to: target)) {
      cover = .none
      move(to: target)
    }
  }

  /// Changes what is shown as the deck says: by an animation, or at once, without those that a plot
  /// or a scene would add.
  private func change(by animation: Animation?, _ change: () -> Void) {
    var transaction = Transaction(animation: animation == .atOnce ? nil : animation)
    transaction.disablesAnimations = animation == .atOnce
    withTransaction(transaction, change)
  }

  /// Opens the talk at a place, before it has begun.
  package func open(at place: DeckPosition) {
    position = deck.nearest(to: place) ?? position
  }

  /// To a place without any motion.
  func cut(to target: DeckPosition) {
    guard let target = deck.nearest(to: target), target != position else { return }
    change(by: .atOnce) { move(to: target) }
  }

  /// All of it in one transaction: what is observed is read as it is at the first of several.
  private func move(to target: DeckPosition) {
    // What is being drawn belongs to where it was begun.
    endStroke()
    stagger = stagger(from: position, to: target)
    position = target
    if timer.start == nil { timer.start = now() }
    offer = nil
    remember()
  }

  private func stagger(from old: DeckPosition, to new: DeckPosition) -> SlideStagger {
    guard old.slide == new.slide, abs(old.step - new.step) == 1 else { return .none }
    return SlideStagger(deck.slides[new.slide].steps[max(old.step, new.step) - 1])
  }

  /// Covers the slides, or uncovers them where they are covered so.
  package func toggle(_ cover: Cover) {
    withAnimation(own(Self.fade)) {
      self.cover = self.cover == cover ? .none : cover
    }
  }

  /// How what lies over the slides comes and goes.
  static let fade = Animation.smooth(duration: 0.25)

  // MARK: The deck

  /// Shows another text of the deck at the place where the talk is, and moves there from what is
  /// shown.
  package func show(_ deck: Deck) {
    let id =
      self.deck.slides.indices.contains(position.slide)
      ? self.deck.slides[position.slide].id : nil
    let slide = deck.slides.firstIndex { $0.id == id } ?? position.slide
    thumbnails.deck = deck
    change(by: deck.theme.animation) {
      problems = []
      stagger = .none
      self.deck = deck
      position =
        deck.nearest(to: DeckPosition(slide: slide, step: position.step)) ?? DeckPosition()
      overview.selection = min(overview.selection, max(deck.slides.count - 1, 0))
    }
  }

  /// Shows a picture anew, whose file has been saved.
  func renew(image path: String) {
    withAnimation(own(Self.fade)) { images.renew(path) }
    thumbnails.images = images
  }

  /// Says what is wrong with a new text; the deck that is shown stays.
  package func report(_ problems: [DeckProblem]) {
    withAnimation(own(Self.fade)) { self.problems = problems }
  }
}
