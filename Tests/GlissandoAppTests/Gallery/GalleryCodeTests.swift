import Foundation
import Glissando
import GlissandoTesting
import Testing

@testable import GlissandoApp
@testable import GlissandoGallery
@testable import GlissandoViews

/// The code that is shown is the code that runs.
@MainActor
@Suite struct GalleryCodeTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .appendingPathComponent("Sources/GlissandoGallery/Specimens")

  private static let files: [String: URL] = {
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let files = (found?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
    return Dictionary(
      uniqueKeysWithValues: files.map { ($0.deletingPathExtension().lastPathComponent, $0) })
  }()

  @Test("Each page shows its specimen's file letter for letter")
  func text() throws {
    for page in GalleryPage.all {
      let file = try #require(Self.files[page.code], "\(page.code) has no file")
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(page.codeText(DialValues(page.dials)) == text, "\(page.name)")
      #expect(text.contains("struct \(page.code): View"), "\(page.name)")
    }
  }

  @Test("Each specimen has a page, and all are in the program")
  func allFiles() {
    #expect(Set(GalleryPage.all.map(\.code)) == Set(Self.files.keys))
    #expect(Set(SpecimenTexts.names) == Set(Self.files.keys))
  }

  @Test("A dial begins with what the code says and changes only its own line")
  func dials() throws {
    for page in GalleryPage.all {
      let text = page.codeText(DialValues(page.dials))
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      for (index, dial) in page.dials.enumerated() {
        let line = try #require(
          lines.firstIndex { DialValues.line($0, declares: dial.name) },
          "\(page.code) has no property \(dial.name)")
        #expect(lines[line].hasSuffix(dial.code(dial.start)), "\(page.name): \(lines[line])")
        var values = DialValues(page.dials)
        values.set(index, to: dial.otherPosition)
        let changed = page.codeText(values)
          .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        #expect(changed.count == lines.count)
        #expect(changed[line].hasSuffix(dial.code(dial.otherPosition)))
        #expect(zip(lines, changed).filter { $0 != $1 }.count == 1, "\(page.name): \(dial.name)")
      }
    }
  }

  @Test("A member's name keeps the type that it had in the code")
  func members() {
    var values = DialValues([
      .choice("animation", [".bouncy": Animation.bouncy, ".smooth": .smooth])
    ])
    values.set(0, to: 1)
    #expect(
      values.written(into: "  var animation = Animation.bouncy")
        == "  var animation = Animation.smooth"
    )
    #expect(
      values.written(into: "  var animation: Animation = .bouncy")
        == "  var animation: Animation = .smooth")
  }

  @Test("Setting a dial sets the specimen's property and lights up its line of code")
  func live() throws {
    let model = GalleryModel(.page("springs"))
    let stage = Stage(width: 1280, height: 800) { GalleryView(model: model) }
    let page = try #require(model.page)
    #expect(stage.elements.contains { $0.text == "var duration = 0.6" })
    model.model(of: page).values.set(0, to: 1.2)
    stage.advance(by: 0.1)
    #expect(stage.elements.contains { $0.text == "var duration = 1.2" })
    #expect(!stage.elements.contains { $0.text == "var duration = 0.6" && !$0.isLeaving })
  }

  @Test("One click copies the code as it is set, without what only the gallery has")
  func copying() throws {
    let model = GalleryModel(.page("springs"))
    let stage = Stage(width: 1280, height: 800) { GalleryView(model: model) }
    let page = try #require(model.page)
    model.model(of: page).values.set(1, to: 0.25)
    try stage.tap("Copy")
    let copied = try #require(stage.host.clipboard.string)
    #expect(copied.contains("var bounce = 0.25"))
    #expect(!copied.contains("probe"))
    stage.advance(by: 0.3)
    #expect((try stage.element("Copied")).opacity > 0.9)
    #expect(stage.settle(limit: 5))
    #expect((try stage.element("Copied")).opacity == 0)
  }

  @Test("The second button, and the menu key where the code has the keyboard, copy the code")
  func menu() throws {
    let model = GalleryModel(.page("springs"))
    let stage = Stage(width: 1280, height: 800) { GalleryView(model: model) }
    stage.advance(by: 1)
    let code = try stage.element("Code").frame
    let point = CGPoint(x: code.midX, y: code.minY + 20)
    stage.move(to: point)
    stage.host.send(.pointerDown(point, button: 3, modifiers: []), at: stage.time)
    stage.host.send(.pointerUp(point, button: 3), at: stage.time)
    stage.advance(by: 1)
    try stage.tap("Copy code")
    #expect(stage.host.clipboard.string?.contains(": View {") == true)
    stage.host.clipboard.string = ""
    let button = try stage.element("Copy").frame
    for _ in 0..<80
    where stage.host.tree.focus?.current?.node.shownBounds().intersects(button) != true {
      stage.key(.tab)
    }
    stage.key(.menu)
    stage.advance(by: 1)
    try stage.tap("Copy code")
    #expect(stage.host.clipboard.string?.contains(": View {") == true)
  }

  @Test("Probes are left out of copied code, on one line or on several, and nothing else")
  func probes() {
    for page in GalleryPage.all {
      let code = page.codeText(DialValues(page.dials))
      let copied = CopiedCode.text(from: code)
      #expect(!copied.contains("\n    .probe(") && !copied.hasSuffix("probe("))
      // Brackets that matched still match.
      #expect(copied.count { $0 == "(" } == copied.count { $0 == ")" }, "\(page.name)")
      #expect(copied.count { $0 == "{" } == copied.count { $0 == "}" }, "\(page.name)")
    }
    #expect(CopiedCode.text(from: "a\n  .probe(\n    f(x),\n    2)\nb") == "a\nb")
  }
}

extension Dial {
  /// A position that is not the first one.
  fileprivate var otherPosition: Double {
    switch kind {
    case .number(let range, _, _), .whole(let range):
      start == range.upperBound ? range.lowerBound : range.upperBound
    case .flag: 1 - start
    case .choice: 1
    }
  }
}
