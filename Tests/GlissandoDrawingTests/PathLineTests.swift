import Foundation
import GlissandoDrawing
import GlissandoMotion
import Testing

/// Lines of a path that are cut by the edge of another one.
@Suite("Lines inside and outside of a path")
struct PathLineTests {
  private let square = Path(CGRect(x: 10, y: 10, width: 20, height: 20))

  private func line(_ points: CGPoint...) -> Path { Path { $0.addLines(points) } }

  @Test("A line is cut where it enters and where it leaves")
  func crossing() {
    let path = line(CGPoint(x: 0, y: 20), CGPoint(x: 40, y: 20))
    #expect(path.lineIntersection(square) == line(CGPoint(x: 10, y: 20), CGPoint(x: 30, y: 20)))
    var outside = line(CGPoint(x: 0, y: 20), CGPoint(x: 10, y: 20))
    outside.addLines([CGPoint(x: 30, y: 20), CGPoint(x: 40, y: 20)])
    #expect(path.lineSubtraction(square) == outside)
  }

  @Test("What is not cut stays as it is: curves, corners and what is closed")
  func whole() {
    let circle = Path(ellipseIn: CGRect(x: 14, y: 14, width: 10, height: 10))
    #expect(circle.lineIntersection(square).elements == circle.elements)
    #expect(circle.lineSubtraction(square).isEmpty)
    let far = circle.offsetBy(dx: 100, dy: 0)
    #expect(far.lineSubtraction(square) == far)
    #expect(far.lineIntersection(square).isEmpty)
    #expect(circle.lineSubtraction(Path()) == circle)
    #expect(circle.lineIntersection(Path()).isEmpty)
    #expect(Path().lineSubtraction(square).isEmpty)
  }

  @Test("A closed line whose beginning is kept is cut elsewhere, not there")
  func closed() {
    // Its beginning, the top left corner, lies inside of what is kept.
    let half = Path(CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(
      square.lineIntersection(half)
        == line(
          CGPoint(x: 10, y: 20), CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 10), CGPoint(x: 30, y: 20)
        ))
  }

  @Test(
    "A curve stays a curve, and every point of it is on the right side", arguments: [false, true])
  func curves(_ eoFill: Bool) {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 60, height: 60))
    var ring = Path(ellipseIn: CGRect(x: 25, y: 5, width: 50, height: 50))
    ring.addEllipse(in: CGRect(x: 35, y: 15, width: 30, height: 30))
    func wrong(_ path: Path, isInside: Bool) -> Int {
      (1..<200).filter { step in
        let part = CGFloat(step) / 200
        guard let point = path.trimmedPath(from: 0, to: part).currentPoint else { return true }
        let isNear = [(0.1, 0), (-0.1, 0), (0, 0.1), (0, -0.1)].contains { dx, dy in
          let other = CGPoint(x: point.x + dx, y: point.y + dy)
          return ring.contains(other, eoFill: eoFill) == isInside
        }
        return !isNear || abs(hypot(point.x - 30, point.y - 30) - 30) > 0.1
      }.count
    }
    #expect(wrong(circle.lineIntersection(ring, eoFill: eoFill), isInside: true) == 0)
    #expect(wrong(circle.lineSubtraction(ring, eoFill: eoFill), isInside: false) == 0)
  }

  @Test("Numbers that are not finite leave nothing")
  func endless() {
    let bad = Path(CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1))
    #expect(bad.lineIntersection(square).isEmpty && bad.lineSubtraction(square).isEmpty)
    #expect(square.lineIntersection(bad).isEmpty && square.lineSubtraction(bad).isEmpty)
    let huge = Path(CGRect(x: -1e300, y: -1e300, width: 2e300, height: 2e300))
    #expect(square.lineSubtraction(huge).isEmpty)
    _ = huge.lineSubtraction(square)
  }
}
