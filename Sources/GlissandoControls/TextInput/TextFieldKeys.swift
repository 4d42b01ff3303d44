import Foundation
import GlissandoViews

/// What keys do in a text field, apart from typing.
@MainActor
struct TextFieldKeys {
  let session: TextFieldSession
  let clipboard: any Clipboard
  let isSecure: Bool
  let isMultiline: Bool
  /// Whether return by itself begins a line.
  let isEditor: Bool

  /// Handles a key that moves, deletes or is a command.
  /// - Returns: whether it did.
  func handle(_ press: KeyPress) -> Bool {
    let modifiers = press.modifiers.subtracting(.capsLock)
    if modifiers.contains(.option) { return false }
    let isExtending = modifiers.contains(.shift)
    if modifiers.isEmpty, let side = sideOfSelection(press.key) {
      session.select { $0.moveCaret(to: side, extending: false) }
      return true
    }
    if let target = target(of: press.key, byWord: modifiers.contains(.control)) {
      session.select { $0.moveCaret(to: target, extending: isExtending) }
      return true
    }
    switch press.key {
    case .insert where modifiers == .shift: paste(clipboard.string)
    case .insert where modifiers == .control: copy()
    case .deleteForward where modifiers == .shift: cut()
    case .delete: delete(to: modifiers.contains(.control) ? wordStart : text.caret - 1)
    case .deleteForward: delete(to: modifiers.contains(.control) ? wordEnd : text.caret + 1)
    case .return where breaksLine(with: modifiers): session.insert("\n", .other)
    default: return modifiers.contains(.control) && command(press, modifiers)
    }
    return true
  }

  private func breaksLine(with modifiers: EventModifiers) -> Bool {
    modifiers == .shift ? isMultiline : isEditor && modifiers.isEmpty
  }

  private var text: EditingText { session.text }
  /// What is hidden shows no words.
  private var wordStart: Int { isSecure ? 0 : text.wordStart(before: text.caret) }
  private var wordEnd: Int { isSecure ? text.count : text.wordEnd(after: text.caret) }

  private func delete(to position: Int) {
    session.edit(.deleting) { $0.delete(to: position) }
  }

  // MARK: Moving

  /// Where a key moves the caret to; nil for a key that does not.
  private func target(of key: KeyEquivalent, byWord: Bool) -> Int? {
    switch key {
    case .leftArrow: return byWord ? wordStart : text.caret - 1
    case .rightArrow: return byWord ? wordEnd : text.caret + 1
    case .home: return byWord ? 0 : session.content?.lineEnd(atStart: true) ?? 0
    case .end: return byWord ? text.count : session.content?.lineEnd(atStart: false) ?? text.count
    case .upArrow where isMultiline: return session.content?.position(linesBelow: -1) ?? 0
    case .downArrow where isMultiline: return session.content?.position(linesBelow: 1) ?? text.count
    default: return nil
    }
  }

  /// Where an arrow leaves a selection, before it moves; nil where nothing is selected.
  private func sideOfSelection(_ key: KeyEquivalent) -> Int? {
    guard !text.selection.isEmpty else { return nil }
    switch key {
    case .leftArrow: return text.selection.lowerBound
    case .rightArrow: return text.selection.upperBound
    default: return nil
    }
  }

  // MARK: Commands

  private func command(_ press: KeyPress, _ modifiers: EventModifiers) -> Bool {
    switch press.key.character.lowercased() {
    case "a": session.select { $0.selectAll() }
    case "c": copy()
    case "x": cut()
    case "v": paste(clipboard.string)
    case "z" where modifiers.contains(.shift): session.redo()
    case "z": session.undo()
    case "y": session.redo()
    default: return false
    }
    return true
  }

  /// Whether something is selected, and may be read.
  var canCopy: Bool { !isSecure && hasSelection }
  var hasSelection: Bool { !text.selection.isEmpty }

  func copy() {
    if canCopy { clipboard.string = text.selectedString }
  }

  func cut() {
    guard canCopy else { return }
    copy()
    deleteSelection()
  }

  func deleteSelection() {
    if hasSelection { session.insert("", .other) }
  }

  func paste(_ string: String?) {
    guard let string, !string.isEmpty else { return }
    session.insert(isMultiline ? string : string.onOneLine, .other)
  }

  /// Hands what is selected to whoever presses the middle button, here or in another program.
  func offerSelection() {
    if canCopy { clipboard.selection = text.selectedString }
  }
}
