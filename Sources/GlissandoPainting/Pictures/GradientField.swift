import CBlit
import Foundation
import GlissandoDrawing
import GlissandoMotion

/// The colours of a gradient at each pixel, without Cairo: a table of colours, and where in it a pixel lies.
///
/// A pixel depends on its place alone, not on where a row begins.
struct GradientField {
  enum Geometry {
    /// How far along the line, in places of the table, a pixel's middle lies: that of the pixel at (0, 0), and
    /// how much farther its neighbours do.
    case line(start: Double, across: Double, down: Double)
    /// From pixels to what lies about the centre, whose circles are those of the table: the place of one
    /// at a distance of nothing is `start`, and `scale` more at 1.
    case circles(CGAffineTransform, start: Double, scale: Double)
    /// From pixels to what lies about the centre, around which the table goes from the direction of x to that
    /// of y.
    case rays(CGAffineTransform)
  }

  /// Premultiplied pixels from the beginning to the end.
  let table: [UInt32]
  let geometry: Geometry
  /// Whether nothing shines through any of the colours.
  let isOpaque: Bool

  /// The places of a table, at most: as many as a large window has pixels from corner to corner.
  private static let greatestCount = 8192.0
  private static let leastCount = 256.0

  /// - Parameters:
  ///   - frame: What the gradient's unit points relate to if it has no frame of its own.
  ///   - matrix: From the coordinates of the frame to pixels.
  /// - Returns: nil where it has one colour only, is a mesh (`MeshField`) or cannot be placed.
  init?(_ gradient: GradientPaint, frame: CGRect, _ matrix: CGAffineTransform) {
    guard let frame = gradient.placedFrame(frame, matrix) else { return nil }
    let back = matrix.inverted()
    var stops = CairoSource.stops(of: gradient)
    let found: (Geometry, Double)?
    switch gradient.geometry {
    case .linear(let from, let to): found = Self.line(from, to, frame, back)
    case .radial(let center, let start, let end):
      found = Self.circles(center, start, end, CGSize(width: 1, height: 1), frame, back)
    case .elliptical(let center, let start, let end):
      found = Self.circles(center, start, end, frame.size, frame, back)
    case .angular(let center, let start, let end):
      stops = Self.turn(stops, abs(end.radians - start.radians))
      found = Self.rays(center, start.radians, end.radians, frame, back)
    case .mesh: return nil
    }
    guard let found else { return nil }
    geometry = found.0
    isOpaque = stops.allSatisfy { $0.color.opacity >= 1 }
    table = Self.table(stops, count: Int(found.1))
  }

  /// Twice as many places as there are pixels from one end to the other.
  private static func count(_ length: Double) -> Double {
    min(max((2 * length).rounded(), leastCount), greatestCount)
  }

  private static func line(
    _ from: UnitPoint, _ to: UnitPoint, _ frame: CGRect, _ back: CGAffineTransform
  ) -> (Geometry, Double)? {
    let line = SIMD2(
      Double((to.x - from.x) * frame.width), Double((to.y - from.y) * frame.height))
    let square = (line * line).sum()
    guard square > 0, square.isFinite else { return nil }
    // Of the line's length, for each pixel.
    let slope = SIMD2(
      (Double(back.a) * line.x + Double(back.b) * line.y) / square,
      (Double(back.c) * line.x + Double(back.d) * line.y) / square)
    let count = count(1 / (slope * slope).sum().squareRoot())
    let origin = SIMD2(
      Double(back.tx) - Double(frame.minX + from.x * frame.width),
      Double(back.ty) - Double(frame.minY + from.y * frame.height))
    let (across, down) = (slope.x * count, slope.y * count)
    let start = (origin * line).sum() / square * count + (across + down) / 2
    guard start.isFinite, abs(start) < 1e8, max(abs(across), abs(down)) < 1e4 else { return nil }
    return (.line(start: start, across: across, down: down), count)
  }

  private static func circles(
    _ center: UnitPoint, _ start: Double, _ end: Double, _ stretch: CGSize, _ frame: CGRect,
    _ back: CGAffineTransform
  ) -> (Geometry, Double)? {
    guard start >= 0, end > start, end.isFinite, stretch.width > 0, stretch.height > 0 else {
      return nil
    }
    let toCircles = about(center, frame, back)
      .concatenating(CGAffineTransform(scaleX: 1 / stretch.width, y: 1 / stretch.height))
    guard toCircles.isFinite, toCircles.determinant != 0 else { return nil }
    let count = count((end - start) / Double(abs(toCircles.determinant)).squareRoot())
    let scale = count / (end - start)
    return (.circles(toCircles, start: -start * scale, scale: scale), count)
  }

  private static func rays(
    _ center: UnitPoint, _ start: Double, _ end: Double, _ frame: CGRect, _ back: CGAffineTransform
  ) -> (Geometry, Double)? {
    let turned = about(center, frame, back)
      .concatenating(CGAffineTransform(rotationAngle: -start))
    let toRays = end < start ? turned.concatenating(CGAffineTransform(scaleX: 1, y: -1)) : turned
    guard start != end, toRays.isFinite, toRays.determinant != 0 else { return nil }
    let reach = hypot(
      Double(max(abs(center.x), abs(1 - center.x)) * frame.width),
      Double(max(abs(center.y), abs(1 - center.y)) * frame.height))
    let circle = 2 * .pi * reach / Double(abs(toRays.determinant)).squareRoot()
    return (.rays(toRays), count(circle))
  }

  /// From the middles of pixels to what lies about a centre.
  private static func about(
    _ center: UnitPoint, _ frame: CGRect, _ back: CGAffineTransform
  ) -> CGAffineTransform {
    CGAffineTransform(translationX: 0.5, y: 0.5).concatenating(back).concatenating(
      CGAffineTransform(
        translationX: -frame.minX - center.x * frame.width,
        y: -frame.minY - center.y * frame.height))
  }

  /// The stops of a whole turn, of which the gradient takes an angle.
  ///
  /// What it leaves goes on with the last colour for one half, with the first for the other.
  private static func turn(_ stops: [GradientPaint.Stop], _ angle: Double)
    -> [GradientPaint.Stop]
  {
    guard let first = stops.first, let last = stops.last else { return stops }
    let share = min(angle / (2 * .pi), 1)
    var turn = stops.map {
      GradientPaint.Stop(color: $0.color, location: max(0, min($0.location, 1)) * share)
    }
    if share < 1 {
      turn += [last, first].map { .init(color: $0.color, location: (1 + share) / 2) }
    }
    return turn
  }

  /// The colours at equal steps between the stops, mixed before they are multiplied by their opacity, as
  /// Cairo mixes them.
  private static func table(_ stops: [GradientPaint.Stop], count: Int) -> [UInt32] {
    // Once for each stop: from linear light it is a power for each channel.
    let marks = stops.map { (place: max(0, min($0.location, 1)), color: channels($0.color)) }
    var next = 0
    return (0..<count).map { index in
      let location = (Double(index) + 0.5) / Double(count)
      while next < marks.count, marks[next].place <= location { next += 1 }
      guard next > 0 else { return pixel(marks[0].color) }
      let (start, color) = marks[next - 1]
      guard next < marks.count else { return pixel(color) }
      let part = (location - start) / (marks[next].place - start)
      return pixel(color + (marks[next].color - color) * part)
    }
  }

  private static func channels(_ color: Color.Resolved) -> SIMD4<Double> {
    SIMD4(Double(color.red), Double(color.green), Double(color.blue), Double(color.opacity))
      .clamped(lowerBound: SIMD4(), upperBound: SIMD4(repeating: 1))
  }

  private static func pixel(_ color: SIMD4<Double>) -> UInt32 {
    var premultiplied = color * (color.w * 255)
    premultiplied.w = color.w * 255
    // All channels are in 0...255.
    premultiplied += 0.5
    return UInt32(premultiplied.w) << 24 | UInt32(premultiplied.x) << 16
      | UInt32(premultiplied.y) << 8 | UInt32(premultiplied.z)
  }

  /// Replaces a part of a row of pixels.
  func fill(_ target: UnsafeMutablePointer<UInt32>, row: Int, columns: Range<Int>) {
    table.withUnsafeBufferPointer { table in
      guard let colors = table.baseAddress else { return }
      switch geometry {
      case .line(let start, let across, let down):
        // With 32 bits after the point, a row of 16,384 pixels is off by less than a millionth of a
        // place.
        let step = Int64(clamping: across * 4_294_967_296)
        let origin = Int64(max(-1e8, min(start + Double(row) * down, 1e8)) * 4_294_967_296)
        let first = origin &+ step &* Int64(columns.lowerBound)
        Self.fill(target, columns.count, colors, table.count, from: first, step)
      case .circles(let matrix, let start, let scale):
        var circles = glissando_circles(
          x: Double(matrix.tx) + Double(row) * Double(matrix.c),
          y: Double(matrix.ty) + Double(row) * Double(matrix.d), dx: Double(matrix.a),
          dy: Double(matrix.b), start: start, scale: scale)
        glissando_fill_circles(
          &circles, colors, table.count, Int64(columns.lowerBound), target, columns.count)
      case .rays(let matrix):
        var rays = glissando_rays(
          x: Double(matrix.tx) + Double(row) * Double(matrix.c),
          y: Double(matrix.ty) + Double(row) * Double(matrix.d), dx: Double(matrix.a),
          dy: Double(matrix.b))
        glissando_fill_rays(
          &rays, colors, table.count, Int64(columns.lowerBound), target, columns.count)
      }
    }
  }

  private static func fill(
    _ target: UnsafeMutablePointer<UInt32>, _ count: Int, _ colors: UnsafePointer<UInt32>,
    _ colorCount: Int, from first: Int64, _ step: Int64
  ) {
    var place = first
    let last = first &+ step &* Int64(count - 1)
    if min(first, last) >= 0, max(first, last) >> 32 < colorCount {
      for column in 0..<count {
        target[column] = colors[Int(place >> 32)]
        place &+= step
      }
      return
    }
    // Places beyond the table have the colours of its ends.
    let end = Int64(colorCount - 1)
    for column in 0..<count {
      target[column] = colors[Int(max(0, min(place >> 32, end)))]
      place &+= step
    }
  }
}
