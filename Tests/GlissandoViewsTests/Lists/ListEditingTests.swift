import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Testing

/// Rows that people delete and move.
@MainActor
@Suite struct ListEditingTests {
  private struct Editable: View {
    @State private var numbers = [0, 1, 2, 3]
    @State private var selected: Set<Int> = []
    var body: some View {
      List(selection: $selected) {
        ForEach(numbers, id: \.self) { Text("row \($0)") }
          .onDelete { numbers.remove(atOffsets: $0) }
          .onMove { numbers.move(fromOffsets: $0, toOffset: $1) }
      }
    }
  }

  private func order(_ stage: Stage) -> [String] {
    stage.elements.filter { !$0.isLeaving }.sorted { $0.targetFrame.minY < $1.targetFrame.minY }
      .map(\.name)
  }

  @Test("The delete key deletes the selected row, which fades while the others glide up")
  func delete() throws {
    let stage = Stage(width: 200, height: 200) { Editable() }
    try stage.tap("row 1")
    stage.key(.delete)
    stage.advance(by: 0.1)
    let leaving = try stage.element("row 1")
    #expect(leaving.isLeaving && leaving.opacity < 1)
    let below = try stage.element("row 2")
    #expect(below.frame.minY > below.targetFrame.minY)
    stage.settle()
    #expect(order(stage) == ["row 0", "row 2", "row 3"])
  }

  @Test("Alt and the arrow keys move the selected row, which stays selected")
  func move() throws {
    let stage = Stage(width: 200, height: 200) { Editable() }
    try stage.tap("row 1")
    stage.key(.downArrow, modifiers: .option)
    stage.settle()
    #expect(order(stage) == ["row 0", "row 2", "row 1", "row 3"])
    stage.key(.upArrow, modifiers: .option)
    stage.key(.upArrow, modifiers: .option)
    stage.settle()
    #expect(order(stage) == ["row 1", "row 0", "row 2", "row 3"])
    stage.key(.upArrow, modifiers: .option)
    stage.settle()
    #expect(order(stage) == ["row 1", "row 0", "row 2", "row 3"])
  }
}
