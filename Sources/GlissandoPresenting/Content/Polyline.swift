import Foundation
import Glissando

/// An outline as short straight lines, on which points can be found by their distance.
struct Polyline {
  private var vertices: [CGPoint] = []

  /// The lines of a path; gaps between its parts are bridged.
  init(_ path: Path) {
    var start = CGPoint.zero
    path.forEach { element in
      switch element {
      case .move(let point):
        start = point
        vertices.append(point)
      case .line(let point): vertices.append(point)
      case .quadCurve(let end, let control): addCurve(end) { Self.quadratic($0, control, end, $1) }
      case .curve(let end, let control1, let control2):
        addCurve(end) { Self.cubic($0, control1, control2, end, $1) }
      case .closeSubpath: vertices.append(start)
      }
    }
  }

  /// Points at equal parts of the length; without a vertex all are zero.
  ///
  /// - Complexity: O(vertices + count).
  func points(_ count: Int, isClosed: Bool) -> [CGPoint] {
    guard let first = vertices.first else { return Array(repeating: .zero, count: count) }
    let lengths = zip(vertices, vertices.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
    let total = lengths.reduce(0, +)
    guard total > 0 else { return Array(repeating: first, count: count) }
    let interval = total / Double(isClosed ? count : max(count - 1, 1))
    var (line, passed) = (0, 0.0)
    return (0..<count).map { index in
      let distance = Double(index) * interval
      while line < lengths.count - 1, passed + lengths[line] < distance {
        passed += lengths[line]
        line += 1
      }
      let part = lengths[line] > 0 ? min((distance - passed) / lengths[line], 1) : 0
      return Self.between(vertices[line], vertices[line + 1], part)
    }
  }

  /// Curves are cut into so many lines.
  private static let pieces = 24

  private mutating func addCurve(_ end: CGPoint, _ point: (CGPoint, Double) -> CGPoint) {
    let start = vertices.last ?? end
    for piece in 1...Self.pieces {
      vertices.append(point(start, Double(piece) / Double(Self.pieces)))
    }
  }

  private static func between(_ start: CGPoint, _ end: CGPoint, _ part: Double) -> CGPoint {
    CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
  }

  private static func quadratic(
    _ start: CGPoint, _ control: CGPoint, _ end: CGPoint, _ part: Double
  ) -> CGPoint {
    between(between(start, control, part), between(control, end, part), part)
  }

  private static func cubic(
    _ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint, _ part: Double
  ) -> CGPoint {
    between(
      quadratic(start, control1, control2, part), quadratic(control1, control2, end, part), part)
  }
}
