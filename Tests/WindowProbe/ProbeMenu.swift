import Foundation
import GlissandoDesktop
import GlissandoDrawing
import GlissandoControls
import GlissandoViews

/// A window whose menu writes when it opens and when its item is chosen.
struct ProbeMenu: View {
  var body: some View {
    Color(red: 0.2, green: 0.4, blue: 0.6)
      .contextMenu {
        Button("Item") { Self.say("chosen") }
          .onAppear { Self.say("menu") }
      }
      .onAppear { Self.say("shown") }
  }

  private static func say(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
  }
}
