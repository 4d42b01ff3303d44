package import Glissando
package import GlissandoDeck
import Observation

/// A talk that is being given: where it is, and what covers it.
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
  package private(set) var cover = Cover.none
  /// What is wrong with the text of the deck that was saved last; the last good one stays.
  package private(set) var problems: [DeckProblem] = []
  /// The elements that begin later than the others.
  package private(set) var stagger = SlideStagger.none
  /// Digits that have been typed before Return.
  package private(set) var typedNumber = ""

  /// The files that the deck follows; nil for a deck that was made in code.
  @ObservationIgnored package var source: DeckSource?

  /// A talk at a place of a deck, the nearest that there is.
  package init(_ deck: Deck, at position: DeckPosition = DeckPosition()) {
    self.deck = deck
    self.position = deck.nearest(to: position) ?? DeckPosition()
  }

  /// What the slide shows now; nil in a deck without slides.
  package var state: SlideState? { deck.state(at: position) }

  // MARK: Going somewhere

  /// One step on; false at the end.
  @discardableResult
  package func goForward() -> Bool {
    guard let next = deck.position(after: position) else { return false }
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
    cover = .none
    guard target != position else { return }
    withAnimation(deck.animation(from: position, to: target)) {
      // In one transaction: what is observed is read as it is at the first of several.
      stagger = stagger(from: position, to: target)
      position = target
    }
  }

  private func stagger(from old: DeckPosition, to new: DeckPosition) -> SlideStagger {
    guard old.slide == new.slide, abs(old.step - new.step) == 1 else { return .none }
    return SlideStagger(deck.slides[new.slide].steps[max(old.step, new.step) - 1])
  }

  /// Covers the slides, or uncovers them where they are covered so.
  package func toggle(_ cover: Cover) {
    withAnimation(.smooth(duration: 0.25)) {
      self.cover = self.cover == cover ? .none : cover
    }
  }

  // MARK: The deck

  /// Shows another text of the deck at the place where the talk is, and moves there from what is
  /// shown.
  package func show(_ deck: Deck) {
    let id =
      self.deck.slides.indices.contains(position.slide)
      ? self.deck.slides[position.slide].id : nil
    let slide = deck.slides.firstIndex { $0.id == id } ?? position.slide
    withAnimation(deck.theme.animation) {
      problems = []
      stagger = .none
      self.deck = deck
      position =
        deck.nearest(to: DeckPosition(slide: slide, step: position.step)) ?? DeckPosition()
    }
  }

  /// Says what is wrong with a new text; the deck that is shown stays.
  package func report(_ problems: [DeckProblem]) {
    withAnimation(.smooth(duration: 0.25)) { self.problems = problems }
  }

  // MARK: Keys

  /// What a key does; false where it does nothing here.
  package func press(_ key: KeyEquivalent) -> Bool {
    let number = typedNumber
    typedNumber = ""
    switch key {
    case .rightArrow, .downArrow, .pageDown, .space: goForward()
    case .leftArrow, .upArrow, .pageUp: goBack()
    case .home: go(to: DeckPosition())
    case .end: deck.end.map { go(to: $0) }
    case ".", "b": toggle(.black)
    case "w": toggle(.white)
    case .return:
      guard let slide = Int(number) else {
        goForward()
        return true
      }
      go(to: DeckPosition(slide: slide - 1))
    default:
      guard key.character.isASCII, key.character.isNumber, number.count < 6 else { return false }
      typedNumber = number + String(key.character)
    }
    return true
  }
}
