import Foundation
import Glissando
import GlissandoTesting
import GlissandoViews
import Testing

@testable import GlissandoApp
@testable import GlissandoGallery

/// What holds for each page of the gallery.
@MainActor
@Suite struct GalleryPageTests {
  @Test("What opens from a specimen is as much larger as the specimen")
  func openedLarger() throws {
    func heights(_ width: Double, _ height: Double) throws -> (button: Double, item: Double) {
      let model = GalleryModel(.page("menus"))
      let stage = Stage(width: width, height: height) { GalleryView(model: model) }
      stage.settle()
      let button = try stage.element("Size").frame.height
      try stage.tap("Size")
      stage.settle()
      return (button, try stage.element("Medium").frame.height)
    }
    let (small, large) = (try heights(1280, 800), try heights(2500, 1400))
    #expect(large.button > small.button * 1.2)
    #expect(abs(large.item / small.item - large.button / small.button) < 0.1)
  }

  @Test(
    "Every page lays out, plays, and takes taps on all that is in it",
    arguments: GalleryPage.all.map(\.name))
  func pages(_ name: String) throws {
    let page = try #require(GalleryPage.named(name))
    let warnings = try ViewWarning.collecting {
      for surroundings in Self.surroundings { try show(page, surroundings) }
    }
    #expect(warnings.isEmpty)
  }

  @Test(
    "What can be set lies whole in its column in the smallest window, one below the other",
    arguments: GalleryPage.all.filter { !$0.dials.isEmpty }.map(\.name))
  func dials(_ name: String) throws {
    let page = try #require(GalleryPage.named(name))
    let stage = Stage(width: 720, height: 450) {
      GalleryView(model: GalleryModel(.page(name)))
    }
    stage.advance(frames: 2)
    let column = try stage.element("specimen").frame.insetBy(dx: -1, dy: -200)
    var bottom = 0.0
    for dial in page.dials {
      let frames = stage.elements.filter { ($0.label ?? $0.text) == dial.name }.map(\.frame)
      let row = frames.dropFirst().reduce(try #require(frames.first)) { $0.union($1) }
      #expect(column.minX <= row.minX && row.maxX <= column.maxX, "\(dial.name): \(row)")
      #expect(row.minY >= bottom, "\(dial.name): \(row)")
      bottom = row.maxY
    }
  }

  /// Shows a page for two seconds and more, with everything tapped once where it is played.
  private func show(
    _ page: GalleryPage, _ surroundings: (ColorScheme, CGSize, plays: Bool)
  ) throws {
    let (scheme, size, plays) = surroundings
    let model = GalleryModel(.page(page.name))
    let stage = Stage(
      width: size.width, height: size.height, colorScheme: scheme, frameRate: 20
    ) {
      GalleryView(model: model)
    }
    if plays {
      let player = model.model(of: page).player
      for button in 0..<player.count {
        player.press(button)
        stage.advance(by: 0.5)
      }
      stage.advance(by: 1)
      try tapEverything(of: page, stage, size)
      stage.advance(by: 1)
    }
    let specimen = try stage.element("specimen")
    #expect(specimen.frame.width > 200 && specimen.frame.height > 100)
    #expect(specimen.frame.maxX <= size.width && specimen.frame.maxY <= size.height)
    stage.close()
  }

  /// Playing at both sizes in both schemes would only take longer.
  private static let surroundings: [(ColorScheme, CGSize, plays: Bool)] = [
    (.light, CGSize(width: 1280, height: 800), true),
    (.dark, CGSize(width: 800, height: 500), true),
    (.light, CGSize(width: 800, height: 500), false),
    (.dark, CGSize(width: 1280, height: 800), false),
  ]

  /// Taps in the middle of whatever lies in the column of the specimen and its dials.
  private func tapEverything(of page: GalleryPage, _ stage: Stage, _ size: CGSize) throws {
    let metrics = GalleryMetrics(size)
    let column = CGRect(
      x: metrics.sidebar + metrics.margin, y: metrics.heading, width: metrics.specimenColumn,
      height: size.height - metrics.heading)
    for element in stage.elements where element.identifier != "specimen" {
      let middle = CGPoint(x: element.frame.midX, y: element.frame.midY)
      guard column.contains(middle) else { continue }
      stage.tap(at: middle)
      stage.advance(frames: 1)
    }
    #expect(stage.elements.contains { $0.identifier == "specimen" })
  }

  @Test("A page is within the window at every size, in light and dark")
  func sizes() throws {
    for size in [
      CGSize(width: 800, height: 500), CGSize(width: 1280, height: 800),
      CGSize(width: 2560, height: 1440),
    ] {
      let model = GalleryModel(.page("springs"))
      let stage = Stage(width: size.width, height: size.height) { GalleryView(model: model) }
      for element in stage.elements where element.text != nil {
        #expect(element.frame.minX >= 0 && element.frame.maxX <= size.width, "\(element)")
        #expect(element.frame.minY >= 0 && element.frame.maxY <= size.height, "\(element)")
      }
    }
  }

  @Test("A large window gives room, and not larger letters")
  func largeWindow() throws {
    let stages = [CGSize(width: 1280, height: 800), CGSize(width: 2560, height: 1440)].map { size in
      Stage(width: size.width, height: size.height) {
        GalleryView(model: GalleryModel(.page("springs")))
      }
    }
    for words in ["Springs by duration and bounce", "Transitions", "duration"] {
      let heights = stages.map { stage in
        stage.elements.filter { $0.text == words }.map(\.frame.height)
      }
      #expect(!heights[0].isEmpty && heights[0] == heights[1], "\(words)")
    }
  }

  @Test("Names are unique, lie in one group, and can be typed")
  func names() {
    let names = GalleryPage.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.count >= 50)
    for page in GalleryPage.all {
      #expect(page.name.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" }, "\(page.name)")
      #expect(page.group.pages.contains { $0.name == page.name })
      #expect(!page.names.isEmpty, "\(page.name) shows nothing of the interface")
    }
  }

  @Test("A page without a probe has no plot, and one with a probe has one")
  func plots() throws {
    for (name, hasPlot) in [("spring-model", false), ("springs", true)] {
      let stage = Stage(width: 1280, height: 800) { GalleryView(model: GalleryModel(.page(name))) }
      #expect(stage.elements.contains { $0.label == "Plot" } == hasPlot, "\(name)")
    }
  }

  @Test("The names that a page shows are names of the interface")
  func shownNames() throws {
    let folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Documentation")
    let listed = try String(contentsOf: folder.appendingPathComponent("names.txt"), encoding: .utf8)
      .split(separator: "\n")
      .map { $0.split(separator: "=")[0].trimmingCharacters(in: .whitespaces) }
    let interface = try String(
      contentsOf: folder.appendingPathComponent("api.txt"), encoding: .utf8)
    // What is ours alone is no name of SwiftUI.
    for page in GalleryPage.all where page.group != .beyond {
      for name in page.names where !listed.contains(name) {
        let last = name.split(separator: ".").last.map(String.init) ?? name
        let base = last.prefix { $0 != "(" }
        #expect(interface.contains(base), "\(page.name): \(name)")
      }
    }
  }
}
