import Glissando

// What keys do in the gallery.

extension GalleryModel {
  /// Does what a key stands for.
  func handle(_ press: KeyPress) -> KeyPress.Result {
    guard press.modifiers.isDisjoint(with: [.control, .option]) else { return .ignored }
    if place == .interrupt || place == .lab { return handleInGuest(press) }
    if isSearching || isFinding, let result = handleInSearch(press) { return result }
    switch press.key {
    case .downArrow, .rightArrow, .pageDown: step(1)
    case .upArrow, .leftArrow, .pageUp: step(-1)
    case .escape where place != .home: open(.home)
    case .space, .return: return play()
    default: return type(press)
    }
    return .handled
  }

  /// A guest has keys of its own; Escape leaves it where it has no use for that.
  private func handleInGuest(_ press: KeyPress) -> KeyPress.Result {
    if guest?.handle(press) == .handled { return .handled }
    guard press.key == .escape else { return .ignored }
    open(.home)
    return .handled
  }

  private func handleInSearch(_ press: KeyPress) -> KeyPress.Result? {
    switch press.key {
    case .escape: endSearch()
    // The pages are walked through until something has been typed.
    case _ where !isSearching: return nil
    case .downArrow: chooseResult(1)
    case .upArrow: chooseResult(-1)
    case .return: openResult()
    case .delete: search(String(query.dropLast()))
    case .space: search(query + " ")
    default: return nil
    }
    return .handled
  }

  /// Presses the first button of the specimen; at home, goes to the first page.
  private func play() -> KeyPress.Result {
    guard let page else {
      step(1)
      return .handled
    }
    model(of: page).player.press()
    return .handled
  }

  private func type(_ press: KeyPress) -> KeyPress.Result {
    guard let letter = press.characters.first, press.characters.count == 1,
      letter.isLetter || letter.isNumber || ".@-(:".contains(letter)
    else { return .ignored }
    search(query + press.characters)
    isFinding = true
    return .handled
  }
}
