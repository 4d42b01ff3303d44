import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Testing

/// What people do with rows by the pointer: actions beside them, and editing.
@MainActor
@Suite("Actions on rows")
struct RowActionTests {
  private struct Rows: View {
    @State private var names = ["one", "two", "three"]
    @State private var isStarred = false
    var body: some View {
      NavigationStack {
        List {
          ForEach(names, id: \.self) { name in
            Text(name + (isStarred && name == "one" ? "*" : ""))
              .swipeActions(edge: .leading) {
                Button("Star", systemImage: "star") { isStarred = true }.tint(.yellow)
              }
              .swipeActions {
                Button("Remove", systemImage: "trash", role: .destructive) {
                  names.removeAll { $0 == name }
                }
              }
              .deleteDisabled(name == "two")
          }
          .onDelete { names.remove(atOffsets: $0) }
        }
        .toolbar { EditButton() }
      }
    }
  }

  private func row(_ stage: Stage, _ name: String) throws -> CGPoint {
    let frame = try stage.element(name).frame
    return CGPoint(x: frame.minX + 40, y: frame.midY)
  }

  @Test("An action that cannot be used is not run by dragging far either")
  func disabledAction() throws {
    var runs = 0
    let stage = Stage(width: 400, height: 300) {
      List {
        Text("row").swipeActions { Button("Remove") { runs += 1 }.disabled(true) }
      }
    }
    let start = try row(stage, "row")
    stage.drag(from: CGPoint(x: 380, y: start.y), to: CGPoint(x: 20, y: start.y))
    stage.settle()
    #expect(runs == 0)
  }

  @Test("A row that is dragged aside shows its actions, which can be tapped")
  func swipe() throws {
    let stage = Stage(width: 400, height: 300) { Rows() }
    let start = try row(stage, "one")
    let from = CGPoint(x: 200, y: start.y)
    stage.drag(from: from, to: CGPoint(x: 130, y: start.y))
    stage.settle()
    let moved = try row(stage, "one")
    #expect(moved.x < start.x - 30, "the row lies aside: \(moved)")
    let below = try row(stage, "two")
    stage.tap(at: CGPoint(x: 375, y: start.y))
    stage.advance(by: 0.1)
    // The rows below close up as they do when the delete key has been pressed.
    let gliding = try row(stage, "two")
    #expect(gliding.y < below.y - 1 && gliding.y > start.y + 1, "\(gliding)")
    stage.settle()
    #expect(!stage.elements.contains { $0.text == "one" })
    stage.close()
  }

  private struct Links: View {
    var body: some View {
      NavigationStack {
        List {
          NavigationLink("link") { Text("detail") }
            .swipeActions { Button("Remove", systemImage: "trash", role: .destructive) {} }
        }
      }
    }
  }

  @Test("A row that is dragged aside opens no page, and one that is clicked does")
  func links() throws {
    let stage = Stage(width: 400, height: 300) { Links() }
    let start = try row(stage, "link")
    stage.drag(from: CGPoint(x: 200, y: start.y), to: CGPoint(x: 130, y: start.y))
    stage.settle()
    #expect(!stage.elements.contains { $0.text == "detail" })
    #expect(try row(stage, "link").x < start.x - 30)
    stage.drag(from: CGPoint(x: 100, y: start.y), to: CGPoint(x: 190, y: start.y))
    stage.settle()
    #expect(try abs(row(stage, "link").x - start.x) < 0.5)
    stage.tap(at: start)
    stage.settle()
    #expect(stage.elements.contains { $0.text == "detail" })
    stage.close()
  }

  @Test("The side of a row that lies open closes before the other one opens")
  func sides() throws {
    let stage = Stage(width: 400, height: 300) { Rows() }
    let start = try row(stage, "one")
    stage.drag(from: CGPoint(x: 200, y: start.y), to: CGPoint(x: 130, y: start.y))
    stage.settle()
    let open = try row(stage, "one")
    // A drag back moves the row as far as the pointer, not twice as far.
    stage.press(at: CGPoint(x: 150, y: start.y))
    for x in stride(from: 155.0, through: 180, by: 5) {
      stage.move(to: CGPoint(x: x, y: start.y))
      stage.advance(frames: 1)
    }
    #expect(try abs(row(stage, "one").x - open.x - 30) < 1)
    stage.release()
    stage.close()
  }

  @Test("A wheel that turns sideways opens the actions of a row and closes them, and runs none")
  func wheel() throws {
    let stage = Stage(width: 400, height: 300) { Rows() }
    let start = try row(stage, "one")
    func turn(_ distance: CGFloat) {
      for _ in 0..<10 {
        stage.scroll(by: CGSize(width: distance / 10, height: 0), at: start)
        stage.advance(frames: 1)
      }
    }
    turn(-20)
    let isFollowed = try abs(row(stage, "one").x - start.x + 20) < 1
    #expect(isFollowed, "the row follows the wheel")
    // Less than half of the way: it goes back by itself.
    stage.advance(by: 1)
    #expect(try abs(row(stage, "one").x - start.x) < 0.5)
    turn(-300)
    stage.advance(by: 1)
    let open = try row(stage, "one")
    #expect(open.x < start.x - 40 && open.x > start.x - 80, "it stops at its actions: \(open)")
    turn(60)
    stage.advance(by: 1)
    #expect(try abs(row(stage, "one").x - start.x) < 0.5)
    turn(60)
    stage.advance(by: 1)
    #expect(try row(stage, "one").x > start.x + 30, "the actions of the other side")
    #expect(stage.elements.contains { $0.text == "one" })
    stage.close()
  }

  @Test("A row that is dragged far runs its first action")
  func fullSwipe() throws {
    let stage = Stage(width: 400, height: 300) { Rows() }
    let start = try row(stage, "one")
    stage.drag(from: CGPoint(x: 40, y: start.y), to: CGPoint(x: 340, y: start.y))
    stage.settle()
    #expect(stage.elements.contains { $0.text == "one*" })
    stage.close()
  }

  @Test("While a list is edited rows can be deleted, except those that cannot")
  func editing() throws {
    let stage = Stage(width: 400, height: 300) { Rows() }
    #expect(!stage.elements.contains { $0.label == "Delete" })
    try stage.tap("Edit")
    stage.settle()
    #expect(stage.elements.filter { $0.label == "Delete" }.count == 2)
    try stage.tap("Delete")
    stage.settle()
    #expect(!stage.elements.contains { $0.text == "one" })
    #expect(stage.elements.contains { $0.text == "two" })
    try stage.tap("Done")
    stage.settle()
    #expect(!stage.elements.contains { $0.label == "Delete" })
    stage.close()
  }
}
