package import Foundation
package import GlissandoMotion

/// A gradient with its colours resolved and its geometry relative to what it paints.
package struct GradientPaint: Hashable, Sendable {
  /// A resolved colour at a place in [0, 1].
  package struct Stop: Hashable, Sendable {
    package var color: Color.Resolved
    package var location: Double
    /// How far down the colour is; of a mesh only, whose `location` is how far across.
    package var y: Double

    package init(color: Color.Resolved, location: Double, y: Double = 0) {
      self.color = color
      self.location = location
      self.y = y
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
    /// A surface through a grid of colours, row by row; places are parts of the frame's sides.
    ///
    /// A stop after those of the grid has the colour of what the surface leaves free.
    case mesh(columns: Int, rows: Int, isSmooth: Bool)
  }

  /// What a gradient does beyond its ends.
  package enum Spread: Hashable, Sendable {
    /// Its first and last colours go on.
    case held
    /// It begins again.
    case repeated
    /// It runs back.
    case mirrored
  }

  /// The colours with their places, in order of place.
  package var stops: [Stop]
  /// Where the lines from each point of a mesh aim: leading, up, trailing and down, as parts of the
  /// frame's sides; empty where they run smoothly through the points.
  package var controls: [SIMD8<Double>]
  /// Which lines have one colour.
  package var geometry: Geometry
  /// Whether colours between stops are mixed in Oklab rather than as the display encodes them.
  package var isPerceptual: Bool
  /// What the unit points relate to, in the content's coordinates; nil is the
  /// frame of the content, else the bounds of the path.
  package var frame: CGRect?
  /// What it does beyond its ends.
  package var spread: Spread

  package init(
    stops: [Stop], geometry: Geometry, isPerceptual: Bool = false, frame: CGRect? = nil,
    spread: Spread = .held, controls: [SIMD8<Double>] = []
  ) {
    self.stops = stops
    self.controls = controls
    self.spread = spread
    self.geometry = geometry
    self.isPerceptual = isPerceptual
    self.frame = frame
  }

  /// Makes a paint from a gradient whose colours are resolved in `environment`.
  package init(
    _ gradient: AnyGradient, geometry: Geometry, in environment: EnvironmentValues,
    frame: CGRect? = nil, spread: Spread = .held
  ) {
    self.init(
      stops: gradient.gradient.stops.map {
        Stop(color: $0.color.resolve(in: environment), location: Double($0.location))
      },
      geometry: geometry, isPerceptual: gradient.space.isPerceptual, frame: frame,
      spread: spread)
  }

  /// A grid of more colours along a side than this is none.
  fileprivate static let longestSide = 4096.0

  /// Whether every number is finite.
  package var isFinite: Bool {
    for stop in stops where !stop.color.isFinite || !(stop.location + stop.y).isFinite {
      return false
    }
    for control in controls where (control * 0).sum() != 0 { return false }
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
    case .mesh(let columns, let rows, let isSmooth):
      (4, SIMD4(Double(columns), Double(rows), isSmooth ? 1 : 0, 0))
    }
  }

  /// How many colours stand side by side in a mesh; nil in what is none.
  var columns: Int? {
    guard case .mesh(let columns, _, _) = self else { return nil }
    return columns
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
    case 4:
      self = .mesh(
        columns: Int(max(0, min(vector.x.rounded(), GradientPaint.longestSide))),
        rows: Int(max(0, min(vector.y.rounded(), GradientPaint.longestSide))),
        isSmooth: vector.z >= 0.5)
    default: self = .linear(start: center, end: UnitPoint(x: vector.z, y: vector.w))
    }
  }
}
