import CPangoCairo
import Foundation
import GlissandoDrawing

/// Gradients around a centre on paper, which has no pixels: a mesh of triangles.
enum ConicMesh {
  /// The largest angle of a triangle; its outer side is straight, but all of it lies beyond what
  /// is painted.
  private static let greatestStep = Double.pi / 24
  /// A hundred turns.
  private static let greatestCount = 4800

  static func makePattern(
    _ gradient: GradientPaint, opacity: Double, center: CGPoint, painted: CGRect,
    start: Double, end: Double
  ) -> OpaquePointer? {
    let circle = 2 * Double.pi
    let sweep = end - start
    let stops = gradient.orderedStops
    guard sweep != 0, let first = stops.first, let last = stops.last else {
      return nil
    }
    let radius = reach(from: center, over: painted) / cos(greatestStep)
    guard radius.isFinite else { return nil }
    let pattern = cairo_pattern_create_mesh()
    func add(_ from: Double, _ to: Double, _ a: Color.Resolved, _ b: Color.Resolved) {
      // Of thousands of turns nobody sees one.
      let count = min(
        max(1, Int(pixels: (abs(to - from) / greatestStep).rounded(.up))), greatestCount)
      for index in 0..<count {
        let (p, q) = (Double(index) / Double(count), Double(index + 1) / Double(count))
        triangle(
          center: center, radius: radius,
          angles: (from + (to - from) * p, from + (to - from) * q),
          colors: (mix(a, b, p, gradient.isPerceptual), mix(a, b, q, gradient.isPerceptual))
        ).add(to: pattern, opacity: opacity)
      }
    }
    let covered = min(abs(sweep), circle)
    func angle(_ location: Double) -> Double {
      start + (sweep < 0 ? -1 : 1) * covered * max(0, min(location, 1))
    }
    add(angle(0), angle(first.location), first.color, first.color)
    for (a, b) in zip(stops, stops.dropFirst()) {
      add(angle(a.location), angle(b.location), a.color, b.color)
    }
    add(angle(last.location), angle(1), last.color, last.color)
    if covered < circle {
      // What is left of the circle: half of it goes on with the last colour, half with the first.
      let rest = (sweep < 0 ? -1 : 1) * (circle - covered)
      add(angle(1), angle(1) + rest / 2, last.color, last.color)
      add(angle(1) + rest / 2, angle(1) + rest, first.color, first.color)
    }
    return pattern
  }

  /// How far the farthest corner is.
  private static func reach(from center: CGPoint, over painted: CGRect) -> Double {
    guard !painted.isNull else { return 1 }
    let x = max(abs(painted.minX - center.x), abs(painted.maxX - center.x))
    let y = max(abs(painted.minY - center.y), abs(painted.maxY - center.y))
    // Smooth edges may reach out a little.
    return 1.5 * hypot(Double(x), Double(y)) + 8
  }

  private static func mix(
    _ a: Color.Resolved, _ b: Color.Resolved, _ part: Double, _ isPerceptual: Bool
  ) -> Color.Resolved {
    a == b ? a : a.mixed(with: b, by: part, in: isPerceptual ? .perceptual : .device)
  }

  private static func triangle(
    center: CGPoint, radius: Double, angles: (Double, Double),
    colors: (Color.Resolved, Color.Resolved)
  ) -> MeshPiece {
    let middle = SIMD2(Double(center.x), Double(center.y))
    func corner(_ angle: Double?, _ color: Color.Resolved) -> MeshPiece.Corner {
      MeshPiece.Corner(
        point: angle.map { SIMD2(middle.x + radius * cos($0), middle.y + radius * sin($0)) }
          ?? middle,
        color: SIMD4(
          Double(color.red), Double(color.green), Double(color.blue), Double(color.opacity)))
    }
    return MeshPiece(
      corners: (
        corner(nil, colors.0), corner(angles.0, colors.0), corner(angles.1, colors.1),
        corner(nil, colors.1)
      ))
  }
}
