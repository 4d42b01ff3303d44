import GlissandoNotation
import Yams

/// What can only be checked when a slide has been read as a whole.
extension Cursor {
  /// Reports identities that stand twice, changes of elements that the slide does not have, and
  /// settings that its scenes do not know.
  func check(_ slide: Slide, _ entries: [(key: String, value: Cursor)]) {
    var known: [String: Element.Kind] = [:]
    func collect(_ elements: [Element], _ places: [Cursor]) {
      for (element, place) in zip(elements, places) {
        if known.updateValue(element.kind, forKey: element.id) != nil {
          (place.value("id") ?? place).fail(
            "two elements of the slide are called “\(element.id)”; give one another id")
        }
        if case .scene(let scene) = element.kind { place.checkSettings(of: scene) }
        collect(element.children, place.listed(under: ["group", "stack", "grid"]))
      }
    }
    let places = entries.first { $0.key == "elements" }?.value.list ?? []
    collect(slide.elements, places)
    let steps = entries.first { $0.key == "steps" }?.value
    steps?.list.forEach { $0.checkWhatIsShown() }
    for target in steps?.targets ?? [] {
      guard let kind = known[target.name] else {
        target.reportUnknown(among: known.keys.sorted())
        continue
      }
      if case .scene(let scene) = kind { target.change?.checkSettings(of: scene) }
    }
  }

  /// Reports settings that a scene does not know, or values that they cannot have.
  private func checkSettings(of scene: String) {
    guard case .mapping(let mapping) = node, let settings = mapping["settings"]?.mapping else {
      return
    }
    for (key, value) in settings {
      guard let name = key.scalar?.string, let text = value.scalar?.string else { continue }
      switch context.settingProblem(scene, name, Variables.replace(in: text, at(value))) {
      case .name(let problem): at(key).fail(problem)
      case .value(let problem): at(value).fail(problem)
      case nil: break
      }
    }
  }

  // MARK: Places

  /// What a step speaks of.
  private struct Target {
    let name: String
    let cursor: Cursor
    /// What is said of it; nil where it is only shown or hidden.
    let change: Cursor?

    func reportUnknown(among known: [String]) {
      let near = NearestWord.find(name, among: known.filter { !$0.contains("/") })
      cursor.fail(
        "no element of the slide is called “\(name)”"
          + (near.map { "; did you mean “\($0)”?" } ?? "; give the element this id"))
    }
  }

  /// All that steps speak of.
  private var targets: [Target] {
    list.flatMap { step -> [Target] in
      guard case .mapping(let mapping) = step.node else { return [] }
      return mapping.flatMap { key, value -> [Target] in
        switch key.scalar?.string {
        case "show", "hide": return namedTargets(value)
        case "change": return (value.mapping ?? [:]).compactMap { target($0.key, at($0.value)) }
        default: return []
        }
      }
    }
  }

  /// The one element, or the several, that a step shows or hides.
  private func namedTargets(_ node: Node) -> [Target] {
    (node.sequence.map(Array.init) ?? [node]).compactMap { target($0, nil) }
  }

  /// Reports what a step shows and hides as well, where it says so for the second time.
  private func checkWhatIsShown() {
    guard case .mapping(let mapping) = node else { return }
    var said: [String: String] = [:]
    for (key, value) in mapping {
      guard let word = key.scalar?.string, word == "show" || word == "hide" else { continue }
      for target in namedTargets(value)
      where said.updateValue(word, forKey: target.name) ?? word != word {
        target.cursor.fail(
          "“\(target.name)” is shown and hidden in the same step; make it two steps, or leave one out"
        )
      }
    }
  }

  private func target(_ node: Node, _ change: Cursor?) -> Target? {
    node.scalar.map {
      Target(name: Variables.replace(in: $0.string, at(node)), cursor: at(node), change: change)
    }
  }

  /// The entries of a list; none of what is no list.
  private var list: [Cursor] {
    guard case .sequence(let sequence) = node else { return [] }
    return sequence.map(at)
  }

  /// The entries of the list that stands under one of some keys.
  private func listed(under keys: [String]) -> [Cursor] {
    guard case .mapping(let mapping) = node else { return [] }
    return keys.lazy.compactMap { mapping[$0] }.first.map { at($0).list } ?? []
  }
}
