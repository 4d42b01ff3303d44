import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Testing

@MainActor
@Suite("Text fields")
struct TextFieldTests {
  @Test("What is typed is in the field and in the program's text at once")
  func types() throws {
    let (stage, _) = try makeForm()
    stage.type("Ada Lovelace")
    #expect(try fieldValue(stage) == "Ada Lovelace")
    #expect(try stage.element("greeting").text == "Hello, Ada Lovelace!")
  }

  @Test("An empty field shows its title, or its prompt, and is found by it")
  func prompt() throws {
    let stage = Stage(width: 300, height: 160) {
      VStack {
        TextField("Street", text: .constant(""))
        TextField("Town", text: .constant(""), prompt: Text("where you live"))
        TextField(text: .constant("filled")) { Text("Country") }
      }
    }
    let shown = stage.textLeaves.map(\.string)
    #expect(shown == ["Street", "where you live", "filled"])
    #expect(throws: Never.self) { try stage.tap("Town") }
    #expect(try stage.element("Country").value == "filled")
  }

  @Test("Keys go to the field and not to shortcuts or handlers around it")
  func keysStay() throws {
    var others: [String] = []
    let stage = Stage(width: 300, height: 160) {
      VStack {
        FieldForm()
        Button("Shortcut") { others.append("shortcut") }.keyboardShortcut("d", modifiers: [])
      }
      .onKeyPress("a") {
        others.append("around")
        return .handled
      }
    }
    try stage.tap("name")
    stage.type("dad")
    #expect(try fieldValue(stage) == "dad")
    #expect(others.isEmpty)
    try stage.tap("Other")
  }

  @Test("Backspace and delete take characters as people see them, words with Control")
  func deletes() throws {
    let (stage, _) = try makeForm()
    stage.type("one two three👩‍👩‍👧é")
    stage.key(.delete)
    stage.key(.delete)
    #expect(try fieldValue(stage) == "one two three")
    stage.key(.delete, modifiers: .control)
    #expect(try fieldValue(stage) == "one two ")
    stage.key(.home)
    stage.key(.deleteForward)
    #expect(try fieldValue(stage) == "ne two ")
    stage.key(.deleteForward, modifiers: .control)
    #expect(try fieldValue(stage) == " two ")
  }

  @Test("Arrows move the caret, with Control by words, with Shift they select")
  func moves() throws {
    let (stage, _) = try makeForm()
    stage.type("one two three")
    stage.key(.leftArrow, modifiers: .control)
    stage.type("2")
    #expect(try fieldValue(stage) == "one two 2three")
    stage.key(.home)
    stage.key(.rightArrow, modifiers: [.control, .shift])
    stage.type("1")
    #expect(try fieldValue(stage) == "1 two 2three")
    stage.key(.end, modifiers: .shift)
    stage.key(.delete)
    #expect(try fieldValue(stage) == "1")
  }

  @Test("An arrow leaves a selection at its own side")
  func leavesSelection() throws {
    let (stage, _) = try makeForm()
    stage.type("abc")
    stage.key("a", modifiers: .control)
    stage.key(.leftArrow)
    stage.type("<")
    stage.key("a", modifiers: .control)
    stage.key(.rightArrow)
    stage.type(">")
    #expect(try fieldValue(stage) == "<abc>")
  }

  @Test("Insert and Delete copy, paste and cut as they have always done")
  func olderKeys() throws {
    let (stage, _) = try makeForm()
    stage.type("ab")
    stage.key("a", modifiers: .control)
    stage.key(.insert, modifiers: .control)
    stage.key(.end)
    stage.key(.insert, modifiers: .shift)
    #expect(try fieldValue(stage) == "abab")
    stage.key(.leftArrow, modifiers: .shift)
    stage.key(.deleteForward, modifiers: .shift)
    #expect(try fieldValue(stage) == "aba")
    #expect(stage.host.clipboard.string == "b")
  }

  @Test("Cut, copy, paste, undo and redo by the desktop's shortcuts")
  func clipboard() throws {
    let (stage, _) = try makeForm()
    stage.type("copy me")
    stage.key("a", modifiers: .control)
    stage.key("c", modifiers: .control)
    #expect(stage.host.clipboard.string == "copy me")
    stage.key(.end)
    stage.type(" ")
    stage.key("v", modifiers: .control)
    #expect(try fieldValue(stage) == "copy me copy me")
    stage.key("z", modifiers: .control)
    #expect(try fieldValue(stage) == "copy me ")
    stage.key("z", modifiers: [.control, .shift])
    #expect(try fieldValue(stage) == "copy me copy me")
    stage.key("a", modifiers: .control)
    stage.key("x", modifiers: .control)
    #expect(try fieldValue(stage) == "")
    #expect(stage.host.clipboard.string == "copy me copy me")
    stage.key("z", modifiers: .control)
    #expect(try fieldValue(stage) == "copy me copy me")
  }

  @Test("Typing is undone word by word")
  func undo() throws {
    let (stage, _) = try makeForm()
    stage.type("first second")
    stage.key("z", modifiers: .control)
    #expect(try fieldValue(stage) == "first ")
    stage.key("z", modifiers: .control)
    #expect(try fieldValue(stage) == "")
    stage.key("z", modifiers: .control)
    #expect(try fieldValue(stage) == "")
    stage.key("y", modifiers: .control)
    #expect(try fieldValue(stage) == "first ")
  }

  @Test("What is pasted into a field of one line has no line breaks")
  func pasteLines() throws {
    let (stage, _) = try makeForm()
    stage.host.clipboard.string = "a\nb"
    stage.key("v", modifiers: .control)
    #expect(try fieldValue(stage) == "a b")
  }

  @Test("A click places the caret, two select a word, three everything; a drag selects")
  func clicks() throws {
    let (stage, _) = try makeForm()
    stage.type("one two three")
    let text = try #require(stage.textLeaves.first { $0.string == "one two three" })
    let start = Double(text.transform.tx)
    let y = try stage.element("name").frame.midY
    stage.tap(at: CGPoint(x: start + 1, y: y))
    stage.type("^")
    #expect(try fieldValue(stage) == "^one two three")
    stage.advance(by: 1)
    let word = CGPoint(x: start + text.layoutWidth * 0.45, y: y)
    stage.tap(at: word)
    stage.tap(at: word)
    stage.type("2")
    #expect(try fieldValue(stage) == "^one 2 three")
    stage.advance(by: 1)
    for _ in 0..<3 { stage.tap(at: CGPoint(x: start + 20, y: y)) }
    stage.type("all new")
    #expect(try fieldValue(stage) == "all new")
    stage.advance(by: 1)
    stage.drag(from: CGPoint(x: start + 200, y: y), to: CGPoint(x: start - 20, y: y))
    stage.type("dragged")
    #expect(try fieldValue(stage) == "dragged")
  }

  @Test("Two clicks select the word below the pointer, on either half of its last letter")
  func wordBelow() throws {
    let (stage, _) = try makeForm()
    stage.type("one two three")
    let leaf = try #require(stage.textLeaves.first { $0.string == "one two three" })
    guard case .text(let layout) = leaf.content.kind else { return }
    let letter = try #require(layout.handle).characterBox(atByte: 6)
    let y = try stage.element("name").frame.midY
    for x in [letter.minX + 1, letter.maxX - 1] {
      stage.advance(by: 1)
      let point = CGPoint(x: leaf.transform.tx + x, y: y)
      stage.tap(at: point)
      stage.tap(at: point)
      stage.type("two")
      #expect(try fieldValue(stage) == "one two three")
    }
  }

  @Test("Return submits, also through the fields around which actions are written")
  func submits() throws {
    let (stage, log) = try makeForm()
    stage.type("Ada")
    stage.key(.return)
    #expect(log.entries == ["submit Ada"])
  }
}
