import Foundation
import GlissandoMotion
import TestSupport
import Testing

@testable import GlissandoDrawing

/// What paths measure, hold and leave over.
@Suite struct PathTests {
  private let box = CGRect(x: 10, y: 20, width: 100, height: 60)

  /// Points along a path, close together.
  private func samples(of path: Path) -> [CGPoint] {
    var points: [CGPoint] = []
    path.forEachStep { step in
      switch step {
      case .begin(let point): points.append(point)
      case .segment(.line(let a, let b), _):
        for part in stride(from: 0.0, through: 1, by: 0.01) {
          points.append(CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part))
        }
      case .segment(.cubic(let curve), _):
        for part in stride(from: 0.0, through: 1, by: 0.01) { points.append(curve.point(at: part)) }
      case .close: break
      }
    }
    return points
  }

  @Test("Simple shapes have the bounds that they were given")
  func simpleBounds() {
    let paths = [
      Path(box), Path(ellipseIn: box), Path(roundedRect: box, cornerRadius: 12),
      Path(roundedRect: box, cornerSize: CGSize(width: 30, height: 10), style: .circular),
      Path(roundedRect: box, cornerRadius: min(box.width, box.height) / 2),
    ]
    for path in paths {
      #expect(path.boundingRect == box)
      let bounds = Path(elements: path.elements).boundingRect
      #expect(abs(bounds.minX - box.minX) < 1e-9 && abs(bounds.maxY - box.maxY) < 1e-9)
    }
    #expect(Path().boundingRect.isNull)
  }

  @Test("Bounds of curves are tight: they hold all points and touch one on each side")
  func tightBounds() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      func point() -> CGPoint {
        CGPoint(x: generator.number(in: -100...100), y: generator.number(in: -100...100))
      }
      let path = Path { path in
        path.move(to: point())
        path.addCurve(to: point(), control1: point(), control2: point())
        path.addQuadCurve(to: point(), control: point())
      }
      let bounds = path.boundingRect
      let points = samples(of: path)
      let slack = bounds.insetBy(dx: -1e-9, dy: -1e-9)
      #expect(points.allSatisfy { $0.x >= slack.minX && $0.x <= slack.maxX })
      #expect(points.allSatisfy { $0.y >= slack.minY && $0.y <= slack.maxY })
      let left = points.map(\.x).min() ?? 0
      let bottom = points.map(\.y).max() ?? 0
      #expect(abs(left - bounds.minX) < 0.1 && abs(bottom - bounds.maxY) < 0.1)
    }
  }

  @Test("An ellipse holds exactly the points of its equation")
  func ellipseContains() {
    let path = Path(ellipseIn: box)
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<2000 {
      let point = CGPoint(x: generator.number(in: 0...120), y: generator.number(in: 10...90))
      let x = (point.x - box.midX) / 50
      let y = (point.y - box.midY) / 30
      let distance = (x * x + y * y).squareRoot()
      // The curves that stand for quarter circles are off by 0.03 %.
      if abs(distance - 1) < 0.001 { continue }
      #expect(path.contains(point) == (distance < 1), "at \(point)")
    }
  }

  @Test("Nested squares differ by the rule of filling")
  func fillRules() {
    let path = Path { path in
      path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
      path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    }
    #expect(path.contains(CGPoint(x: 15, y: 15)))
    #expect(!path.contains(CGPoint(x: 15, y: 15), eoFill: true))
    #expect(path.contains(CGPoint(x: 5, y: 15), eoFill: true))
    #expect(!path.contains(CGPoint(x: 31, y: 15)))
  }

  @Test("A point level with corners is counted once")
  func cornersCountOnce() {
    let diamond = Path { path in
      path.addLines([
        CGPoint(x: 0, y: -10), CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10), CGPoint(x: -10, y: 0),
      ])
    }
    #expect(diamond.contains(CGPoint(x: 0, y: 0)))
    #expect(!diamond.contains(CGPoint(x: -20, y: 0)))
    #expect(!diamond.contains(CGPoint(x: -20, y: -10)))
  }

  @Test("Trimming takes the parts of a circle's length, from the right and clockwise")
  func trimCircle() {
    let circle = Path(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100))
    for (from, to) in [(0.0, 0.25), (0.1, 0.6), (0.5, 1.0), (0.33, 0.34)] {
      let part = circle.trimmedPath(from: from, to: to)
      let points = samples(of: part)
      guard let first = points.first, let last = points.last else {
        Issue.record("nothing is left between \(from) and \(to)")
        continue
      }
      let start = CGPoint(x: 50 * cos(from * 2 * .pi), y: 50 * sin(from * 2 * .pi))
      let end = CGPoint(x: 50 * cos(to * 2 * .pi), y: 50 * sin(to * 2 * .pi))
      // The curves' own error, 0.03 % of the radius, and a little for the length.
      #expect(hypot(first.x - start.x, first.y - start.y) < 0.03)
      #expect(hypot(last.x - end.x, last.y - end.y) < 0.03)
    }
    #expect(circle.trimmedPath(from: 0, to: 1) == circle)
    #expect(circle.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    #expect(circle.trimmedPath(from: 0.7, to: 0.2).isEmpty)
    #expect(circle.trimmedPath(from: .nan, to: 1).isEmpty)
  }

  @Test("Trimming runs on over several subpaths")
  func trimSubpaths() {
    let path = Path { path in
      path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0)])
      path.addLines([CGPoint(x: 0, y: 5), CGPoint(x: 30, y: 5)])
    }
    #expect(path.trimmedPath(from: 0.125, to: 0.5).description == "5 0 m 10 0 l 0 5 m 10 5 l")
  }

  @Test("A path survives being written and read")
  func description() {
    let path = Path { path in
      path.move(to: CGPoint(x: 1, y: 2.5))
      path.addQuadCurve(to: CGPoint(x: 3, y: 4), control: CGPoint(x: 9, y: 9))
      path.addCurve(
        to: CGPoint(x: 0, y: 0), control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 2, y: 2))
      path.closeSubpath()
    }
    #expect(path.description == "1 2.5 m 9 9 3 4 q 1 1 2 2 0 0 c h")
    #expect(Path(path.description) == path)
    #expect(Path("1 m") == nil)
    #expect(Path("1 2 x") == nil)
  }

  @Test("Arcs go the way that their argument says")
  func arcs() {
    func arc(_ clockwise: Bool) -> Path {
      Path {
        $0.addArc(
          center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(90),
          clockwise: clockwise)
      }
    }
    let short = arc(false).boundingRect
    #expect(abs(short.minX) < 1e-9 && abs(short.minY) < 1e-9)
    #expect(abs(short.maxX - 10) < 0.01 && abs(short.maxY - 10) < 0.01)
    let long = arc(true).boundingRect
    #expect(abs(long.minX + 10) < 0.01 && abs(long.minY + 10) < 0.01)
    let end = arc(true).currentPoint ?? .zero
    #expect(abs(end.x) < 1e-9 && abs(end.y - 10) < 1e-9)
  }

  @Test("An arc between tangents touches both")
  func tangentArc() {
    let path = Path { path in
      path.move(to: CGPoint(x: 0, y: 0))
      path.addArc(
        tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)
    }
    let end = path.currentPoint ?? .zero
    #expect(abs(end.x - 100) < 1e-9 && abs(end.y - 20) < 1e-9)
    #expect(abs(path.boundingRect.maxX - 100) < 0.01)
  }

  @Test("A continuous corner starts further out than a circular one and stays within its square")
  func continuousCorners() {
    let rect = CGRect(x: 0, y: 0, width: 200, height: 200)
    let smooth = Path(roundedRect: rect, cornerRadius: 40).elements
    let round = Path(roundedRect: rect, cornerRadius: 40, style: .circular).elements
    guard case .line(let smoothStart) = smooth[1], case .line(let roundStart) = round[1] else {
      Issue.record("a rounded rectangle begins with a line")
      return
    }
    #expect(abs(roundStart.y - 160) < 1e-9)
    #expect(abs(smoothStart.y - (200 - 40 * 1.528665)) < 1e-6)
    for point in samples(of: Path(elements: smooth)) {
      #expect(rect.insetBy(dx: -1e-9, dy: -1e-9).contains(point))
    }
  }

  @Test("Corners never reach beyond the middle, whatever their radius")
  func limitedCorners() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
    for radius in [20.0, 50, 1e6] {
      let path = Path(roundedRect: rect, cornerRadius: radius)
      #expect(samples(of: path).allSatisfy { rect.insetBy(dx: -1e-9, dy: -1e-9).contains($0) })
    }
    #expect(Path(roundedRect: rect, cornerRadius: -1) == Path(rect))
    #expect(Path(roundedRect: rect, cornerRadius: .nan) == Path(rect))
    let uneven = RectangleCornerRadii(topLeading: 100, bottomTrailing: 30)
    let path = Path(roundedRect: rect, cornerRadii: uneven)
    #expect(samples(of: path).allSatisfy { rect.insetBy(dx: -1e-9, dy: -1e-9).contains($0) })
  }

  @Test("The outline of a line holds what is near enough to it")
  func strokedPath() {
    let line = Path { $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0)]) }
    let outline = line.strokedPath(StrokeStyle(lineWidth: 10, lineCap: .round))
    #expect(outline.contains(CGPoint(x: 50, y: 4.9)) && !outline.contains(CGPoint(x: 50, y: 5.1)))
    #expect(outline.contains(CGPoint(x: 104.5, y: 0)) && !outline.contains(CGPoint(x: 105.1, y: 0)))
    let corner = Path {
      $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 100)])
    }
    let miter = corner.strokedPath(StrokeStyle(lineWidth: 10))
    let bevel = corner.strokedPath(StrokeStyle(lineWidth: 10, lineJoin: .bevel))
    #expect(miter.contains(CGPoint(x: 104.5, y: -4.5)))
    #expect(!bevel.contains(CGPoint(x: 104.5, y: -4.5)) && bevel.contains(CGPoint(x: 102, y: -2)))
    #expect(line.strokedPath(StrokeStyle(lineWidth: 0)).isEmpty)
  }

  @Test("The outline of an outline has no thorns, whatever is added between")
  func outlineOfOutline() {
    let center = CGPoint(x: 200, y: 200)
    var path = Path()
    path.addArc(
      center: center, radius: 150, startAngle: .degrees(0), endAngle: .degrees(360),
      clockwise: true)
    for (end, width) in [(CGPoint(x: 120, y: 200), 3.0), (CGPoint(x: 260, y: 90), 3), (center, 1)] {
      path.move(to: center)
      path.addLine(to: end)
      path = path.strokedPath(StrokeStyle(lineWidth: width))
    }
    // Half of each width, on either side.
    let reach = samples(of: path).map { hypot($0.x - center.x, $0.y - center.y) }
      .filter { $0 > 130 }
    #expect(reach.allSatisfy { abs($0 - 150) <= 3.5 + 0.3 })
    #expect(path.contains(CGPoint(x: 350, y: 200)) && path.contains(CGPoint(x: 353.3, y: 200)))
  }

  @Test("An outline has no more corners than the line, but for its ends")
  func plainOutline() {
    let corner = Path {
      $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 100)])
    }
    var count = 0
    corner.strokedPath(StrokeStyle(lineWidth: 10)).forEach {
      if case .closeSubpath = $0 { return }
      count += 1
    }
    #expect(count == 6)
  }

  @Test("Dashes are cut by length, with their phase")
  func dashes() {
    let line = Path { $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0)]) }
    let style = StrokeStyle(lineWidth: 2, dash: [10, 5], dashPhase: 3)
    let outline = line.strokedPath(style)
    #expect(outline.contains(CGPoint(x: 6.9, y: 0)) && !outline.contains(CGPoint(x: 7.1, y: 0)))
    #expect(!outline.contains(CGPoint(x: 11.9, y: 0)) && outline.contains(CGPoint(x: 12.1, y: 0)))
    #expect(!StrokeStyle(dash: [-1, 5]).isDashed && !StrokeStyle(dash: [0, 0]).isDashed)
  }

  @Test("A path with a number that is not finite is found out and harms nothing")
  func nonFinite() {
    let path = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: CGFloat.nan, y: 1))
    }
    #expect(!path.isFinite)
    #expect(!path.contains(.zero))
    #expect(path.trimmedPath(from: 0, to: 0.5).isEmpty)
    #expect(path.strokedPath(StrokeStyle()).isEmpty)
    #expect(!path.boundingRect.isFinite)
  }

  @Test("Moving a simple shape keeps it simple, turning it keeps its outline")
  func applying() {
    let moved = Path(ellipseIn: box).offsetBy(dx: 5, dy: 6)
    #expect(moved == Path(ellipseIn: box.offsetBy(dx: 5, dy: 6)))
    let turned = Path(box).applying(CGAffineTransform(rotationAngle: .pi / 2))
    let bounds = turned.boundingRect
    #expect(abs(bounds.minX + 80) < 1e-9 && abs(bounds.maxY - 110) < 1e-9)
  }

  @Test("A whole turn is a whole circle in either direction; no turn is nothing")
  func wholeTurns() {
    for (start, end, isClockwise) in [
      (0.0, 360.0, true), (-90, 270, true), (45, 405, true), (360, 0, false), (0, 720, true),
    ] {
      let path = Path {
        $0.addArc(
          center: .zero, radius: 50, startAngle: .degrees(start), endAngle: .degrees(end),
          clockwise: isClockwise)
      }
      #expect(abs(path.boundingRect.width - 100) < 1e-9, "\(start) to \(end)")
      #expect(path.contains(CGPoint(x: 10, y: 10)))
    }
    let nothing = Path {
      $0.addArc(
        center: .zero, radius: 50, startAngle: .zero, endAngle: .zero, clockwise: true)
    }
    #expect(nothing.boundingRect.width == 0 || nothing.boundingRect.isNull)
  }

  @Test("An arc goes round wherever it begins", arguments: [1e9, 1e18, -1e300])
  func distantArc(start: Double) {
    let arc = Path {
      $0.addRelativeArc(
        center: .zero, radius: 5, startAngle: .radians(start), delta: .radians(2 * .pi))
    }
    let bounds = arc.boundingRect
    #expect(abs(bounds.width - 10) < 0.01 && abs(bounds.height - 10) < 0.01)
    #expect(arc.contains(CGPoint(x: 3, y: -3)))
  }

  @Test("A stroke reaches as far as its corners and caps do, and never without end")
  func strokeReach() {
    #expect(StrokeStyle(lineWidth: 10, miterLimit: 1_000_000).reach == 500)
    #expect(StrokeStyle(lineWidth: 10, lineCap: .square, miterLimit: 1).reach > 7.07)
    #expect(StrokeStyle(lineWidth: 10).reach == 50)
  }

  @Test("A line that goes back on itself has a round end where its joins are round")
  func roundReturn() {
    let line = Path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 10, y: 0))
      $0.addLine(to: .zero)
    }
    let round = line.strokedPath(StrokeStyle(lineWidth: 10, lineJoin: .round)).boundingRect
    #expect(abs(round.maxX - 15) < 0.05)
    let flat = line.strokedPath(StrokeStyle(lineWidth: 10, lineJoin: .bevel)).boundingRect
    #expect(abs(flat.maxX - 10) < 1e-9)
  }

  @Test("Radii without end share their side")
  func endlessRadii() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
    for radius in [CGFloat.infinity, 1e308, 1e9] {
      let path = Path(
        roundedRect: rect,
        cornerRadii: RectangleCornerRadii(topLeading: radius, topTrailing: radius))
      #expect(!path.contains(CGPoint(x: 2, y: 2)) && !path.contains(CGPoint(x: 98, y: 2)))
      #expect(path.contains(CGPoint(x: 1, y: 59)) && path.contains(CGPoint(x: 50, y: 2)))
    }
  }
}
