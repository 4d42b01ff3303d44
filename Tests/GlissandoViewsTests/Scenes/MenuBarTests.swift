import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import Testing

@testable import GlissandoControls
@testable import GlissandoViews

/// The menus of a program's commands.
@MainActor
@Suite("Menu bar")
struct MenuBarTests {
  private final class Log {
    var entries: [String] = []
  }

  private func stage(
    _ log: Log, _ visibility: Visibility = .automatic
  ) throws -> Stage {
    let scene = WindowGroup { Color.blue.accessibilityIdentifier("content") }
      .commands {
        CommandMenu("Motion") {
          Button("Play") { log.entries.append("play") }.keyboardShortcut("p")
          Button("Stop") { log.entries.append("stop") }
          Menu("Pace") { Button("Slow") { log.entries.append("slow") } }
        }
        CommandGroup(after: .newItem) {
          Button("Open…") { log.entries.append("open") }
            .keyboardShortcut("o", modifiers: [.command, .shift])
        }
        CommandGroup(replacing: .saveItem) { Button("Save") { log.entries.append("save") } }
      }
      .menuBarVisibility(visibility)
    let content = try #require(scene.allWindows.first?.content)
    return Stage(width: 400, height: 300) { content }
  }

  private func isShown(_ title: String, _ stage: Stage) -> Bool {
    stage.host.elements.contains { $0.text == title && !$0.isLeaving }
  }

  @Test("Menus stand in a bar above the content, those that every program has first")
  func bar() throws {
    let stage = try stage(Log())
    let (file, motion) = (try stage.element("File").frame, try stage.element("Motion").frame)
    #expect(file.maxX <= motion.minX && file.minY < 30)
    #expect(try stage.element("content").frame.minY >= file.maxY)
    #expect(stage.host.elements.filter { $0.text == "File" }.count == 1)
  }

  @Test("A click opens a menu with its keys beside the items, and an item acts")
  func clicks() throws {
    let log = Log()
    let stage = try stage(log)
    try stage.tap("File")
    stage.settle()
    #expect(isShown("Save", stage) && isShown("Ctrl+Shift+O", stage))
    try stage.tap("Save")
    stage.settle()
    #expect(log.entries == ["save"] && !isShown("Save", stage))
  }

  @Test("The pointer leads from an open menu to the next, and opens none by itself")
  func hovering() throws {
    let stage = try stage(Log())
    let frame = try stage.element("Motion").frame
    stage.move(to: CGPoint(x: frame.midX, y: frame.midY))
    stage.settle()
    #expect(!isShown("Stop", stage))
    try stage.tap("File")
    stage.settle()
    stage.move(to: CGPoint(x: frame.midX, y: frame.midY))
    stage.settle()
    #expect(isShown("Stop", stage) && !isShown("Save", stage))
  }

  @Test("Keys open the menus, walk from one to the next, choose and leave")
  func keys() throws {
    let log = Log()
    let stage = try stage(log)
    stage.key(.menuBar)
    stage.settle()
    #expect(isShown("Save", stage))
    stage.key(.rightArrow)
    stage.settle()
    #expect(isShown("Stop", stage) && !isShown("Save", stage))
    stage.key(.leftArrow)
    stage.settle()
    #expect(isShown("Save", stage))
    stage.key(.escape)
    stage.settle()
    #expect(!isShown("Save", stage))
    stage.key("m", modifiers: .option)
    stage.settle()
    stage.type("s")
    stage.key(.return)
    stage.settle()
    #expect(log.entries == ["stop"])
    stage.key(.function(10))
    stage.settle()
    #expect(isShown("Save", stage))
  }

  @Test("A menu in a menu opens by the arrow, and the arrow beyond it leads to the next menu")
  func submenus() throws {
    let log = Log()
    let stage = try stage(log)
    stage.key("m", modifiers: .option)
    stage.settle()
    stage.key(.end)
    stage.key(.rightArrow)
    stage.settle()
    #expect(isShown("Slow", stage))
    stage.key(.rightArrow)
    stage.settle()
    #expect(isShown("Save", stage) && !isShown("Slow", stage))
  }

  @Test("Keys act while everything is closed")
  func shortcuts() throws {
    let log = Log()
    let stage = try stage(log)
    stage.key("p", modifiers: .control)
    stage.key("o", modifiers: [.control, .shift])
    #expect(log.entries == ["play", "open"])
  }

  @Test("A hidden bar takes no room until it is called, and goes with its menu")
  func hidden() throws {
    let log = Log()
    let stage = try stage(log, .hidden)
    #expect(!isShown("File", stage))
    #expect(try stage.element("content").frame.minY == 0)
    stage.key(.menuBar)
    stage.settle()
    #expect(isShown("File", stage) && isShown("Save", stage))
    stage.key(.escape)
    stage.settle()
    #expect(!isShown("File", stage))
    stage.key("p", modifiers: .control)
    #expect(log.entries == ["play"])
  }

  @Test("Alt with a letter that no menu begins with is anybody's")
  func otherLetters() throws {
    let stage = try stage(Log())
    stage.key("z", modifiers: .option)
    stage.settle()
    #expect(!isShown("Save", stage) && !isShown("Stop", stage))
  }
}
