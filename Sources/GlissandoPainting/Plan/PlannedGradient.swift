import Foundation
import GlissandoDrawing
import GlissandoMotion

/// A gradient as a GPU draws it: a table of colours, and where in it a pixel lies.
struct PlannedGradient {
  private enum Geometry {
    /// Along a line or about a centre, as the software painter finds it.
    case field(GradientField.Geometry)
    /// From the middles of pixels to what lies about the centre: the table goes round from the direction of
    /// x to that of y.
    case angles(CGAffineTransform)
  }

  /// Premultiplied pixels from the beginning to the end.
  let table: [UInt32]
  private let geometry: Geometry

  /// Which paint shows it.
  var paint: RenderPlan.Paint {
    switch geometry {
    case .field(.line): .line
    case .field(.circles): .circles
    case .angles: .angles
    }
  }

  /// - Parameters:
  ///   - frame: What the gradient's unit points relate to if it has no frame of its own.
  ///   - matrix: From the coordinates of the frame to pixels.
  /// - Returns: nil for a mesh, and what repeats.
  init?(_ gradient: GradientPaint, frame: CGRect, _ matrix: CGAffineTransform) {
    if let field = GradientField(gradient, frame: frame, matrix) {
      (table, geometry) = (field.table, .field(field.geometry))
      return
    }
    let frame = gradient.frame ?? frame
    guard case .angular(let center, let start, let end) = gradient.geometry,
      let table = Self.round(gradient, abs(end.radians - start.radians)), matrix.isFinite,
      !frame.isNull, frame.isFinite, abs(matrix.determinant) >= Painter.leastDeterminant
    else { return nil }
    self.table = table
    let middle = CGPoint(
      x: frame.minX + center.x * frame.width, y: frame.minY + center.y * frame.height)
    let toCenter = CGAffineTransform(translationX: 0.5, y: 0.5).concatenating(matrix.inverted())
      .concatenating(CGAffineTransform(translationX: -middle.x, y: -middle.y))
      .concatenating(CGAffineTransform(rotationAngle: -start.radians))
    geometry = .angles(
      end.radians < start.radians
        ? toCenter.concatenating(CGAffineTransform(scaleX: 1, y: -1)) : toCenter)
    guard toCenter.isFinite else { return nil }
  }

  /// The places of a whole turn: as many as a circle that fills a large window has pixels.
  private static let turnCount = 8192

  /// The colours of a whole turn, of which the gradient takes an angle.
  ///
  /// What it leaves goes on with the last colour for one half, with the first for the other.
  private static func round(_ gradient: GradientPaint, _ angle: Double) -> [UInt32]? {
    let stops = CairoSource.stops(of: gradient)
    guard let first = stops.first, let last = stops.last, angle > 0, angle.isFinite else {
      return nil
    }
    let share = min(angle / (2 * .pi), 1)
    var turn = stops.map {
      GradientPaint.Stop(color: $0.color, location: max(0, min($0.location, 1)) * share)
    }
    if share < 1 {
      turn += [
        .init(color: last.color, location: (1 + share) / 2),
        .init(color: first.color, location: (1 + share) / 2),
      ]
    }
    return GradientField.table(turn, count: turnCount)
  }

  /// What tells the shader where a pixel lies, counted from the first of an area.
  ///
  /// - Parameter place: That of the first colour in the texture.
  func numbers(at place: Int, _ area: IntRect) -> [SIMD4<Float>] {
    let (x, y) = (Double(area.left), Double(area.top))
    let (begin, last) = (Float(place), Float(table.count - 1))
    switch geometry {
    case .field(.line(let start, let across, let down)):
      return [
        SIMD4(Float(start + x * across + y * down), Float(across), Float(down), 0),
        SIMD4(begin, last, 0, 0),
      ]
    case .field(.circles(let matrix, let start, let scale)):
      return Self.numbers(
        of: matrix, CGPoint(x: x, y: y), SIMD4(begin, last, Float(start), Float(scale)))
    case .angles(let matrix):
      return Self.numbers(
        of: matrix, CGPoint(x: x, y: y), SIMD4(begin, last, 0, Float(table.count)))
    }
  }

  private static func numbers(
    of matrix: CGAffineTransform, _ first: CGPoint, _ table: SIMD4<Float>
  ) -> [SIMD4<Float>] {
    let origin = first.applying(matrix)
    return [
      SIMD4(Float(matrix.a), Float(matrix.b), Float(matrix.c), Float(matrix.d)), table,
      SIMD4(Float(origin.x), Float(origin.y), 0, 0),
    ]
  }
}
