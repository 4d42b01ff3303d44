import Foundation
import GlissandoDrawing
import GlissandoTesting
import GlissandoViews
import Testing

@MainActor
@Suite("Text in less height than it needs")
struct TextHeightTests {
  private let words = "several words that need some lines of their own in a narrow place"

  /// The only text that a stage shows.
  private func layout<V: View>(_ view: V) throws -> TextLayout {
    let stage = Stage(width: 400, height: 400) { view }
    let leaf = try #require(stage.textLeaves.first)
    guard case .text(let layout) = leaf.content.kind else { throw Missing() }
    return layout
  }

  private struct Missing: Error {}

  @Test("It shows the whole lines that there is room for, and at least one")
  func lines() throws {
    let whole = try layout(Text(words).frame(width: 100))
    #expect(whole.lineCount > 3 && !whole.isTruncated)
    let line = whole.size.height / CGFloat(whole.lineCount)
    for (height, count) in [(line * 2.5, 2), (line * 2, 2), (line * 0.5, 1)] {
      let cut = try layout(Text(words).frame(width: 100, height: height))
      #expect(cut.lineCount == count && cut.isTruncated)
    }
  }

  @Test("What fits but for a rounding error is whole, and so is what wants its own height")
  func fits() throws {
    let whole = try layout(Text(words).frame(width: 100))
    let tight = try layout(Text(words).frame(width: 100, height: whole.size.height - 0.3))
    #expect(tight.lineCount == whole.lineCount && !tight.isTruncated)
    let fixed = try layout(
      Text(words).fixedSize(horizontal: false, vertical: true).frame(width: 100, height: 20))
    #expect(!fixed.isTruncated)
  }

  @Test("Paragraphs are cut as lines are")
  func paragraphs() throws {
    let whole = try layout(Text(verbatim: "a\nb\nc\nd"))
    let cut = try layout(Text(verbatim: "a\nb\nc\nd").frame(height: whole.size.height / 2))
    #expect(cut.lineCount == 2 && cut.isTruncated)
  }

  @Test("It shrinks first where it may")
  func shrinks() throws {
    let whole = try layout(Text(words).frame(width: 100))
    let shrunk = try layout(
      Text(words).minimumScaleFactor(0.5).frame(width: 100, height: whole.size.height * 0.8))
    #expect(!shrunk.isTruncated)
  }

  @Test("A stack serves it after what is of one height, and cuts it where there is no more room")
  func stack() throws {
    func frames(_ height: CGFloat) throws -> (text: CGRect, bar: CGRect) {
      let stage = Stage(width: 400, height: 400) {
        VStack(spacing: 0) {
          Text(words).accessibilityIdentifier("text")
          Color.red.frame(height: 40).accessibilityIdentifier("bar")
        }
        .frame(width: 100, height: height)
      }
      return (try stage.element("text").targetFrame, try stage.element("bar").targetFrame)
    }
    let whole = try layout(Text(words).frame(width: 100)).size.height.rounded(.up)
    #expect(try frames(whole + 40).text.height == whole)
    let tight = try frames(80)
    #expect(tight.text.height <= 40 && tight.bar.height == 40)
    #expect(tight.bar.minY >= tight.text.maxY)
  }
}
