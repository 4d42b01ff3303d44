import Foundation
import GlissandoViews

// Text that is selected by presses.

/// Where in a text a press is.
struct TextPlace {
  /// The nearest position between two characters.
  let gap: Int
  /// The character below the press; nil where nothing may be told of words.
  let character: Int?
}

/// Selects text by presses: one places the caret, two select a word, three a paragraph.
struct TextSelecting {
  private enum Unit { case character, word, paragraph }

  private var unit = Unit.character
  private var clicks = 0
  private var lastTime = -Double.infinity
  private var lastLocation = CGPoint.zero
  /// What the press itself selected.
  private var start = 0..<0
  /// Seconds in which the next click of several has to come: the double-click time of most desktops.
  private static let interval = 0.35
  /// Points by which a hand may move between clicks.
  private static let tolerance: CGFloat = 6

  mutating func press(_ event: PointerEvent, at place: TextPlace, in text: inout EditingText) {
    let isNext =
      event.time - lastTime <= Self.interval
      && event.location.distance(to: lastLocation) <= Self.tolerance
    clicks = isNext ? clicks % 3 + 1 : 1
    lastTime = event.time
    lastLocation = event.location
    unit = clicks == 1 ? .character : clicks == 2 ? .word : .paragraph
    if clicks == 1, event.modifiers.contains(.shift) {
      text.moveCaret(to: place.gap, extending: true)
      start = text.anchor..<text.anchor
    } else {
      start = range(at: place, in: text)
      text.select(start)
    }
  }

  /// Extends the selection to a place, unit by unit.
  func drag(to place: TextPlace, in text: inout EditingText) {
    let end = range(at: place, in: text)
    if end.lowerBound < start.lowerBound {
      text.moveCaret(to: start.upperBound, extending: false)
      text.moveCaret(to: end.lowerBound, extending: true)
    } else {
      text.select(start.lowerBound..<max(start.upperBound, end.upperBound))
    }
  }

  private func range(at place: TextPlace, in text: EditingText) -> Range<Int> {
    switch unit {
    case .character: place.gap..<place.gap
    case .word: place.character.map { text.word(around: $0) } ?? 0..<text.count
    case .paragraph: text.paragraph(around: place.gap)
    }
  }
}
