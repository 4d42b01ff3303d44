import Foundation
import GlissandoMotion
import GlissandoViews

/// What lasts of a text field while its view comes and goes: the text, its selection and history.
///
/// It stands between the node that takes input and the one that draws.
@MainActor
final class TextFieldSession {
  private(set) var text = EditingText()
  /// What an input method is composing at the caret, and the caret within it.
  private(set) var composition: (text: String, caret: Int)?
  private var history = EditingHistory()
  /// What was written and has not come back from the program yet.
  private var pending: [String] = []
  weak var content: TextFieldFace?
  /// Whether the field's own menu is open: editing goes on below it.
  var isMenuOpen = false
  /// The program's text.
  var binding: Binding<String>?

  nonisolated init() {}

  // MARK: From the program

  /// Takes the text as the program has it.
  func receive(_ string: String) {
    if let index = pending.lastIndex(of: string) {
      pending.removeSubrange(...index)
      return
    }
    guard string != text.string else { return pending.removeAll() }
    reset(to: string)
  }

  private func reset(to string: String) {
    pending.removeAll()
    composition = nil
    history.forget()
    text.replace(with: string)
    content?.textChanged()
  }

  // MARK: From the person

  /// Changes the text, and hands it to the program.
  func edit(_ change: EditingHistory.Change, _ body: (inout EditingText) -> Bool) {
    let previous = text
    guard body(&text) else {
      text = previous
      return
    }
    history.note(previous, before: change)
    if change == .typing, text.caret > 0, text.characters[text.caret - 1].isWhitespace {
      history.endRow()
    }
    handOver(previous)
  }

  func insert(_ string: String, _ change: EditingHistory.Change = .typing) {
    edit(change) { text in
      text.insert(string)
      return true
    }
  }

  /// Changes only what is selected.
  func select(_ body: (inout EditingText) -> Void) {
    let previous = text
    body(&text)
    history.endRow()
    if text != previous { content?.textChanged() }
  }

  func undo() { goBack { history.undo($0) } }
  func redo() { goBack { history.redo($0) } }

  private func goBack(_ step: (EditingText) -> EditingText?) {
    guard let other = step(text) else { return }
    let previous = text
    text = other
    handOver(previous)
  }

  func compose(_ string: String, caret: Int) {
    composition = string.isEmpty ? nil : (string, min(max(caret, 0), string.count))
    content?.textChanged()
  }

  private func handOver(_ previous: EditingText) {
    composition = nil
    content?.textChanged()
    let string = text.string
    guard let binding, string != previous.string else { return }
    pending.append(string)
    binding.wrappedValue = string
    // A program may refuse a change, or make something else of it.
    let kept = binding.wrappedValue
    if kept != string { reset(to: kept) }
  }
}
