import Foundation
import Glissando
import GlissandoDeck
import GlissandoDesktop
import GlissandoTesting
import Testing

@testable import GlissandoPresenting
@testable import GlissandoViews

@MainActor
struct PresenterTests {
  private func speaker(_ model: TalkModel) -> Stage {
    Stage(width: 1280, height: 800) { PresenterView(model: model) }
  }

  @Test("Both windows show the same step, whichever of them goes on")
  func sameStep() throws {
    let (model, audience) = TalkFixture.stage()
    let speaker = speaker(model)
    let before = try speaker.element("ball").frame
    speaker.key(.pageDown)
    speaker.settle()
    audience.settle()
    #expect(model.position == DeckPosition(slide: 0, step: 1))
    #expect(try audience.element("ball").frame.midX == 500)
    #expect(try speaker.element("ball").frame.midX > before.midX + 100)
    audience.key(.pageUp)
    speaker.settle()
    #expect(try speaker.element("ball").frame == before)
  }

  @Test("Tab leads through the speaker's buttons in the order of reading, and is seen")
  func keyboard() throws {
    let speaker = speaker(TalkFixture.model())
    func elements() -> [AccessibleElement] { speaker.host.outline.elements.flatMap(\.flattened) }
    speaker.settle()
    let buttons = elements().filter { $0.role == .button }
    #expect(buttons.count > 3 && buttons.allSatisfy { !$0.name.isEmpty })
    var reached: [String] = []
    // One more than there are: the window itself takes the keys of the talk.
    for _ in 0...buttons.count {
      speaker.key(.tab)
      speaker.settle()
      #expect(speaker.host.tree.focus?.isVisible == true)
      reached += elements().filter { $0.states.contains(.focused) && $0.role == .button }.map(
        \.name)
    }
    #expect(reached == buttons.map(\.name))
  }

  @Test("What a band offers is reached by Tab too, and done by a key")
  func bandButtons() {
    let model = TalkFixture.model()
    let speaker = speaker(model)
    model.report([DeckProblem(file: "talk.yaml", line: 1, column: 2, message: "no")])
    speaker.settle()
    func focused() -> AccessibleElement? {
      speaker.host.outline.elements.flatMap(\.flattened).first { $0.states.contains(.focused) }
    }
    for _ in 0..<20 where focused()?.name != "Esc" {
      speaker.key(.tab)
      speaker.settle()
    }
    #expect(focused()?.role == .button)
    speaker.key(.space)
    #expect(model.problems.isEmpty && model.position == DeckPosition())
  }

  @Test("The speaker's text is as large as the person wants it, as far as the buttons have room")
  func textSize() throws {
    func stage(_ width: Double, _ height: Double, _ size: DynamicTypeSize) -> Stage {
      let model = TalkFixture.model()
      let stage = Stage(width: width, height: height) {
        PresenterView(model: model).dynamicTypeSize(size)
      }
      stage.settle()
      return stage
    }
    func buttons(_ stage: Stage) -> [CGRect] {
      stage.host.outline.elements.flatMap(\.flattened).filter { $0.role == .button }.map(\.frame)
    }
    for (width, height) in [(1280.0, 800.0), (560, 360), (800, 1200)] {
      let (usual, large) = (stage(width, height, .large), stage(width, height, .accessibility5))
      let growth =
        try large.element("Elapsed").frame.height / usual.element("Elapsed").frame.height
      #expect(width == 560 ? growth == 1 : growth > 1.04)
      let row = buttons(large)
      #expect(row.allSatisfy { $0.minX >= 0 && $0.maxX <= width && $0.height == row[0].height })
      #expect(zip(row, row.dropFirst()).allSatisfy { $0.maxX <= $1.minX })
      // The slide of the moment stays the largest thing.
      #expect(try large.element("this step").frame.height > height * 0.2)
    }
  }

  @Test("The speaker sees notes, the next step, and how long the talk has been going on")
  func contents() throws {
    let model = TalkFixture.model()
    let speaker = speaker(model)
    #expect(speaker.texts.contains("Say this first."))
    #expect(speaker.texts.contains("Slide 1 of 4, step 0 of 1 – one"))
    model.press(.pageDown)
    speaker.advance(frames: 1)
    #expect(speaker.texts.contains("Then that."))
    #expect(speaker.texts.contains("0:00"))
    speaker.advance(by: 65)
    #expect(speaker.texts.contains("1:05"))
    #expect(speaker.texts.contains("8:55"))
    model.press(.end)
    speaker.settle()
    #expect(speaker.texts.contains("End of the talk"))
    #expect(speaker.texts.contains { $0.hasSuffix("ahead") })
  }

  @Test(
    "Keys scroll the notes, whichever window has the keyboard; those of another step begin at the top"
  )
  func scrollingNotes() throws {
    let notes = (1...80).map { "Line \($0)." }.joined(separator: "\n\n")
    let deck = Deck(canvas: TalkFixture.canvas) {
      Slide("one", notes: notes) {
        Element("word", .text, .text("One"), .at(x: 400, y: 225))
      } steps: {
        Step(notes: "Other lines.\n\n" + notes) { Step.Change("word", .at(x: 100, y: 225)) }
      }
    }
    let (model, audience) = TalkFixture.stage(deck)
    let speaker = speaker(model)
    func place() throws -> Double {
      speaker.settle(limit: 2)
      return try #require(model.notesGeometry).contentOffset.y
    }
    #expect(try place() == 0)
    let room = try #require(model.notesGeometry)
    speaker.key(.downArrow, modifiers: .control)
    let first = try place()
    #expect(first > 0 && first < room.containerSize.height)
    audience.key(.pageDown, modifiers: .control)
    #expect(try abs(place() - first - 0.9 * room.containerSize.height) < 1)
    for _ in 0..<60 { speaker.key(.pageDown, modifiers: .control) }
    let end = room.contentSize.height - room.containerSize.height
    #expect(try abs(place() - end) < 1)
    speaker.key(.upArrow, modifiers: .control)
    #expect(try place() < end && model.position == DeckPosition())
    speaker.key(.pageDown)
    #expect(try place() == 0)
    #expect(model.position == DeckPosition(slide: 0, step: 1))
  }

  @Test("The pace compares the part of the talk with the part of the time")
  func pace() {
    func pace(_ slide: Int, _ elapsed: Double) -> TalkPace {
      TalkPace(
        TalkFixture.deck, at: DeckPosition(slide: slide), elapsed: elapsed, duration: 600)
    }
    // Five places, of which slide 3 is the fourth: three quarters.
    #expect(pace(2, 450).talk == 0.75)
    #expect(pace(2, 450).text == "on time")
    #expect(pace(2, 150).text == "5:00 ahead")
    #expect(pace(0, 300).text == "5:00 behind")
    #expect(pace(0, 300).isBehind)
    #expect(pace(3, 660).text == "1:00 over")
    #expect(TalkTimer.text(3725) == "1:02:05")
    #expect(TalkTimer.text(-61) == "−1:01")
    #expect(TalkTimer.text(.nan) == "–")
  }

  @Test("With a speaker's window the grid of slides lies there and the audience sees none of it")
  func overview() throws {
    let (model, audience) = TalkFixture.stage()
    let windows = WindowControl()
    windows.isCompanionOpen = true
    model.windows = windows
    let speaker = speaker(model)
    let before = try audience.element("ball").frame
    speaker.key("o")
    speaker.settle()
    audience.settle()
    #expect(try audience.element("ball").frame == before)
    try speaker.tap("slide 3")
    speaker.settle()
    audience.settle()
    #expect(model.position == DeckPosition(slide: 2))
    #expect(!model.overview.isOpen)
  }

  @Test("Behind the audience's window nobody sees the grid and the keys: they lie in front then")
  func hidden() throws {
    let (model, audience) = TalkFixture.stage()
    let windows = WindowControl()
    (windows.isCompanionOpen, windows.isCompanionHidden) = (true, true)
    model.windows = windows
    let speaker = speaker(model)
    audience.key("o")
    audience.settle()
    speaker.settle(limit: 1)
    #expect(throws: Never.self) { try audience.element("overview") }
    #expect(throws: (any Error).self) { try speaker.element("overview") }
    windows.isCompanionHidden = false
    audience.settle()
    speaker.settle(limit: 1)
    #expect(throws: (any Error).self) { try audience.element("overview") }
    #expect(throws: Never.self) { try speaker.element("overview") }
    model.press(.escape)
    windows.isCompanionHidden = true
    _ = model.press(KeyPress(key: "/", characters: "?"))
    audience.settle()
    #expect(audience.texts.contains("overview of all slides"))
  }

  @Test("What concerns the speaker stands in the speaker's window where there is one")
  func bands() {
    let model = TalkFixture.model()
    let windows = WindowControl()
    model.windows = windows
    let audience = Stage(width: 800, height: 450) { TalkView(model: model) }
    let speaker = speaker(model)
    model.report([DeckProblem(file: "talk.yaml", line: 3, column: 2, message: "no")])
    audience.settle()
    #expect(audience.texts.contains { $0.hasPrefix("talk.yaml:3:2") })
    windows.isCompanionOpen = true
    audience.settle()
    speaker.settle(limit: 1)
    #expect(!audience.texts.contains { $0.hasPrefix("talk.yaml") })
    #expect(speaker.texts.contains { $0.hasPrefix("talk.yaml:3:2") })
  }

  @Test("What the speaker points at in their window is lit in the audience's")
  func pointing() throws {
    let (model, audience) = TalkFixture.stage()
    let speaker = speaker(model)
    let ball = try speaker.element("ball").frame
    model.choose(.light)
    speaker.move(to: CGPoint(x: ball.midX, y: ball.midY))
    audience.settle()
    let pointer = try #require(model.tools.pointer)
    #expect(abs(pointer.x - 100) < 1)
    #expect(abs(pointer.y - 225) < 1)
    #expect(try audience.element("light").frame.width > 0)
  }
}
