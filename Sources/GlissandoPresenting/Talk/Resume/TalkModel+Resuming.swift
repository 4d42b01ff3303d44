import Foundation
import Glissando
import GlissandoDeck

// How a talk goes on where it was.

extension TalkModel {
  /// Keeps the place of the talk from now on, and offers the one that a talk before it left.
  package func follow(_ memory: TalkMemory, offersPlace: Bool = true) {
    self.memory = memory
    guard offersPlace, let record = memory.load(), let place = record.position(in: deck),
      place != position
    else { return }
    offer = record
  }

  /// Writes down where the talk is.
  func remember() {
    guard let memory, deck.slides.indices.contains(position.slide) else { return }
    memory.save(
      TalkMemory.Record(
        slide: deck.slides[position.slide].id, index: position.slide, step: position.step,
        start: timer.start))
  }

  /// Goes on where the talk was when it ended without having been closed.
  package func acceptOffer() {
    guard let record = offer, let place = record.position(in: deck) else { return }
    go(to: place)
    // A clock that was set back since must not let the talk begin in the future.
    timer.start = record.start.map { min($0, now()) } ?? timer.start
    // Going there has written down a talk that begins now.
    remember()
    withAnimation(own(Self.fade)) { offer = nil }
  }

  /// Does not.
  package func declineOffer() {
    withAnimation(own(Self.fade)) { offer = nil }
  }

  /// Answers the offer by Return or Escape; false for all other keys, where nothing is offered, and while a
  /// number is typed, which these keys end.
  func answerOffer(_ key: KeyEquivalent) -> Bool {
    guard offer != nil, typedNumber.isEmpty else { return false }
    switch key {
    case .return: acceptOffer()
    case .escape: declineOffer()
    default: return false
    }
    return true
  }
}
