// The one role that an element has by all the traits that are said of it.

extension AccessibilityTraits {
  /// Says of an element what kind of thing it is besides.
  func complete(_ element: inout AccessibleElement) {
    if let role = role(of: element) { element.role = role }
    if contains(.isSelected) { element.states.formUnion([.selectable, .selected]) }
    if element.role == .switched {
      element.states.insert(.checkable)
      if contains(.isSelected) { element.states.insert(.checked) }
    }
    if contains(.isModal) { element.states.insert(.modal) }
  }

  /// The role that an element has by what is said of it; nil where it keeps its own.
  ///
  /// There is one role for each element: what it does comes before what it is.
  private func role(of element: AccessibleElement) -> AccessibilityRole? {
    if contains(.isLink), element.isPlain || element.isOnlyPressed { return .link }
    guard element.isPlain else { return nil }
    if contains(.isToggle) { return .switched }
    if contains(.isButton) { return .pressed }
    if contains(.isHeader) { return .heading }
    if contains(.isImage) { return .picture }
    return contains(.isStaticText) && element.children.isEmpty ? .text : nil
  }

  /// Takes back what kind of thing an element is besides.
  func withdraw(from element: inout AccessibleElement) {
    let isWithdrawn =
      contains(.isHeader) && element.role == .heading
      || contains(.isImage) && element.role == .picture
      || contains(.isLink) && element.role == .link
      || contains(.isToggle) && element.role == .switched
      || contains(.isButton) && element.isOnlyPressed && element.role != .link
    if element.role == .switched, isWithdrawn { element.states.subtract([.checkable, .checked]) }
    if isWithdrawn { element.role = element.children.isEmpty ? .text : .group }
    if contains(.isSelected) { element.states.subtract([.selectable, .selected, .checked]) }
    if contains(.isModal) { element.states.remove(.modal) }
  }
}

extension AccessibleElement {
  /// Whether it is there to be read, and no control says what it is.
  fileprivate var isPlain: Bool {
    [.text, .heading, .picture, .sign, .group].contains(role)
  }

  /// Whether it does what a click does, and nothing else.
  fileprivate var isOnlyPressed: Bool {
    if role == .pressed || role == .link { return true }
    return !isPlain && states.contains(.pressable)
      && states.isDisjoint(with: [.checkable, .selectable, .editable, .opens, .adjustable])
  }
}
