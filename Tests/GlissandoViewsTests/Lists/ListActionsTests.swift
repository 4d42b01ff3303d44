import Foundation
import GlissandoControls
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// What lists do with what is selected.
@MainActor
@Suite struct ListActionsTests {
  @MainActor private final class Log {
    var actions: [Set<Int>] = []
    var chosen: [Set<Int>] = []
  }

  private struct Rows: View {
    let log: Log
    @State private var selected: Set<Int> = []

    var body: some View {
      List(0..<4, id: \.self, selection: $selected) { Text("row \($0)") }
        .contextMenu(forSelectionType: Int.self) { items in
          Button("About \(items.sorted().map(String.init).joined(separator: "+"))") {
            log.chosen.append(items)
          }
        } primaryAction: {
          log.actions.append($0)
        }
    }
  }

  private func point(_ stage: Stage, _ row: Int) throws -> CGPoint {
    CGPoint(x: 250, y: try stage.element("row \(row)").frame.midY)
  }

  private func click(
    _ stage: Stage, at point: CGPoint, button: Int = 1, _ modifiers: EventModifiers = []
  ) {
    stage.host.send(.pointerDown(point, button: button, modifiers: modifiers), at: stage.time)
    stage.host.send(.pointerUp(point, button: button), at: stage.time)
    stage.settle(limit: 2)
  }

  @Test(
    "Two clicks on one row are a double one, three are no second, and clicks on two rows are none")
  func doubleClick() throws {
    let log = Log()
    let stage = Stage(width: 300, height: 300) { Rows(log: log) }
    for row in [1, 2] { stage.tap(at: try point(stage, row)) }
    #expect(log.actions.isEmpty)
    stage.tap(at: try point(stage, 2))
    #expect(log.actions == [[2]])
    stage.tap(at: try point(stage, 2))
    #expect(log.actions == [[2]])
    stage.advance(by: 1)
    stage.tap(at: try point(stage, 2))
    #expect(log.actions == [[2]])
  }

  @Test("Return acts on all that is selected")
  func returnKey() throws {
    let log = Log()
    let stage = Stage(width: 300, height: 300) { Rows(log: log) }
    click(stage, at: try point(stage, 0))
    stage.advance(by: 1)
    click(stage, at: try point(stage, 2), .shift)
    stage.key(.return)
    #expect(log.actions == [[0, 1, 2]])
  }

  @Test("A menu is about the selection where that was clicked, else about one row, or about none")
  func menus() throws {
    let log = Log()
    let stage = Stage(width: 300, height: 300) { Rows(log: log) }
    click(stage, at: try point(stage, 0))
    stage.advance(by: 1)
    click(stage, at: try point(stage, 1), .shift)
    for (row, words, items) in [(1, "About 0+1", [0, 1]), (3, "About 3", [3])] {
      click(stage, at: try point(stage, row), button: 3)
      try stage.tap(words)
      stage.settle(limit: 2)
      #expect(log.chosen.last == Set(items))
    }
    click(stage, at: CGPoint(x: 150, y: 290), button: 3)
    try stage.tap("About ")
    #expect(log.chosen.last == [])
  }
}
