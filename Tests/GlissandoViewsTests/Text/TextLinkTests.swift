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

  @Test("Tab goes from link to link in the order of reading, and Space and Return open them")
  func keyboard() throws {
    let journal = Journal()
    let stage = makeStage(
      journal, Text("[first](https://example.org/1) or [**sec**ond](https://example.org/2)"))
    stage.key(.return)
    #expect(journal.opened.isEmpty)
    stage.key(.tab)
    stage.key(.return)
    stage.key(.tab)
    stage.key(.space)
    #expect(journal.opened == ["https://example.org/1", "https://example.org/2"])
    stage.key(.tab, modifiers: .shift)
    stage.key(.space)
    #expect(journal.opened.last == "https://example.org/1")
    // A modifier makes another key of it.
    stage.key(.return, modifiers: .control)
    #expect(journal.opened.count == 3 && journal.taps == 0)
  }

  /// The lines that are drawn around something.
  private func marks(_ stage: Stage) -> [CGRect] {
    stage.host.displayList.items.compactMap {
      guard case .leaf(let leaf) = $0, case .stroke = leaf.content.kind else { return nil }
      return leaf.windowBounds
    }
  }

  @Test("It is shown on the words of a link that it has the keyboard, until something is pressed")
  func mark() throws {
    let stage = makeStage(Journal(), Text("[there](https://example.org) and no further"))
    let frame = try #require(stage.elements.first { $0.text != nil }).frame
    #expect(marks(stage).isEmpty)
    stage.key(.tab)
    stage.settle()
    let mark = try #require(marks(stage).first)
    #expect(marks(stage).count == 1)
    #expect(mark.minX < frame.minX + 1 && mark.maxX < frame.midX && mark.width > 10)
    #expect(mark.minY < frame.minY + 1 && mark.maxY > frame.maxY - 1)
    stage.tap(at: CGPoint(x: 1, y: 1))
    stage.settle()
    #expect(marks(stage).isEmpty)
  }

  @Test("Keys reach no link that is disabled or hidden by a placeholder, or that a control shows")
  func unreached() throws {
    let journal = Journal()
    let text = Text("[there](https://example.org) and no further")
    for stage in [
      makeStage(journal, text, isDisabled: true),
      Stage(width: 400, height: 100) { text.redacted(reason: .placeholder) },
    ] {
      stage.key(.tab)
      #expect(stage.host.tree.focus?.current == nil)
    }
    let stage = Stage(width: 400, height: 100) {
      Button {
        journal.taps += 1
      } label: {
        text
      }
    }
    for _ in 0..<2 {
      stage.key(.tab)
      stage.key(.return)
    }
    #expect(journal.taps == 2 && journal.opened.isEmpty)
  }

  @Test("Links that come and go with the text take the keyboard along")
  func changing() throws {
    struct Program: View {
      @State private var isLong = true
      private var words: LocalizedStringKey {
        isLong ? "[a](https://example.org/1) [b](https://example.org/2)" : "nothing"
      }
      var body: some View {
        VStack {
          Text(words)
          Button("Shorten") { isLong = false }.keyboardShortcut("s", modifiers: [])
        }
      }
    }
    let stage = Stage(width: 300, height: 100) { Program() }
    stage.key(.tab)
    stage.key(.tab)
    #expect(stage.host.tree.focus?.current is TextLinkNode)
    stage.key("s")
    stage.settle()
    #expect(stage.host.tree.focus?.current == nil)
    stage.key(.tab)
    #expect(!(stage.host.tree.focus?.current is TextLinkNode))
  }

  @Test("Programs that read a window out find the links in a text, and open them")
  func elements() throws {
    let journal = Journal()
    let stage = makeStage(journal, Text("Go [there](https://example.org) and [back](back:1)"))
    let outline = stage.host.outline
    let text = try #require(outline.elements.flatMap(\.flattened).first { $0.role == .text })
    #expect(text.name == "Go there and back")
    #expect(text.children.map(\.name) == ["there", "back"])
    let link = try #require(text.children.first)
    #expect(link.role == .link)
    #expect(link.states.isSuperset(of: [.enabled, .focusable, .pressable, .showing, .operable]))
    #expect(text.frame.contains(link.frame) && link.frame.minX > text.frame.minX + 5)
    #expect(stage.host.perform(.press, on: link.identity, of: outline, at: stage.time))
    #expect(journal.opened == ["https://example.org"])
    #expect(stage.host.perform(.focus, on: link.identity, of: outline, at: stage.time))
    let shown = stage.host.outline.elements.flatMap(\.flattened)
    #expect(shown.first { $0.states.contains(.focused) }?.name == "there")
  }

  @Test("A link that keys lead to comes into sight, and not only the beginning of its text")
  func revealed() throws {
    let words = Array(repeating: "word", count: 400).joined(separator: " ")
    let stage = Stage(width: 200, height: 100) {
      ScrollView { Text("\(words) [there](https://example.org)") }
    }
    stage.key(.tab)
    stage.settle()
    let link = try #require(
      stage.host.outline.elements.flatMap(\.flattened).first { $0.role == .link })
    #expect(CGRect(x: 0, y: 0, width: 200, height: 100).contains(link.frame))
  }

  @Test("What leads to a page of a document leads nowhere in a window")
  func page() throws {
    let journal = Journal()
    let stage = makeStage(journal, Text("[there](#page)"))
    stage.tap(at: try ends(of: stage).first)
    #expect(journal.opened.isEmpty && journal.taps == 1)
  }
}
