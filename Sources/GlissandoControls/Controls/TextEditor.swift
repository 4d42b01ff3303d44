import Foundation
import GlissandoMotion
public import GlissandoViews

/// A control into which long text is written.
public nonisolated struct TextEditor: View {
  private let text: Binding<String>

  /// Makes an editor.
  nonisolated public init(text: Binding<String>) { self.text = text }

  /// The editor, which scrolls where it is lower than its text.
  @MainActor public var body: some View {
    // As high as the view at least: below the text, too, a click is for the editor.
    ScrollView(isGreedy: false, offersHeight: true) {
      TextFieldRow(
        text: text, label: nil, prompt: nil, isSecure: false, axis: .vertical,
        editingChanged: { _ in }, commit: {}
      )
      .environment(\.textFieldLook, .editor)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .background {
      RoundedRectangle(cornerRadius: 6).strokeBorder(.quaternary, lineWidth: 1)
    }
  }
}
