package import GlissandoViews

// The keys that open menus.

extension KeyEquivalent {
  /// The key for the menu of what has the keyboard.
  package static let menu = KeyEquivalent("\u{F735}")
  /// Alt, pressed and let go with nothing in between: it leads to the menu bar.
  package static let menuBar = KeyEquivalent("\u{F710}")
}

extension KeyPress {
  /// Whether it is the key for the menu of what has the keyboard.
  var callsMenu: Bool {
    let held = modifiers.subtracting(.capsLock)
    return phase == .down
      && (key == .menu && held.isEmpty || key == .function(10) && held == .shift)
  }
}
