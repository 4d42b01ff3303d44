import Foundation

// The outline of a stroked line.

extension Path {
  /// The outline of the line that a stroke would draw, to be filled by the non-zero rule.
  ///
  /// Curves become short lines, off by at most a twentieth of a point. Empty when the width is not
  /// above zero or a number is not finite.
  ///
  /// - Complexity: O(*n*) in the length of the path.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    guard style.lineWidth > 0, style.lineWidth.isFinite, isFinite else { return Path() }
    var stroker = PathStroker(style: style)
    for line in flattened(tolerance: PathStroker.tolerance) {
      for piece in line.dashed(style) { stroker.stroke(piece) }
    }
    return Path(elements: stroker.elements)
  }

  /// The subpaths as straight lines that are off by at most `tolerance` points.
  func flattened(tolerance: Double) -> [Polyline] {
    var lines: [Polyline] = []
    forEachStep { step in
      switch step {
      case .begin(let point): lines.append(Polyline(points: [point]))
      case .segment(.line(_, let end), _): lines[lines.count - 1].add(end)
      case .segment(.cubic(let curve), _):
        lines[lines.count - 1].add(curve, tolerance: tolerance)
      case .close: lines[lines.count - 1].close()
      }
    }
    return lines
  }
}

/// A subpath of straight lines.
struct Polyline: Equatable {
  var points: [CGPoint]
  var isClosed = false
  /// The lines that a curve becomes at most.
  private static let greatestCount = 512.0

  /// Adds a point that differs from the last.
  mutating func add(_ point: CGPoint) {
    if point != points.last { points.append(point) }
  }

  /// Adds a curve as so many lines that none is off by more than `tolerance`.
  mutating func add(_ curve: CubicCurve, tolerance: Double) {
    let count = Polyline.lineCount(of: curve, tolerance: tolerance)
    for index in 1...count {
      add(index == count ? curve.p3 : curve.point(at: CGFloat(index) / CGFloat(count)))
    }
  }

  /// How many lines, of equal steps of its parameter, a curve becomes.
  static func lineCount(of curve: CubicCurve, tolerance: Double) -> Int {
    // The bound on the second difference; Sederberg, "Computer Aided Geometric Design", 10.6.
    func bend(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> Double {
      hypot(Double(a.x - 2 * b.x + c.x), Double(a.y - 2 * b.y + c.y))
    }
    let size = max(bend(curve.p0, curve.p1, curve.p2), bend(curve.p1, curve.p2, curve.p3))
    let steps = (0.75 * size / tolerance).squareRoot().rounded(.up)
    // Huge points may differ by more than a number holds: such a curve gets the most lines.
    return steps < greatestCount ? max(1, Int(steps)) : Int(greatestCount)
  }

  /// Closes the line; the last point is not the first again.
  mutating func close() {
    if points.count > 1, points.last == points.first { points.removeLast() }
    isClosed = true
  }

  /// The painted pieces of a dashed line; the line itself when the style has no dashes.
  func dashed(_ style: StrokeStyle) -> [Polyline] {
    guard style.isDashed, points.count > 1 else { return [self] }
    var dasher = Dasher(style: style, start: points[0])
    for point in points.dropFirst() { dasher.advance(to: point) }
    if isClosed { dasher.advance(to: points[0]) }
    return dasher.finish()
  }
}

/// Cuts a line into dashes.
private struct Dasher {
  private let pattern: [Double]
  private var index = 0
  private var left: Double
  private var last: CGPoint
  private var pieces: [Polyline] = []
  private var current: Polyline?
  /// More dashes than this cannot be told apart and would exhaust memory.
  private static let greatestCount = 100_000

  init(style: StrokeStyle, start: CGPoint) {
    var pattern = style.dash.map { Double($0) }
    // An odd pattern is repeated, so that painted and unpainted take turns.
    if pattern.count % 2 == 1 { pattern += pattern }
    self.pattern = pattern
    let sum = pattern.reduce(0, +)
    var phase = Double(style.dashPhase).truncatingRemainder(dividingBy: sum)
    if phase < 0 { phase += sum }
    // The sum of finite dashes may be endless, and the remainder then unknown.
    if !phase.isFinite { phase = 0 }
    while phase >= pattern[index] {
      phase -= pattern[index]
      index = (index + 1) % pattern.count
    }
    left = pattern[index] - phase
    last = start
    if index % 2 == 0 { current = Polyline(points: [start]) }
  }

  mutating func advance(to point: CGPoint) {
    var length = hypot(Double(point.x - last.x), Double(point.y - last.y))
    while length > left, pieces.count < Dasher.greatestCount {
      let part = CGFloat(left / length)
      last = CGPoint(
        x: last.x + (point.x - last.x) * part, y: last.y + (point.y - last.y) * part)
      length -= left
      turn()
    }
    left -= length
    last = point
    current?.add(point)
  }

  /// Ends a dash or a gap.
  private mutating func turn() {
    current?.add(last)
    if let piece = current { pieces.append(piece) }
    index = (index + 1) % pattern.count
    left = pattern[index]
    current = index % 2 == 0 ? Polyline(points: [last]) : nil
  }

  mutating func finish() -> [Polyline] {
    if let piece = current, piece.points.count > 1 { pieces.append(piece) }
    return pieces
  }
}
