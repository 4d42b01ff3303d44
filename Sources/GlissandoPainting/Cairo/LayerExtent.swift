import Foundation
import GlissandoDrawing

/// Finds where the steps of a layer paint at most, so that it is given no more pixels than that.
struct LayerExtent {
  private var matrix: CGAffineTransform
  private var saved: [CGAffineTransform] = []
  /// How far the filters of the layers inside carry, in pixels, for each that is open.
  private var reaches: [CGFloat] = []
  private var found = CGRect.null

  /// - Parameters:
  ///   - steps: What follows the beginning of the layer, to its end or beyond.
  ///   - matrix: From the coordinates in which the layer begins to pixels.
  /// - Returns: A rectangle in pixels, null where nothing is painted; nil where it cannot be told.
  /// - Complexity: O(*n*) in the number of steps.
  static func of(_ steps: ArraySlice<DrawCommand>, matrix: CGAffineTransform) -> CGRect? {
    var extent = LayerExtent(matrix: matrix)
    for step in steps {
      if case .endLayer = step, extent.reaches.isEmpty { break }
      guard extent.add(step) else { return nil }
    }
    return extent.found
  }

  private init(matrix: CGAffineTransform) { self.matrix = matrix }

  /// - Returns: false where it cannot be told what the step paints.
  private mutating func add(_ step: DrawCommand) -> Bool {
    switch step {
    case .fill, .stroke, .text, .image: return include(step.extent ?? .null)
    case .list: return false
    case .beginLayer(let layer) where layer.filters.contains(where: \.movesAnywhere): return false
    default:
      change(step)
      return true
    }
  }

  private mutating func change(_ step: DrawCommand) {
    switch step {
    case .save: saved.append(matrix)
    case .restore: matrix = saved.popLast() ?? matrix
    case .concatenate(let transform): matrix = transform.concatenating(matrix)
    case .beginLayer(let layer):
      saved.append(matrix)
      reaches.append(layer.filters.reduce(0) { $0 + $1.reach } * matrix.maximumScale)
    case .endLayer:
      matrix = saved.popLast() ?? matrix
      _ = reaches.popLast()
    default: break
    }
  }

  private mutating func include(_ rect: CGRect) -> Bool {
    if rect.isNull { return true }
    let reach = reaches.reduce(DrawCommand.softEdge, +)
    let place = rect.applying(matrix).insetBy(dx: -reach, dy: -reach)
    guard place.isFinite, reach.isFinite else { return false }
    found = found.isNull ? place : found.union(place)
    return true
  }
}

extension DrawCommand {
  /// How far edges reach beyond where they lie, in pixels.
  static let softEdge: CGFloat = 1
}
