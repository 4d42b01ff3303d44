import Foundation
import GlissandoDrawing
import GlissandoMotion
import Testing

/// Combinations of paths, path data and transforms of space.
@Suite("Combining paths")
struct PathCombinationTests {
  private let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 60, height: 60))
  private let square = Path(CGRect(x: 30, y: 10, width: 60, height: 40))
  private let ring: Path = {
    var path = Path(ellipseIn: CGRect(x: 20, y: 20, width: 70, height: 70))
    path.addEllipse(in: CGRect(x: 35, y: 35, width: 40, height: 40))
    return path
  }()
  private let star = Path { path in
    path.addLines(
      (0..<5).map { index in
        let angle = Double(index) * 4 * .pi / 5
        return CGPoint(x: 45 + 44 * sin(angle), y: 45 - 44 * cos(angle))
      })
    path.closeSubpath()
  }

  /// Whether a combination holds exactly the points that it should, except close to an edge.
  private func check(
    _ result: Path, _ a: Path, _ b: Path, eoFill: Bool, _ expected: (Bool, Bool) -> Bool
  ) -> Int {
    var wrong = 0
    for x in stride(from: -5.03, to: 100, by: 3.1) {
      for y in stride(from: -5.07, to: 100, by: 3.7) {
        let point = CGPoint(x: x, y: y)
        let wanted = expected(
          a.contains(point, eoFill: eoFill), b.contains(point, eoFill: eoFill))
        guard result.contains(point) != wanted else { continue }
        // Curves have become lines: a point next to an edge may count either way.
        let near = [(0.1, 0), (-0.1, 0), (0, 0.1), (0, -0.1)].contains { dx, dy in
          let other = CGPoint(x: x + dx, y: y + dy)
          return result.contains(other) == wanted
        }
        if !near { wrong += 1 }
      }
    }
    return wrong
  }

  @Test("Every combination holds the points that its name says", arguments: [false, true])
  func combinations(_ eoFill: Bool) {
    for (a, b) in [
      (circle, square), (circle, ring), (star, circle), (star, ring), (square, square),
    ] {
      #expect(check(a.union(b, eoFill: eoFill), a, b, eoFill: eoFill) { $0 || $1 } == 0)
      #expect(check(a.intersection(b, eoFill: eoFill), a, b, eoFill: eoFill) { $0 && $1 } == 0)
      #expect(check(a.subtracting(b, eoFill: eoFill), a, b, eoFill: eoFill) { $0 && !$1 } == 0)
      #expect(
        check(a.symmetricDifference(b, eoFill: eoFill), a, b, eoFill: eoFill) { $0 != $1 } == 0)
    }
  }

  @Test(
    "What is combined again and again has no gaps, although its edges all but lie on each other",
    arguments: [
      "M 7.2 14 A 3.9 3.9 0 0 1 6.5 6.3 A 5.5 5.5 0 0 1 17 5.7 A 4.2 4.2 0 0 1 16.9 14 Z",
      "M 7.2 13 A 3.9 3.9 0 0 1 6.5 5.3 A 5.6 5.6 0 0 1 17.2 6.2 A 3.5 3.5 0 0 1 16.8 13 Z",
      "M 6.6 19.4 A 4 4 0 0 1 5.9 11.5 A 5.4 5.4 0 0 1 16.2 12.3 A 3.6 3.6 0 0 1 15.6 19.4 Z",
    ])
  func edges(_ data: String) throws {
    let shape = try #require(Path(data: Substring(data)))
    for angle in stride(from: 0, to: 1.5, by: 0.1) {
      let cloud = shape.applying(CGAffineTransform(rotationAngle: angle).scaledBy(x: 8, y: 8))
      let style = StrokeStyle(lineWidth: 14.4, lineCap: .round, lineJoin: .round)
      let whole = cloud.union(cloud.strokedPath(style))
        .applying(CGAffineTransform(scaleX: 0.125, y: 0.125))
      let line = whole.strokedPath(
        StrokeStyle(lineWidth: 3.6, lineCap: .round, lineJoin: .round))
      let large = CGAffineTransform(translationX: 40, y: 0).scaledBy(x: 3, y: 3)
      let (a, b) = (whole.applying(large), line.applying(large))
      #expect(
        check(whole.intersection(line).applying(large), a, b, eoFill: false) { $0 && $1 } == 0)
      #expect(
        check(whole.subtracting(line).applying(large), a, b, eoFill: false) { $0 && !$1 } == 0)
    }
  }

  @Test("Paths that only touch, lie on each other or hold nothing give what they should")
  func corners() {
    let left = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let right = Path(CGRect(x: 10, y: 0, width: 10, height: 10))
    #expect(left.union(right).boundingRect == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(left.union(right).contains(CGPoint(x: 10, y: 5)))
    #expect(left.intersection(right).isEmpty)
    #expect(left.subtracting(left).isEmpty)
    #expect(left.union(Path()).boundingRect == left.boundingRect)
    #expect(Path().union(Path()).isEmpty)
    #expect(left.union(Path(CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1))).isEmpty)
  }

  @Test("Arcs of many turns are combined as one circle, and take no longer than many circles")
  func manyTurns() {
    func circles(_ count: Int, turns: Double) -> Path {
      Path { path in
        for _ in 0..<count {
          path.addRelativeArc(
            center: .zero, radius: 5, startAngle: .zero, delta: .radians(turns * 2 * .pi))
        }
      }
    }
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    // It would take minutes if each line met each other.
    let found = circles(10, turns: 1e9).union(square).boundingRect
    let expected = circles(1, turns: 1).union(square).boundingRect
    #expect(abs(found.minX - expected.minX) < 1e-6 && abs(found.maxY - expected.maxY) < 1e-6)
  }

  @Test("Path data of SVG is read with all its commands")
  func pathData() throws {
    let path = try #require(Path(data: "M10 10h20v10l-5,5L10 25z m5 0 q5 5 10 0 c1 1 2 1 3 0"))
    #expect(path.contains(CGPoint(x: 15, y: 15)))
    #expect(path.boundingRect.minX == 10 && path.boundingRect.maxX == 30)
    let arc = try #require(Path(data: "M0 10 A10 10 0 0 1 20 10 Z"))
    #expect(abs(arc.boundingRect.minY) < 1e-9 && abs(arc.boundingRect.maxY - 10) < 1e-9)
    let large = try #require(Path(data: "M10 0 A10 10 0 1 0 20 10"))
    #expect(abs(large.boundingRect.maxY - 20) < 0.01 && abs(large.boundingRect.minX) < 0.01)
    let smooth = try #require(Path(data: "M0 0C0 5 5 10 10 10s10 -5 10 -10"))
    #expect(smooth == Path(data: "M0 0 C0 5 5 10 10 10 C15 10 20 5 20 0"))
    let round = try #require(Path(data: "M0 0q5 10 10 0t10 0"))
    #expect(round == Path(data: "M0 0 Q5 10 10 0 Q15 -10 20 0"))
    #expect(Path(data: "M0 0 S5 5 10 0") == Path(data: "M0 0 C0 0 5 5 10 0"))
    // As drawing programs write it: exponents, signs, tabs, flags without a space behind them.
    #expect(Path(data: "M+1e1\t-2.5E-1L.5.5") == Path(data: "M10 -0.25 L0.5 0.5"))
    #expect(Path(data: "M0 10a10 10 0 0120 0") == Path(data: "M0 10 A10 10 0 0 1 20 10"))
    #expect(Path(data: "M0 0 L1e 5") == nil)
    #expect(Path(data: "M0 0 L1e999 5") == nil)
    #expect(Path(data: "M 1") == nil)
    #expect(Path(data: "K 1 2") == nil)
  }

  @Test("A turn of space is seen as the formula says, and undone by its opposite")
  func space() {
    for angle in [0.3, 1.1, -2] {
      let turn = CATransform3DMakeRotation(CGFloat(angle), 0, 2, 0)
      #expect(abs(turn.m11 - cos(angle)) < 1e-12 && abs(turn.m13 + sin(angle)) < 1e-12)
      let back = CATransform3DRotate(turn, CGFloat(-angle), 0, 1, 0)
      #expect(abs(back.m11 - 1) < 1e-12 && abs(back.m13) < 1e-12)
    }
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
    let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let inSpace = CATransform3DMakeAffineTransform(affine)
    #expect(CATransform3DIsAffine(inSpace) && CATransform3DGetAffineTransform(inSpace) == affine)
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 1, 0)))
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 1), 5, 5, 0)
    #expect(moved.m41 == 10 && moved.m42 == 15)
  }

  @Test("A point that is seen at a place is found from that place, and none behind the eye")
  func projection() throws {
    var projection = ProjectionTransform(CGAffineTransform(translationX: 5, y: 7))
    (projection.m13, projection.m23) = (0.002, -0.001)
    for point in [CGPoint.zero, CGPoint(x: 50, y: 20), CGPoint(x: -100, y: 90)] {
      let place = try #require(projection.place(of: point))
      let found = try #require(projection.source(of: place))
      #expect(abs(found.x - point.x) < 1e-9 && abs(found.y - point.y) < 1e-9)
    }
    #expect(projection.place(of: CGPoint(x: -600, y: 0)) == nil)
    let bounds = CGRect(x: -2000, y: 0, width: 4000, height: 10).applying(projection)
    #expect(!bounds.isNull && bounds.width < 1e6)
    #expect(CGRect(x: -3000, y: 0, width: 1000, height: 10).applying(projection).isNull)
  }
}
