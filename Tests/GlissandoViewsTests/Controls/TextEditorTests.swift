import Foundation
import GlissandoControls
import GlissandoTesting
import GlissandoViews
import Testing

@MainActor
@Suite("Editors of long text")
struct TextEditorTests {
  private struct Notes: View {
    let log: FormLog
    @State var text: String

    var body: some View {
      TextEditor(text: $text)
        .onSubmit { log.entries.append("submit") }
        .onChange(of: text) { _, text in log.entries.append(text) }
    }
  }

  private func makeStage(_ text: String, _ log: FormLog) -> Stage {
    Stage(width: 300, height: 120) { Notes(log: log, text: text) }
  }

  @Test("Return begins a line, and submits nothing")
  func returns() {
    let log = FormLog()
    let stage = makeStage("first", log)
    stage.tap(at: CGPoint(x: 100, y: 15))
    stage.key(.end)
    stage.key(.return)
    stage.type("second")
    stage.key(.return, modifiers: .shift)
    #expect(log.entries.last == "first\nsecond\n")
    #expect(!log.entries.contains("submit"))
  }

  @Test("A click below the text puts the caret at its end")
  func clickBelow() {
    let log = FormLog()
    let stage = makeStage("first", log)
    stage.tap(at: CGPoint(x: 12, y: 110))
    stage.type("!")
    #expect(log.entries.last == "first!")
  }

  @Test("What is typed beyond the bottom is scrolled into view, and so is what the caret moves to")
  func revealsCaret() throws {
    let log = FormLog()
    let stage = makeStage("", log)
    stage.tap(at: CGPoint(x: 100, y: 60))
    for line in 0..<12 {
      stage.type("line \(line)")
      stage.key(.return)
    }
    stage.settle()
    let last = try #require(stage.host.textInput?.caret)
    #expect(last.minY > 60 && last.maxY <= 120)
    stage.key(.home, modifiers: .control)
    stage.settle()
    let first = try #require(stage.host.textInput?.caret)
    #expect(first.minY >= 0 && first.maxY < 60)
  }

  @Test("An editor without a height of its own is as high as its text")
  func natural() {
    let log = FormLog()
    let stage = Stage(width: 300, height: 400) {
      ScrollView {
        VStack(spacing: 0) {
          Notes(log: log, text: "one\ntwo")
          Text("below").accessibilityIdentifier("below")
        }
      }
    }
    let below = stage.elements.first { $0.identifier == "below" }
    #expect(below.map { $0.frame.minY > 30 && $0.frame.minY < 100 } == true)
  }
}
