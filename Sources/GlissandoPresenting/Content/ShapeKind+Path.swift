import Foundation
import Glissando
import GlissandoDeck

// The outlines of a deck's shapes.

extension ShapeKind {
  /// The outline in a rectangle.
  func path(in rect: CGRect, corner: Double) -> Path {
    switch self {
    case .rectangle:
      corner > 0
        ? Path(roundedRect: rect, cornerRadius: min(corner, min(rect.width, rect.height) / 2))
        : Path(rect)
    case .capsule: Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
    case .ellipse: Path(ellipseIn: rect)
    case .polygon(let sides): Self.star(in: rect, points: sides, inner: nil)
    case .star(let points, let inner): Self.star(in: rect, points: points, inner: inner)
    case .line:
      Path { path in
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      }
    case .arrow: Self.arrow(in: rect)
    case .path(let data): Self.fitted(data, in: rect)
    }
  }

  /// Points at equal parts of the outline's length, clockwise from its topmost point.
  func outline(in rect: CGRect, corner: Double, count: Int) -> [CGPoint] {
    let points = Polyline(path(in: rect, corner: corner)).points(count, isClosed: !isLine)
    guard !isLine else { return points }
    let area = zip(points, points.dropFirst() + points.prefix(1)).reduce(0) {
      $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
    }
    let clockwise = area < 0 ? points.reversed() : points
    let first =
      clockwise.indices.min {
        (clockwise[$0].y, abs(clockwise[$0].x - rect.midX))
          < (clockwise[$1].y, abs(clockwise[$1].x - rect.midX))
      } ?? 0
    return Array(clockwise[first...] + clockwise[..<first])
  }

  /// A star, or a polygon where there is no inner radius, with a point at the top.
  private static func star(in rect: CGRect, points: Int, inner: Double?) -> Path {
    let corners = inner == nil ? points : 2 * points
    var path = Path()
    path.addLines(
      (0..<corners).map { index in
        let angle = 2 * Double.pi * Double(index) / Double(corners) - .pi / 2
        let radius = index.isMultiple(of: 2) ? 1 : inner ?? 1
        return CGPoint(
          x: rect.midX + rect.width / 2 * radius * cos(angle),
          y: rect.midY + rect.height / 2 * radius * sin(angle))
      })
    path.closeSubpath()
    return path
  }

  private static func arrow(in rect: CGRect) -> Path {
    let head = min(rect.height / 2, rect.width / 3)
    return Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.maxX - head, y: rect.midY - head))
      path.move(to: CGPoint(x: rect.maxX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.maxX - head, y: rect.midY + head))
    }
  }

  /// Path data, scaled to fill a rectangle.
  private static func fitted(_ data: String, in rect: CGRect) -> Path {
    guard let path = Path(data: data[...]) else { return Path() }
    let bounds = path.boundingRect
    guard bounds.width > 0 || bounds.height > 0 else { return path }
    let x = bounds.width > 0 ? rect.width / bounds.width : 1
    let y = bounds.height > 0 ? rect.height / bounds.height : 1
    return path.applying(
      CGAffineTransform(
        a: x, b: 0, c: 0, d: y, tx: rect.minX - bounds.minX * x, ty: rect.minY - bounds.minY * y))
  }
}
