import Foundation
import GlissandoDrawing
import GlissandoTesting
import Testing

@testable import GlissandoControls
@testable import GlissandoViews

@MainActor
@Suite("Menus of the second button")
struct ContextMenuTests {
  private struct Page: View {
    @State private var said = "nothing"
    var body: some View {
      VStack(spacing: 0) {
        Text(said).accessibilityIdentifier("said").frame(height: 40)
        Color.red.frame(width: 300, height: 200)
          .accessibilityIdentifier("area")
          .contextMenu {
            Button("Copy") { said = "copied" }
            Button("Remove", role: .destructive) { said = "removed" }
          }
      }
    }
  }

  private static func stage() -> Stage { Stage(width: 500, height: 400) { Page() } }

  private static func click(_ stage: Stage, _ point: CGPoint, button: Int = 3) -> Bool {
    defer {
      stage.host.send(.pointerUp(point, button: button), at: stage.time)
      stage.settle(limit: 5)
    }
    return stage.host.send(.pointerDown(point, button: button, modifiers: []), at: stage.time)
  }

  @Test("A click of the second button opens the menu at the pointer")
  func opensAtPointer() throws {
    let stage = Self.stage()
    stage.settle(limit: 5)
    let area = try stage.element("area").frame
    let point = CGPoint(x: area.midX + 20, y: area.midY - 30)
    #expect(Self.click(stage, point))
    let item = try stage.element("Copy").frame
    #expect(item.minX >= point.x && item.minX < point.x + 40, "\(item), \(point)")
    #expect(item.minY >= point.y && item.minY < point.y + 40, "\(item), \(point)")
    try stage.tap("Copy")
    stage.settle(limit: 5)
    #expect(try stage.element("said").text == "copied")
    #expect(throws: (any Error).self) { try stage.element("Copy") }
  }

  @Test("Where no menu is wanted, and in a press, a click of the second button does nothing")
  func leavesOthersAlone() throws {
    let stage = Self.stage()
    stage.settle(limit: 5)
    #expect(!Self.click(stage, CGPoint(x: 2, y: 2)))
    let area = try stage.element("area").frame
    let middle = CGPoint(x: area.midX, y: area.midY)
    stage.host.send(.pointerDown(middle, button: 1, modifiers: []), at: stage.time)
    #expect(!Self.click(stage, middle))
    stage.host.send(.pointerUp(middle, button: 1), at: stage.time)
    #expect(throws: (any Error).self) { try stage.element("Copy") }
  }

  @Test("A click of either button beside the menu closes it", arguments: [1, 3])
  func closes(_ button: Int) throws {
    let stage = Self.stage()
    stage.settle(limit: 5)
    let area = try stage.element("area").frame
    _ = Self.click(stage, CGPoint(x: area.minX + 10, y: area.minY + 10))
    _ = try stage.element("Copy")
    _ = Self.click(stage, CGPoint(x: 2, y: 2), button: button)
    #expect(throws: (any Error).self) { try stage.element("Copy") }
    #expect(try stage.element("said").text == "nothing")
  }

  @Test("A disabled view opens none")
  func disabled() throws {
    let stage = Stage(width: 500, height: 400) { Page().disabled(true) }
    stage.settle(limit: 5)
    let area = try stage.element("area").frame
    #expect(!Self.click(stage, CGPoint(x: area.midX, y: area.midY)))
  }
}
