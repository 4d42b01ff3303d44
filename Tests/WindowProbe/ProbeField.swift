import Foundation
import GlissandoDesktop
import GlissandoControls
import GlissandoViews

/// A window with a field that writes what is typed into it.
struct ProbeField: View {
  @State private var text = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    TextField(
      "Field",
      text: Binding(
        get: { text },
        set: {
          text = $0
          Self.say("text \($0)")
        })
    )
    .focused($isFocused)
    .navigationTitle(text.isEmpty ? "Nothing typed" : "Typed: \(text)")
    .onSubmit { Self.say("submitted") }
    .onAppear {
      isFocused = true
      Self.say("shown")
    }
  }

  private static func say(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
  }
}
