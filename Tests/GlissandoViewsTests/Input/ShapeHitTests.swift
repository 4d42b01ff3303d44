import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// Which points of a shape take input.
@MainActor
@Suite("Hits of shapes")
struct ShapeHitTests {
  /// A square within another one: a hole by the even-odd rule.
  private struct Frame: Shape {
    func path(in rect: CGRect) -> Path {
      var path = Path(rect)
      path.addRect(rect.insetBy(dx: rect.width / 4, dy: rect.height / 4))
      return path
    }
  }

  private final class Counter { var count = 0 }

  /// How many of two clicks arrive: one in the middle, one near the edge.
  private func hits<V: View>(_ view: V) -> [Bool] {
    let counter = Counter()
    let stage = Stage(width: 100, height: 100) { view.onTapGesture { counter.count += 1 } }
    return [CGPoint(x: 50, y: 50), CGPoint(x: 10, y: 10)].map { point in
      counter.count = 0
      stage.tap(at: point)
      return counter.count == 1
    }
  }

  @Test("A hole by the even-odd rule takes no input, whether it is filled, clipped or said")
  func evenOdd() {
    let odd = FillStyle(eoFill: true)
    #expect(hits(Frame().fill(.red, style: odd)) == [false, true])
    #expect(hits(Color.red.clipShape(Frame(), style: odd)) == [false, true])
    #expect(hits(Color.red.contentShape(Frame(), eoFill: true)) == [false, true])
    #expect(hits(Frame().fill(.red)) == [true, true])
    #expect(hits(Color.red.clipShape(Frame())) == [true, true])
    #expect(hits(Color.red.contentShape(Frame())) == [true, true])
  }
}
