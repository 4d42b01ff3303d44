import GlissandoViews

// What keys are called on a Linux desktop.

extension KeyboardShortcut {
  /// What the keys are called on a Linux desktop, such as "Ctrl+Shift+S".
  package var words: String {
    let held: [(EventModifiers, String)] = [
      (.control, "Ctrl"), (.option, "Alt"), (.shift, "Shift"),
    ]
    return (held.filter { modifiers.contains($0.0) }.map(\.1) + [key.word]).joined(separator: "+")
  }
}

extension KeyEquivalent {
  private static let names: [KeyEquivalent: String] = [
    .upArrow: "Up", .downArrow: "Down", .leftArrow: "Left", .rightArrow: "Right",
    .escape: "Esc", .delete: "Backspace", .deleteForward: "Delete", .home: "Home", .end: "End",
    .pageUp: "Page Up", .pageDown: "Page Down", .space: "Space", .tab: "Tab", .return: "Return",
  ]

  /// What is written on the key.
  fileprivate var word: String {
    if let name = Self.names[self] { return name }
    if let number = (1...12).first(where: { self == .function($0) }) { return "F\(number)" }
    return character.uppercased()
  }
}
