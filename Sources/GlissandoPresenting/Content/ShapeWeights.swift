import Glissando
import GlissandoDeck

/// How much of each outline there is in a mixture: all of one at rest, some of several in motion.
struct ShapeWeights: VectorArithmetic, Sendable {
  private var parts: [(kind: ShapeKind, weight: Double)]

  /// Nothing but one outline.
  init(_ kind: ShapeKind) { parts = [(kind, 1)] }

  private init(parts: [(kind: ShapeKind, weight: Double)]) { self.parts = parts }

  static var zero: ShapeWeights { ShapeWeights(parts: []) }

  static func == (left: ShapeWeights, right: ShapeWeights) -> Bool {
    (left - right).parts.allSatisfy { $0.weight == 0 }
  }

  static func += (left: inout ShapeWeights, right: ShapeWeights) { left.add(right, sign: 1) }
  static func -= (left: inout ShapeWeights, right: ShapeWeights) { left.add(right, sign: -1) }

  static func + (left: ShapeWeights, right: ShapeWeights) -> ShapeWeights {
    var result = left
    result += right
    return result
  }

  static func - (left: ShapeWeights, right: ShapeWeights) -> ShapeWeights {
    var result = left
    result -= right
    return result
  }

  mutating func scale(by factor: Double) {
    for index in parts.indices { parts[index].weight *= factor }
  }

  var magnitudeSquared: Double { parts.reduce(0) { $0 + $1.weight * $1.weight } }

  private mutating func add(_ other: ShapeWeights, sign: Double) {
    for (kind, weight) in other.parts {
      if let index = parts.firstIndex(where: { $0.kind == kind }) {
        parts[index].weight += sign * weight
      } else {
        parts.append((kind, sign * weight))
      }
    }
    parts.removeAll { $0.weight == 0 }
  }

  // MARK: The outline

  /// The mixture's outline: the one that there is, or points of all, each at the same part of its
  /// outline's length, added up.
  func path(in rect: CGRect, corner: Double) -> Path {
    let present = parts.filter { abs($0.weight) > 1e-4 }
    if present.count == 1, let only = present.first {
      return only.kind.path(in: rect, corner: corner)
    }
    let total = present.reduce(0) { $0 + $1.weight }
    guard total != 0 else { return Path() }
    var points = Array(repeating: CGPoint.zero, count: Self.count)
    for (kind, weight) in present {
      let share = weight / total
      for (index, point) in kind.outline(in: rect, corner: corner, count: Self.count).enumerated() {
        points[index].x += share * point.x
        points[index].y += share * point.y
      }
    }
    var path = Path()
    path.addLines(points)
    if present.contains(where: { !$0.kind.isLine }) { path.closeSubpath() }
    return path
  }

  /// Enough that no corner is seen to be cut on a large slide.
  private static let count = 240
}
