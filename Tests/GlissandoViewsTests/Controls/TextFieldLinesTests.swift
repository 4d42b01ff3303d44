import Foundation
import GlissandoControls
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

@MainActor
@Suite("Text fields whose lines are limited")
struct TextFieldLinesTests {
  private struct Field: View {
    @State var text: String

    var body: some View {
      TextField("Prompt", text: $text, axis: .vertical)
        .textFieldStyle(.plain)
        .accessibilityIdentifier("name")
        .frame(width: 200)
    }
  }

  private let five = "a\nb\nc\nd\ne"

  private func height(_ field: some View) throws -> CGFloat {
    try Stage(width: 300, height: 300) { field }.element("name").frame.height
  }

  @Test("A field is as high as its text, no less than what is reserved and no more than the limit")
  func heights() throws {
    let one = try height(Field(text: "a"))
    let whole = try height(Field(text: five))
    #expect(abs(whole - 5 * one) < 5)
    let limited = try height(Field(text: five).lineLimit(3))
    #expect(abs(limited - 3 * one) < 3)
    let reserved = try height(Field(text: "a").lineLimit(3, reservesSpace: true))
    #expect(reserved == limited)
    let (low, high) = (
      try height(Field(text: "a").lineLimit(2...3)),
      try height(Field(text: five).lineLimit(2...3))
    )
    #expect(abs(low - 2 * one) < 2 && high == limited)
  }

  @Test("The caret is kept in view in a field that has more lines than it shows")
  func scrolls() throws {
    let stage = Stage(width: 300, height: 300) { Field(text: five).lineLimit(2) }
    let frame = try stage.element("name").frame
    let top = try #require(stage.textLeaves.first).transform.ty
    stage.tap(at: CGPoint(x: frame.minX + 1, y: frame.minY + 4))
    #expect(try #require(stage.textLeaves.first).transform.ty == top)
    stage.key(.end, modifiers: .control)
    stage.type("!")
    #expect(try fieldValue(stage) == five + "!")
    let caret = try #require(stage.host.textInput?.caret)
    #expect(caret.minY > frame.midY - 2 && caret.maxY < frame.maxY + 2)
    #expect(try #require(stage.textLeaves.first).transform.ty < top)
    stage.advance(by: 1)
    stage.tap(at: CGPoint(x: frame.minX + 1, y: frame.minY + 4))
    stage.type("*")
    #expect(try fieldValue(stage) == "a\nb\nc\n*d\ne!")
  }

  @Test("A click on what is seen of a long text is on that, although the field then scrolls")
  func clickBeforeScrolling() throws {
    let stage = Stage(width: 300, height: 60) {
      TextField("Prompt", text: .constant(String(repeating: "wide text ", count: 12)))
        .textFieldStyle(.plain)
        .frame(width: 200)
    }
    let start = try #require(stage.textLeaves.first).transform.tx
    stage.tap(at: CGPoint(x: 51, y: 30))
    let caret = try #require(stage.host.textInput?.caret)
    #expect(abs(caret.minX - 50) < 2)
    #expect(try #require(stage.textLeaves.first).transform.tx == start)
  }
}
