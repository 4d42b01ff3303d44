import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Testing

/// Rows that are dragged aside, one after the other.
@MainActor
@Suite("Open rows")
struct OpenRowTests {
  private struct Rows: View {
    @State private var names = ["one", "two", "three"]
    var body: some View {
      List {
        ForEach(names, id: \.self) { name in
          Text(name)
            .swipeActions(edge: .leading) { Button("Star", systemImage: "star") {} }
            .swipeActions {
              Button("Remove", systemImage: "trash", role: .destructive) {
                names.removeAll { $0 == name }
              }
            }
        }
      }
    }
  }

  private func x(_ stage: Stage, _ name: String) throws -> CGFloat {
    try stage.element(name).frame.minX
  }

  private func swipe(_ stage: Stage, _ name: String, by way: CGFloat = -70) throws {
    let y = try stage.element(name).frame.midY
    stage.drag(from: CGPoint(x: 200, y: y), to: CGPoint(x: 200 + way, y: y))
  }

  @Test("A row that lies open closes, by its spring, when another one is dragged aside")
  func another() throws {
    let stage = Stage(width: 400, height: 300) { Rows() }
    let rest = try x(stage, "one")
    try swipe(stage, "one")
    stage.settle()
    let open = try x(stage, "one")
    #expect(open < rest - 30)
    let y = try stage.element("two").frame.midY
    stage.press(at: CGPoint(x: 200, y: y))
    for x in stride(from: 196.0, through: 180, by: -4) {
      stage.move(to: CGPoint(x: x, y: y))
      stage.advance(frames: 1)
    }
    let onTheWay = try x(stage, "one")
    #expect(onTheWay > open + 1 && onTheWay < rest - 1, "it is on its way: \(onTheWay)")
    stage.advance(by: 1)
    #expect(try abs(x(stage, "one") - rest) < 0.5)
    #expect(try abs(x(stage, "two") - rest + 20) < 0.5, "the other one follows the pointer")
    stage.release()
    stage.close()
  }

  @Test("The other side of another row closes it too, and a row that is gone is forgotten")
  func otherSide() throws {
    let stage = Stage(width: 400, height: 300) { Rows() }
    let rest = try x(stage, "two")
    try swipe(stage, "one")
    stage.settle()
    try swipe(stage, "two", by: 70)
    stage.settle()
    #expect(try abs(x(stage, "one") - rest) < 0.5)
    #expect(try x(stage, "two") > rest + 30)
    try swipe(stage, "three", by: -330)
    stage.settle()
    #expect(!stage.elements.contains { $0.text == "three" })
    #expect(try abs(x(stage, "two") - rest) < 0.5)
    try swipe(stage, "two")
    stage.settle()
    #expect(try x(stage, "two") < rest - 30)
    stage.close()
  }
}
