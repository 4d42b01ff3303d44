import GlissandoNotation
import Yams

/// Slides and their steps.
extension Cursor {
  /// The keys by which a step can change what an element contains.
  private static let changeableContent = ["text", "code", "shape", "image", "plot"]

  /// A slide; `number` counts from 1 in the deck.
  func slide(number: Int) -> Slide? {
    guard case .mapping = node else {
      fail("a slide is a mapping such as “- title: Springs”, not \(arrival)")
      return nil
    }
    var slide = Slide("slide-\(number)")
    let entries = entries(
      "a slide",
      allowed: ["id", "title", "background", "notes", "animation", "elements", "steps"])
    for (key, value) in entries {
      switch key {
      case "id": slide.id = value.string("an id") ?? slide.id
      case "title": slide.title = value.string(key)
      case "background": slide.background = value.paint(key)
      case "notes": slide.notes = value.string(key) ?? ""
      case "animation": slide.animation = value.motion(key)?.animation
      case "elements": slide.elements = value.elements(key)
      default: slide.steps = value.items(key).compactMap { $0.step() }
      }
    }
    checkIdentities(of: slide, entries)
    return slide
  }

  private func step() -> Step? {
    guard case .mapping = node else {
      fail("a step is a mapping such as “- show: title”, not \(arrival)")
      return nil
    }
    var step = Step(changes: [])
    for (key, value) in entries(
      "a step", allowed: ["animation", "stagger", "notes", "show", "hide", "change"])
    {
      switch key {
      case "animation": step.animation = value.motion(key)?.animation
      case "stagger": step.stagger = value.number(key, in: 0...60) ?? 0
      case "notes": step.notes = value.string(key)
      case "show", "hide":
        step.changes += value.oneOrMore(key).compactMap {
          $0.string("an id").map { Step.Change($0, .shown(key == "show")) }
        }
      default: step.changes += value.changes()
      }
    }
    return step
  }

  private func changes() -> [Step.Change] {
    pairs("“change”").map { target, value in
      let entries = value.entries(
        "a change", allowed: Self.editKeys + Self.changeableContent)
      return Step.Change(
        target.text, edits: entries.flatMap { $0.value.edits($0.key, beside: entries) })
    }
  }

  // MARK: Identities

  /// Reports identities that stand twice, and changes of elements that the slide does not have.
  private func checkIdentities(of slide: Slide, _ entries: [(key: String, value: Cursor)]) {
    var known: Set<String> = []
    func collect(_ elements: [Element], _ place: Cursor) {
      for element in elements {
        if !known.insert(element.id).inserted {
          place.fail("two elements of the slide are called “\(element.id)”; give one another id")
        }
        collect(element.children, place)
      }
    }
    collect(slide.elements, entries.first { $0.key == "elements" }?.value ?? self)
    guard let steps = entries.first(where: { $0.key == "steps" })?.value else { return }
    for place in steps.targets where !known.contains(place.name) {
      let near = NearestWord.find(place.name, among: known.sorted())
      place.cursor.fail(
        "no element of the slide is called “\(place.name)”"
          + (near.map { "; did you mean “\($0)”?" } ?? "; give the element this id"))
    }
  }

  /// The identities that steps speak of, with their places.
  private var targets: [(name: String, cursor: Cursor)] {
    guard case .sequence(let steps) = node else { return [] }
    return steps.flatMap { step -> [(name: String, cursor: Cursor)] in
      guard case .mapping(let mapping) = step else { return [] }
      return mapping.flatMap { key, value -> [(name: String, cursor: Cursor)] in
        let nodes: [Node] =
          switch key.scalar?.string {
          case "show", "hide": value.sequence.map(Array.init) ?? [value]
          case "change": value.mapping.map { $0.map(\.key) } ?? []
          default: []
          }
        return nodes.compactMap { node in
          node.scalar.map { (Variables.replace(in: $0.string, at(node)), at(node)) }
        }
      }
    }
  }
}
