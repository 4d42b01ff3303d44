import Foundation

/// The elements of a window as a tree, made on an inspector's walk through the views.
///
/// A label, a value or an identifier belongs to the one that can be operated inside; around none it makes an element of
/// what is there, and around several a group. Words inside of it are its name.
@MainActor
package final class AccessibleOutline {
  /// What lies between a place and its end.
  private struct Draft {
    var elements: [AccessibleElement] = []
  }

  private struct Performer { weak var node: (any AccessibleNode)? }

  /// What the program offers to do with an element.
  private struct Offer {
    let kind: AccessibleOffer.Kind
    weak var node: (any AccessibleNode)?
  }

  private var drafts = [Draft()]
  private var performers: [Int: Performer] = [:]
  private var offers: [Int: [Offer]] = [:]
  private let window: CGRect

  /// An outline of a window of so many points.
  init(size: CGSize) { window = CGRect(origin: .zero, size: size) }

  /// The elements of the window, in the order of the views.
  package var elements: [AccessibleElement] { Self.withoutSigns(drafts[0].elements) }

  /// The node that does what is asked of an element; nil where none does.
  ///
  /// What is said further out wins.
  func performer(of identity: Int, for action: AccessibleAction) -> (any AccessibleNode)? {
    offers[identity]?.last { $0.kind.answers(action) }?.node ?? performers[identity]?.node
  }

  private static func withoutSigns(_ elements: [AccessibleElement]) -> [AccessibleElement] {
    elements.filter { $0.role != .sign }
  }

  // MARK: The walk

  private func nest(_ body: () -> Void) -> [AccessibleElement] {
    drafts.append(Draft())
    body()
    return drafts.removeLast().elements
  }

  private func add(_ element: AccessibleElement) {
    drafts[drafts.count - 1].elements.append(element)
  }

  private func isLeftOut(_ place: InspectedPlace, _ node: ViewNode) -> Bool {
    place.isHidden || place.isLeaving || node.environment.isCovered
  }

  /// What can be operated, whose content `body` walks; it is called what it shows where it has no name.
  func operable(
    _ name: String?, _ node: any AccessibleNode, frame: CGRect, _ place: InspectedPlace,
    _ body: () -> Void
  ) {
    let inside = nest(body)
    guard !isLeftOut(place, node.node) else { return }
    let description = node.accessibleDescription
    var element = AccessibleElement(identity: node.serial, role: description.role)
    element.frame = shown(place, frame)
    element.range = description.range.flatMap { $0.isUsable ? $0 : nil }
    element.text = node.accessibleText
    element.actions = node.accessibleActions
    // A number need not be said twice.
    let value = Self.chosen(among: inside) ?? description.value ?? ""
    element.words =
      element.text == nil && (element.range == nil || Double(value) == nil) ? value : ""
    element.states = states(of: node, description, at: element.frame)
    element.children =
      description.role == .group
      ? Self.withoutSigns(inside)
      : inside.filter(\.isWorked)
    let shownName =
      element.text == nil && description.role != .group ? Self.name(of: inside, on: element) : ""
    element.name = name ?? shownName
    performers[node.serial] = Performer(node: node)
    add(element)
  }

  /// What the chosen one of several options says, whatever value stands for it; nil where none is chosen.
  private static func chosen(among inside: [AccessibleElement]) -> String? {
    inside.first { $0.states.isSuperset(of: [.checkable, .selected]) }?.name
  }

  /// Words that it shows; signs are called what they are labelled.
  private static func name(of inside: [AccessibleElement], on element: AccessibleElement) -> String
  {
    var words = inside.filter { !$0.states.contains(.operable) }
    // A row is called what is operated in it and is all of it.
    if words.isEmpty, element.role == .row { words = inside }
    let texts = words.filter { $0.role == .text || $0.role == .heading }
    let pictures = words.filter { $0.role != .sign }
    return (!texts.isEmpty ? texts : !pictures.isEmpty ? pictures : words).map(\.name).filter {
      !$0.isEmpty
    }
    .joined(separator: " ")
  }

  private func states(
    of node: any AccessibleNode, _ description: AccessibleDescription, at frame: CGRect
  ) -> AccessibleStates {
    var states = node.accessibleStates.union([.operable])
    if node.isOperable { states.insert(.enabled) }
    if window.intersects(frame) { states.insert(.showing) }
    if let target = node as? any FocusTarget, target.canFocus {
      states.insert(.focusable)
      if node.tree.focus?.current === target { states.insert(.focused) }
    }
    if node.accessibleText != nil { states.insert(.editable) }
    return states
  }

  /// What is said about the views that `body` walks.
  func properties(
    _ properties: AccessibilityProperties, node: ViewNode, frame: CGRect, _ place: InspectedPlace,
    _ body: () -> Void
  ) {
    let inside = nest(body)
    guard !isLeftOut(place, node) else { return }
    if let behavior = properties.children {
      return add(properties.completed(gathered(inside, behavior, node, frame, place)))
    }
    if let only = sole(inside, isNamed: properties.namesAccessibleElement),
      properties.role == nil || only.role == .group
    {
      return add(properties.completed(only))
    }
    guard !inside.isEmpty || properties.namesAccessibleElement else { return }
    var element = makeElement(.group, node, frame, place)
    let isLabelled = properties.label != nil || properties.value != nil
    if isLabelled, properties.role == nil,
      !inside.contains(where: { $0.isWorked || $0.role == .group })
    {
      element.role = inside.isEmpty ? .picture : .text
      element.name = Self.names(of: inside)
    } else {
      element.children = Self.withoutSigns(inside)
    }
    if properties.isModal { element.name = Self.title(of: element.children) }
    add(properties.completed(element))
  }

  /// What a dialog is called that has no label: its heading, or the first words in it.
  private static func title(of inside: [AccessibleElement]) -> String {
    let all = inside.flatMap(\.flattened)
    return (all.first { $0.role == .heading } ?? all.first { $0.role == .text })?.name ?? ""
  }

  /// An element of a node, where it is shown.
  private func makeElement(
    _ role: AccessibilityRole, _ node: ViewNode, _ rect: CGRect, _ place: InspectedPlace
  ) -> AccessibleElement {
    var element = AccessibleElement(identity: node.serial, role: role)
    element.frame = shown(place, rect)
    if window.intersects(element.frame) { element.states.insert(.showing) }
    return element
  }

  /// One element for a view, and what becomes of those inside.
  private func gathered(
    _ inside: [AccessibleElement], _ behavior: AccessibilityChildBehavior, _ node: ViewNode,
    _ frame: CGRect, _ place: InspectedPlace
  ) -> AccessibleElement {
    var element = makeElement(.group, node, frame, place)
    if behavior == .contain {
      element.children = Self.withoutSigns(inside)
      return element
    }
    element.role = inside.contains { $0.role != .sign && $0.role != .picture } ? .text : .picture
    guard behavior == .combine else { return element }
    let name = Self.names(of: inside)
    let operables = inside.filter(\.isWorked)
    if operables.count == 1 { element = operables[0] } else { element.children = operables }
    if operables.count > 1 { element.role = .group }
    element.name = name
    return element
  }

  private static func names(of elements: [AccessibleElement]) -> String {
    let words = withoutSigns(elements)
    return (words.isEmpty ? elements : words).map(\.name).filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  /// The one thing inside to which all that is said belongs.
  ///
  /// - Parameter isNamed: Whether it belongs to the one that is operated where there are words beside it.
  private func sole(_ inside: [AccessibleElement], isNamed: Bool) -> AccessibleElement? {
    let words = Self.withoutSigns(inside)
    var found = words.isEmpty ? inside : words
    if found.count > 1, isNamed {
      found.removeAll { !$0.isWorked }
    }
    guard found.count == 1, var only = found.first else { return nil }
    if only.role == .sign { only.role = .picture }
    return only
  }

  /// Something that the program offers to do with the view that `body` walks.
  func offer(
    _ kind: AccessibleOffer.Kind, _ node: any AccessibleNode, frame: CGRect,
    _ place: InspectedPlace, _ body: () -> Void
  ) {
    let inside = nest(body)
    guard !isLeftOut(place, node.node) else { return }
    var element: AccessibleElement
    if let only = sole(inside, isNamed: true) {
      element = only
    } else {
      element = makeElement(.group, node.node, frame, place)
      element.children = Self.withoutSigns(inside)
    }
    element.states.insert(.operable)
    if node.isOperable { element.states.insert(.enabled) }
    switch kind {
    case .press: element.states.insert(.pressable)
    case .adjustment: element.states.insert(.adjustable)
    case .named(let name): if !element.actions.contains(name) { element.actions.append(name) }
    }
    offers[element.identity, default: []].append(Offer(kind: kind, node: node))
    add(element)
  }

  /// A picture, if it is called anything.
  func picture(
    _ picture: InspectedPicture, node: ViewNode, shown rect: CGRect, _ place: InspectedPlace
  ) {
    guard !picture.name.isEmpty, !isLeftOut(place, node), place.opacity > 0.01 else { return }
    var element = makeElement(picture.isSign ? .sign : .picture, node, rect, place)
    element.name = picture.name
    add(element)
  }

  /// Words, with the links in them that `body` walks.
  func leaf(
    _ text: String?, node: ViewNode, shown rect: CGRect, _ place: InspectedPlace,
    _ body: () -> Void
  ) {
    guard let text, !text.isEmpty, !isLeftOut(place, node), place.opacity > 0.01 else { return }
    var element = makeElement(.text, node, rect, place)
    element.name = text
    element.children = nest(body)
    add(element)
  }

  private func shown(_ place: InspectedPlace, _ rect: CGRect) -> CGRect {
    let frame = place.shown.windowRect(of: rect)
    // What is seen edge-on may have no place that can be told.
    return frame.origin.x.isFinite && frame.origin.y.isFinite && frame.width.isFinite
      && frame.height.isFinite ? frame : .zero
  }
}

extension AccessibilityProperties {
  /// Whether there is an element although nothing inside is one.
  var namesAccessibleElement: Bool { label != nil || value != nil }

  /// Says of an element what is said here, which wins over what is said further in.
  func completed(_ element: AccessibleElement) -> AccessibleElement {
    var element = element
    if let label { element.name = label }
    if let role { element.role = role }
    if let identifier { element.identifier = identifier }
    let words = [value, hint].compactMap { $0 }.filter { !$0.isEmpty }
    if !words.isEmpty { element.words = words.joined(separator: ". ") }
    if isModal { element.states.insert(.modal) }
    if opens { element.states.insert(.opens) }
    if let traits { traits.complete(&element) }
    if let removedTraits { removedTraits.withdraw(from: &element) }
    return element
  }
}
