import Foundation
import GlissandoControls
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// The keyboard in what is presented.
@MainActor
@Suite struct SheetKeyboardTests {
  private final class Log {
    var text = ""
  }

  private struct Program: View {
    let log: Log
    let isPopover: Bool
    @State private var isOpen = false

    var body: some View {
      Button("Open") { isOpen = true }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .sheet(isPresented: Binding(get: { isOpen && !isPopover }, set: { isOpen = $0 })) {
          Form(log: log)
        }
        .popover(isPresented: Binding(get: { isOpen && isPopover }, set: { isOpen = $0 })) {
          Form(log: log)
        }
    }
  }

  private struct Form: View {
    let log: Log
    @State private var text = ""
    @FocusState private var isFocused: Bool

    var body: some View {
      VStack {
        Text("Words")
        TextField("Field", text: $text).focused($isFocused)
        Button("Done") {}
      }
      .frame(width: 200, height: 120)
      .onAppear { isFocused = true }
      .onChange(of: text) { log.text = text }
    }
  }

  private struct Keys: View {
    let log: Log
    @State private var isOpen = false
    @State private var text = ""

    var body: some View {
      VStack {
        Button("Open") { isOpen = true }
        Button("Behind") { log.text += "behind " }.keyboardShortcut("b", modifiers: .control)
      }
      .sheet(isPresented: $isOpen) {
        VStack(spacing: 0) {
          TextField("Field", text: $text)
          Button("Plain") { log.text += "plain " }.keyboardShortcut("p", modifiers: [])
          Button("Last") { log.text += "last " }
          ScrollView { Color.red.frame(height: 1000).accessibilityIdentifier("long") }
        }
        .frame(width: 200, height: 150)
      }
    }
  }

  @Test("In a sheet Tab walks, shortcuts without modifiers act, and what is behind hears nothing")
  func keysInSheet() throws {
    let log = Log()
    let stage = Stage(width: 400, height: 300) { Keys(log: log) }
    try stage.tap("Open")
    stage.settle(limit: 3)
    stage.type("p")
    stage.key("b", modifiers: .control)
    #expect(log.text == "plain ")
    let start = try stage.element("long").frame.minY
    stage.key(.pageDown)
    stage.settle(limit: 3)
    #expect(try stage.element("long").frame.minY < start)
    for _ in 0..<3 { stage.key(.tab) }
    stage.key(.space)
    #expect(log.text == "plain last ")
    stage.key(.tab)
    stage.type("x")
    _ = try stage.element("x")
    stage.key(.tab, modifiers: .shift)
    stage.key(.space)
    #expect(log.text == "plain last last ")
  }

  @Test("A field keeps the keyboard wherever the pointer goes", arguments: [false, true])
  func pointer(isPopover: Bool) throws {
    let log = Log()
    let stage = Stage(width: 400, height: 300) { Program(log: log, isPopover: isPopover) }
    try stage.tap("Open")
    stage.settle(limit: 3)
    stage.type("a")
    for name in ["Words", "Done", "Field"] {
      let frame = try stage.element(name).frame
      stage.move(to: CGPoint(x: frame.midX, y: frame.midY))
      stage.type("b")
    }
    stage.move(to: CGPoint(x: 5, y: 5))
    stage.type("c")
    #expect(log.text == "abbbc")
  }
}
