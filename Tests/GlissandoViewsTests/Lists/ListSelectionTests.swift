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

  @Test(
    "A list that has the keyboard is marked all around where a person gets about by keyboard",
    arguments: [nil, 1])
  func mark(_ selected: Int?) throws {
    struct Selectable: View {
      @State var selected: Int?
      var body: some View {
        VStack(spacing: 0) {
          List(0..<3, id: \.self, selection: $selected) { Text("row \($0)") }
          Button("other") {}
        }
      }
    }
    let stage = Stage(width: 300, height: 220) { Selectable(selected: selected) }
    /// Whether the picture is another one beside each of the list's edges.
    func isMarked(since before: Stage.Image) throws -> [Bool] {
      stage.settle()
      let (after, end) = (stage.image(), Int(try stage.element("other").frame.minY.rounded(.down)))
      let edges = [(1, 60), (298, 60), (150, 1), (150, end - 8)]
      return edges.map { x, y in
        (0..<8).contains { before.pixel(x, y + $0) != after.pixel(x, y + $0) }
      }
    }
    stage.settle()
    let before = stage.image()
    stage.key(.tab)
    #expect(try isMarked(since: before) == [true, true, true, true])
    stage.key(.tab)
    // The mark of the button lies over the last edge.
    #expect(try isMarked(since: before).prefix(3) == [false, false, false])
    try stage.tap("row 1")
    stage.settle()
    // The selection is the mark of who points.
    #expect(stage.image().pixel(1, 60) == before.pixel(1, 60))
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

  @Test("A row that cannot be selected takes no click, and keys and ranges leave it out")
  func selectionDisabled() throws {
    struct Selectable: View {
      @State private var selected: Set<Int> = []
      var body: some View {
        VStack(spacing: 0) {
          Text("selected \(selected.sorted().map(String.init).joined(separator: ","))")
          List(0..<6, id: \.self, selection: $selected) {
            Text("row \($0)").selectionDisabled($0 == 2)
          }
        }
      }
    }
    let stage = Stage(width: 300, height: 300) { Selectable() }
    try stage.tap("row 2")
    #expect(selected(stage) == "selected ")
    try stage.tap("row 1")
    stage.key(.downArrow)
    #expect(selected(stage) == "selected 3")
    stage.key(.upArrow, modifiers: .shift)
    #expect(selected(stage) == "selected 1,3")
  }

  /// Rows that are called by tags, some of them written by themselves, and some of a loop.
  private struct Tagged: View {
    @State private var selected: Set<String> = []
    @State private var numbers = Array(1...8)
    var body: some View {
      VStack(spacing: 0) {
        Text("selected \(selected.sorted().joined(separator: ","))").frame(height: 20)
        List(selection: $selected) {
          Text("row 0").tag("zero")
          ForEach(numbers, id: \.self) { Text("row \($0)").tag("number \($0)") }
            .onDelete { numbers.remove(atOffsets: $0) }
        }
      }
    }
  }

  private func selected(_ stage: Stage) -> String? {
    stage.elements.first { $0.name.hasPrefix("selected ") }?.name
  }

  @Test("Shift and the arrow keys let a selection grow, shrink and turn round")
  func extended() throws {
    let stage = Stage(width: 300, height: 500) { Tagged() }
    try stage.tap("row 3")
    for _ in 0..<3 { stage.key(.upArrow, modifiers: .shift) }
    #expect(selected(stage) == "selected number 1,number 2,number 3,zero")
    for _ in 0..<4 { stage.key(.downArrow, modifiers: .shift) }
    #expect(selected(stage) == "selected number 3,number 4")
    stage.key(.downArrow)
    #expect(selected(stage) == "selected number 5")
  }

  @Test(
    "Rows that are known by their tags are walked over and deleted like others, out of sight too")
  func tagged() throws {
    let stage = Stage(width: 300, height: 110) { Tagged() }
    try stage.tap("row 0")
    stage.key(.end, modifiers: .shift)
    stage.settle()
    #expect(selected(stage)?.split(separator: ",").count == 9)
    stage.key(.upArrow)
    stage.key(.upArrow)
    stage.settle()
    #expect(selected(stage) == "selected number 6")
    stage.key(.upArrow, modifiers: .shift)
    stage.key(.delete)
    stage.settle()
    #expect(selected(stage) == "selected ")
    stage.key(.home)
    for _ in 0..<5 { stage.key(.downArrow) }
    stage.settle()
    #expect(selected(stage) == "selected number 7")
  }

  @Test("A key in a long list makes no rows but those that come into sight")
  func longList() throws {
    final class Counter { var rows = 0 }
    struct Long: View {
      let counter: Counter
      @State private var selected: Set<Int> = []
      var body: some View {
        List(selection: $selected) { ForEach(0..<20_000, id: \.self) { row($0) } }
      }
      private func row(_ number: Int) -> some View {
        counter.rows += 1
        return Text("row \(number)")
      }
    }
    let counter = Counter()
    let stage = Stage(width: 300, height: 300) { Long(counter: counter) }
    try stage.tap("row 2")
    stage.key(.downArrow)
    stage.key(.downArrow, modifiers: .shift)
    stage.key(.end, modifiers: .shift)
    stage.settle()
    #expect(counter.rows < 500)
  }
}
