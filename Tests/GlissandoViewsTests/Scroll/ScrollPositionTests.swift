import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// A position that a program keeps.
@MainActor
@Suite("Scroll positions")
struct ScrollPositionTests {
  private func makePosition(_ position: ScrollPosition) -> (Stage, Remote<ScrollPosition>) {
    let remote = Remote<ScrollPosition>()
    let stage = Stage(width: 200, height: 300) { Page(position: position, remote: remote) }
    return (stage, remote)
  }

  /// Fifty lines of 60 points in a view of 300.
  private struct Page: View {
    @State var position: ScrollPosition
    let remote: Remote<ScrollPosition>
    var body: some View {
      let _ = remote.connect($position)
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<50) { number in
            Color.red.frame(height: 60).accessibilityIdentifier("line \(number)")
          }
        }
      }
      .scrollPosition($position)
    }
  }

  private func top(_ stage: Stage, _ line: Int) throws -> Double {
    try stage.element("line \(line)").frame.minY
  }

  @Test("It goes to views, edges and points, at once or by an animation")
  func program() throws {
    let (stage, position) = makePosition(ScrollPosition())
    position.value.scrollTo(id: 10, anchor: .top)
    stage.advance(frames: 2)
    #expect(try top(stage, 10) == 0)
    position.value.scrollTo(edge: .bottom)
    stage.advance(frames: 2)
    #expect(try stage.element("line 49").frame.maxY == 300)
    #expect(position.value.edge == .bottom)
    withAnimation(.linear(duration: 1)) { position.value.scrollTo(y: 600) }
    stage.advance(by: 0.5)
    #expect(try abs(top(stage, 26) - (26 * 60 - (2700 + 600) / 2)) < 2)
    #expect(stage.settle())
    #expect(try top(stage, 10) == 0)
    #expect(position.value.y == 600 && position.value.x == nil)
  }

  @Test("It begins where it says")
  func beginning() throws {
    let (stage, position) = makePosition(ScrollPosition(id: 20, anchor: .center))
    stage.advance(frames: 2)
    #expect(try top(stage, 20) == 120)
    #expect(position.value.viewID(type: Int.self) == 20)
    #expect(!position.value.isPositionedByUser)
  }

  @Test("It tells that a person has moved the content, and to which view")
  func person() throws {
    let (stage, position) = makePosition(ScrollPosition(idType: Int.self, edge: .top))
    stage.advance(frames: 2)
    #expect(!position.value.isPositionedByUser && position.value.edge == .top)
    stage.scroll(by: CGSize(width: 0, height: -300), at: CGPoint(x: 100, y: 150))
    #expect(stage.settle())
    #expect(position.value.isPositionedByUser && position.value.edge == nil)
    #expect(position.value.viewID(type: Int.self) == 5)
    // The same wish once more moves the content again.
    position.value.scrollTo(edge: .top)
    stage.advance(frames: 2)
    #expect(try top(stage, 0) == 0)
    #expect(!position.value.isPositionedByUser)
  }
}
