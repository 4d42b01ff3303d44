import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import Testing

@testable import GlissandoControls
@testable import GlissandoViews

/// What fields do with the other buttons of the pointer.
@MainActor
@Suite("Menus and selections of text fields")
struct TextFieldMenuTests {
  private func click(_ button: Int, at point: CGPoint, in stage: Stage) {
    stage.move(to: point)
    stage.host.send(.pointerDown(point, button: button, modifiers: []), at: stage.time)
    stage.host.send(.pointerUp(point, button: button), at: stage.time)
    stage.settle()
  }

  private func field(of stage: Stage) throws -> CGPoint {
    let frame = try stage.element("name").frame
    return CGPoint(x: frame.minX + 12, y: frame.midY)
  }

  /// Whether a row of the open menu can be chosen.
  private func isEnabled(_ title: String, in stage: Stage) -> Bool? {
    guard let row = stage.host.elements.first(where: { $0.text == title && !$0.isLeaving }) else {
      return nil
    }
    let middle = CGPoint(x: row.frame.midX, y: row.frame.midY)
    return stage.host.operables.last { $0.frame.contains(middle) }?.isEnabled
  }

  @Test("A right click opens a menu with what applies, and it acts on the field")
  func menu() throws {
    let (stage, _) = try makeForm()
    stage.type("one two")
    click(3, at: try field(of: stage), in: stage)
    #expect(isEnabled("Cut", in: stage) == false)
    #expect(isEnabled("Paste", in: stage) == false)
    #expect(isEnabled("Delete", in: stage) == false)
    try stage.tap("Select All")
    stage.settle()
    click(3, at: try field(of: stage), in: stage)
    #expect(isEnabled("Copy", in: stage) == true)
    try stage.tap("Cut")
    stage.settle()
    #expect(try fieldValue(stage) == "")
    #expect(stage.host.clipboard.string == "one two")
    click(3, at: try field(of: stage), in: stage)
    #expect(isEnabled("Select All", in: stage) == false)
    try stage.tap("Paste")
    stage.settle()
    #expect(try fieldValue(stage) == "one two")
    stage.type("!")
    #expect(try fieldValue(stage) == "one two!")
  }

  @Test(
    "The menu key and Shift-F10 open it too, and Escape gives the keyboard back", arguments: [0, 1])
  func keys(way: Int) throws {
    let (stage, _) = try makeForm()
    stage.type("abc")
    if way == 0 { stage.key(.menu) } else { stage.key(.function(10), modifiers: .shift) }
    stage.settle()
    #expect(isEnabled("Select All", in: stage) == true)
    stage.key(.escape)
    stage.settle()
    #expect(isEnabled("Select All", in: stage) == nil)
    stage.type("d")
    #expect(try fieldValue(stage) == "abcd")
  }

  @Test("A right click on what is selected keeps the selection, elsewhere it moves the caret")
  func selectionStays() throws {
    let (stage, _) = try makeForm()
    stage.type("word")
    stage.key("a", modifiers: .control)
    click(3, at: try field(of: stage), in: stage)
    #expect(isEnabled("Delete", in: stage) == true)
    try stage.tap("Delete")
    stage.settle()
    #expect(try fieldValue(stage) == "")
  }

  @Test("A field stays in its editing while its menu is open")
  func editing() throws {
    let heard = Heard()
    let stage = Stage(width: 300, height: 160) {
      TextField("name", text: .constant("x"), onEditingChanged: { heard.changes.append($0) })
    }
    try stage.tap("name")
    click(3, at: try field(of: stage), in: stage)
    #expect(heard.changes == [true])
    try stage.tap("Select All")
    stage.settle()
    #expect(heard.changes == [true])
  }

  @Test("Selecting fills the selection that the middle button pastes where it is clicked")
  func middle() throws {
    let stage = Stage(width: 300, height: 160) { TwoFields() }
    try stage.tap("first")
    stage.type("hello world")
    stage.key(.leftArrow, modifiers: [.shift, .control])
    #expect(stage.host.clipboard.selection == "world")
    let frame = try stage.element("second").frame
    click(2, at: CGPoint(x: frame.midX, y: frame.midY), in: stage)
    #expect(try stage.element("second").value == "world")
    stage.type("!")
    #expect(try stage.element("second").value == "world!")
    #expect(stage.host.clipboard.string == nil)
  }

  @Test("A press that selects fills it when it ends, and a secret is never put there")
  func pointer() throws {
    let (stage, _) = try makeForm()
    stage.type("several words")
    let start = try field(of: stage)
    stage.drag(
      from: CGPoint(x: start.x + 200, y: start.y), to: CGPoint(x: start.x - 20, y: start.y))
    #expect(stage.host.clipboard.selection == "several words")
    let secret = Stage(width: 300, height: 160) { SecureField("name", text: .constant("secret")) }
    try secret.tap("name")
    secret.key("a", modifiers: .control)
    #expect(secret.host.clipboard.selection == nil)
    click(3, at: try field(of: secret), in: secret)
    #expect(isEnabled("Copy", in: secret) == false)
    #expect(isEnabled("Delete", in: secret) == true)
  }

  @Test("The menu key opens the menu of what has the keyboard")
  func contextMenu() throws {
    let stage = Stage(width: 300, height: 160) {
      Button("Go") {}.contextMenu { Button("Item") {} }
    }
    stage.key(.tab)
    stage.key(.menu)
    stage.settle()
    #expect(throws: Never.self) { try stage.element("Item") }
  }
}

@MainActor
private final class Heard {
  var changes: [Bool] = []
}

private struct TwoFields: View {
  @State private var first = ""
  @State private var second = ""
  var body: some View {
    VStack {
      TextField("first", text: $first)
      TextField("second", text: $second)
    }
  }
}
