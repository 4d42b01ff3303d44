import CPangoCairo
import Foundation
package import GlissandoDrawing
import GlissandoMotion

/// Sets what Cairo paints with.
enum CairoSource {
  /// Sets a paint, its opacity multiplied by `opacity`.
  ///
  /// - Parameters:
  ///   - frame: What the gradient's unit points relate to if it has no frame of its own, in the
  ///     coordinates that the context has now.
  ///   - painted: What is painted with it, in these coordinates.
  static func set(
    _ paint: Paint, opacity: Double, frame: CGRect, painted: CGRect, on context: OpaquePointer
  ) {
    switch paint {
    case .color(let color): set(color, opacity: opacity, on: context)
    case .pattern(let pattern):
      CairoPattern.set(pattern, opacity: opacity, painted: painted, on: context)
    case .veil(let veil): set(veil.color, opacity: opacity, on: context)
    case .gradient(let gradient):
      guard let first = gradient.stops.first else {
        return set(Color.clearResolved, opacity: 0, on: context)
      }
      let frame = gradient.frame ?? frame
      guard gradient.stops.count > 1, !frame.isNull,
        let pattern = makePattern(
          gradient, opacity: opacity, frame: frame, painted: painted, on: context)
      else { return set(gradient.stops.last?.color ?? first.color, opacity: opacity, on: context) }
      switch gradient.spread {
      case .held: break
      case .repeated: cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
      case .mirrored: cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REFLECT)
      }
      cairo_set_source(context, pattern)
      cairo_pattern_destroy(pattern)
    }
  }

  static func set(_ color: Color.Resolved, opacity: Double, on context: OpaquePointer) {
    cairo_set_source_rgba(
      context, Double(color.red), Double(color.green), Double(color.blue),
      Double(color.opacity) * opacity)
  }

  private static func makePattern(
    _ gradient: GradientPaint, opacity: Double, frame: CGRect, painted: CGRect,
    on context: OpaquePointer
  ) -> OpaquePointer? {
    func place(_ point: UnitPoint) -> CGPoint {
      CGPoint(x: frame.minX + point.x * frame.width, y: frame.minY + point.y * frame.height)
    }
    if context.isRaster, !gradient.geometry.hasEnds || isLarge(painted, on: context),
      let pattern = makeField(
        gradient, opacity: opacity, frame: frame, painted: painted, on: context)
    {
      return pattern
    }
    switch gradient.geometry {
    case .linear(let start, let end):
      let (from, to) = (place(start), place(end))
      // Cairo paints nothing along a line without length.
      guard from != to else { return nil }
      let pattern = cairo_pattern_create_linear(
        Double(from.x), Double(from.y), Double(to.x), Double(to.y))
      addStops(of: gradient, opacity: opacity, to: pattern)
      return pattern
    case .radial(let center, let startRadius, let endRadius):
      let middle = place(center)
      return makeRadial(
        gradient, opacity: opacity, center: middle, radii: (startRadius, endRadius),
        stretch: CGSize(width: 1, height: 1))
    case .elliptical(let center, let startRadius, let endRadius):
      return makeRadial(
        gradient, opacity: opacity, center: place(center), radii: (startRadius, endRadius),
        stretch: frame.size)
    case .angular(let center, let start, let end):
      return ConicMesh.makePattern(
        gradient, opacity: opacity, center: place(center), painted: painted,
        start: start.radians, end: end.radians)
    case .mesh:
      return MeshPatches.makePattern(gradient, opacity: opacity, frame: frame, painted: painted)
    }
  }

  /// Whether something has more pixels than the table of a gradient has colours, as where leaves are painted by such tables.
  private static func isLarge(_ painted: CGRect, on context: OpaquePointer) -> Bool {
    let size = painted.applying(context.matrix).size
    return size.width * size.height >= Painter.leastKeptArea
  }

  /// A gradient in pixels, which Cairo takes ten times as long to find; around a centre those that it finds lie up to one off.
  ///
  /// - Returns: nil where Cairo has to find them: of what is repeated, and of what it makes out of nothing.
  private static func makeField(
    _ gradient: GradientPaint, opacity: Double, frame: CGRect, painted: CGRect,
    on context: OpaquePointer
  ) -> OpaquePointer? {
    var faded = gradient
    // There is nothing beyond the ends.
    if !gradient.geometry.hasEnds { faded.spread = .held }
    for index in faded.stops.indices { faded.stops[index].color.opacity *= Float(opacity) }
    // A matrix that cannot be undone would end all drawing.
    guard context.matrix.isUndoable,
      let field = ColorField(faded, frame: frame, context.matrix)
    else { return nil }
    return AreaPattern.make(of: painted, on: context) { field.fill($0, row: $1, columns: $2) }
  }

  private static func makeRadial(
    _ gradient: GradientPaint, opacity: Double, center: CGPoint, radii: (Double, Double),
    stretch: CGSize
  ) -> OpaquePointer? {
    // From the content's coordinates to the pattern's.
    let place = CGAffineTransform(scaleX: stretch.width, y: stretch.height)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y)).inverted()
    guard radii.0 != radii.1, stretch.width > 0, stretch.height > 0, place.isUndoable else {
      return nil
    }
    let pattern = cairo_pattern_create_radial(0, 0, max(0, radii.0), 0, 0, max(0, radii.1))
    var matrix = place.cairo
    cairo_pattern_set_matrix(pattern, &matrix)
    addStops(of: gradient, opacity: opacity, to: pattern)
    return pattern
  }

  /// Steps put between two stops that are not mixed straight: enough that straight mixtures between
  /// them cannot be told from the curve.
  private static let steps = 8

  /// The stops between which straight mixtures are as good as the gradient's own.
  ///
  /// Cairo mixes colours before it multiplies them by their opacity, so that what fades into a
  /// transparent colour would show that colour on the way. Here a colour counts as much as is seen
  /// of it.
  static func stops(of gradient: GradientPaint) -> [GradientPaint.Stop] {
    var stops: [GradientPaint.Stop] = []
    for stop in gradient.orderedStops {
      if let last = stops.last, last.color != stop.color {
        if gradient.isPerceptual || last.color.opacity != stop.color.opacity {
          stops += between(last, stop, isPerceptual: gradient.isPerceptual)
        }
      }
      stops.append(stop)
    }
    return stops
  }

  private static func between(
    _ last: GradientPaint.Stop, _ next: GradientPaint.Stop, isPerceptual: Bool
  ) -> [GradientPaint.Stop] {
    var stops: [GradientPaint.Stop] = []
    func add(_ color: Color.Resolved, at location: Double) {
      stops.append(GradientPaint.Stop(color: color, location: location))
    }
    // The hue of what is not seen begins and ends as that of what is.
    if last.color.opacity == 0 { add(next.color.faded, at: last.location) }
    for step in 1..<steps {
      let part = Double(step) / Double(steps)
      add(
        last.color.mixed(
          with: next.color, by: part, in: isPerceptual ? .perceptual : .device),
        at: last.location + (next.location - last.location) * part)
    }
    if next.color.opacity == 0 { add(last.color.faded, at: next.location) }
    return stops
  }

  private static func addStops(
    of gradient: GradientPaint, opacity: Double, to pattern: OpaquePointer?
  ) {
    for stop in stops(of: gradient) { add(stop.color, at: stop.location, opacity, to: pattern) }
  }

  private static func add(
    _ color: Color.Resolved, at location: Double, _ opacity: Double, to pattern: OpaquePointer?
  ) {
    cairo_pattern_add_color_stop_rgba(
      pattern, max(0, min(location, 1)), Double(color.red), Double(color.green),
      Double(color.blue), Double(color.opacity) * opacity)
  }
}

extension GradientPaint.Geometry {
  /// Whether colours lie along something that ends, and may be repeated beyond.
  fileprivate var hasEnds: Bool {
    switch self {
    case .linear, .radial, .elliptical: true
    case .angular, .mesh: false
    }
  }
}

extension GradientPaint {
  /// The stops by their locations, of two at one place the one that comes first.
  var orderedStops: [Stop] {
    let isOrdered = zip(stops, stops.dropFirst()).allSatisfy { $0.location <= $1.location }
    if isOrdered { return stops }
    return stops.enumerated().sorted {
      ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
    }.map(\.element)
  }
}

extension Color.Resolved {
  /// The same hue, not to be seen.
  fileprivate var faded: Color.Resolved {
    var color = self
    color.opacity = 0
    return color
  }
}

extension Color {
  /// Transparent black.
  package static let clearResolved = Color.Resolved(
    linearRed: 0, linearGreen: 0, linearBlue: 0, opacity: 0)
}
