import CPangoCairo
import Foundation
import GlissandoDrawing

/// The outline of a line along a path, with the very corners that Cairo's stroker finds: those of its polygons are not
/// to be had from it.
///
/// All places are in 256ths of a pixel.
struct LineStroker {
  typealias Place = SIMD2<Int>

  /// Where the line is cut across.
  private struct Face {
    var place: Place
    /// On either side of the place, half the line's width away.
    var clockwise: Place
    var counter: Place
    /// Where the line leads, and the same as a vector of length one in pixels and in points.
    var direction: Place
    var slope: SIMD2<Double>
    var slopeInPoints: SIMD2<Double>

    var reversed: Face {
      var face = self
      (face.clockwise, face.counter) = (counter, clockwise)
      (face.direction, face.slopeInPoints) = (Place.zero &- direction, -slopeInPoints)
      return face
    }

    func side(_ isClockwise: Bool) -> Place { isClockwise ? clockwise : counter }
  }

  private let style: StrokeStyle
  private let matrix: CGAffineTransform
  private let inverse: CGAffineTransform
  private let pen: StrokePen?
  /// What the product of two slopes is less than where a curve is so narrow that it has a join.
  private let narrowness: Double

  /// Pieces of the outline, in Cairo's order: together they are closed, and what they go around is covered.
  private(set) var pieces: [Contours.Line] = []
  private var clockwise: [Place] = []
  private var counter: [Place] = []
  private var start = Place.zero
  private var place = Place.zero
  private var hasLine = false
  private var firstFace: Face?
  private var face: Face?

  /// Farther from its middle than this, in pixels, no line is all in sight.
  private static let greatestReach = 32_000.0

  /// - Returns: nil where the line is too thin to be drawn at all, or wider than any window.
  init?(_ style: StrokeStyle, _ matrix: CGAffineTransform, hasCurves: Bool) {
    var inverted = matrix.cairo
    guard cairo_matrix_invert(&inverted) == CAIRO_STATUS_SUCCESS else { return nil }
    let half = Double(style.lineWidth) / 2
    guard half * Double(matrix.maximumScale) <= Self.greatestReach else { return nil }
    (self.style, self.matrix) = (style, matrix)
    inverse = CGAffineTransform(
      a: inverted.xx, b: inverted.yx, c: inverted.xy, d: inverted.yy, tx: 0, ty: 0)
    let share = 1 - CurvePoints.tolerance / half
    narrowness = share * share * 2 - 1
    guard hasCurves || style.lineJoin == .round || style.lineCap == .round else {
      pen = nil
      return
    }
    guard let pen = StrokePen(radius: half, matrix: matrix) else {
      return nil
    }
    self.pen = pen
  }

  // MARK: The path

  mutating func move(to place: Place) {
    end()
    (start, self.place) = (place, place)
  }

  mutating func line(to next: Place) {
    hasLine = true
    if next == place { return }
    let way = next &- place
    let begin = makeFace(place, way)
    if let face {
      let turn = face.direction.compare(begin.direction)
      if turn != 0 { join(face, begin, isClockwise: turn < 0) }
    } else {
      beginLine(begin)
    }
    var end = begin
    end.place = next
    end.clockwise &+= way
    end.counter &+= way
    add(end)
  }

  mutating func curve(_ control1: Place, _ control2: Place, to end: Place) {
    guard let slopes = Self.slopes([place, control1, control2, end]) else {
      return line(to: end)
    }
    let begin = makeFace(place, slopes.first)
    if let face {
      join(face, begin, isClockwise: face.direction.isBefore(begin.direction))
    } else {
      beginLine(begin)
    }
    face = begin
    var last = place
    CurvePoints.forEach(place, control1, control2, end) { point, direction in
      if point != last { bend(to: point, direction) }
      last = point
    }
    bend(to: end, slopes.last)
  }

  mutating func close() {
    line(to: start)
    if let firstFace, let face {
      joinEnds(face, firstFace)
      flushClockwise()
      flushCounter()
    } else {
      end()
    }
    (hasLine, firstFace, face) = (false, nil, nil)
    place = start
  }

  /// Ends what has been begun, with caps.
  mutating func end() {
    if let face {
      addCap(face)
    } else if hasLine, firstFace == nil, style.lineCap == .round {
      let face = makeFace(start, Place(256, 0))
      addCap(face.reversed)
      addCap(face)
      counter.append(counter[0])
    }
    flushCounter()
    if let firstFace {
      counter = [firstFace.clockwise]
      addCap(firstFace.reversed)
      flushCounter()
    }
    flushClockwise()
    (hasLine, firstFace, face) = (false, nil, nil)
  }

  /// Where a curve leads at either end; nil where it is a straight line.
  private static func slopes(_ knots: [Place]) -> (first: Place, last: Place)? {
    if knots[0] == knots[1], knots[2] == knots[3] { return nil }
    guard let next = knots.first(where: { $0 != knots[0] }),
      let last = knots[1...2].last(where: { $0 != knots[3] })
    else { return nil }
    return (next &- knots[0], knots[3] &- last)
  }

  // MARK: Sides

  private mutating func append(_ place: Place, isClockwise: Bool) {
    if isClockwise { clockwise.append(place) } else { counter.append(place) }
  }

  private mutating func beginLine(_ face: Face) {
    if firstFace == nil { firstFace = face }
    clockwise.append(face.clockwise)
    counter.append(face.counter)
  }

  private mutating func add(_ next: Face) {
    clockwise.append(next.clockwise)
    counter.append(next.counter)
    (face, place) = (next, next.place)
  }

  private mutating func flushClockwise() {
    if clockwise.count > 1 { pieces.append(Contours.Line(places: clockwise)) }
    clockwise.removeAll(keepingCapacity: true)
  }

  private mutating func flushCounter() {
    if counter.count > 1 { pieces.append(Contours.Line(places: counter, isReversed: true)) }
    counter.removeAll(keepingCapacity: true)
  }

  private func makeFace(_ place: Place, _ direction: Place) -> Face {
    let slope = Self.unit(direction.pixels)
    let inPoints = Self.unit(inverse.distance(slope))
    let half = Double(style.lineWidth) / 2
    let across = SIMD2(-inPoints.y, inPoints.x) * half
    let offset = Place(pixels: matrix.distance(matrix.determinant >= 0 ? across : -across))
    return Face(
      place: place, clockwise: place &- offset, counter: place &+ offset, direction: direction,
      slope: slope, slopeInPoints: inPoints)
  }

  private static func unit(_ vector: SIMD2<Double>) -> SIMD2<Double> {
    if vector.x == 0 { return SIMD2(0, vector.y > 0 ? 1 : -1) }
    if vector.y == 0 { return SIMD2(vector.x > 0 ? 1 : -1, 0) }
    return vector / hypot(vector.x, vector.y)
  }

  /// Adds a point of a curve.
  private mutating func bend(to point: Place, _ direction: Place) {
    guard var old = face else { return }
    if direction == .zero {
      let turned = old.reversed
      let isClockwise = old.direction.isBefore(turned.direction)
      addFan(old.direction, turned.direction, about: old.place, isClockwise)
      face = turned
      return
    }
    let next = makeFace(point, direction)
    if (next.slope * old.slope).sum() < narrowness {
      old.clockwise &+= point &- old.place
      old.counter &+= point &- old.place
      clockwise.append(old.clockwise)
      counter.append(old.counter)
      let isClockwise = old.direction.isBefore(next.direction)
      addFan(old.direction, next.direction, about: old.place, isClockwise)
    }
    add(next)
  }

  // MARK: Joins and caps

  private mutating func addFan(
    _ start: Place, _ end: Place, about middle: Place, _ isClockwise: Bool
  ) {
    var corners: [Place] = []
    pen?.forEachCorner(from: start, to: end, isClockwise: isClockwise) { corners.append($0) }
    for corner in corners { append(middle &+ corner, isClockwise: isClockwise) }
  }

  private mutating func join(_ a: Face, _ b: Face, isClockwise: Bool) {
    if a.clockwise != b.clockwise || a.counter != b.counter {
      if style.lineJoin == .round {
        addFan(a.direction, b.direction, about: a.place, isClockwise)
      }
      if style.lineJoin == .miter, let tip = tip(a, b, isClockwise) {
        replaceLast(tip, isClockwise)
      } else {
        append(b.side(isClockwise), isClockwise: isClockwise)
      }
    }
    joinInside(a, b, isClockwise)
  }

  private mutating func joinInside(_ a: Face, _ b: Face, _ isClockwise: Bool) {
    append(a.place, isClockwise: !isClockwise)
    append(b.side(!isClockwise), isClockwise: !isClockwise)
  }

  /// Joins where a line ends with where it began.
  private mutating func joinEnds(_ a: Face, _ b: Face) {
    let isClockwise = a.direction.isBefore(b.direction)
    if a.clockwise != b.clockwise || a.counter != b.counter {
      let isFan = style.lineJoin == .round && (a.slope * b.slope).sum() < narrowness
      if isFan { addFan(a.direction, b.direction, about: a.place, isClockwise) }
      if style.lineJoin != .bevel, !isFan, let tip = tip(a, b, isClockwise) {
        replaceLast(tip, isClockwise)
        if isClockwise { clockwise[0] = tip } else { counter[0] = tip }
      } else {
        append(b.side(isClockwise), isClockwise: isClockwise)
      }
    }
    joinInside(a, b, isClockwise)
  }

  private mutating func replaceLast(_ place: Place, _ isClockwise: Bool) {
    if isClockwise {
      clockwise[clockwise.count - 1] = place
    } else {
      counter[counter.count - 1] = place
    }
  }

  /// Where the outer sides of two pieces meet; nil where that is too far, or cannot be told.
  private func tip(_ a: Face, _ b: Face, _ isClockwise: Bool) -> Place? {
    let limit = Double(style.boundedMiterLimit)
    guard 2 <= limit * limit * (1 + (a.slope * b.slope).sum()) else { return nil }
    let (from, to) = (a.side(isClockwise).pixels, b.side(isClockwise).pixels)
    let (s, t) = (a.slope, b.slope)
    let y =
      ((to.x - from.x) * s.y * t.y - to.y * t.x * s.y + from.y * s.x * t.y)
      / (s.x * t.y - t.x * s.y)
    let x =
      abs(s.y) >= abs(t.y) ? (y - from.y) * s.x / s.y + from.x : (y - to.y) * t.x / t.y + to.x
    let middle = a.place.pixels
    let tip = SIMD2(x, y)
    func turn(_ place: SIMD2<Double>) -> Int {
      let (u, v) = (place - middle, tip - middle)
      let product = u.x * v.y - v.x * u.y
      return product > 0 ? 1 : product < 0 ? -1 : 0
    }
    guard x.isFinite, y.isFinite, turn(from) != turn(to) else { return nil }
    return Place(pixels: tip)
  }

  /// Adds the end of a line, from one side of it to the other.
  private mutating func addCap(_ face: Face) {
    switch style.lineCap {
    case .round:
      addFan(face.direction, face.reversed.direction, about: face.place, false)
    case .square:
      let half = Double(style.lineWidth) / 2
      let reach = Place(pixels: matrix.distance(face.slopeInPoints * half))
      counter.append(face.counter &+ reach)
      counter.append(face.clockwise &+ reach)
    case .butt: break
    }
    counter.append(face.clockwise)
  }
}
