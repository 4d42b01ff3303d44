/// What a slide shows at one step.
package struct SlideState: Equatable, Sendable {
  /// What an element is at that step.
  package struct Element: Equatable, Sendable, Identifiable {
    /// Its name on the slide.
    package var id: String
    /// What it is.
    package var kind: GlissandoDeck.Element.Kind
    /// All that is said of it.
    package var properties: ElementProperties
    /// What is inside it.
    package var children: [Element]
    /// Whether it is shown as one thing, with what is inside it: something is said of it, on this
    /// slide, that those that lie in it cannot do each by itself, such as turning.
    package var movesAsOne = false

    /// Whether it is made of others.
    package var isContainer: Bool {
      switch kind {
      case .group, .stack, .grid: true
      default: false
      }
    }
  }

  /// The slide's identity.
  package var slide: String
  /// What is behind everything, and shows through a background that is not opaque.
  package var ground: DeckPaint
  /// What is behind all elements.
  package var background: DeckPaint
  /// The elements, the hindmost first; those that are not shown too.
  package var elements: [Element]
  /// What the speaker reads.
  package var notes: String
}

extension Deck {
  /// What is shown at a place of the talk, whatever way one came there.
  ///
  /// Places beyond the deck show its nearest end.
  ///
  /// - Complexity: O(elements and changes of the slide up to the step).
  package func state(at position: DeckPosition) -> SlideState? {
    guard let position = nearest(to: position) else { return nil }
    let slide = slides[position.slide]
    let (wholes, late) = (slide.wholes, slide.shownLater)
    var state = SlideState(
      slide: slide.id, ground: theme.background,
      background: slide.background ?? theme.background,
      elements: slide.elements.map { initialState(of: $0, wholes, late) }, notes: slide.notes)
    for step in slide.steps.prefix(position.step) {
      for change in step.changes { state.apply(change) }
      if let notes = step.notes { state.notes = notes }
    }
    return state
  }

  private func initialState(
    of element: Element, _ wholes: Set<String>, _ late: Set<String>
  ) -> SlideState.Element {
    var properties = ElementProperties(kind: element.kind, theme: theme)
    if late.contains(element.id) { properties.apply(.shown(false)) }
    for edit in element.edits { properties.apply(edit) }
    return SlideState.Element(
      id: element.id, kind: element.kind, properties: properties,
      children: element.children.map { initialState(of: $0, wholes, late) },
      movesAsOne: wholes.contains(element.id))
  }
}

extension Slide {
  /// The elements of which something is said, at first or in a step, that they do with all that is
  /// inside.
  fileprivate var wholes: Set<String> {
    var result = Set(
      steps.lazy.flatMap(\.changes).filter { $0.edits.contains(where: \.concernsWhole) }.map(
        \.target))
    func collect(_ elements: [Element]) {
      for element in elements where !element.children.isEmpty {
        if element.edits.contains(where: \.concernsWhole) { result.insert(element.id) }
        collect(element.children)
      }
    }
    collect(elements)
    return result
  }
}

extension Slide {
  /// The elements that a step shows before any hides them: they are not there until then, unless they
  /// say that they are.
  fileprivate var shownLater: Set<String> {
    var first: [String: Bool] = [:]
    for change in steps.lazy.flatMap(\.changes) where first[change.target] == nil {
      for case .shown(let isShown) in change.edits where first[change.target] == nil {
        first[change.target] = isShown
      }
    }
    return Set(first.lazy.filter(\.value).map(\.key))
  }
}

extension ElementEdit {
  /// Whether a stack of which it is said is seen as one thing.
  fileprivate var concernsWhole: Bool {
    switch self {
    case .scale, .rotation, .opacity, .blur, .shadow, .transition: true
    default: false
    }
  }
}

extension SlideState {
  /// The element of an identity, in groups too.
  package func element(_ id: String) -> Element? {
    func find(in elements: [Element]) -> Element? {
      for element in elements {
        if element.id == id { return element }
        if let found = find(in: element.children) { return found }
      }
      return nil
    }
    return find(in: elements)
  }

  fileprivate mutating func apply(_ change: Step.Change) {
    for index in elements.indices where elements[index].apply(change) { return }
  }
}

extension SlideState.Element {
  /// Applies a change to the element that it is meant for, and says whether it was found.
  fileprivate mutating func apply(_ change: Step.Change) -> Bool {
    if id == change.target {
      for edit in change.edits { properties.apply(edit) }
      return true
    }
    for index in children.indices where children[index].apply(change) { return true }
    return false
  }
}
