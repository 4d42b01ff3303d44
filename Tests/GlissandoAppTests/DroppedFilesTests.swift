import Foundation
import Glissando
import GlissandoFiles
import GlissandoPainting
import GlissandoTesting
import GlissandoTools
import GlissandoViews
import Testing

@testable import GlissandoApp

/// What becomes of files that are dropped on a window.
@MainActor
@Suite struct DroppedFilesTests {
  @Test("Of files that are dropped together each goes its own way: one is taken, one told of")
  func together() throws {
    let folder = FileManager.default.temporaryDirectory
    let urls = ["a.bin", "b.bin"].map { name in
      folder.appendingPathComponent("\(UUID().uuidString)-\(name)")
    }
    for url in urls { try Data([0, 1]).write(to: url) }
    defer { for url in urls { try? FileManager.default.removeItem(at: url) } }
    var taken: [URL] = []
    let window = try #require(try Program.parse(["lab"]) as? LabCommand).window
    let stage = Stage(width: 600, height: 400) {
      Color.clear.modifier(
        OpensDroppedFiles(window) { url in
          guard url == urls[0] else { return false }
          taken.append(url)
          return true
        })
    }
    let dropped = urls.map { DroppedContent.url($0) }
    #expect(stage.host.send(.dropped(dropped, at: CGPoint(x: 9, y: 9)), at: stage.time))
    stage.settle(limit: 3)
    #expect(taken == [urls[0]])
    let texts = stage.elements.compactMap(\.text)
    #expect(texts.contains("Not opened"))
    #expect(texts.contains { $0.contains(urls[1].lastPathComponent) })
  }

  @Test(
    "Every window tells of what it has no place for",
    arguments: [["gallery"], ["lab", "smooth"], ["interrupt"]])
  func everyWindow(arguments: [String]) throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString)-a.bin")
    try Data([0, 1]).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let command = try #require(try Program.parse(arguments) as? any WindowCommand)
    var content = AnyView(EmptyView())
    var settings = HostSettings(
      size: CGSize(width: 1280, height: 800), scale: 1, textShaper: PangoTextShaper(),
      imageReader: nil, environment: EnvironmentValues())
    settings.wrap = { view in
      content = view
      return view
    }
    _ = try command.makeWindow().makeHost(settings)
    let stage = Stage(width: 1280, height: 800) { content }
    #expect(stage.host.send(.dropped([.url(url)], at: CGPoint(x: 640, y: 300)), at: stage.time))
    stage.settle(limit: 3)
    #expect(stage.elements.compactMap(\.text).contains { $0.contains(url.lastPathComponent) })
  }

  @Test("What fills the window has the keys that nobody else has, as a talk those that lead on")
  func keys() throws {
    let window = try #require(try Program.parse(["lab"]) as? LabCommand).window
    var pressed = 0
    let stage = Stage(width: 600, height: 400) {
      Color.clear.focusableUnmarked()
        .onKeyPress(.rightArrow) {
          pressed += 1
          return .handled
        }
        .modifier(OpensDroppedFiles(window))
    }
    stage.key(.rightArrow)
    #expect(pressed == 1)
  }

  @Test("What is not there is told of with ~ for the home folder")
  func home() throws {
    let window = try #require(try Program.parse(["lab"]) as? LabCommand).window
    let stage = Stage(width: 600, height: 400) { Color.clear.modifier(OpensDroppedFiles(window)) }
    let url = URL(fileURLWithPath: UserFolders().home + "/no such deck.glissando.yaml")
    #expect(stage.host.send(.dropped([.url(url)], at: CGPoint(x: 9, y: 9)), at: stage.time))
    stage.settle(limit: 3)
    #expect(
      stage.elements.compactMap(\.text).contains { $0.hasPrefix("“~/no such deck.glissando.yaml”") }
    )
  }

  @Test("Text that nothing takes is told of, in the tools' colour and with what can be dropped")
  func text() throws {
    let window = try #require(try Program.parse(["lab"]) as? LabCommand).window
    let stage = Stage(width: 600, height: 400) { Color.clear.modifier(OpensDroppedFiles(window)) }
    #expect(stage.host.send(.dropped([.text("one spring")], at: CGPoint(x: 9, y: 9)), at: 0))
    stage.settle(limit: 3)
    let texts = stage.elements.compactMap(\.text)
    #expect(texts.contains("Not opened") && texts.contains(OpensDroppedFiles.textProblem))
    let violet = PaperPalette(.light).violet.resolve(in: EnvironmentValues())
    let parts = [violet.red, violet.green, violet.blue].map { UInt8(($0 * 255).rounded()) }
    let picture = stage.image()
    #expect(
      (0..<picture.width).contains { x in
        (0..<picture.height).contains { y in
          let pixel = picture.pixel(x, y)
          return [pixel.x, pixel.y, pixel.z] == parts
        }
      })
  }

  @Test("What a view in the window takes is not told of, text as files")
  func taken() throws {
    let window = try #require(try Program.parse(["lab"]) as? LabCommand).window
    var taken: [String] = []
    let stage = Stage(width: 600, height: 400) {
      Color.clear
        .dropDestination(for: String.self) { texts, _ in
          taken += texts
          return true
        }
        .modifier(OpensDroppedFiles(window))
    }
    #expect(stage.host.send(.dropped([.text("one spring")], at: CGPoint(x: 9, y: 9)), at: 0))
    stage.settle(limit: 3)
    #expect(taken == ["one spring"] && !stage.elements.compactMap(\.text).contains("Not opened"))
  }
}
