import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

@MainActor
@Suite("Images that are loaded")
struct AsyncImageTests {
  private struct Picture: View {
    let url: URL?
    var body: some View {
      AsyncImage(url: url, transaction: Transaction(animation: .linear(duration: 1))) { phase in
        switch phase {
        case .empty: Text("empty")
        case .success(let image): image.resizable().accessibilityIdentifier("image")
        case .failure(let error): Text(error.localizedDescription)
        }
      }
    }
  }

  @Test("The image of a file comes under its transaction")
  func file() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "async-\(UUID()).png")
    defer { try? FileManager.default.removeItem(at: path) }
    try Stage(width: 4, height: 4) { Color.red }.image().writePNG(to: path.path)
    let stage = Stage(width: 100, height: 100) { Picture(url: path) }
    stage.advance(by: 0.5)
    #expect(try abs(stage.element("image").opacity - 0.5) < 0.02)
    #expect(try stage.element("empty").isLeaving)
    #expect(stage.settle())
    #expect(stage.image().pixel(50, 50).x > 200)
  }

  @Test("What is no file fails, and no URL is nothing yet")
  func failures() throws {
    let missing = Stage(width: 300, height: 100) {
      Picture(url: URL(fileURLWithPath: "/nowhere/picture.png"))
    }
    missing.settle()
    #expect(throws: Never.self) { try missing.element("There is no file /nowhere/picture.png.") }
    let remote = Stage(width: 300, height: 100) {
      Picture(url: URL(string: "https://example.org/a.png"))
    }
    remote.settle()
    #expect(throws: Never.self) { try remote.element("Only files are loaded.") }
    let none = Stage(width: 300, height: 100) { Picture(url: nil) }
    none.settle()
    #expect(throws: Never.self) { try none.element("empty") }
    let grey = Stage(width: 10, height: 10) { AsyncImage(url: nil) }
    #expect(
      grey.image().pixel(5, 5) != Stage(width: 10, height: 10) { EmptyView() }.image().pixel(5, 5))
  }
}
