import Foundation
import GlissandoDrawing

/// Brings keys and text to the view that has the keyboard, then outwards, then to shortcuts.
///
/// Some fall back on the view below the pointer: where that is comes with each.
@MainActor
final class KeyRouter {
  private let tree: ViewTree
  private let root: RootNode
  let focus: FocusDirector
  /// What the last key types, if nobody wanted it; its text follows, and is not offered again.
  private var refusedText: String?

  init(tree: ViewTree, root: RootNode) {
    self.tree = tree
    self.root = root
    focus = FocusDirector(root: root)
  }

  /// The field that text is typed into.
  private var textTarget: (any TextInputTarget)? { focus.current as? any TextInputTarget }

  /// Where text is typed; nil where none is.
  var textInput: TextInputPlace? {
    guard let textTarget, let caret = textTarget.textInputArea else { return nil }
    return TextInputPlace(field: ObjectIdentifier(textTarget), caret: caret)
  }

  /// Hands on a key, and notes what it types where nobody wants it.
  func handle(_ press: KeyPress, pointer: CGPoint?) -> Bool {
    let isHandled = key(press, pointer)
    refusedText = isHandled ? nil : press.typedText
    return isHandled
  }

  /// Hands on text, but that of a key which nobody wanted.
  func handle(_ text: String, pointer: CGPoint?) -> Bool {
    defer { refusedText = nil }
    return text != refusedText && type(text, pointer)
  }

  /// Shows text that an input method is putting together.
  func compose(_ text: String, caret: Int) -> Bool {
    textTarget?.compose(text, caret: caret)
    return textTarget != nil
  }

  private func key(_ press: KeyPress, _ pointer: CGPoint?) -> Bool {
    if offerToHandlers(press) || root.offerToShortcuts(press) { return true }
    guard press.phase != .up else { return false }
    if scroll(by: press, pointer) { return true }
    switch press.key {
    case .tab where press.modifiers.subtracting([.shift, .capsLock]).isEmpty:
      guard focus.advance(backwards: press.modifiers.contains(.shift)) else { return false }
      focus.current?.revealInScrollViews()
      return true
    case .escape where focus.current != nil && focus.isVisible:
      focus.set(nil, isVisible: false)
      return true
    default: return false
    }
  }

  /// Offers a key to the handlers from the view that has the keyboard outwards.
  ///
  /// SwiftUI: while no view has it, the handlers around all of the window's content are asked, so
  /// that a window need not be focusable to have keys of its own.
  private func offerToHandlers(_ press: KeyPress) -> Bool {
    let content = tree.content ?? root.content
    let handler = (focus.current?.node ?? content?.onlyDescendant ?? root).nearest { node in
      // What acts has keys of its own only while it has the keyboard itself.
      guard let handler = node.performer as? any KeyHandler,
        handler === focus.current || !(handler is any Activatable)
      else { return nil as ViewNode? }
      return handler.handleKey(press) ? node : nil
    }
    return handler != nil
  }

  /// Scrolls by a key that nobody else wants: the view around what has the keyboard, else the one
  /// below the pointer, else the first one.
  private func scroll(by press: KeyPress, _ pointer: CGPoint?) -> Bool {
    var candidates: [ScrollNode] = []
    (focus.current?.node ?? pointer.flatMap(root.hitTest))?.forEachAncestor { node in
      if let scroll = node as? ScrollNode { candidates.append(scroll) }
    }
    if candidates.isEmpty { root.forEachScrollNode { candidates.append($0) } }
    return candidates.contains { !tree.services.cover($0) && $0.scroll(by: press) }
  }

  /// Text without a key, as input methods send it, counts as the keys that type it.
  private func type(_ text: String, _ pointer: CGPoint?) -> Bool {
    if let textTarget {
      textTarget.insertText(text)
      return true
    }
    var isHandled = false
    for character in text {
      let press = KeyPress(key: KeyEquivalent(character), characters: String(character))
      if key(press, pointer) { isHandled = true }
      _ = key(
        KeyPress(key: KeyEquivalent(character), characters: String(character), phase: .up), pointer)
    }
    return isHandled
  }
}

extension ViewNode {
  /// The last node on the way down on which every node has one child: what is around it is around
  /// all of the window's content.
  fileprivate var onlyDescendant: ViewNode {
    var node: ViewNode = self
    while true {
      var children: [ViewNode] = []
      node.forEachInputChild { children.append($0) }
      guard children.count == 1 else { return node }
      node = children[0]
    }
  }
}
