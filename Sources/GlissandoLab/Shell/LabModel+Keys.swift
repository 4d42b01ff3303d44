import Glissando
import GlissandoTools
import GlissandoNotation
import GlissandoViews

/// What the keys of the lab do.
enum LabKeys {
  /// All of them, in the columns of the list.
  static let columns = [
    [
      KeyHint("Space", "play, or turn back in mid-flight"),
      KeyHint("L", "play to and fro"),
      KeyHint("I   Shift I", "interrupt sooner, later"),
      KeyHint("S   Shift S", "next specimen, the one before"),
      KeyHint("1 … 4", "tune lane A … D"),
      KeyHint("N", "add a lane like this one"),
      KeyHint("X", "swap with the next lane"),
      KeyHint("Delete", "remove the lane"),
      KeyHint("Ctrl N   Ctrl O", "a new lab, open one"),
      KeyHint("Ctrl S", "save it; with Shift as …"),
    ],
    [
      KeyHint("Tab", "go through the controls"),
      KeyHint("← → ↑ ↓", "step the value in hand"),
      KeyHint("Shift, Alt", "in coarse steps, in fine ones"),
      KeyHint("D", "open the next description"),
      KeyHint("+   −   0", "plots closer, farther, whole; Alt: values"),
      KeyHint("Ctrl Z", "undo; with Shift redo"),
      KeyHint("Ctrl C   Ctrl V", "copy the motion, bring one in"),
      KeyHint("P   C", "presets, copy as …"),
      KeyHint("M", "read the last message again"),
      KeyHint("F11   Ctrl Q", "full screen, quit"),
    ],
    KeyHint.transport,
  ]
}

/// The clipboard of the window that the lab is in.
struct LabClipboard {
  let copy: CopyAction
  let paste: PasteAction
}

extension LabModel {
  /// Does what a key stands for that no control wants.
  func handle(_ press: KeyPress, _ clipboard: LabClipboard) -> KeyPress.Result {
    let modifiers = press.modifiers.subtracting(.capsLock)
    if modifiers.contains(.control) { return handleCommand(press, modifiers, clipboard) }
    if let step = Self.zoomStep(press, modifiers) {
      zoomPlot(step)
      return .handled
    }
    guard !modifiers.contains(.option) else { return .ignored }
    if press.key == .escape { return close() }
    return handleLetter(press.characters, isShifted: modifiers.contains(.shift), press.key)
  }

  /// What a key does with the plots; nil for nothing.
  private static func zoomStep(
    _ press: KeyPress, _ modifiers: EventModifiers
  ) -> PlotZoomStep? {
    let isUpright = modifiers.contains(.option)
    return switch press.key.character {
    // Where the signs are typed with Shift, the keys without do as well.
    case "+", "=": isUpright ? .taller : .closer
    case "-", "_", "−": isUpright ? .flatter : .farther
    case "0": modifiers.isEmpty ? .whole : nil
    default: nil
    }
  }

  private func handleCommand(
    _ press: KeyPress, _ modifiers: EventModifiers, _ clipboard: LabClipboard
  ) -> KeyPress.Result {
    switch press.key.character.lowercased() {
    case "z": modifiers.contains(.shift) ? redo() : undo()
    case "y": redo()
    case "c": clipboard.copy(textToCopy())
    case "v": pasteOrSay(clipboard.paste())
    default: return .ignored
    }
    return .handled
  }

  private func pasteOrSay(_ text: String?) {
    guard let text, !text.isEmpty else {
      return say(LabNotice("There is no text on the clipboard.", isProblem: true))
    }
    bringIn(text)
  }

  /// Closes what lies above or beside everything else, the uppermost first.
  private func close() -> KeyPress.Result {
    if showsKeys {
      toggleKeys()
    } else if notice != nil {
      say(nil)
    } else if let drawer {
      toggle(drawer)
    } else {
      return .ignored
    }
    return .handled
  }

  private func handleLetter(
    _ letter: String, isShifted: Bool, _ key: KeyEquivalent
  ) -> KeyPress.Result {
    let step = isShifted ? -1 : 1
    if let number = Int(letter), let letter = Lane.Letter(rawValue: number - 1) {
      select(letter)
      return .handled
    }
    switch letter.lowercased() {
    case " ": score.play()
    case "l": score.isLooping.toggle()
    case "i": chooseInterruption(step)
    case "s": chooseSpecimen(step)
    case "n": duplicate(document.selection)
    case "x": swapWithNext(document.selection)
    case "d": openNextSection(step)
    case "p": toggle(.presets)
    case "c": toggle(.transfer)
    case "m": sayAgain()
    case "?", "h": toggleKeys()
    default: return handleRemoval(key)
    }
    return .handled
  }

  private func handleRemoval(_ key: KeyEquivalent) -> KeyPress.Result {
    guard key == .delete || key == .deleteForward else { return .ignored }
    remove(document.selection)
    return .handled
  }

  private func chooseSpecimen(_ step: Int) {
    withAnimation(Self.motion) { score.kind = Self.next(SpecimenKind.allCases, score.kind, step) }
  }

  private func chooseInterruption(_ step: Int) {
    let all: [Double?] = [nil] + Self.interruptions.reversed()
    score.interruption = Self.next(all, score.interruption, step)
  }

  private func openNextSection(_ step: Int) {
    let sections = self.sections
    let next = openSection.map { Self.next(sections, $0, step) } ?? sections[0]
    if next != openSection { open(next) }
  }

  /// The groups of parameters that the selected lane has.
  var sections: [ParameterSection] {
    let forms = SpringForm.allCases.map { ParameterSection.spring($0) }
    return (selected.setting.kind == .spring ? forms : []) + [.timing]
  }

  /// After how many seconds motions can be turned back.
  nonisolated static let interruptions = [0.1, 0.15, 0.25, 0.4, 0.7, 1]

  private static func next<Value: Equatable>(
    _ all: [Value], _ current: Value, _ step: Int
  ) -> Value {
    let index = all.firstIndex(of: current) ?? 0
    return all[(index + step + all.count) % all.count]
  }
}
