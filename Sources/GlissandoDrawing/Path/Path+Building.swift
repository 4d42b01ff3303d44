public import Foundation
public import GlissandoMotion

// How a path is put together.

extension Path {
  /// Appends an element, after turning a simple shape into elements.
  package mutating func append(_ element: Element) {
    // Emptied first, so that the array is not copied for its second owner: each time, a path of a million
    // elements would never be done.
    var elements = elements
    storage = .empty
    elements.append(element)
    storage = .elements(elements)
  }

  /// Begins a subpath at a point.
  public mutating func move(to end: CGPoint) {
    append(.move(to: end))
  }

  /// Adds a straight line; without a current point it begins a subpath instead.
  public mutating func addLine(to end: CGPoint) {
    append(isEmpty ? .move(to: end) : .line(to: end))
  }

  /// Adds a quadratic Bézier curve; without a current point it begins at its control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    if isEmpty { move(to: control) }
    append(.quadCurve(to: end, control: control))
  }

  /// Adds a cubic Bézier curve; without a current point it begins at its first control point.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    if isEmpty { move(to: control1) }
    append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Closes the subpath; an empty path stays empty.
  public mutating func closeSubpath() {
    if !isEmpty { append(.closeSubpath) }
  }

  /// Adds a closed rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(rect), transform: transform)
  }

  /// Adds closed rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a closed rectangle with elliptic corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
  }

  /// Adds a closed rectangle whose four corners have radii of their own.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    var elements: [Element] = []
    RoundedCorners.forEachElement(of: rect.standardized, radii: cornerRadii, style: style) {
      elements.append($0)
    }
    addPath(Path(elements: elements), transform: transform)
  }

  /// Adds a closed ellipse.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(ellipseIn: rect), transform: transform)
  }

  /// Begins at the first point and adds straight lines to the others.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds all of another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    if isEmpty {
      self = path.applying(transform)
      return
    }
    var elements = self.elements
    storage = .empty
    path.forEach { elements.append(transform.isIdentity ? $0 : $0.applying(transform)) }
    storage = .elements(elements)
  }

  /// Adds part of a circle, and a straight line to its beginning when there is a current point.
  ///
  /// - Parameters:
  ///   - startAngle: Where it begins, measured from the right.
  ///   - delta: How far it goes: clockwise as seen (y down) when positive.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center, radius: radius, start: startAngle.radians, delta: delta.radians,
      transform: transform)
  }

  /// Adds part of a circle, and a straight line to its beginning when there is a current point.
  ///
  /// - Parameter clockwise: false goes to larger angles, which with y down is seen as clockwise;
  ///   the name is that of an older system whose y points up.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let circle = 2 * Double.pi
    var delta = endAngle.radians - startAngle.radians
    guard delta.isFinite else { return }
    if clockwise { delta = -delta }
    if delta >= circle {
      delta = circle
    } else if delta < 0 {
      // A whole turn back is a whole turn.
      delta = delta.truncatingRemainder(dividingBy: circle)
      if delta <= 0 { delta += circle }
    }
    addArc(
      center: center, radius: radius, start: startAngle.radians,
      delta: clockwise ? -delta : delta, transform: transform)
  }

  /// Adds the part of a circle that touches the lines from the current point to `tangent1End` and
  /// from there to `tangent2End`, and a straight line to its beginning.
  ///
  /// Where the three points lie on a line, or there is no current point, or the radius is not
  /// above zero, only the line to `tangent1End` is added.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let corner = tangent1End.applying(transform)
    guard let current = currentPoint?.applying(transform.inverted()), radius > 0 else {
      addLine(to: corner)
      return
    }
    let first = CGPoint(x: current.x - tangent1End.x, y: current.y - tangent1End.y)
    let second = CGPoint(x: tangent2End.x - tangent1End.x, y: tangent2End.y - tangent1End.y)
    let lengths =
      hypot(Double(first.x), Double(first.y)) * hypot(Double(second.x), Double(second.y))
    let cross = Double(first.x * second.y - first.y * second.x)
    let dot = Double(first.x * second.x + first.y * second.y)
    // Below this sine the corner is a straight line for any picture of sane size.
    guard lengths > 0, abs(cross) > 1e-9 * lengths else {
      addLine(to: corner)
      return
    }
    let half = atan2(abs(cross), dot) / 2
    let distance = Double(radius) / tan(half)
    let toCenter = Double(radius) / sin(half)
    let angle1 = atan2(Double(first.y), Double(first.x))
    let angle2 = atan2(Double(second.y), Double(second.x))
    let bisector = angle1 + (cross > 0 ? half : -half)
    let center = CGPoint(
      x: tangent1End.x + CGFloat(cos(bisector) * toCenter),
      y: tangent1End.y + CGFloat(sin(bisector) * toCenter))
    let begin = CGPoint(
      x: tangent1End.x + CGFloat(cos(angle1) * distance),
      y: tangent1End.y + CGFloat(sin(angle1) * distance))
    let end = CGPoint(
      x: tangent1End.x + CGFloat(cos(angle2) * distance),
      y: tangent1End.y + CGFloat(sin(angle2) * distance))
    let start = atan2(Double(begin.y - center.y), Double(begin.x - center.x))
    var delta = atan2(Double(end.y - center.y), Double(end.x - center.x)) - start
    if delta > .pi { delta -= 2 * .pi }
    if delta < -.pi { delta += 2 * .pi }
    addArc(center: center, radius: radius, start: start, delta: delta, transform: transform)
  }

  /// An arc as cubic curves of at most a quarter circle each.
  ///
  /// The control points lie at 4/3·tan(δ/4) radii along the tangents (Goldapp 1991,
  /// doi:10.1016/0167-8396(91)90007-X): off by at most 0.03 % of the radius.
  private mutating func addArc(
    center: CGPoint, radius: CGFloat, start: Double, delta: Double, transform: CGAffineTransform
  ) {
    guard start.isFinite, delta.isFinite, radius.isFinite, center.isFinite else { return }
    let radius = Double(radius)
    // After too many turns a quarter more would be lost in rounding.
    let start = start.truncatingRemainder(dividingBy: 2 * .pi)
    func point(_ angle: Double, _ along: Double) -> CGPoint {
      CGPoint(
        x: Double(center.x) + radius * (cos(angle) - along * sin(angle)),
        y: Double(center.y) + radius * (sin(angle) + along * cos(angle))
      ).applying(transform)
    }
    addLine(to: point(start, 0))
    // More turns than this are the same circle again and only cost time.
    let limited = min(max(delta, -64 * Double.pi), 64 * Double.pi)
    let count = Int((abs(limited) / (Double.pi / 2) - 1e-9).rounded(.up))
    guard count > 0 else { return }
    let step = limited / Double(count)
    let reach = 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let angle = start + Double(index) * step
      append(
        .curve(
          to: point(angle + step, 0), control1: point(angle, reach),
          control2: point(angle + step, -reach)))
    }
  }
}
