import Foundation
import GlissandoCompatibility
import GlissandoControls
import GlissandoDesktop
import GlissandoViews

/// A window that asks for files, takes dropped things, and writes what it gets.
struct ProbeFiles: View {
  private struct Note: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    init() {}
    init(configuration: ReadConfiguration) throws {}
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data("note".utf8))
    }
  }

  @State private var opens = false
  @State private var saves = false
  @Environment(\.showInFolder) private var showInFolder

  var body: some View {
    Rectangle()
      .focusable()
      .onKeyPress(keys: ["o", "s", "f"], phases: .down) { press in
        switch press.key {
        case "o": opens = true
        case "s": saves = true
        default: showInFolder(URL(fileURLWithPath: "/a/b c.png")) { Self.say("folder \($0)") }
        }
        return .handled
      }
      .fileImporter(
        isPresented: $opens, allowedContentTypes: [.png, .json], allowsMultipleSelection: true,
        onCompletion: { result in
          for url in (try? result.get()) ?? [] { Self.say("chosen \(url.path)") }
        },
        onCancellation: { Self.say("cancelled") }
      )
      .fileExporter(
        isPresented: $saves, document: Note(), contentType: .plainText, defaultFilename: "note"
      ) { result in
        if case .success(let url) = result { Self.say("saved \(url.path)") }
      }
      .dropDestination(for: String.self) { texts, place in
        for text in texts { Self.say("text \(text) at \(Int(place.x)) \(Int(place.y))") }
        return true
      }
      .dropDestination(for: URL.self) { urls, place in
        for url in urls { Self.say("file \(url.path) at \(Int(place.x)) \(Int(place.y))") }
        return true
      }
      .onAppear { Self.say("shown") }
      .onChange(of: opens) { Self.say("opens \(opens)") }
  }

  private static func say(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
  }
}
