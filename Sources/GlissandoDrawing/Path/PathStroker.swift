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
    for index in 0..<last {
      let a = points[index]
      let b = points[(index + 1) % count]
      let normal = self.normal(from: a, to: b)
      result.append(CGPoint(x: a.x + normal.x, y: a.y + normal.y))
      result.append(CGPoint(x: b.x + normal.x, y: b.y + normal.y))
      if index + 1 < last || isClosed {
        let next = self.normal(from: b, to: points[(index + 2) % count])
        addJoin(at: b, from: normal, to: next, to: &result)
      }
    }
    return result
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
    case .bevel: break
    case .round: addArc(around: point, from: a, to: b, to: &result)
    case .miter:
      let sum = CGPoint(x: a.x + b.x, y: a.y + b.y)
      // The miter's length over the width is 1/cos of half the turn.
      let cosineSquared = (1 + dot / (half * half)) / 2
      let limit = style.boundedMiterLimit
      guard cosineSquared * limit * limit >= 1 else { return }
      let factor = 1 / (2 * cosineSquared)
      result.append(CGPoint(x: point.x + sum.x * factor, y: point.y + sum.y * factor))
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
