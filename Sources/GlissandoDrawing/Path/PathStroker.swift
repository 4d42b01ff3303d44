import Foundation

/// Builds the outline of lines of some width.
struct PathStroker {
  /// How far the outline may be off, in points: less than can be seen at twice the scale.
  static let tolerance = 0.05

  let style: StrokeStyle
  var elements: [Path.Element] = []
  private var half: CGFloat { style.lineWidth / 2 }

  init(style: StrokeStyle) {
    self.style = style
  }

  /// Adds the outline of one line.
  mutating func stroke(_ line: Polyline) {
    guard line.points.count > 1 else { return strokePoint(line) }
    let isClosed = line.isClosed && line.points.count > 2
    if isClosed {
      add(side(of: line.points, isClosed: true))
      add(side(of: line.points.reversed(), isClosed: true))
      return
    }
    var outline = side(of: line.points, isClosed: false)
    addCap(
      at: line.points[line.points.count - 1], from: line.points[line.points.count - 2], to: &outline
    )
    outline += side(of: line.points.reversed(), isClosed: false)
    addCap(at: line.points[0], from: line.points[1], to: &outline)
    add(outline)
  }

  /// A line without length shows its caps, if it has any.
  private mutating func strokePoint(_ line: Polyline) {
    guard let point = line.points.first else { return }
    let box = CGRect(x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half)
    switch style.lineCap {
    case .butt: break
    case .round: Path(ellipseIn: box).forEach { elements.append($0) }
    case .square: Path(box).forEach { elements.append($0) }
    }
  }

  private mutating func add(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    elements.append(.move(to: first))
    for point in points.dropFirst() { elements.append(.line(to: point)) }
    elements.append(.closeSubpath)
  }

  /// The left side of a line as seen along it with y up, with its joins.
  private func side(of points: [CGPoint], isClosed: Bool) -> [CGPoint] {
    var result: [CGPoint] = []
    let count = points.count
    let last = isClosed ? count : count - 1
    // Whether what was added last is the corner between two pieces, with which the next begins.
    var hasBegun = false
    for index in 0..<last {
      let (a, b) = (points[index], points[(index + 1) % count])
      let normal = self.normal(from: a, to: b)
      if !hasBegun { result.append(CGPoint(x: a.x + normal.x, y: a.y + normal.y)) }
      hasBegun = false
      guard index + 1 < last || isClosed else {
        result.append(CGPoint(x: b.x + normal.x, y: b.y + normal.y))
        continue
      }
      let after = points[(index + 2) % count]
      let next = self.normal(from: b, to: after)
      if let corner = corner(at: b, from: normal, to: next, shorter: shorter(a, b, after)) {
        result.append(corner)
        hasBegun = true
      } else {
        result.append(CGPoint(x: b.x + normal.x, y: b.y + normal.y))
        addJoin(at: b, from: normal, to: next, to: &result)
      }
    }
    // The corner at the beginning of a closed line is its last one.
    if hasBegun { result.removeFirst() }
    return result
  }

  /// The shorter of two pieces of a line.
  private func shorter(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
    min(
      CGFloat(hypot(Double(b.x - a.x), Double(b.y - a.y))),
      CGFloat(hypot(Double(c.x - b.x), Double(c.y - b.y))))
  }

  /// Where the sides of two pieces meet in one point; nil where there is more to a join.
  ///
  /// On the inner side they do where both are long enough, on the outer side as a miter. Without
  /// corners of more points than they have, an outline can be outlined again.
  private func corner(
    at point: CGPoint, from a: CGPoint, to b: CGPoint, shorter length: CGFloat
  ) -> CGPoint? {
    let dot = a.x * b.x + a.y * b.y
    // The square of the cosine of half the turn.
    let cosineSquared = (1 + dot / (half * half)) / 2
    if a.x * b.y - a.y * b.x > 0 {
      let limit = style.boundedMiterLimit
      guard style.lineJoin == .miter, cosineSquared * limit * limit >= 1 else { return nil }
    } else {
      // How much of each piece is cut off; none may lose more than half at either end.
      guard cosineSquared > 0 else { return nil }
      let tangent = max((1 - cosineSquared) / cosineSquared, 0).squareRoot()
      guard half * tangent <= length / 2 else { return nil }
    }
    let factor = 1 / (2 * cosineSquared)
    return CGPoint(x: point.x + (a.x + b.x) * factor, y: point.y + (a.y + b.y) * factor)
  }

  /// Half the line's width across the way from `a` to `b`.
  private func normal(from a: CGPoint, to b: CGPoint) -> CGPoint {
    let length = CGFloat(hypot(Double(b.x - a.x), Double(b.y - a.y)))
    guard length > 0 else { return .zero }
    return CGPoint(x: (b.y - a.y) / length * half, y: -(b.x - a.x) / length * half)
  }

  private func addJoin(
    at point: CGPoint, from a: CGPoint, to b: CGPoint, to result: inout [CGPoint]
  ) {
    let cross = a.x * b.y - a.y * b.x
    let dot = a.x * b.x + a.y * b.y
    // A line that goes back on itself has no inner side.
    let isRoundEnd = style.lineJoin == .round && cross == 0 && dot < 0
    guard cross > 0 || isRoundEnd else {
      // The inner side: by way of the corner itself, so that nothing is left out of the filling.
      result.append(point)
      return
    }
    switch style.lineJoin {
    // A miter is one corner; one beyond its limit is left away.
    case .bevel, .miter: break
    case .round: addArc(around: point, from: a, to: b, to: &result)
    }
  }

  private func addCap(at point: CGPoint, from previous: CGPoint, to result: inout [CGPoint]) {
    let normal = self.normal(from: previous, to: point)
    switch style.lineCap {
    case .butt: break
    case .round:
      addArc(around: point, from: normal, to: CGPoint(x: -normal.x, y: -normal.y), to: &result)
    case .square:
      let along = CGPoint(x: -normal.y, y: normal.x)
      result.append(CGPoint(x: point.x + normal.x + along.x, y: point.y + normal.y + along.y))
      result.append(CGPoint(x: point.x - normal.x + along.x, y: point.y - normal.y + along.y))
    }
  }

  /// Points of an arc from one normal to another, turning towards larger angles.
  private func addArc(
    around center: CGPoint, from a: CGPoint, to b: CGPoint, to result: inout [CGPoint]
  ) {
    let start = atan2(Double(a.y), Double(a.x))
    var delta = atan2(Double(b.y), Double(b.x)) - start
    if delta < 0 { delta += 2 * .pi }
    let step =
      2 * acos(max(0, 1 - PathStroker.tolerance / max(Double(half), PathStroker.tolerance)))
    let count = max(1, Int(clamping: (delta / max(step, 0.01)).rounded(.up)))
    for index in 1..<max(count, 2) {
      let angle = start + delta * Double(index) / Double(count)
      result.append(
        CGPoint(x: center.x + half * CGFloat(cos(angle)), y: center.y + half * CGFloat(sin(angle))))
    }
  }
}
