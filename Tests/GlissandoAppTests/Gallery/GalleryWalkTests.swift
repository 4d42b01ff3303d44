import Foundation
import Glissando
import GlissandoTesting
import Testing

@testable import GlissandoApp
@testable import GlissandoGallery

/// Finding pages and going from one to another.
@MainActor
@Suite struct GalleryWalkTests {
  private func makeStage(_ place: GalleryModel.Place = .home) -> (Stage, GalleryModel) {
    let model = GalleryModel(place)
    return (Stage(width: 1280, height: 800) { GalleryView(model: model) }, model)
  }

  @Test("Arrows walk through all pages and round at the end")
  func arrows() {
    let (stage, model) = makeStage()
    let names = GalleryPage.all.map(\.name)
    var seen: [String] = []
    for _ in names {
      stage.key(.downArrow)
      seen.append(model.page?.name ?? "")
    }
    #expect(seen == names)
    stage.key(.rightArrow)
    #expect(model.page?.name == names.first)
    stage.key(.upArrow)
    #expect(model.page?.name == names.last)
    stage.key(.leftArrow)
    #expect(model.page?.name == names.dropLast().last)
    stage.key(.escape)
    #expect(model.place == .home)
  }

  @Test("The window is called after what it shows")
  func title() {
    let (stage, model) = makeStage()
    #expect(stage.host.title == "Glissando")
    stage.key(.downArrow)
    #expect(stage.host.title == "\(GalleryPage.all[0].title) – Gallery")
    model.open(.interrupt)
    stage.settle(limit: 2)
    #expect(stage.host.title == "Glissando: Interrupt")
  }

  @Test("What is typed finds pages, arrows choose one and Return opens it")
  func typing() {
    let (stage, model) = makeStage()
    stage.type("bounc")
    #expect(model.query == "bounc")
    #expect(model.results.contains { $0.name == "springs" })
    stage.advance(by: 0.1)
    #expect(stage.elements.contains { $0.text == "Smooth, snappy, bouncy" && !$0.isLeaving })
    stage.key(.downArrow)
    let chosen = model.results[1].name
    stage.key(.return)
    #expect(model.page?.name == chosen)
    #expect(!model.isSearching)
  }

  @Test("A search that finds nothing says so, and Escape ends it")
  func nothing() {
    let (stage, model) = makeStage(.page("springs"))
    stage.type("xyzzy")
    stage.settle()
    #expect(model.results.isEmpty)
    #expect(stage.elements.contains { $0.text == "Nothing is called that" })
    stage.key(.return)
    #expect(model.page?.name == "springs")
    stage.key(.delete)
    #expect(model.query == "xyzz")
    stage.key(.escape)
    #expect(!model.isSearching)
    #expect(model.page?.name == "springs")
  }

  @Test(
    "Titles come before names of the interface, and those before sentences",
    arguments: [
      ("delay", "delay"), ("animatablepair", "animatable-pair"), ("keyframes", "keyframe-animator"),
      ("unitcurve", "unit-curves"), ("completion", "completion"), ("mud", "colours"),
      ("nearest", "nearest-wins"), ("own vector", "vector-arithmetic"),
    ])
  func ranking(_ query: String, _ name: String) {
    #expect(PageSearch.find(query).first?.name == name, "\(PageSearch.find(query).map(\.name))")
  }

  @Test("A click in the sidebar opens a group and a page")
  func clicking() throws {
    let (stage, model) = makeStage()
    try stage.tap("Transactions")
    stage.settle()
    #expect(model.openGroup == .transactions)
    try stage.tap("The nearest one wins")
    stage.settle()
    #expect(model.page?.name == "nearest-wins")
    try stage.tap("Transactions")
    stage.settle()
    #expect(model.openGroup == nil)
    #expect(model.page?.name == "nearest-wins")
  }

  @Test("The list goes to the page that is shown where it is longer than the window")
  func scrollingList() throws {
    let model = GalleryModel(.home)
    let stage = Stage(width: 800, height: 500) { GalleryView(model: model) }
    for group in PageGroup.filled {
      let page = try #require(group.pages.last)
      model.open(.page(page.name))
      stage.settle()
      let rows = stage.elements.filter { $0.text == page.title && $0.frame.maxX < 180 }
      let row = try #require(rows.first { !$0.isLeaving }, "\(page.name)")
      #expect(row.frame.minY >= 0 && row.frame.maxY <= 500, "\(page.name): \(row)")
    }
  }

  @Test("The search field is a field: it is clicked, written into, selected and emptied")
  func searchField() throws {
    let (stage, model) = makeStage(.page("springs"))
    try stage.tap("search")
    #expect(model.isFinding)
    stage.type("key frames")
    #expect(model.query == "key frames")
    stage.key("a", modifiers: .control)
    stage.type("d")
    #expect(model.query == "d")
    stage.key(.leftArrow)
    stage.type("u")
    #expect(model.query == "ud")
    stage.key(.escape)
    #expect(!model.isFinding && model.query.isEmpty)
    stage.key(.downArrow)
    #expect(model.page?.name != "springs")
  }

  @Test("Space plays the specimen")
  func playing() {
    let (stage, model) = makeStage(.page("springs"))
    stage.key(.space)
    stage.advance(by: 0.3)
    let log = model.page.map { model.model(of: $0).log }
    #expect(log?.isLive == true)
    #expect((log?.run.channels.first?.points.last?.y ?? 0) > 0.5)
  }

  @Test("The scene is an entry of its own with its own keys, and Escape leaves it")
  func scene() throws {
    let (stage, model) = makeStage()
    try stage.tap("Interrupt")
    stage.settle()
    #expect(model.place == .interrupt)
    stage.key("d")
    #expect(!model.isSearching)
    #expect(model.interrupt.duration > InterruptModel.defaultDuration)
    stage.key(.escape)
    stage.settle()
    #expect(model.place == .home)
  }

  @Test("Pages turned in quick succession never jump, and one is left at the end")
  func interruptedTurns() throws {
    let (stage, model) = makeStage(.page("springs"))
    var last: Double?
    for turn in 0..<24 {
      stage.key(turn % 5 == 4 ? .upArrow : .downArrow)
      for _ in 0..<2 {
        stage.advance(frames: 1)
        // The mark in the sidebar glides: it never moves further in a frame than a spring can.
        let mark = try stage.element("mark").frame.midY
        if let last { #expect(abs(mark - last) < 60, "turn \(turn): from \(last) to \(mark)") }
        last = mark
      }
    }
    #expect(stage.settle(limit: 6))
    let titles = stage.elements.filter { $0.identifier == "title" }
    #expect(titles.map(\.text) == [model.page?.title])
    #expect(titles.allSatisfy { !$0.isLeaving && $0.opacity == 1 })
  }

  @Test("A page that is called back in flight turns round with its state")
  func calledBack() throws {
    let (stage, model) = makeStage(.page("springs"))
    let page = try #require(model.page)
    let values = model.model(of: page)
    values.values.set(0, to: 1.5)
    stage.key(.downArrow)
    stage.advance(by: 0.08)
    stage.key(.upArrow)
    #expect(stage.settle(limit: 6))
    #expect(model.page?.name == "springs")
    #expect(model.model(of: page) === values)
    #expect(stage.elements.contains { $0.text == "var duration = 1.5" })
  }

  @Test("With reduced motion nothing plays by itself and pages still turn")
  func reducedMotion() {
    let (stage, model) = makeStage(.page("springs"))
    stage.reduceMotion = true
    stage.key(.downArrow)
    #expect(stage.settle(limit: 6))
    #expect(model.page?.name == "presets")
    #expect(stage.elements.filter { $0.identifier == "title" }.count == 1)
  }
}
