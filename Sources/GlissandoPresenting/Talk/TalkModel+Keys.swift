package import Glissando
import GlissandoDeck
import GlissandoTools

/// What the keys of a talk do, as its list of keys says.
enum TalkKeys {
  /// All of them, in the columns of the list.
  static let columns = [
    [
      KeyHint("Page Down   → ↓ Space", "one step on"),
      KeyHint("Page Up   ← ↑", "one step back"),
      KeyHint("Home   End", "the first slide, the last step"),
      KeyHint("12 Return", "slide 12"),
      KeyHint("O", "overview of all slides"),
      KeyHint("F5   Shift F5", "from the beginning, from here"),
      KeyHint("Ctrl ↑   Ctrl ↓", "the notes up and down"),
      KeyHint("Esc", "close what is open, leave full screen"),
    ],
    [
      KeyHint(".   B", "black"),
      KeyHint("W", "white"),
      KeyHint("L", "pointer light"),
      KeyHint("D", "draw on the slide"),
      KeyHint("C   Ctrl Z", "clear the drawing, undo a stroke"),
      KeyHint("M", "magnifier"),
      KeyHint("P", "pause all motion"),
      KeyHint("−   +", "slower, faster motion"),
    ],
    [
      KeyHint("V", "speaker's window"),
      KeyHint("S", "exchange the two windows"),
      KeyHint("Ctrl −   Ctrl +", "smaller, larger notes"),
      KeyHint("T", "begin to count the time anew"),
      KeyHint("F4   Shift F4", "film what is shown, where you say"),
      KeyHint("F9   F10", "rewind and loop, inspect"),
      KeyHint("F11   Ctrl Q", "full screen, quit"),
      KeyHint("?", "these keys"),
    ],
  ]
}

extension TalkModel {
  /// What a key does that is pressed without any other; false where it does nothing here.
  @discardableResult
  package func press(_ key: KeyEquivalent, modifiers: EventModifiers = []) -> Bool {
    press(KeyPress(key: key, modifiers: modifiers))
  }

  /// What a key does; false where it does nothing here.
  package func press(_ press: KeyPress) -> Bool {
    let modifiers = press.modifiers.subtracting(.capsLock)
    if modifiers.contains(.control) { return pressCommand(press) }
    guard !modifiers.contains(.option) else { return false }
    if showsKeys, press.key != .escape {
      // Any key closes the list; the one that opened it does no more.
      toggleKeys()
      if press.characters == "?" { return true }
    }
    if answerOffer(press.key) { return true }
    if overview.isOpen, pressInOverview(press.key) { return true }
    return goByKey(press, isShifted: modifiers.contains(.shift)) || pressLetter(press)
  }

  private func pressCommand(_ press: KeyPress) -> Bool {
    switch press.key {
    case .upArrow: scrollNotes(by: -Self.notesLine)
    case .downArrow: scrollNotes(by: Self.notesLine)
    case .pageUp: scrollNotes(by: -Self.notesPage)
    case .pageDown: scrollNotes(by: Self.notesPage)
    default: return pressCommandLetter(press)
    }
    return true
  }

  private func pressCommandLetter(_ press: KeyPress) -> Bool {
    switch press.characters.isEmpty ? press.key.character : press.characters.first {
    case "z": undoStroke()
    case "+", "=": changeNotesSize(by: 1)
    case "-": changeNotesSize(by: -1)
    default: return false
    }
    return true
  }

  /// The keys that lead somewhere.
  private func goByKey(_ press: KeyPress, isShifted: Bool) -> Bool {
    let number = typedNumber
    typedNumber = ""
    switch press.key {
    case .rightArrow, .downArrow, .pageDown, .space: goForward()
    case .leftArrow, .upArrow, .pageUp: goBack()
    case .home: go(to: DeckPosition())
    case .end: deck.end.map { go(to: $0) }
    case .function(5): begin(fromHere: isShifted)
    // A number that is being typed lies uppermost.
    case .escape: return !number.isEmpty || close()
    case .return:
      if let slide = Int(number) { go(to: DeckPosition(slide: slide - 1)) } else { goForward() }
    default:
      let character = press.key.character
      guard character.isASCII, character.isNumber, number.count < 6 else { return false }
      typedNumber = number + String(character)
    }
    return true
  }

  private func pressLetter(_ press: KeyPress) -> Bool {
    // One that is held does not go on and off.
    guard press.phase != .repeat else { return false }
    switch press.characters.lowercased() {
    case ".", "b": toggle(.black)
    case "w": toggle(.white)
    case "o": toggleOverview()
    case "l": choose(.light)
    case "d": choose(.pen)
    case "m": choose(.magnifier)
    case "c": clearStrokes()
    case "p": togglePause()
    case "-", "−": changeRate(isFaster: false)
    case "+", "=": changeRate(isFaster: true)
    case "v": windows?.isCompanionOpen.toggle()
    case "s": windows?.exchangeWindows()
    case "t": restartTime()
    case "?", "/": toggleKeys()
    default: return false
    }
    return true
  }

  /// Begins the talk: over the whole display, with the time at zero.
  ///
  /// - Parameter fromHere: Whether it begins with the slide that is shown.
  package func begin(fromHere: Bool) {
    if !fromHere { go(to: DeckPosition()) }
    overview.isOpen = false
    declineOffer()
    restartTime()
    windows?.isFullScreen = true
  }

  /// Counts the time from now on, after a crash too.
  private func restartTime() {
    timer.start = now()
    remember()
  }

  /// Closes what lies uppermost: the keys, what is in hand, what covers the slides, what is said of
  /// the deck's text, the full screen; false where there is nothing left to close.
  func close() -> Bool {
    if showsKeys {
      toggleKeys()
    } else if overview.isOpen {
      closeOverview()
    } else if tools.inHand != .nothing {
      choose(.nothing)
    } else if cover != .none {
      toggle(cover)
    } else if !problems.isEmpty {
      report([])
    } else if windows?.isFullScreen == true {
      windows?.isFullScreen = false
    } else {
      return false
    }
    return true
  }

  /// Shows the list of keys, or hides it.
  package func toggleKeys() {
    withAnimation(own(Self.fade)) { showsKeys.toggle() }
  }

  // MARK: Time

  /// Lets everything on the slides stand still, or go on.
  func togglePause() {
    // At once: what fades would stand still too.
    tools.isPaused.toggle()
    transport?.isPaused = tools.isPaused
    thumbnails.fade = own(Self.fade)
  }

  /// Lets everything on the slides move slower or faster.
  func changeRate(isFaster: Bool) {
    transport?.changeRate(isFaster: isFaster)
    let rate = transport?.rate ?? 1
    withAnimation(own(Self.fade)) { tools.rate = rate }
    thumbnails.fade = own(Self.fade)
  }

  /// An animation of what is none of the slides: however slowly those move, it takes as long as ever,
  /// and while they stand still it is over at once.
  func own(_ animation: Animation) -> Animation? {
    guard !tools.isPaused else { return nil }
    let rate = transport?.rate ?? 1
    return rate == 1 ? animation : animation.speed(1 / rate)
  }

  // MARK: Notes

  /// The sizes of notes that keys offer, in points.
  static let notesSizes = [14.0, 17, 20, 24, 29, 35, 42]

  /// Makes the notes larger or smaller.
  package func changeNotesSize(by steps: Int) {
    let sizes = Self.notesSizes
    let index = (sizes.firstIndex(of: notesSize) ?? 2) + steps
    withAnimation(.snappy(duration: 0.25)) {
      notesSize = sizes[min(max(index, 0), sizes.count - 1)]
    }
  }

  /// What keys scroll the notes by, as parts of what is seen of them: a few lines, and a page of which a line is kept.
  private static let (notesLine, notesPage) = (0.25, 0.9)

  /// Scrolls the notes by parts of what is seen of them, as far as they go.
  private func scrollNotes(by pages: Double) {
    guard let room = notesGeometry else { return }
    let end = max(room.contentSize.height - room.containerSize.height, 0)
    // Where they are going, if they are on their way.
    let start = notesPosition.y ?? room.contentOffset.y
    let place = min(max(start + pages * room.containerSize.height, 0), end)
    withAnimation(.snappy(duration: 0.25)) { notesPosition.scrollTo(y: place) }
  }
}
