import Foundation
import Glissando
import GlissandoViews

/// A program that writes which function keys are its own.
struct ProbeKeys: View {
  private static let keys = [4, 8, 10, 12]

  var body: some View {
    Text("Keys")
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .focusable()
      .onKeyPress(phases: .down) { press in
        let number = Self.keys.first { press.key == .function($0) }
        Self.say("key \(number.map { "F\($0)" } ?? press.characters)")
        return .handled
      }
      .onAppear { Self.say("shown") }
  }

  private static func say(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
  }
}

/// A program with the developer's tools.
struct ProbeAppWithTools: App {
  var body: some Scene { WindowGroup { ProbeKeys() }.developerTools() }
}

/// A program without them.
struct ProbeAppWithoutTools: App {
  var body: some Scene { WindowGroup { ProbeKeys() }.developerTools(false) }
}

/// A program that says what desktops are to know of it.
struct ProbeAppWithIdentity: App {
  var body: some Scene {
    WindowGroup { ProbeKeys() }
      .appID("org.example.Probe")
      .icon { Rectangle().fill(Color(red: 1, green: 0, blue: 0)) }
      .version("2.1")
      .about("What tests look at.")
  }
}

/// A program with a menu, which writes when it opens and what is chosen.
struct ProbeAppWithMenus: App {
  var body: some Scene {
    WindowGroup { Color.blue.onAppear { Self.say("shown") } }
      .commands {
        CommandMenu("Motion") {
          Button("Play") { Self.say("play") }.keyboardShortcut("p")
            .onAppear { Self.say("menu") }
        }
      }
      .developerTools(false)
  }

  private static func say(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
  }
}
