import Foundation
import GlissandoControls
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

@MainActor
@Suite("Text fields whose text is aligned")
struct TextFieldAlignmentTests {
  private struct Field: View {
    let alignment: TextAlignment
    var axis = Axis.horizontal
    @State var text: String

    var body: some View {
      TextField("Prompt", text: $text, axis: axis)
        .textFieldStyle(.plain)
        .multilineTextAlignment(alignment)
        .accessibilityIdentifier("name")
        .frame(width: 200)
    }
  }

  /// Where the only text begins and ends.
  private func span(_ stage: Stage) throws -> ClosedRange<Double> {
    let leaf = try #require(stage.textLeaves.first)
    let start = Double(leaf.transform.tx)
    return start...start + leaf.layoutWidth
  }

  @Test("Text and prompt of one line stand where they are aligned", arguments: ["", "short"])
  func stands(text: String) throws {
    func span(_ alignment: TextAlignment) throws -> ClosedRange<Double> {
      try self.span(
        Stage(width: 300, height: 60) { Field(alignment: alignment, text: text) })
    }
    let leading = try span(.leading)
    let center = try span(.center)
    let trailing = try span(.trailing)
    #expect(leading.lowerBound == 50)
    #expect(abs((center.lowerBound + center.upperBound) / 2 - 150) < 2)
    #expect(trailing.upperBound <= 250 && trailing.upperBound > 246)
  }

  @Test("Several lines stand together where they are aligned")
  func severalLines() throws {
    let stage = Stage(width: 300, height: 90) {
      Field(alignment: .trailing, axis: .vertical, text: "a\nlonger")
    }
    let span = try span(stage)
    #expect(span.upperBound <= 250 && span.upperBound > 246)
  }

  @Test("A click and the caret are where the text is, which moves as it grows")
  func caret() throws {
    let stage = Stage(width: 300, height: 60) { Field(alignment: .trailing, text: "abc") }
    let start = try span(stage).lowerBound
    stage.tap(at: CGPoint(x: start + 1, y: 30))
    let before = try #require(stage.host.textInput?.caret)
    #expect(abs(Double(before.minX) - start) < 2)
    stage.type("__")
    #expect(try fieldValue(stage) == "__abc")
    #expect(try span(stage).upperBound <= 250)
    let after = try #require(stage.host.textInput?.caret)
    #expect(abs(after.minX - before.minX) < 2)
  }

  @Test("Text that is wider than the field scrolls as any does")
  func wide() throws {
    let stage = Stage(width: 300, height: 60) { Field(alignment: .center, text: "") }
    stage.tap(at: CGPoint(x: 150, y: 30))
    stage.type(String(repeating: "wide text ", count: 8))
    let end = try span(stage).upperBound
    #expect(end > 240 && end <= 258)
  }
}
