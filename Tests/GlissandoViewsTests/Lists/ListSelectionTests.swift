import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Testing

/// Rows that people select.
@MainActor
@Suite struct ListSelectionTests {
  private func y(_ stage: Stage, _ row: Int) throws -> Double {
    try stage.element("row \(row)").frame.midY
  }

  @Test("A click selects, keys move the selection and bring it into sight")
  func selection() throws {
    struct Selectable: View {
      @State private var selected: Int?
      var body: some View {
        VStack(spacing: 0) {
          Text("selected \(selected ?? -1)").frame(height: 20)
          List(0..<100, id: \.self, selection: $selected) { Text("row \($0)") }
        }
      }
    }
    let stage = Stage(width: 300, height: 220) { Selectable() }
    try stage.tap("row 2")
    #expect(stage.elements.contains { $0.text == "selected 2" })
    stage.key(.downArrow)
    #expect(stage.elements.contains { $0.text == "selected 3" })
    for _ in 0..<10 { stage.key(.downArrow) }
    stage.settle()
    #expect(stage.elements.contains { $0.text == "selected 13" })
    #expect(try y(stage, 13) < 220)
    stage.key(.end)
    stage.settle()
    #expect(stage.elements.contains { $0.text == "selected 99" })
    #expect(try y(stage, 99) < 220)
  }

  @Test("Several rows are selected with the control and shift keys")
  func multipleSelection() throws {
    struct Selectable: View {
      @State private var selected: Set<Int> = []
      var body: some View {
        List(0..<6, id: \.self, selection: $selected) { Text("row \($0)") }
          .overlay(alignment: .bottom) {
            Text("selected \(selected.sorted().map(String.init).joined(separator: ","))")
          }
      }
    }
    let stage = Stage(width: 300, height: 300) { Selectable() }
    func click(_ row: Int, _ modifiers: EventModifiers) throws {
      let point = CGPoint(x: 250, y: try y(stage, row))
      stage.host.send(.pointerDown(point, button: 1, modifiers: modifiers), at: stage.time)
      stage.host.send(.pointerUp(point, button: 1), at: stage.time)
    }
    try click(1, [])
    try click(3, .control)
    #expect(stage.elements.contains { $0.text == "selected 1,3" })
    try click(5, .shift)
    #expect(stage.elements.contains { $0.text == "selected 3,4,5" })
    try click(2, [])
    #expect(stage.elements.contains { $0.text == "selected 2" })
  }
}
