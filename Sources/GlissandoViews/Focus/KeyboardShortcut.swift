public import GlissandoMotion

/// A key, with modifiers, that does what a control does.
public struct KeyboardShortcut: Hashable, Sendable {
  /// Return: what a window is for.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape: leaving.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// The key.
  public var key: KeyEquivalent
  /// The modifiers that have to be held.
  public var modifiers: EventModifiers

  /// Makes a shortcut.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Whether a key press is this shortcut.
  ///
  /// A character that needs shift on one keyboard and not on another (a question mark) counts with
  /// and without it.
  func matches(_ press: KeyPress) -> Bool {
    let held = press.modifiers.subtracting(.capsLock)
    if key.hasSameLetter(as: press.key.character) { return held == modifiers }
    guard press.characters.count == 1, let typed = press.characters.first,
      typed == key.character, !typed.isLetter
    else { return false }
    return held.subtracting(.shift) == modifiers.subtracting(.shift)
  }
}

extension KeyEquivalent {
  fileprivate func hasSameLetter(as other: Character) -> Bool {
    character == other || character.lowercased() == other.lowercased()
  }
}

extension View {
  /// Lets a key do what the first control inside does.
  ///
  /// SwiftUI: the command key is Control on a Linux desktop.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Lets a key do what the first control inside does.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    modifier(ShortcutModifier(shortcut: shortcut))
  }

  /// Lets a key do what the first control inside does; nil for none.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    modifier(ShortcutModifier(shortcut: shortcut))
  }
}

/// A node that a key can activate.
@MainActor
package protocol Activatable: NodeRole {
  /// Does what a click does.
  /// - Returns: false when it is disabled.
  func activate() -> Bool
}

/// A node that has shortcuts of views which are not there.
@MainActor
package protocol ShortcutOffering: NodeRole {
  /// Offers a key to the shortcuts of what is not open.
  func offerToClosedContent(_ press: KeyPress) -> Bool
}

@usableFromInline
nonisolated struct ShortcutModifier: PrimitiveModifier {
  let shortcut: KeyboardShortcut?

  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    ShortcutNode(self, context)
  }
}

extension EnvironmentValues {
  /// The shortcut of what the view belongs to; nil where it has none.
  @Entry public package(set) var keyboardShortcut: KeyboardShortcut?
}

/// A view with a shortcut.
private final class ShortcutNode: ModifierNode<ShortcutModifier>, KeyHandler {
  override var childEnvironment: EnvironmentValues {
    var values = environment
    values.keyboardShortcut = modifier.shortcut
    return values
  }

  override func modifierChanged(from previous: ShortcutModifier) {
    if modifier.shortcut != previous.shortcut { passEnvironment() }
  }

  func handleKey(_ press: KeyPress) -> Bool {
    guard press.phase == .down, modifier.shortcut?.matches(press) == true,
      !tree.services.cover(self)
    else { return false }
    return firstActivatable(in: self)?.activate() ?? false
  }

  private func firstActivatable(in node: ViewNode) -> (any Activatable)? {
    var found: (any Activatable)?
    node.forEachPresentChild { child in
      if found == nil { found = child.performer as? any Activatable ?? firstActivatable(in: child) }
    }
    return found
  }
}

extension ViewNode {
  /// Offers a key to every shortcut below, in layout order; those of views that nobody sees are there for it.
  /// - Complexity: O(*n*) in the number of views: a key press, not a frame.
  package func offerToShortcuts(_ press: KeyPress) -> Bool {
    if let node = self as? ShortcutNode, node.handleKey(press) { return true }
    var isHandled = false
    forEachPresentChild { child in
      if !isHandled { isHandled = child.offerToShortcuts(press) }
    }
    if !isHandled, let performer = performer as? any ShortcutOffering {
      isHandled = performer.offerToClosedContent(press)
    }
    return isHandled
  }
}
