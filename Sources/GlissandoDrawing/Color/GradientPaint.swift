package import Foundation
package import GlissandoMotion

/// A gradient with its colours resolved and its geometry relative to what it paints.
package struct GradientPaint: Hashable, Sendable {
  /// A resolved colour at a place in [0, 1].
  package struct Stop: Hashable, Sendable {
    package var color: Color.Resolved
    package var location: Double

    package init(color: Color.Resolved, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// Which lines have one colour.
  ///
  /// Unit points are relative to `frame`.
  package enum Geometry: Hashable, Sendable {
    /// Lines across the way from start to end.
    case linear(start: UnitPoint, end: UnitPoint)
    /// Circles about a centre; radii in points.
    case radial(center: UnitPoint, startRadius: Double, endRadius: Double)
    /// Ellipses about a centre; radii as parts of the frame's sides.
    case elliptical(center: UnitPoint, startRadius: Double, endRadius: Double)
    /// Rays from a centre.
    case angular(center: UnitPoint, startAngle: Angle, endAngle: Angle)
  }

  /// The colours with their places, in order of place.
  package var stops: [Stop]
  /// Which lines have one colour.
  package var geometry: Geometry
  /// Whether colours between stops are mixed in Oklab rather than as the display encodes them.
  package var isPerceptual: Bool
  /// What the unit points relate to, in the content's coordinates; nil is the bounds of the path.
  package var frame: CGRect?

  package init(
    stops: [Stop], geometry: Geometry, isPerceptual: Bool = false, frame: CGRect? = nil
  ) {
    self.stops = stops
    self.geometry = geometry
    self.isPerceptual = isPerceptual
    self.frame = frame
  }

  /// Makes a paint from a gradient whose colours are resolved in `environment`.
  package init(
    _ gradient: AnyGradient, geometry: Geometry, in environment: EnvironmentValues,
    frame: CGRect? = nil
  ) {
    self.init(
      stops: gradient.gradient.stops.map {
        Stop(color: $0.color.resolve(in: environment), location: Double($0.location))
      },
      geometry: geometry, isPerceptual: gradient.space.isPerceptual, frame: frame)
  }

  /// Whether every number is finite.
  package var isFinite: Bool {
    for stop in stops where !stop.color.isFinite || !stop.location.isFinite { return false }
    if let frame, !frame.isFinite { return false }
    return (geometry.numbers.vector * 0).sum() == 0
  }
}

extension GradientPaint.Geometry {
  /// The numbers of a geometry and its kind, to be interpolated.
  var numbers: (kind: Int, vector: SIMD4<Double>) {
    switch self {
    case .linear(let start, let end):
      (0, SIMD4(Double(start.x), Double(start.y), Double(end.x), Double(end.y)))
    case .radial(let center, let start, let end):
      (1, SIMD4(Double(center.x), Double(center.y), start, end))
    case .elliptical(let center, let start, let end):
      (2, SIMD4(Double(center.x), Double(center.y), start, end))
    case .angular(let center, let start, let end):
      (3, SIMD4(Double(center.x), Double(center.y), start.radians, end.radians))
    }
  }

  /// The geometry with a kind and numbers.
  init(kind: Int, vector: SIMD4<Double>) {
    let center = UnitPoint(x: vector.x, y: vector.y)
    switch kind {
    case 1: self = .radial(center: center, startRadius: vector.z, endRadius: vector.w)
    case 2: self = .elliptical(center: center, startRadius: vector.z, endRadius: vector.w)
    case 3:
      self = .angular(
        center: center, startAngle: .radians(vector.z), endAngle: .radians(vector.w))
    default: self = .linear(start: center, end: UnitPoint(x: vector.z, y: vector.w))
    }
  }
}
