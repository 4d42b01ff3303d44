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
    ScrollView {
      TextField("", text: text, axis: .vertical)
        .textFieldStyle(.plain)
        .padding(6)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
    .background {
      RoundedRectangle(cornerRadius: 6).strokeBorder(.quaternary, lineWidth: 1)
    }
  }
}
