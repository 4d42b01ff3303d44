import GlissandoViews

// The keys of the transport.

// Function keys, because scenes use all others; they lie side by side as on a tape machine.
extension Transport {
  /// Does what a function key stands for.
  ///
  /// - Returns: Whether it stands for anything.
  func handleFunctionKey(_ press: KeyPress) -> Bool {
    guard press.modifiers.isDisjoint(with: [.control, .option]),
      let number = (5...8).first(where: { press.key == .function($0) }),
      functionKeys.contains(number)
    else { return false }
    // The release of a key is the transport's too.
    guard press.phase != .up else { return true }
    // Who stops time shall see by what it goes on.
    if slot == nil, !isBarShown { isBarShown = true }
    let isShifted = press.modifiers.contains(.shift)
    switch number {
    case 5 where press.phase == .down: changeRate(isFaster: isShifted)
    case 6: step(isShifted ? -Self.manyFrames : -1)
    case 7: step(isShifted ? Self.manyFrames : 1)
    case 8 where press.phase == .down: isShifted ? returnToNow() : togglePlay()
    default: break
    }
    return true
  }

  /// Does what a key stands for while the bar has the keyboard.
  ///
  /// - Returns: Whether it stands for anything.
  func handleBarKey(_ press: KeyPress) -> Bool {
    guard press.phase != .up, press.modifiers.isDisjoint(with: [.control, .option]) else {
      return false
    }
    let many = press.modifiers.contains(.shift) ? Self.manyFrames : 1
    switch press.key {
    case .leftArrow: step(-many)
    case .rightArrow: step(many)
    case .upArrow: changeRate(isFaster: true)
    case .downArrow: changeRate(isFaster: false)
    case .home: seek(to: range.lowerBound)
    case .end: returnToNow()
    default: return handleBarLetter(press.characters.lowercased())
    }
    return true
  }

  private func handleBarLetter(_ letter: String) -> Bool {
    switch letter {
    case "k": togglePlay()
    case "r": isReversed.toggle()
    case "i": setLoopStart()
    case "o": setLoopEnd()
    case "l": toggleLoop()
    case "g": nextOnionSkins()
    default: return false
    }
    return true
  }

  /// How far a step with Shift goes, in frames.
  private static let manyFrames = 10

  /// Goes to the next rate that is offered.
  package func changeRate(isFaster: Bool) {
    engage()
    let offered = Self.offeredRates
    rate =
      isFaster
      ? offered.first { $0 > rate } ?? rate
      : offered.last { $0 < rate } ?? rate
  }

  /// The part that is played again begins here.
  func setLoopStart() {
    setLoop(atStart: position, end: loop?.upperBound ?? liveTime)
  }

  /// The part that is played again ends here.
  func setLoopEnd() {
    setLoop(atStart: loop?.lowerBound ?? range.lowerBound, end: position)
  }

  private func setLoop(atStart start: Double, end: Double) {
    setLoop(min(start, end)...max(start, end))
  }

  /// Plays all that is kept again and again, or no part any more.
  func toggleLoop() { setLoop(loop == nil ? range : nil) }

  /// The numbers of frames of an onion skin that are offered.
  static let offeredSkins = [0, 4, 8, 16]

  /// Goes to the next number of frames.
  func nextOnionSkins() {
    onionSkins = Self.offeredSkins.first { $0 > onionSkins } ?? 0
  }
}
