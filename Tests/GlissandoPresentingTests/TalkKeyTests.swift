import Foundation
import Glissando
import GlissandoDeck
import GlissandoDesktop
import GlissandoTools
import GlissandoPresenting
import GlissandoTesting
import GlissandoViews
import Testing

@MainActor
struct TalkKeyTests {
  private func press(_ text: String, in model: TalkModel, _ modifiers: EventModifiers = []) -> Bool
  {
    model.press(
      KeyPress(
        key: KeyEquivalent(Character(text.lowercased())), characters: text, modifiers: modifiers))
  }

  @Test("F5 begins from the start over the whole display, with Shift from here; Escape leaves")
  func beginning() {
    let model = TalkModel(TalkFixture.deck, at: DeckPosition(slide: 2))
    let windows = WindowControl()
    model.windows = windows
    let start = Date(timeIntervalSinceReferenceDate: 100)
    model.now = { start }
    #expect(model.press(.function(5), modifiers: .shift))
    #expect(model.position == DeckPosition(slide: 2))
    #expect(windows.isFullScreen)
    #expect(model.timer.start == start)
    #expect(model.press(.escape))
    #expect(!windows.isFullScreen)
    #expect(model.press(.function(5)))
    #expect(model.position == DeckPosition())
    #expect(windows.isFullScreen)
    #expect(model.press(.escape))
    #expect(!model.press(.escape))
  }

  @Test("Escape takes back a number that is being typed, and nothing else")
  func typedNumber() {
    let model = TalkModel(TalkFixture.deck)
    let windows = WindowControl()
    model.windows = windows
    windows.isFullScreen = true
    #expect(press("3", in: model))
    #expect(model.press(.escape))
    #expect(model.typedNumber.isEmpty && windows.isFullScreen)
    #expect(model.press(.return))
    #expect(model.position == DeckPosition(slide: 0, step: 1))
    #expect(model.press(.escape))
    #expect(!windows.isFullScreen)
  }

  @Test("A question mark lists the keys, and any key closes the list and does what it does")
  func keyList() {
    let model = TalkModel(TalkFixture.deck)
    #expect(press("?", in: model))
    #expect(model.showsKeys)
    #expect(press("?", in: model))
    #expect(!model.showsKeys)
    #expect(press("?", in: model))
    #expect(model.press(.pageDown))
    #expect(!model.showsKeys)
    #expect(model.position == DeckPosition(slide: 0, step: 1))
  }

  @Test("V opens the speaker's window and S exchanges the two")
  func windows() {
    let model = TalkModel(TalkFixture.deck)
    let windows = WindowControl()
    model.windows = windows
    #expect(press("v", in: model))
    #expect(windows.isCompanionOpen)
    #expect(press("s", in: model))
    #expect(press("V", in: model))
    #expect(!windows.isCompanionOpen)
  }

  @Test("P pauses and minus slows the motion of the window's slides")
  func time() {
    let model = TalkModel(TalkFixture.deck)
    let transport = Transport()
    model.transport = transport
    #expect(press("p", in: model))
    #expect(transport.isPaused)
    #expect(press("p", in: model))
    #expect(!transport.isPaused)
    #expect(press("-", in: model))
    #expect(transport.rate == 0.5)
    #expect(model.tools.rate == 0.5)
    #expect(press("+", in: model))
    #expect(transport.rate == 1)
  }

  @Test(
    "What is none of the slides takes no longer where they move slowly, and comes at once in a pause"
  )
  func ownTime() {
    let (model, stage) = TalkFixture.stage()
    let transport = Transport()
    model.transport = transport
    #expect(press("p", in: model))
    #expect(stage.texts.contains("Paused"))
    #expect(press("b", in: model))
    stage.advance(by: 0)
    // No time has passed: the cover is black all the same.
    #expect(stage.image().pixel(400, 100) == SIMD4(0, 0, 0, 255))
    #expect(model.press(.pageDown))
    stage.advance(by: 0)
    #expect(stage.image().pixel(400, 100) != SIMD4(0, 0, 0, 255))
    #expect(press("p", in: model))
    #expect(press("-", in: model))
    #expect(press("-", in: model))
    #expect(stage.texts.contains("0.25×"))
    #expect(press("w", in: model))
    // The stage's clock is not slowed: here the fade is over in a quarter of its time.
    stage.advance(by: 0.2)
    #expect(stage.image().pixel(400, 100) == SIMD4(255, 255, 255, 255))
  }

  @Test("Control with plus and minus changes the size of the notes within its ends")
  func notes() {
    let model = TalkModel(TalkFixture.deck)
    let size = model.notesSize
    #expect(press("+", in: model, .control))
    #expect(model.notesSize > size)
    for _ in 0..<20 { _ = press("-", in: model, .control) }
    let smallest = model.notesSize
    #expect(press("-", in: model, .control))
    #expect(model.notesSize == smallest)
  }

  @Test("A click on what covers the slides goes on as any other does")
  func clickingOnCover() {
    let (model, stage) = TalkFixture.stage()
    for key in ["b", "w"] as [KeyEquivalent] {
      let before = model.position
      model.press(key)
      stage.settle()
      stage.tap(at: CGPoint(x: 600, y: 200))
      stage.settle()
      #expect(model.cover == .none)
      #expect(model.position > before)
    }
  }

  @Test("A click goes on, in the left quarter back, and a swipe turns the page it takes along")
  func pointer() {
    let (model, stage) = TalkFixture.stage()
    stage.tap(at: CGPoint(x: 600, y: 200))
    #expect(model.position == DeckPosition(slide: 0, step: 1))
    stage.tap(at: CGPoint(x: 60, y: 200))
    #expect(model.position == DeckPosition())
    stage.drag(from: CGPoint(x: 600, y: 200), to: CGPoint(x: 300, y: 210), duration: 0.15)
    #expect(model.position == DeckPosition(slide: 0, step: 1))
    stage.drag(from: CGPoint(x: 300, y: 200), to: CGPoint(x: 600, y: 210), duration: 0.15)
    #expect(model.position == DeckPosition())
    // Neither a click nor a swipe.
    stage.drag(from: CGPoint(x: 600, y: 100), to: CGPoint(x: 600, y: 400), duration: 0.3)
    #expect(model.position == DeckPosition())
  }
}
