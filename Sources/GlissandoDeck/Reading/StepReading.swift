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
    slide.id = entries.first { $0.key == "id" }?.value.string("an id") ?? slide.id
    for (key, value) in entries where key != "id" {
      switch key {
      case "title": slide.title = value.string(key)
      case "background": slide.background = value.paint(key)
      case "notes": slide.notes = value.string(key) ?? ""
      case "animation": slide.animation = value.animation(key)
      case "elements": slide.elements = value.elements(key, of: slide.id)
      default: slide.steps = value.items(key).compactMap { $0.step() }
      }
    }
    check(slide, entries)
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
      case "animation": step.animation = value.animation(key)
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
        Variables.replace(in: target.text, target.cursor),
        edits: entries.flatMap { $0.value.edits($0.key, beside: entries) })
    }
  }
}
