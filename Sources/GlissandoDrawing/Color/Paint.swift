import Foundation
import GlissandoMotion

/// What a shape is filled with.
///
/// A colour lies in the value itself; a gradient is allocated.
package enum Paint: Hashable, Sendable {
  /// One colour.
  case color(Color.Resolved)
  /// A gradient.
  indirect case gradient(GradientPaint)
  /// A colour over what lies behind, blurred.
  indirect case veil(Veil)
  /// A picture that is repeated.
  indirect case pattern(ImagePattern)

  /// Whether every number is finite.
  package var isFinite: Bool {
    switch self {
    case .color(let color): color.isFinite
    case .gradient(let gradient): gradient.isFinite
    case .veil(let veil): veil.color.isFinite && veil.radius.isFinite
    case .pattern(let pattern): pattern.opacity.isFinite
    }
  }

  /// The colour, also that of a veil; nil for a gradient.
  package var plainColor: Color.Resolved? {
    switch self {
    case .color(let color): color
    case .veil(let veil): veil.color
    case .gradient, .pattern: nil
    }
  }
}

extension Paint: Animatable {
  // An inferred one would stay within the module, and macros could not name it.
  package typealias AnimatableData = PaintVector

  /// The paint as a vector to interpolate; a colour allocates nothing.
  package var animatableData: PaintVector {
    get { PaintVector(self) }
    set { self = newValue.paint }
  }
}

extension Paint: CustomStringConvertible {
  /// The colour, or the kind of gradient with its stops.
  package var description: String {
    switch self {
    case .color(let color): return color.description
    case .gradient(let gradient):
      let (kind, vector) = gradient.geometry.numbers
      let name = ["linear", "radial", "elliptical", "angular", "mesh"][kind]
      let numbers = [vector.x, vector.y, vector.z, vector.w].map(\.shortText)
      let stops = gradient.stops.map { stop in
        let x = stop.location.shortText
        let place = kind == 4 ? "\(x),\(stop.y.shortText)" : x
        return "\(stop.color)@\(place)"
      }
      return "\(name)(\(numbers.joined(separator: " "))) \(stops.joined(separator: " "))"
    case .pattern(let pattern):
      return "pattern(\(pattern.tile.name)) \(pattern.opacity.shortText)"
    case .veil(let veil): return "veil(\(veil.radius.shortText)) \(veil.color)"
    }
  }
}
