import Foundation
import GlissandoDrawing
import GlissandoMotion
import Testing

@testable import GlissandoControls
@testable import GlissandoTesting
@testable import GlissandoViews

/// Menus that are opened by a press, and chosen from by letting go.
@MainActor
@Suite("Held menus")
struct HeldMenuTests {
  private final class Log {
    var entries: [String] = []
  }

  private struct Page: View {
    let log: Log
    @State private var fruit = "Pear"

    var body: some View {
      VStack(alignment: .leading, spacing: 10) {
        Menu("Actions") { items }
        Picker("Fruit", selection: $fruit) {
          ForEach(["Apple", "Banana", "Pear"], id: \.self) { Text($0) }
        }
        .pickerStyle(.menu)
        .accessibilityIdentifier("picker")
        Color.red.frame(width: 300, height: 200).accessibilityIdentifier("area")
          .contextMenu { items }
        Button("Beside") { log.entries.append("beside") }
      }
    }

    @ViewBuilder private var items: some View {
      Button("Copy") { log.entries.append("copy") }
      Menu("More") {
        Button("Deep") { log.entries.append("deep") }
        Button("Deeper") { log.entries.append("deeper") }
      }
      Button("Last") { log.entries.append("last") }
    }
  }

  private func stage(_ log: Log = Log()) -> Stage {
    let stage = Stage(width: 600, height: 500) { Page(log: log) }
    stage.settle()
    return stage
  }

  private func center(_ stage: Stage, _ name: String) throws -> CGPoint {
    let frame = try stage.element(name).frame
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  private func isOpen(_ stage: Stage, _ name: String = "Copy") -> Bool {
    stage.host.elements.contains { $0.text == name && !$0.isLeaving }
  }

  /// Presses a button where something is, and holds it until what it opens is there.
  private func hold(_ stage: Stage, _ name: String, button: Int = 1) throws {
    let point = try center(stage, name)
    stage.move(to: point)
    stage.host.send(.pointerDown(point, button: button, modifiers: []), at: stage.time)
    stage.advance(by: 0.3)
  }

  private func letGo(_ stage: Stage, button: Int = 1) {
    stage.host.send(.pointerUp(stage.pointer ?? .zero, button: button), at: stage.time)
    stage.settle()
  }

  nonisolated private static let openers = [("Actions", 1), ("area", 3)]

  @Test("What the button is let go on is chosen", arguments: openers)
  func chooses(_ name: String, _ button: Int) throws {
    let log = Log()
    let stage = stage(log)
    try hold(stage, name, button: button)
    #expect(isOpen(stage))
    stage.move(to: try center(stage, "Last"))
    stage.advance(by: 0.1)
    letGo(stage, button: button)
    #expect(log.entries == ["last"])
    #expect(!isOpen(stage))
  }

  @Test("A press that does not move leaves the menu open, and it works on", arguments: openers)
  func staysOpen(_ name: String, _ button: Int) throws {
    let log = Log()
    let stage = stage(log)
    try hold(stage, name, button: button)
    letGo(stage, button: button)
    #expect(isOpen(stage) && log.entries.isEmpty)
    try stage.tap("Copy")
    #expect(log.entries == ["copy"])
  }

  @Test("A drag that ends beside the menu closes it and does nothing else", arguments: openers)
  func closes(_ name: String, _ button: Int) throws {
    let log = Log()
    for point in [try center(stage(), "Beside"), CGPoint(x: 900, y: -40)] {
      let stage = stage(log)
      try hold(stage, name, button: button)
      stage.move(to: point)
      letGo(stage, button: button)
      #expect(!isOpen(stage) && log.entries.isEmpty)
    }
  }

  @Test("A menu that was closed in the press leaves what is below alone", arguments: openers)
  func closedMeanwhile(_ name: String, _ button: Int) throws {
    let log = Log()
    let stage = stage(log)
    try hold(stage, name, button: button)
    stage.key(.escape)
    stage.settle()
    #expect(!isOpen(stage))
    stage.move(to: try center(stage, "Beside"))
    letGo(stage, button: button)
    #expect(log.entries.isEmpty)
    try stage.tap("Beside")
    #expect(log.entries == ["beside"])
  }

  @Test(
    "A menu in a menu opens below the pointer that rests, and is chosen from", arguments: openers)
  func submenu(_ name: String, _ button: Int) throws {
    let log = Log()
    let stage = stage(log)
    try hold(stage, name, button: button)
    stage.move(to: try center(stage, "More"))
    stage.advance(by: 0.6)
    #expect(isOpen(stage, "Deeper"))
    // On its way to another row it stays open, and closes where the pointer rests.
    stage.move(to: try center(stage, "Last"))
    stage.advance(by: 0.1)
    #expect(isOpen(stage, "Deeper"))
    stage.advance(by: 0.5)
    #expect(!isOpen(stage, "Deeper") && isOpen(stage))
    stage.move(to: try center(stage, "More"))
    stage.advance(by: 0.6)
    stage.move(to: try center(stage, "Deeper"))
    letGo(stage, button: button)
    #expect(log.entries == ["deeper"])
    #expect(!isOpen(stage))
  }

  @Test("A press that is drawn out of a menu's label opens it at once")
  func drawnOut() throws {
    let stage = stage()
    stage.press(at: try center(stage, "Actions"))
    stage.move(to: CGPoint(x: 300, y: 300))
    stage.settle()
    #expect(isOpen(stage))
    stage.release()
    stage.settle()
    #expect(isOpen(stage))
  }

  @Test("A picker in the style of a menu is chosen from as a menu is")
  func picker() throws {
    let stage = stage()
    try hold(stage, "Pear")
    stage.move(to: try center(stage, "Banana"))
    letGo(stage)
    #expect(try stage.element("picker").value == "Banana")
    #expect(!isOpen(stage, "Apple"))
  }

  @Test("What is scrolled can be drawn along at a menu's label")
  func scrolls() throws {
    let stage = Stage(width: 300, height: 200) {
      ScrollView { Menu("Actions") { Button("Copy") {} }.padding(.bottom, 900) }
    }
    stage.settle()
    let start = try center(stage, "Actions")
    stage.drag(from: start, to: CGPoint(x: start.x, y: start.y - 10 - 60), duration: 0.1)
    stage.settle()
    #expect(!isOpen(stage))
    #expect(try center(stage, "Actions").y < start.y - 20)
  }

  @Test("In a window's bar a press leads from menu to menu, and letting go chooses")
  func bar() throws {
    let log = Log()
    let scene = WindowGroup { Color.blue }
      .commands {
        CommandMenu("Motion") { Button("Play") { log.entries.append("play") } }
        CommandMenu("Pace") { Button("Slow") { log.entries.append("slow") } }
      }
    let content = try #require(scene.allWindows.first?.content)
    let stage = Stage(width: 400, height: 300) { content }
    stage.settle()
    try hold(stage, "Motion")
    #expect(isOpen(stage, "Play"))
    stage.move(to: try center(stage, "Pace"))
    stage.advance(by: 0.3)
    #expect(isOpen(stage, "Slow") && !isOpen(stage, "Play"))
    stage.move(to: try center(stage, "Slow"))
    letGo(stage)
    #expect(log.entries == ["slow"])
    // A title on which it is let go stays open.
    try hold(stage, "Motion")
    stage.move(to: try center(stage, "Pace"))
    stage.advance(by: 0.3)
    letGo(stage)
    #expect(isOpen(stage, "Slow"))
  }
}
