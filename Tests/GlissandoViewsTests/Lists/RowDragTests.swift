import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Testing

/// Rows that are dragged to another place.
@MainActor
@Suite("Dragged rows")
struct RowDragTests {
  private func makeList(_ numbers: [Int], isMovable: Bool = true) -> (Stage, Remote<[Int]>) {
    let remote = Remote<[Int]>()
    let stage = Stage(width: 300, height: 360) {
      Numbers(numbers: numbers, remote: remote, isMovable: isMovable)
    }
    return (stage, remote)
  }

  /// Rows of 36 points.
  private struct Numbers: View {
    @State var numbers: [Int]
    let remote: Remote<[Int]>
    let isMovable: Bool
    var body: some View {
      let _ = remote.connect($numbers)
      List {
        ForEach(numbers, id: \.self) { Text("row \($0)") }
          .onMove(
            perform: isMovable
              ? { offsets, target in numbers.move(fromOffsets: offsets, toOffset: target) } : nil)
      }
      .listStyle(.plain)
    }
  }

  private func y(_ stage: Stage, _ row: Int) throws -> Double {
    try stage.element("row \(row)").frame.midY
  }

  /// Presses in the middle of a row and moves down by a distance, without letting go.
  private func drag(_ stage: Stage, from place: Int, by distance: Double) {
    let start = CGPoint(x: 100, y: 18 + 36 * Double(place))
    stage.press(at: start)
    for step in 1...10 {
      stage.move(to: CGPoint(x: 100, y: start.y + distance * Double(step) / 10))
      stage.advance(frames: 1)
    }
  }

  @Test("A row follows the pointer while the others make way, and is moved when it is let go")
  func moves() throws {
    let (stage, numbers) = makeList(Array(0..<8))
    drag(stage, from: 1, by: 90)
    #expect(abs(try y(stage, 1) - (18 + 36 + 90)) <= 1)
    #expect(numbers.value == Array(0..<8))
    stage.advance(by: 0.5)
    // Two rows have made way by more than half.
    #expect(abs(try y(stage, 2) - (18 + 36)) <= 1)
    #expect(abs(try y(stage, 3) - (18 + 72)) <= 1)
    #expect(abs(try y(stage, 4) - (18 + 144)) <= 1)
    stage.release()
    #expect(stage.settle())
    #expect(numbers.value == [0, 2, 3, 1, 4, 5, 6, 7])
    #expect(abs(try y(stage, 1) - (18 + 108)) <= 1)
  }

  @Test("A row that is let go glides to its place from where it was held, without a jump")
  func glides() throws {
    let (stage, numbers) = makeList(Array(0..<8))
    drag(stage, from: 5, by: -120)
    stage.advance(by: 0.5)
    let held = try y(stage, 5)
    stage.release()
    stage.advance(frames: 1)
    #expect(abs(try y(stage, 5) - held) < 6)
    #expect(stage.settle())
    #expect(numbers.value == [0, 1, 5, 2, 3, 4, 6, 7])
  }

  @Test("A row that comes back to its place changes nothing")
  func returns() throws {
    let (stage, numbers) = makeList(Array(0..<8))
    drag(stage, from: 2, by: 100)
    stage.move(to: CGPoint(x: 100, y: 18 + 72 + 4))
    stage.advance(frames: 2)
    stage.release()
    #expect(stage.settle())
    #expect(numbers.value == Array(0..<8))
    for row in 0..<8 { #expect(abs(try y(stage, row) - (18 + 36 * Double(row))) <= 1) }
  }

  @Test("Beyond the ends it stays the first or the last")
  func ends() throws {
    let (stage, numbers) = makeList(Array(0..<5))
    drag(stage, from: 1, by: 400)
    stage.release()
    #expect(stage.settle())
    #expect(numbers.value == [0, 2, 3, 4, 1])
    drag(stage, from: 4, by: -500)
    stage.release()
    #expect(stage.settle())
    #expect(numbers.value == [1, 0, 2, 3, 4])
  }

  @Test("Held at the edge of a long list, it scrolls the list along")
  func scrolls() throws {
    let (stage, numbers) = makeList(Array(0..<60))
    drag(stage, from: 8, by: 60)
    stage.move(to: CGPoint(x: 100, y: 372))
    stage.advance(by: 2)
    stage.release()
    #expect(stage.settle())
    let place = try #require(numbers.value.firstIndex(of: 8))
    #expect(place > 12)
    #expect(numbers.value.filter { $0 != 8 } == (0..<60).filter { $0 != 8 })
  }

  @Test("Where rows cannot be moved, a drag scrolls")
  func fixed() throws {
    let (stage, numbers) = makeList(Array(0..<60), isMovable: false)
    drag(stage, from: 8, by: -100)
    #expect(try y(stage, 5) < 18 + 36 * 5 - 50)
    stage.release()
    #expect(stage.settle())
    #expect(numbers.value == Array(0..<60))
  }

  @Test("Rows that go while one is dragged end the drag, and the next one begins as any other")
  func rowsGo() throws {
    for left in [[0, 1], [], [5], [7, 6, 5, 4, 3, 2, 1, 0]] {
      let (stage, numbers) = makeList(Array(0..<8))
      drag(stage, from: 6, by: -90)
      numbers.value = left
      stage.advance(frames: 2)
      stage.move(to: CGPoint(x: 100, y: 20))
      stage.release()
      stage.settle()
      #expect(numbers.value == left)
      numbers.value = Array(0..<8)
      stage.settle()
      drag(stage, from: 1, by: 90)
      stage.release()
      stage.settle()
      #expect(numbers.value == [0, 2, 3, 1, 4, 5, 6, 7])
      stage.close()
    }
  }
}
