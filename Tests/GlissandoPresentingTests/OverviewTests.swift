import Foundation
import Glissando
import GlissandoDeck
import GlissandoMotion
import GlissandoPresenting
import GlissandoTesting
import Testing

@MainActor
struct OverviewTests {
  @Test("The slide zooms by a spring from the whole window into its place in the grid, and back")
  func zooming() throws {
    let (model, stage) = TalkFixture.stage()
    let whole = try stage.element("ball").frame
    model.press("o")
    stage.advance(by: 0.1)
    let middle = try stage.element("ball").frame
    stage.settle()
    let cell = try stage.element("ball").frame
    #expect(cell.width < whole.width / 2)
    let share = Spring(duration: 0.42, bounce: 0.08).value(target: 1.0, time: 0.1)
    #expect(abs(middle.width - (whole.width + (cell.width - whole.width) * share)) < 0.05)
    #expect(abs(middle.midX - (whole.midX + (cell.midX - whole.midX) * share)) < 0.5)
    // Where the grid has room for it.
    let place = try stage.element("slide 1").frame
    #expect(place.contains(cell))
    model.press(.escape)
    stage.settle()
    #expect(try stage.element("ball").frame == whole)
    #expect(throws: (any Error).self) { try stage.element("overview") }
  }

  @Test("All pictures grow with the slide: each stays where it lies beside it in the grid")
  func zoomingTogether() throws {
    let (model, stage) = TalkFixture.stage()
    model.press("o")
    stage.settle()
    let (first, third) = (
      try stage.element("slide 1").frame, try stage.element("slide 3").frame
    )
    let (width, ball) = (first.width, try stage.element("ball").frame)
    model.press(.escape)
    for _ in 0..<4 {
      stage.advance(by: 0.05)
      // By how much the slide is larger than in the grid, so much everything is.
      let scale = try stage.element("ball").frame.width / ball.width
      let (a, b) = (try stage.element("slide 1").frame, try stage.element("slide 3").frame)
      #expect(abs(a.width - width * scale) < 0.1)
      #expect(abs(b.minX - a.minX - (third.minX - first.minX) * scale) < 0.1)
      #expect(abs(b.minY - a.minY - (third.minY - first.minY) * scale) < 0.1)
      let middle = try stage.element("ball").frame
      #expect(abs(middle.midX - a.minX - (ball.midX - first.minX) * scale) < 0.5)
    }
  }

  @Test("Pictures of a talk that is gone are not painted any more")
  func goneTalk() throws {
    weak var thumbnails: SlideThumbnails?
    do {
      let (model, stage) = TalkFixture.stage()
      model.press("o")
      stage.advance(frames: 2)
      thumbnails = model.thumbnails
      // Beside the stage, which would do it at once.
      thumbnails?.request(0, width: 7)
      #expect(thumbnails?.isComplete == false)
      stage.host.close()
    }
    #expect(thumbnails == nil)
  }

  @Test("Arrows choose and Return goes there; the chosen slide comes out of its own place")
  func choosing() throws {
    let (model, stage) = TalkFixture.stage()
    model.press("o")
    stage.settle()
    model.press(.rightArrow)
    model.press(.downArrow)
    #expect(model.overview.selection == 3)
    model.press(.leftArrow)
    #expect(model.overview.selection == 2)
    #expect(model.position == DeckPosition())
    let place = try stage.element("slide 3").frame
    model.press(.return)
    stage.advance(by: 0.001)
    #expect(model.position == DeckPosition(slide: 2))
    #expect(try place.contains(stage.element("word").frame))
    #expect(!model.overview.isOpen)
    stage.settle()
    #expect(abs(try stage.element("word").frame.midX - 400) < 0.5)
  }

  @Test("A click chooses, a number with Return too, and beyond the ends is the end")
  func choosingOtherwise() throws {
    let (model, stage) = TalkFixture.stage()
    model.press("o")
    stage.settle()
    try stage.tap("slide 2")
    stage.settle()
    #expect(model.position == DeckPosition(slide: 1))
    #expect(!model.overview.isOpen)
    model.press("o")
    model.press(.end)
    model.press(.rightArrow)
    #expect(model.overview.selection == 3)
    model.press("1")
    model.press(.return)
    stage.settle()
    #expect(model.position == DeckPosition())
    #expect(!model.overview.isOpen)
  }

  @Test("Of a hundred slides only those in sight are made, and the chosen one is scrolled to")
  func many() throws {
    let (model, stage) = TalkFixture.stage(TalkFixture.deck(slides: 100))
    model.go(to: DeckPosition(slide: 60))
    stage.settle()
    model.press("o")
    stage.settle()
    let cells = stage.elements.filter { $0.name.hasPrefix("slide ") }
    #expect(cells.count < 40)
    let bounds = CGRect(x: 0, y: 0, width: 800, height: 450)
    #expect(try bounds.contains(stage.element("slide 61").frame))
    model.press(.home)
    stage.settle()
    #expect(try bounds.contains(stage.element("slide 1").frame))
  }

  @Test("In a grid that is scrolled the slide zooms to its place too, without a leap")
  func zoomingWhereScrolled() throws {
    let (model, stage) = TalkFixture.stage(TalkFixture.deck(slides: 100))
    model.go(to: DeckPosition(slide: 60))
    stage.settle()
    let whole = try stage.element("n").frame
    model.press("o")
    var shown: [CGRect] = []
    for _ in 0..<12 {
      stage.advance(by: 1.0 / 60)
      shown.append(try stage.element("n").frame)
    }
    stage.settle()
    let cell = try stage.element("n").frame
    for (index, frame) in shown.enumerated() {
      let share = Spring(duration: 0.42, bounce: 0.08).value(
        target: 1.0, time: Double(index + 1) / 60)
      #expect(abs(frame.midX - whole.midX - (cell.midX - whole.midX) * share) < 1, "\(index)")
      #expect(abs(frame.midY - whole.midY - (cell.midY - whole.midY) * share) < 1, "\(index)")
    }
  }

  @Test("No ring goes around the whole window: it fades where a slide zooms out of the grid")
  func ring() throws {
    let (model, stage) = TalkFixture.stage()
    func ringPixels() -> Int {
      let image = stage.image()
      // Purple at the edge of the window, beside the paper of the slide.
      return (0..<image.width).count { x in
        let pixel = image.pixel(x, 1)
        return Int(pixel.z) > Int(pixel.y) + 40
      }
    }
    model.press("o")
    stage.advance(by: 1.0 / 60)
    #expect(ringPixels() == 0)
    stage.settle()
    model.press(.escape)
    for _ in 0..<4 {
      stage.advance(by: 0.1)
      #expect(ringPixels() == 0)
    }
  }

  @Test("Pictures are painted one by one, kept, and painted again when a save changes the slide")
  func thumbnails() throws {
    let model = TalkModel(TalkFixture.deck)
    let pictures = model.thumbnails
    pictures.request(1, width: 160)
    pictures.request(2, width: 160)
    #expect(pictures.slot(1).image == nil)
    while pictures.paintNext() {}
    let blue = try #require(pictures.slot(1).image)
    #expect(blue.width == 160)
    #expect(blue.height == 90)
    #expect(blue.pixels[0] & 0xFF > 0xC0)
    pictures.request(1, width: 160)
    #expect(!pictures.paintNext())
    var deck = TalkFixture.deck
    deck.slides[1].background = .color(.red)
    model.show(deck)
    while pictures.paintNext() {}
    let red = try #require(pictures.slot(1).image)
    #expect(red !== blue)
    #expect(red.pixels[0] >> 16 & 0xFF > 0xC0)
  }
}
