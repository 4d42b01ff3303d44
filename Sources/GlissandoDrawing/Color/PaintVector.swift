import Foundation
import GlissandoMotion

/// A paint as a vector to interpolate.
///
/// A colour is its `ColorVector`. A gradient has a vector for each stop. A colour and a gradient
/// meet as a gradient of equal colours, whose places and geometry are those of its partner. For
/// that, places and geometry are kept in homogeneous coordinates: times a weight that is 1 for a
/// gradient and 0 for a colour, so that sums and multiples of paints remain paints: at every part
/// of the way from a colour to a gradient, the places are those of the gradient.
/// A veil is its colour and the radius of its blur, which a gradient has none of.
/// A pattern is its opacity; it is exchanged at once.
/// Of two gradients the shorter one repeats its last stop. Of two kinds the one that is gone to is shown, in colours that
/// come from those of the other.
///
/// What moves is a target and differences from it (`AnimatedAttribute`). A difference of two kinds has colours only, and a
/// sum takes geometry and pattern from what has them.
package struct PaintVector: Equatable, Sendable {
  /// The vector of a gradient.
  struct Stops: Equatable, Sendable {
    var colors: [ColorVector]
    /// Places times weight.
    var locations: [Double]
    /// How far down the places are, times weight.
    var heights: [Double]
    /// Where the lines of a mesh aim, times weight.
    var controls: [SIMD8<Double>] = []
    var weight: Double
    /// Geometry times weight.
    var numbers: SIMD4<Double>
    var kind: Int
    /// How many colours stand side by side, in a mesh.
    var columns: Int?
    var isPerceptual: Bool
    var frame: CGRect?
  }

  /// The colour; of a gradient, unused.
  var color: ColorVector
  var stops: Stops?
  /// How much is blurred what lies behind, in points.
  var blur = 0.0
  /// A repeated picture, whose opacity is that of the colour.
  var tile: PatternTile?

  init(color: ColorVector, stops: Stops? = nil, blur: Double = 0) {
    self.color = color
    self.stops = stops
    self.blur = blur
  }

  init(_ paint: Paint) {
    switch paint {
    case .color(let color): self.init(color: ColorVector(color))
    case .veil(let veil): self.init(color: ColorVector(veil.color), blur: veil.radius)
    case .pattern(let pattern):
      self.init(
        color: ColorVector(
          Color.Resolved(
            linearRed: 0, linearGreen: 0, linearBlue: 0, opacity: Float(pattern.opacity))))
      tile = pattern.tile
    case .gradient(let gradient):
      let (kind, numbers) = gradient.geometry.numbers
      self.init(
        color: .zero,
        stops: Stops(
          colors: gradient.stops.map { ColorVector($0.color) },
          locations: gradient.stops.map(\.location), heights: gradient.stops.map(\.y),
          controls: gradient.controls, weight: 1, numbers: numbers, kind: kind,
          columns: gradient.geometry.columns, isPerceptual: gradient.isPerceptual,
          frame: gradient.frame))
    }
  }

  /// Below this weight a gradient is so nearly one colour that it is shown as one.
  private static let leastWeight = 1e-9

  /// The paint of the vector.
  var paint: Paint {
    guard let stops, let first = stops.colors.first else {
      let color = Color.Resolved(color)
      if let tile { return .pattern(ImagePattern(tile: tile, opacity: Double(color.opacity))) }
      return blur > 0 ? .veil(Veil(color: color, radius: blur)) : .color(color)
    }
    guard abs(stops.weight) > PaintVector.leastWeight else {
      return .color(Color.Resolved(first))
    }
    return .gradient(
      GradientPaint(
        stops: stops.colors.indices.map {
          GradientPaint.Stop(
            color: Color.Resolved(stops.colors[$0]), location: stops.locations[$0] / stops.weight,
            y: stops.heights[$0] / stops.weight)
        },
        geometry: GradientPaint.Geometry(kind: stops.kind, vector: stops.numbers / stops.weight),
        isPerceptual: stops.isPerceptual, frame: stops.frame,
        controls: stops.controls.map { $0 / stops.weight }))
  }
}

extension PaintVector.Stops {
  /// The same, with the last stop repeated up to `count` stops.
  func padded(to count: Int) -> PaintVector.Stops {
    guard colors.count < count, let color = colors.last, let location = locations.last,
      let height = heights.last
    else { return self }
    var result = self
    while result.colors.count < count {
      result.colors.append(color)
      result.locations.append(location)
      result.heights.append(height)
    }
    return result
  }

  /// A colour as stops without weight, as many as here.
  func constant(_ color: ColorVector) -> PaintVector.Stops {
    weightless(Array(repeating: color, count: colors.count))
  }

  /// Colours without weight, in the places that there are here.
  private func weightless(_ colors: [ColorVector]) -> PaintVector.Stops {
    var result = self
    result.colors = colors
    result.locations = Array(repeating: 0, count: colors.count)
    result.heights = result.locations
    result.controls = controls.map { _ in .zero }
    result.weight = 0
    result.numbers = .zero
    return result
  }

  /// Whether the geometry of another one means the same, number by number.
  private func fits(_ other: PaintVector.Stops) -> Bool {
    kind == other.kind && columns == other.columns
      && (columns == nil || colors.count == other.colors.count)
  }

  /// The colours of another one in the places that there are here.
  private func borrowing(_ other: PaintVector.Stops) -> PaintVector.Stops {
    weightless(Array(other.padded(to: colors.count).colors.prefix(colors.count)))
  }

  /// The sum with `sign` times another.
  ///
  /// What does not add up comes from the one that weighs more.
  func adding(_ other: PaintVector.Stops, sign: Double) -> PaintVector.Stops {
    let isLighter = abs(weight) < abs(other.weight)
    guard fits(other) else {
      if sign < 0, weight != 0, other.weight != 0 {
        return other.borrowing(self).adding(other.borrowing(other), sign: sign)
      }
      return isLighter
        ? other.borrowing(self).adding(other, sign: sign)
        : adding(borrowing(other), sign: sign)
    }
    let count = max(colors.count, other.colors.count)
    var result = padded(to: count)
    let shown = isLighter ? other : self
    let other = other.padded(to: count)
    for index in 0..<count {
      result.colors[index].components += other.colors[index].components * sign
      result.locations[index] += other.locations[index] * sign
      result.heights[index] += other.heights[index] * sign
    }
    if controls.count == other.controls.count {
      for index in controls.indices { result.controls[index] += other.controls[index] * sign }
    } else {
      result.controls = shown.controls
    }
    result.weight += other.weight * sign
    result.numbers += other.numbers * sign
    result.isPerceptual = shown.isPerceptual
    result.frame = shown.frame
    return result
  }
}

extension PaintVector: VectorArithmetic {
  package static var zero: PaintVector { PaintVector(color: .zero) }

  package static func + (lhs: PaintVector, rhs: PaintVector) -> PaintVector {
    combine(lhs, rhs, sign: 1)
  }

  package static func - (lhs: PaintVector, rhs: PaintVector) -> PaintVector {
    combine(lhs, rhs, sign: -1)
  }

  /// The sum of the first and `sign` times the second.
  private static func combine(
    _ lhs: PaintVector, _ rhs: PaintVector, sign: Double
  ) -> PaintVector {
    // A picture and a gradient have nothing in common.
    if lhs.tile != nil && rhs.stops != nil || lhs.stops != nil && rhs.tile != nil {
      return sign < 0 ? .zero : lhs
    }
    switch (lhs.stops, rhs.stops) {
    case (nil, nil):
      var result = PaintVector(
        color: ColorVector(components: lhs.color.components + rhs.color.components * sign),
        blur: lhs.blur + rhs.blur * sign)
      result.tile = sign < 0 ? nil : lhs.tile ?? rhs.tile
      return result
    case (let left?, nil):
      return PaintVector(
        color: .zero, stops: left.adding(left.constant(rhs.color), sign: sign))
    case (nil, let right?):
      return PaintVector(
        color: .zero,
        stops: right.constant(lhs.color).adding(right, sign: sign))
    case (let left?, let right?):
      return PaintVector(color: .zero, stops: left.adding(right, sign: sign))
    }
  }

  package mutating func scale(by rhs: Double) {
    color.scale(by: rhs)
    blur *= rhs
    guard var scaled = stops else { return }
    for index in scaled.colors.indices {
      scaled.colors[index].scale(by: rhs)
      scaled.locations[index] *= rhs
      scaled.heights[index] *= rhs
    }
    for index in scaled.controls.indices { scaled.controls[index] *= rhs }
    scaled.weight *= rhs
    scaled.numbers *= rhs
    stops = scaled
  }

  package var magnitudeSquared: Double {
    guard let stops else { return color.magnitudeSquared + blur * blur }
    let colors = stops.colors.reduce(0) { $0 + $1.magnitudeSquared }
    let locations = stops.locations.reduce(0) { $0 + $1 * $1 }
    let heights = stops.heights.reduce(0) { $0 + $1 * $1 }
    let controls = stops.controls.reduce(0) { $0 + ($1 * $1).sum() }
    return colors + locations + heights + controls + stops.weight * stops.weight
      + (stops.numbers * stops.numbers).sum()
  }
}
