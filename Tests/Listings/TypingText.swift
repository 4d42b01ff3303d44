import SwiftUI

struct TypingText: View {
  let text: String
  @State private var shown = ""
  @State private var cursorIsOn = true

  init(_ text: String = "Hello, world. This is typed.") { self.text = text }

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      (Text(shown) + Text(cursorIsOn ? "▌" : " ").foregroundColor(.accentColor))
        .font(.system(.title2, design: .monospaced))
        .frame(maxWidth: .infinity, alignment: .leading)
      Button("Again", systemImage: "arrow.counterclockwise") {
        Task { await type() }
      }
      .buttonStyle(.bordered)
      .buttonBorderShape(.capsule)
    }
    .padding()
    .task { await type() }
    .onReceive(Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()) { _ in
      cursorIsOn.toggle()
    }
  }

  @MainActor
  private func type() async {
    shown = ""
    for character in text {
      shown.append(character)
      try? await Task.sleep(for: .milliseconds(40))
      if Task.isCancelled { return }
    }
  }
}
