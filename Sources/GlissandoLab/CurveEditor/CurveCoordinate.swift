import Foundation
import GlissandoNotation

/// One of the four numbers of a Bézier timing curve.
enum CurveCoordinate: Int, CaseIterable, Hashable, Sendable {
  case x1
  case y1
  case x2
  case y2

  /// Its name in formulas.
  var title: String {
    switch self {
    case .x1: "x1"
    case .y1: "y1"
    case .x2: "x2"
    case .y2: "y2"
    }
  }

  /// What controls have to know about it.
  var traits: ParameterTraits {
    switch self {
    case .x1, .x2:
      ParameterTraits(
        title, valid: 0...1, useful: 0...1, standard: self == .x1 ? 0.42 : 0.58, step: 0.01,
        explanation: "When the curve follows this handle, as a share of the duration.")
    case .y1, .y2:
      ParameterTraits(
        title, valid: -10...10, useful: -1...2, standard: self == .y1 ? 0 : 1, step: 0.01,
        explanation: "How high this handle is; below 0 the curve draws back, above 1 it overshoots."
      )
    }
  }
}

extension CurveSetting {
  /// A number of the Bézier curve; nil where no single one comes near the curve.
  subscript(coordinate: CurveCoordinate) -> Double? {
    guard let (first, second) = handles else { return nil }
    switch coordinate {
    case .x1: return Double(first.x)
    case .y1: return Double(first.y)
    case .x2: return Double(second.x)
    case .y2: return Double(second.y)
    }
  }

  /// The Bézier curve with some of its numbers changed, each kept in its valid range.
  func bezier(_ changes: [CurveCoordinate: Double]) -> CurveSetting {
    func number(_ coordinate: CurveCoordinate) -> Double {
      let traits = coordinate.traits
      let current = self[coordinate] ?? traits.standard
      return changes[coordinate].flatMap(traits.valid) ?? current
    }
    return .bezier(x1: number(.x1), y1: number(.y1), x2: number(.x2), y2: number(.y2))
  }
}
