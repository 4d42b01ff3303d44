import Foundation
import Glissando
import GlissandoPainting
import Testing

@testable import GlissandoApp
@testable import GlissandoGallery

/// The gallery from the command line.
@MainActor
@Suite struct GalleryCommandTests {
  @Test("Without a subcommand the gallery opens at home")
  func home() throws {
    let command = try #require(try Program.parse([]) as? GalleryCommand)
    #expect(command.page == nil)
    let sized = try #require(try Program.parse(["--size", "800x500"]) as? GalleryCommand)
    #expect(sized.window.size == CGSize(width: 800, height: 500))
  }

  @Test("A page can be named")
  func deepLink() throws {
    let command = try #require(try Program.parse(["gallery", "springs"]) as? GalleryCommand)
    #expect(command.page == "springs")
  }

  @Test(
    "A bad name is answered in one line with names that are near",
    arguments: [
      ("sprngs", "springs"), ("transacton", "transaction"), ("keyframe", "keyframe-animator"),
      ("colors", "colours"),
    ])
  func badName(_ name: String, _ near: String) {
    do {
      _ = try Program.parse(["gallery", name])
      Issue.record("accepted \(name)")
    } catch {
      let text = ErrorLine(error).text
      #expect(text.contains(name) && text.contains(near) && text.contains("--list"), "\(text)")
      #expect(!text.contains("\n"))
    }
  }

  @Test("The list has every page once, under its group")
  func list() {
    let lines = GalleryListing.text.split(separator: "\n").map(String.init)
    for page in GalleryPage.all {
      #expect(lines.filter { $0.hasPrefix("  \(page.name) ") }.count == 1, "\(page.name)")
    }
    for group in PageGroup.filled { #expect(lines.contains(group.title)) }
  }

  @Test(
    "Options that would have no effect are refused",
    arguments: [
      ["gallery", "--out", "x"], ["gallery", "springs", "--pictures", "x"],
      ["gallery", "--headless", "--full-screen"],
    ])
  func uselessOptions(_ arguments: [String]) {
    #expect(throws: (any Error).self) { try Program.parse(arguments) }
  }

  @Test("A page without a display is painted frame by frame while its script plays")
  func film() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("glissando-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let status = Program.run([
      "gallery", "springs", "--headless", "--frames", "24", "--size", "800x500", "--out",
      folder.path,
    ])
    #expect(status == 0)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(files.count == 25 && files.last == "strip.png")
    let first = try Data(contentsOf: folder.appendingPathComponent("frame-0000.png"))
    let last = try Data(contentsOf: folder.appendingPathComponent("frame-0023.png"))
    #expect(first != last)
  }

  @Test("The index of pictures names every page and its picture")
  func index() {
    for page in GalleryPage.all {
      #expect(PictureRun.index.contains("(\(page.name).png)"))
      #expect(PictureRun.index.contains("glissando gallery \(page.name)"))
    }
  }
}
