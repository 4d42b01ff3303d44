import GlissandoMotion
import GlissandoViews

/// What can be done with the text of a field, in the menu that a click of the second button opens.
struct TextFieldMenu: View {
  let keys: TextFieldKeys

  var body: some View {
    let pasted = keys.clipboard.string ?? ""
    command("Cut", "x") { keys.cut() }.disabled(!keys.canCopy)
    command("Copy", "c") { keys.copy() }.disabled(!keys.canCopy)
    command("Paste", "v") { keys.paste(pasted) }.disabled(pasted.isEmpty)
    Button("Delete") { keys.deleteSelection() }.disabled(!keys.hasSelection)
    Divider()
    command("Select All", "a") {
      keys.session.select { $0.selectAll() }
      keys.offerSelection()
    }
    .disabled(keys.session.text.count == 0)
  }

  /// A row with the key that the field has for it: it only shows it.
  private func command(
    _ title: LocalizedStringKey, _ key: KeyEquivalent, action: @escaping @MainActor () -> Void
  ) -> some View {
    Button(title, action: action).environment(\.keyboardShortcut, KeyboardShortcut(key))
  }
}
