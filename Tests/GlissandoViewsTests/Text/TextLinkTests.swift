import Foundation
import GlissandoControls
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import Testing

@testable import GlissandoViews

/// A link in a text leads somewhere, and the text beside it is as any other.
@MainActor
@Suite("Links in texts")
struct TextLinkTests {
  // Unchecked: read and written on the main thread.
  private final class Journal: @unchecked Sendable {
    var opened: [String] = []
    var taps = 0
  }

  private func makeStage(_ journal: Journal, _ text: Text, isDisabled: Bool = false) -> Stage {
    Stage(width: 400, height: 100) {
      text
        .onTapGesture { journal.taps += 1 }
        .disabled(isDisabled)
        .environment(
          \.openURL,
          OpenURLAction {
            journal.opened.append($0.absoluteString)
            return .handled
          })
    }
  }

  /// Points within the first and the last word of the text.
  private func ends(of stage: Stage) throws -> (first: CGPoint, last: CGPoint) {
    let frame = try #require(stage.elements.first { $0.text != nil }).frame
    return (
      CGPoint(x: frame.minX + 6, y: frame.midY), CGPoint(x: frame.maxX - 6, y: frame.midY)
    )
  }

  @Test("A click on a link opens its address; beside it the text is pressed as before")
  func click() throws {
    let journal = Journal()
    let stage = makeStage(journal, Text("[there](https://example.org/a) and no further"))
    let (link, rest) = try ends(of: stage)
    stage.tap(at: link)
    #expect(journal.opened == ["https://example.org/a"] && journal.taps == 0)
    stage.tap(at: rest)
    #expect(journal.opened.count == 1 && journal.taps == 1)
  }

  @Test("A press that moves away, and a link that is disabled, open nothing")
  func unopened() throws {
    let journal = Journal()
    let text = Text("[there](https://example.org) and no further")
    let stage = makeStage(journal, text)
    let (link, rest) = try ends(of: stage)
    stage.drag(from: link, to: rest)
    let disabled = makeStage(journal, text, isDisabled: true)
    disabled.tap(at: link)
    #expect(journal.opened.isEmpty)
  }

  @Test("The pointer is a hand on a link, and as before beside it")
  func pointer() throws {
    let stage = makeStage(Journal(), Text("[there](https://example.org) and no further"))
    let (link, rest) = try ends(of: stage)
    stage.move(to: link)
    #expect(stage.host.cursor == .link)
    stage.move(to: rest)
    #expect(stage.host.cursor == .arrow)
  }

  @Test("Each of several links opens its own address")
  func several() throws {
    let journal = Journal()
    let stage = makeStage(
      journal, Text("[first](https://example.org/1) or [second](https://example.org/2)"))
    let (first, second) = try ends(of: stage)
    stage.tap(at: second)
    stage.tap(at: first)
    #expect(journal.opened == ["https://example.org/2", "https://example.org/1"])
  }

  @Test("Values may be the words of a link, and its address")
  func values() throws {
    let journal = Journal()
    let (title, address) = ("there", try #require(URL(string: "https://example.org/b")))
    for text in [Text("[there](\(address))"), Text("[\(title)](https://example.org/b)")] {
      let stage = makeStage(journal, text)
      stage.tap(at: try ends(of: stage).first)
    }
    #expect(journal.opened == ["https://example.org/b", "https://example.org/b"])
  }

  @Test("A string with attributes may have links")
  func attributed() throws {
    let journal = Journal()
    var string = AttributedString("there")
    string.link = URL(string: "https://example.org/c")
    string.append(AttributedString(" and no further"))
    let stage = makeStage(journal, Text(string))
    let (link, rest) = try ends(of: stage)
    stage.tap(at: link)
    stage.tap(at: rest)
    #expect(journal.opened == ["https://example.org/c"] && journal.taps == 1)
  }

  @Test("What leads to a page of a document leads nowhere in a window")
  func page() throws {
    let journal = Journal()
    let stage = makeStage(journal, Text("[there](#page)"))
    stage.tap(at: try ends(of: stage).first)
    #expect(journal.opened.isEmpty && journal.taps == 1)
  }
}
