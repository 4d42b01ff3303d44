import Foundation
import GlissandoMotion
public import GlissandoViews

/// Gives a popup the keyboard: arrows walk its items, letters find them, Escape closes it.
@usableFromInline
nonisolated struct PopupScope: PrimitiveModifier {
  let popup: Popup

  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    InputKit<PopupKeyboard>(self, context)
  }
}

/// What keys and the pointer do in a popup.
private final class PopupKeyboard: InputBehavior, FocusTarget, KeyHandler, HoverTarget {
  typealias Modifier = PopupScope

  private let input: InputKit<PopupKeyboard>
  private var word = TypedWord()

  init(_ node: InputKit<PopupKeyboard>) {
    input = node
    popup.scope = node
    tree.enqueue(by: node) { [weak self] in
      self?.requestFocus()
      self?.takePress()
    }
  }

  var node: ViewNode { input }
  private var popup: Popup { input.modifier.popup }

  // MARK: Focus

  var canFocus: Bool { true }
  /// A press on the popup leaves the keyboard with it.
  var focusInteractions: FocusInteractions { .edit }
  func focusChanged(_ isFocused: Bool, isVisible: Bool) {}

  /// Whoever opened the popup by keyboard begins at the chosen item, or at the first; who is asked for words, where
  /// they are written.
  private func requestFocus() {
    guard isAlive, let focus = tree.focus else { return }
    tree.popups.takesFocus(popup)
    let items = items
    if popup.side == .alert, let field = items.first(where: { $0 is any TextInputTarget }) {
      focus.set(field, isVisible: popup.wasFocusVisible)
    } else if popup.wasFocusVisible, let first = chosen(of: items) ?? items.first {
      focus.set(first, isVisible: true)
    } else {
      focus.set(self, isVisible: false)
    }
  }

  /// The chosen one of items that are options and nothing else.
  private func chosen(of items: [any FocusTarget]) -> (any FocusTarget)? {
    let options = items.compactMap { $0 as? Option }
    return options.count == items.count ? options.first { $0.isChosen } : nil
  }

  private var items: [any FocusTarget] {
    tree.focus?.targets(in: node).filter { $0 !== self } ?? []
  }

  // MARK: The pointer

  /// Who holds the button that has opened a menu lets it go on what is meant.
  private func takePress() {
    guard popup.side.isMenu else { return }
    tree.carryPress { [weak tree = tree] in tree?.popups.hasMenu ?? false }
  }

  static var roles: NodeRoles { .hover }

  // In a sheet or a popover the pointer leaves the keyboard where it is: somebody may be typing there.

  func hoverChanged(_ isHovered: Bool) {
    if popup.side.isMenu, !isHovered, tree.focus?.current?.isInside(node) == true {
      tree.focus?.set(self, isVisible: false)
    }
  }

  /// The item below the pointer is the one that keys act on.
  func hoverMoved(to point: CGPoint) {
    guard popup.side.isMenu, takesInput else { return }
    var item: (any FocusTarget)?
    node.hitTest(point)?.forEachAncestor { ancestor in
      if item == nil, let target = ancestor.performer as? any FocusTarget, target !== self,
        target.canFocus, target.isInside(node)
      {
        item = target
      }
    }
    guard tree.focus?.current !== item else { return }
    guard let item else { return hoverChanged(false) }
    tree.focus?.set(item, isVisible: true)
    tree.timers?.schedule(at: tree.time + ControlMetrics.menuRest) { [weak self, weak item] in
      if let self, let item, isAlive, tree.focus?.current === item { rested(on: item) }
    }
  }

  /// The pointer is not only on its way across an item: it has the menu open that belongs to it, and no other.
  private func rested(on item: any FocusTarget) {
    tree.popups.closeMenu(openedFrom: popup, notBy: item.node)
    openSubmenu()
  }

  // MARK: Keys

  func handleKey(_ press: KeyPress) -> Bool {
    guard press.modifiers.isDisjoint(with: [.control, .option]) else { return false }
    let isMenu = popup.side.isMenu
    guard press.phase != .up else { return isMenu }
    // What answers for everything inside comes before closing without an answer. Letters find a menu's items;
    // what stands by itself is a small window, with shortcuts and Tab as in one.
    if !isMenu || press.key == .escape || press.key == .return, node.offerToShortcuts(press) {
      return true
    }
    if press.key == .escape {
      if !popup.isDismissDisabled { popup.dismiss() }
      return true
    }
    return isMenu ? walkMenu(press) : walkPanel(press)
  }

  private func walkPanel(_ press: KeyPress) -> Bool {
    switch press.key {
    case .tab: move(by: press.modifiers.contains(.shift) ? -1 : 1)
    case .downArrow where popup.side == .alert: move(by: 1)
    case .upArrow where popup.side == .alert: move(by: -1)
    default: return false
    }
    return true
  }

  private func walkMenu(_ press: KeyPress) -> Bool {
    switch press.key {
    case .leftArrow where popup.side == .beside: popup.dismiss()
    case .downArrow: move(by: 1)
    case .upArrow: move(by: -1)
    case .home: focus(items.first)
    case .end: focus(items.last)
    case .leftArrow: popup.environment.menuBarSteps?.step(-1)
    case .rightArrow where !openSubmenu(): popup.environment.menuBarSteps?.step(1)
    case .rightArrow: break
    default: find(press)
    }
    return true
  }

  private func move(by step: Int) {
    let items = items
    guard !items.isEmpty else { return }
    let current = items.firstIndex { $0 === tree.focus?.current }
    guard let index = current else {
      return focus(chosen(of: items) ?? (step > 0 ? items.first : items.last))
    }
    focus(items[(index + step + items.count) % items.count])
  }

  private func focus(_ item: (any FocusTarget)?) { tree.focus?.lead(to: item) }

  /// - Returns: whether the item that keys act on is a menu.
  @discardableResult
  private func openSubmenu() -> Bool {
    guard let control = tree.focus?.current as? any AccessibleNode & Activatable,
      control.accessibleDescription.role == .menu
    else { return false }
    return control.activate()
  }

  private func find(_ press: KeyPress) {
    guard let text = press.typedText else { return }
    let items = items
    let found = word.find(
      text, at: tree.time, in: items.map(\.node.firstText),
      from: items.firstIndex { $0 === tree.focus?.current })
    focus(found.map { items[$0] })
  }
}

extension FocusDirector {
  /// Gives the keyboard to something that keys lead to, and brings it into sight.
  func lead(to target: (any FocusTarget)?) {
    guard let target else { return }
    set(target, isVisible: true)
    target.revealInScrollViews()
  }
}

extension ViewNode {
  /// The first text at or below the node.
  fileprivate var firstText: String? {
    if let text = (self as? LeafNode)?.inspectedText { return text }
    var found: String?
    forEachInputChild { child in
      if found == nil { found = child.firstText }
    }
    return found
  }
}
