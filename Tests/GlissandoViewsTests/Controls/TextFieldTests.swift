import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

@MainActor
@Suite("Text fields")
struct TextFieldTests {
  private final class Log {
    var entries: [String] = []
  }

  private struct Form: View {
    var log = Log()
    @State var name = ""
    var body: some View {
      VStack {
        TextField("Name", text: $name)
          .accessibilityIdentifier("name")
          .onSubmit { log.entries.append("submit \(name)") }
        Text("Hello, \(name)!").accessibilityIdentifier("greeting")
        Button("Other") { name = "Grace" }
      }
    }
  }

  private func makeForm(_ name: String = "") throws -> (Stage, Log) {
    let log = Log()
    let stage = Stage(width: 300, height: 160) { Form(log: log, name: name) }
    try stage.tap("name")
    return (stage, log)
  }

  private func value(_ stage: Stage) throws -> String? { try stage.element("name").value }

  @Test("What is typed is in the field and in the program's text at once")
  func types() throws {
    let (stage, _) = try makeForm()
    stage.type("Ada Lovelace")
    #expect(try value(stage) == "Ada Lovelace")
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
        Form()
        Button("Shortcut") { others.append("shortcut") }.keyboardShortcut("d", modifiers: [])
      }
      .onKeyPress("a") {
        others.append("around")
        return .handled
      }
    }
    try stage.tap("name")
    stage.type("dad")
    #expect(try value(stage) == "dad")
    #expect(others.isEmpty)
    try stage.tap("Other")
  }

  @Test("Backspace and delete take characters as people see them, words with Control")
  func deletes() throws {
    let (stage, _) = try makeForm()
    stage.type("one two three👩‍👩‍👧é")
    stage.key(.delete)
    stage.key(.delete)
    #expect(try value(stage) == "one two three")
    stage.key(.delete, modifiers: .control)
    #expect(try value(stage) == "one two ")
    stage.key(.home)
    stage.key(.deleteForward)
    #expect(try value(stage) == "ne two ")
    stage.key(.deleteForward, modifiers: .control)
    #expect(try value(stage) == " two ")
  }

  @Test("Arrows move the caret, with Control by words, with Shift they select")
  func moves() throws {
    let (stage, _) = try makeForm()
    stage.type("one two three")
    stage.key(.leftArrow, modifiers: .control)
    stage.type("2")
    #expect(try value(stage) == "one two 2three")
    stage.key(.home)
    stage.key(.rightArrow, modifiers: [.control, .shift])
    stage.type("1")
    #expect(try value(stage) == "1 two 2three")
    stage.key(.end, modifiers: .shift)
    stage.key(.delete)
    #expect(try value(stage) == "1")
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
    #expect(try value(stage) == "<abc>")
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
    #expect(try value(stage) == "copy me copy me")
    stage.key("z", modifiers: .control)
    #expect(try value(stage) == "copy me ")
    stage.key("z", modifiers: [.control, .shift])
    #expect(try value(stage) == "copy me copy me")
    stage.key("a", modifiers: .control)
    stage.key("x", modifiers: .control)
    #expect(try value(stage) == "")
    #expect(stage.host.clipboard.string == "copy me copy me")
    stage.key("z", modifiers: .control)
    #expect(try value(stage) == "copy me copy me")
  }

  @Test("Typing is undone word by word")
  func undo() throws {
    let (stage, _) = try makeForm()
    stage.type("first second")
    stage.key("z", modifiers: .control)
    #expect(try value(stage) == "first ")
    stage.key("z", modifiers: .control)
    #expect(try value(stage) == "")
    stage.key("z", modifiers: .control)
    #expect(try value(stage) == "")
    stage.key("y", modifiers: .control)
    #expect(try value(stage) == "first ")
  }

  @Test("What is pasted into a field of one line has no line breaks")
  func pasteLines() throws {
    let (stage, _) = try makeForm()
    stage.host.clipboard.string = "a\nb"
    stage.key("v", modifiers: .control)
    #expect(try value(stage) == "a b")
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
    #expect(try value(stage) == "^one two three")
    stage.advance(by: 1)
    let word = CGPoint(x: start + text.layoutWidth * 0.45, y: y)
    stage.tap(at: word)
    stage.tap(at: word)
    stage.type("2")
    #expect(try value(stage) == "^one 2 three")
    stage.advance(by: 1)
    for _ in 0..<3 { stage.tap(at: CGPoint(x: start + 20, y: y)) }
    stage.type("all new")
    #expect(try value(stage) == "all new")
    stage.advance(by: 1)
    stage.drag(from: CGPoint(x: start + 200, y: y), to: CGPoint(x: start - 20, y: y))
    stage.type("dragged")
    #expect(try value(stage) == "dragged")
  }

  @Test("Return submits, also through the fields around which actions are written")
  func submits() throws {
    let (stage, log) = try makeForm()
    stage.type("Ada")
    stage.key(.return)
    #expect(log.entries == ["submit Ada"])
  }

  @Test("A text that the program changes is taken, and so is what it makes of an input")
  func programChanges() throws {
    struct Upper: View {
      @State private var text = ""
      var body: some View {
        TextField(
          "Code", text: Binding(get: { text }, set: { text = String($0.uppercased().prefix(3)) })
        )
        .accessibilityIdentifier("name")
      }
    }
    let (stage, _) = try makeForm("Ada")
    try stage.tap("Other")
    #expect(try value(stage) == "Grace")
    let limited = Stage(width: 300, height: 100) { Upper() }
    try limited.tap("name")
    limited.type("abcd")
    #expect(try value(limited) == "ABC")
  }

  @Test("A binding with an animation loses no letter that is typed quickly")
  func animatedBinding() throws {
    struct Animated: View {
      @State private var text = ""
      var body: some View {
        TextField("Text", text: $text.animation()).accessibilityIdentifier("name")
      }
    }
    let stage = Stage(width: 300, height: 100) { Animated() }
    try stage.tap("name")
    stage.host.send(.text("a"), at: stage.time)
    stage.host.send(.text("b"), at: stage.time)
    stage.host.send(.text("c"), at: stage.time)
    stage.advance(frames: 1)
    stage.type("d")
    #expect(try value(stage) == "abcd")
  }

  @Test("Tab moves on and selects all; a field without the keyboard takes nothing")
  func tab() throws {
    struct Two: View {
      @State private var first = "first"
      @State private var second = "second"
      var body: some View {
        VStack {
          TextField("First", text: $first)
          TextField("Second", text: $second)
        }
      }
    }
    let stage = Stage(width: 300, height: 100) { Two() }
    stage.type("lost")
    stage.key(.tab)
    stage.key(.tab)
    stage.type("2")
    #expect(try stage.element("First").value == "first")
    #expect(try stage.element("Second").value == "2")
  }

  @Test("A disabled field takes neither keys nor clicks")
  func disabled() throws {
    let stage = Stage(width: 300, height: 160) { Form(name: "kept").disabled(true) }
    try stage.tap("name")
    stage.type("x")
    #expect(try value(stage) == "kept")
  }

  @Test("Text that does not fit scrolls so that the caret is seen, and back")
  func scrolls() throws {
    let (stage, _) = try makeForm()
    let frame = try stage.element("name").frame
    stage.type(String(repeating: "wide text ", count: 12))
    let leaf = try #require(stage.textLeaves.first { $0.string.hasPrefix("wide") })
    let end = Double(leaf.transform.tx) + leaf.layoutWidth
    #expect(leaf.layoutWidth > frame.width && end <= frame.maxX + 8)
    stage.key(.home)
    let back = try #require(stage.textLeaves.first { $0.string.hasPrefix("wide") })
    #expect(Double(back.transform.tx) >= frame.minX)
  }

  @Test("The caret blinks, and between two blinks there is no frame")
  func blinks() throws {
    let (stage, _) = try makeForm()
    #expect(stage.settle())
    let shown = stage.image()
    let frames = stage.framesRendered
    stage.advance(by: 0.6)
    let hidden = stage.image()
    #expect(shown != hidden)
    #expect(stage.framesRendered - frames <= 2)
    stage.advance(by: 0.53)
    #expect(stage.image() == shown)
    stage.host.send(.focus(false), at: stage.time)
    stage.advance(by: 0.1)
    let resting = stage.framesRendered
    stage.advance(by: 5)
    #expect(stage.framesRendered - resting <= 1)
  }

  @Test("What an input method composes is shown underlined at the caret, and then typed")
  func composes() throws {
    let (stage, _) = try makeForm()
    stage.type("ab")
    stage.key(.leftArrow)
    stage.host.send(.composition("にほ", caret: 2), at: stage.time)
    stage.advance(frames: 1)
    #expect(stage.textLeaves.contains { $0.string == "aにほb" })
    #expect(try value(stage) == "ab")
    let composing = try #require(stage.host.textInputArea)
    stage.host.send(.composition("", caret: 0), at: stage.time)
    stage.host.send(.text("日本"), at: stage.time)
    stage.advance(frames: 1)
    #expect(try value(stage) == "a日本b")
    #expect(composing.minX > 0 && composing.height > 5)
  }

  @Test("A field of values takes what can be read, and drops what cannot")
  func values() throws {
    struct Numbers: View {
      @State private var number = 5
      @State private var optional: Double?
      var body: some View {
        VStack {
          TextField("Number", value: $number, format: .number)
          TextField("Optional", value: $optional, format: .number)
          Text("\(number) \(optional.map { "\($0)" } ?? "none")").accessibilityIdentifier("value")
        }
      }
    }
    let stage = Stage(width: 300, height: 160) { Numbers() }
    stage.key(.tab)
    stage.type("42")
    #expect(try stage.element("value").text == "5 none")
    stage.key(.return)
    #expect(try stage.element("value").text == "42 none")
    stage.type("x")
    stage.key(.tab)
    #expect(try stage.element("value").text == "42 none")
    #expect(try stage.element("Number").value == "42")
    stage.type("1.5")
    stage.key(.tab)
    #expect(try stage.element("value").text == "42 1.5")
  }

  @Test("A secure field shows bullets and gives nothing to the clipboard")
  func secure() throws {
    struct Secret: View {
      @State private var text = ""
      var body: some View {
        VStack {
          SecureField("Password", text: $text)
          Text("\(text.count)").accessibilityIdentifier("count")
        }
      }
    }
    let stage = Stage(width: 300, height: 100) { Secret() }
    try stage.tap("Password")
    stage.type("geheim")
    #expect(try stage.element("Password").value == "••••••")
    #expect(try stage.element("count").text == "6")
    stage.key("a", modifiers: .control)
    stage.key("c", modifiers: .control)
    #expect(stage.host.clipboard.string == nil)
  }

  @Test("A field that grows downwards wraps, and takes line breaks with Shift")
  func vertical() throws {
    struct Notes: View {
      @State private var text = "short"
      var body: some View {
        TextField("Notes", text: $text, axis: .vertical).accessibilityIdentifier("name")
          .frame(width: 150)
      }
    }
    let stage = Stage(width: 300, height: 300) { Notes() }
    try stage.tap("name")
    let before = try stage.element("name").frame
    stage.type(" and then several words that wrap")
    let after = try stage.element("name").frame
    #expect(after.height > before.height * 1.5)
    stage.key(.return, modifiers: .shift)
    stage.type("end")
    #expect(try value(stage)?.hasSuffix("wrap\nend") == true)
    stage.key(.upArrow)
    stage.key(.home)
    stage.type("*")
    #expect(try value(stage)?.contains("*") == true)
    #expect(try value(stage)?.hasSuffix("\nend") == true)
  }

  @Test("Focus is shown around the field, and a focus state moves it")
  func focus() throws {
    struct Login: View {
      enum Field { case user, password }
      @FocusState private var field: Field?
      @State private var user = ""
      @State private var password = ""
      var body: some View {
        VStack {
          TextField("User", text: $user).focused($field, equals: .user)
            .onSubmit { field = .password }
          SecureField("Password", text: $password).focused($field, equals: .password)
        }
      }
    }
    let stage = Stage(width: 300, height: 120) { Login() }
    let resting = stage.image()
    try stage.tap("User")
    stage.settle()
    #expect(stage.image() != resting)
    stage.type("ada")
    stage.key(.return)
    stage.type("secret")
    #expect(try stage.element("User").value == "ada")
    #expect(try stage.element("Password").value == "••••••")
  }
}
