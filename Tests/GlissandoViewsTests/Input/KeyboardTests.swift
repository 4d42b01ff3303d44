import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import Testing

@testable import GlissandoViews

@MainActor
private final class Log {
  var entries: [String] = []
}

@MainActor
@Suite("Keyboard and focus")
struct KeyboardTests {
  private let log = Log()

  private func button(_ title: String) -> some View { Button(title) { log.entries.append(title) } }

  @Test("Tab goes through the controls in layout order and round, shift-tab back")
  func tabOrder() {
    let stage = Stage(width: 300, height: 100) {
      HStack {
        button("a")
        button("b").disabled(true)
        button("c")
      }
    }
    stage.key(.tab)
    stage.key(.space)
    stage.key(.tab)
    stage.key(.return)
    stage.key(.tab)
    stage.key(.space)
    stage.key(.tab, modifiers: .shift)
    stage.key(.space)
    #expect(log.entries == ["a", "c", "a", "c"])
  }

  @Test("A key goes to the focused view, then to the views around, then to shortcuts")
  func keyOrder() {
    let stage = Stage(width: 300, height: 100) {
      VStack {
        Rectangle().frame(width: 20, height: 20).focusable()
          .onKeyPress("a") { note("inner a") }
          .onKeyPress("b") { note("inner b", .ignored) }
        button("shortcut").keyboardShortcut("c", modifiers: [])
      }
      .onKeyPress(keys: ["a", "b"]) { _ in note("outer") }
    }
    stage.key(.tab)
    stage.type("abc")
    #expect(log.entries == ["inner a", "inner b", "outer", "shortcut"])
  }

  private func note(_ entry: String, _ result: KeyPress.Result = .handled) -> KeyPress.Result {
    log.entries.append(entry)
    return result
  }

  @Test("A key that nobody wants is offered once, though its text follows")
  func unwantedKey() {
    let stage = Stage(width: 300, height: 100) {
      Text("inside").onKeyPress("x") { note("x", .ignored) }
    }
    for _ in 0..<2 {
      let press = KeyPress(key: "x", characters: "x", typedText: "x")
      #expect(!stage.host.send(.key(press), at: stage.time))
      #expect(!stage.host.send(.text("x"), at: stage.time))
    }
    #expect(log.entries == ["x", "x"])
    // Text of an input method has no key before it.
    _ = stage.host.send(.text("x"), at: stage.time)
    #expect(log.entries.count == 3)
  }

  @Test("Without focus, keys go to the handlers around all of the window's content")
  func windowKeys() {
    let stage = Stage(width: 300, height: 100) {
      VStack {
        button("a")
        Text("inside").onKeyPress("x") { note("inside") }
      }
      .onKeyPress("x") { note("window") }
    }
    stage.type("x")
    #expect(log.entries == ["window"])
  }

  @Test("A shortcut needs exactly its modifiers")
  func modifiers() {
    let stage = Stage(width: 300, height: 100) { button("save").keyboardShortcut("s") }
    stage.key("s")
    stage.key("s", modifiers: [.command, .shift])
    #expect(log.entries.isEmpty)
    stage.key("s", modifiers: .command)
    #expect(log.entries == ["save"])
  }

  @Test("Shortcuts of buttons that nobody sees work, and Tab passes those by")
  func unseenShortcuts() {
    let stage = Stage(width: 300, height: 100) {
      VStack {
        button("a").opacity(0).keyboardShortcut("a", modifiers: [])
        button("b").keyboardShortcut("b", modifiers: []).hidden()
        button("c").disabled(true).keyboardShortcut("c", modifiers: []).hidden()
        button("d")
      }
    }
    stage.type("abc")
    stage.key(.tab)
    stage.key(.space)
    #expect(log.entries == ["a", "b", "d"])
  }

  @Test("Of several views of which one is shown, keys reach only that one")
  func alternatives() {
    let (stage, width) = makeStage(300.0, width: 300, height: 100) { width in
      ViewThatFits(in: .horizontal) {
        button("wide").frame(width: 200).keyboardShortcut("w", modifiers: [])
        button("narrow").frame(width: 50).keyboardShortcut("n", modifiers: [])
      }
      .frame(width: width)
    }
    for _ in 0..<2 {
      stage.key(.tab)
      stage.key(.space)
    }
    stage.type("n")
    #expect(log.entries == ["wide", "wide"])
    width.value = 100
    stage.advance(frames: 1)
    log.entries = []
    // The view that had the keyboard is no longer shown.
    stage.key(.space)
    #expect(log.entries.isEmpty)
    stage.type("wn")
    #expect(log.entries == ["narrow"])
    stage.key(.tab)
    stage.key(.space)
    #expect(log.entries == ["narrow", "narrow"])
  }

  private struct Fields: View {
    enum Field { case first, second }
    @FocusState private var field: Field?
    var body: some View {
      VStack {
        Rectangle().frame(width: 20, height: 20).focusable().focused($field, equals: .first)
        Rectangle().frame(width: 20, height: 20).focusable().focused($field, equals: .second)
        Text(field.map { "\($0)" } ?? "none")
        Button("second") { field = .second }
        Button("none of them") { field = nil }
      }
    }
  }

  @Test("A focus state tells who has the keyboard and moves it")
  func focusState() throws {
    let stage = Stage(width: 300, height: 200) { Fields() }
    _ = try stage.element("none")
    stage.key(.tab)
    _ = try stage.element("first")
    try stage.tap("second")
    #expect(stage.elements.filter { $0.text == "second" }.count == 2)
    stage.key(.tab, modifiers: .shift)
    _ = try stage.element("first")
    try stage.tap("none of them")
    _ = try stage.element("none")
  }

  @Test("Only the keyboard shows the mark of the focus")
  func focusRing() {
    let stage = Stage(width: 200, height: 60) { Slider(value: .constant(0.5)) }
    let rest = stage.image()
    stage.tap(at: CGPoint(x: 100, y: 30))
    stage.move(to: CGPoint(x: 5, y: 5))
    stage.settle()
    #expect(stage.image() == rest)
    stage.key(.tab)
    stage.settle()
    #expect(stage.image() != rest)
  }

  @Test("A window that loses the keyboard lets go of what is pressed")
  func windowFocus() {
    let stage = Stage(width: 200, height: 60) { button("a") }
    stage.press(at: CGPoint(x: 100, y: 30))
    _ = stage.host.send(.focus(false), at: stage.time)
    stage.release()
    #expect(log.entries.isEmpty)
  }

  private struct Form: View {
    @State private var text = "words"

    var body: some View {
      VStack {
        Button("Go") {}.buttonStyle(.bordered)
        TextField("Field", text: $text)
      }
    }
  }

  @Test(
    "A window that has lost the keyboard shows no view as having it, and the same one when it is back"
  )
  func inactive() {
    for tabs in 1...2 {
      let stage = Stage(width: 300, height: 120) { Form() }
      let plain = stage.image()
      for _ in 0..<tabs { stage.key(.tab) }
      stage.advance(by: 0.4)
      #expect(stage.image() != plain)
      _ = stage.host.send(.focus(false), at: stage.time)
      stage.advance(by: 1)
      let focused = stage.host.tree.focus?.current
      let hidden = stage.image()
      // The words of a field stay selected.
      #expect(tabs == 2 || hidden == plain)
      _ = stage.host.send(.focus(true), at: stage.time)
      stage.advance(by: 0.4)
      #expect(stage.image() != hidden)
      #expect(focused != nil && stage.host.tree.focus?.current === focused)
    }
  }
}
