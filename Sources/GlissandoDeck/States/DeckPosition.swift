package import GlissandoMotion

/// A place in a talk: a slide, and how many of its steps have been taken.
package struct DeckPosition: Hashable, Sendable, Comparable {
  /// Counted from 0.
  package var slide: Int
  /// 0 before the first step.
  package var step: Int

  /// A place, by default the beginning.
  package init(slide: Int = 0, step: Int = 0) {
    self.slide = slide
    self.step = step
  }

  /// Whether a place comes before another one in the talk.
  package static func < (left: DeckPosition, right: DeckPosition) -> Bool {
    (left.slide, left.step) < (right.slide, right.step)
  }
}

extension Deck {
  /// The place that exists and is nearest; nil in a deck without slides.
  package func nearest(to position: DeckPosition) -> DeckPosition? {
    guard !slides.isEmpty else { return nil }
    if position.slide < 0 { return DeckPosition() }
    guard position.slide < slides.count else { return end }
    let last = slides[position.slide].steps.count
    return DeckPosition(slide: position.slide, step: min(max(position.step, 0), last))
  }

  /// The last step of the last slide; nil in a deck without slides.
  package var end: DeckPosition? {
    slides.last.map { DeckPosition(slide: slides.count - 1, step: $0.steps.count) }
  }

  /// One step on: the next step, else the next slide; nil at the end.
  package func position(after position: DeckPosition) -> DeckPosition? {
    guard let here = nearest(to: position) else { return nil }
    if here.step < slides[here.slide].steps.count {
      return DeckPosition(slide: here.slide, step: here.step + 1)
    }
    return here.slide + 1 < slides.count ? DeckPosition(slide: here.slide + 1) : nil
  }

  /// One step back: the step before, else the slide before as it was left; nil at the beginning.
  package func position(before position: DeckPosition) -> DeckPosition? {
    guard let here = nearest(to: position) else { return nil }
    if here.step > 0 { return DeckPosition(slide: here.slide, step: here.step - 1) }
    guard here.slide > 0 else { return nil }
    return DeckPosition(slide: here.slide - 1, step: slides[here.slide - 1].steps.count)
  }

  /// How the talk moves from one place to another: by the step's own animation one step on, and
  /// back by that of the step that is undone; elsewhere by the slide's.
  package func animation(from old: DeckPosition, to new: DeckPosition) -> Animation? {
    guard let old = nearest(to: old), let new = nearest(to: new), old != new else { return nil }
    guard old.slide == new.slide else {
      return slides[new.slide].animation ?? theme.animation
    }
    let step = slides[new.slide].steps[max(old.step, new.step) - 1]
    return step.animation ?? theme.animation
  }
}

extension Animation {
  /// What a deck calls `none`: no motion at all, not even of what moves by itself.
  package static let atOnce = Animation.linear(duration: 0)
}
