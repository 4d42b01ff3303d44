import CPangoCairo
import Foundation
import GlissandoDrawing

/// Gradients between the points of a grid, as patches so small that straight ones will do.
enum MeshPatches {
  /// So many patches lie along each side of a cell, at most.
  private static let greatestSteps = 8
  /// So many patches are made before cells get fewer: more than what a window's pixels can show.
  private static let patchBudget = 65_536.0

  /// How many patches lie along each side of a cell: with very many cells, fewer.
  private static func steps(columns: Int, rows: Int) -> Int {
    let cells = Double(columns - 1) * Double(rows - 1)
    return min(max(Int((patchBudget / cells).squareRoot()), 1), greatestSteps)
  }

  /// The gradient as Cairo has it.
  ///
  /// - Parameters:
  ///   - frame: What the points relate to.
  ///   - painted: What is painted, of which the ground fills what the grid leaves free.
  static func makePattern(
    _ gradient: GradientPaint, opacity: Double, frame: CGRect, painted: CGRect
  ) -> OpaquePointer? {
    guard let grid = Grid(gradient, frame: frame) else { return nil }
    let pattern = cairo_pattern_create_mesh()
    if let ground = grid.ground {
      // The patches that are added later replace it. Pixels at the edge lie outside in part.
      let rect = (painted.isNull ? frame : painted.union(frame)).insetBy(dx: -1, dy: -1)
      MeshPiece(rect, of: Grid.encoded(ground)).add(to: pattern, opacity: opacity)
    }
    for piece in grid.pieces { piece.add(to: pattern, opacity: opacity) }
    return pattern
  }

  /// The gradient in pixels.
  ///
  /// - Parameter matrix: From the coordinates of the frame.
  static func makeField(
    _ gradient: GradientPaint, frame: CGRect, _ matrix: CGAffineTransform
  ) -> MeshField? {
    Grid(gradient, frame: frame).map { grid in
      MeshField(
        grid.pieces.map { $0.applying(matrix) },
        ground: grid.ground.map { PackedColor($0, opacity: 1).pixel } ?? 0,
        isOpaque: gradient.stops.allSatisfy { $0.color.opacity >= 1 })
    }
  }

  /// The grid as a surface: through all of its points, without edges.
  private struct Grid {
    /// What the grid leaves free; nil where that is transparent.
    let ground: Color.Resolved?
    private let columns: Int
    private let rows: Int
    /// How many patches lie along each side of a cell.
    private let steps: Int
    private let isSmooth: Bool
    private let isPerceptual: Bool
    private let points: [SIMD2<Double>]
    /// As they are mixed: as the display encodes them, or as they look.
    private let colors: [SIMD4<Double>]
    private let controls: [BezierMesh.Controls]

    init?(_ gradient: GradientPaint, frame: CGRect) {
      guard case .mesh(let columns, let rows, let isSmooth) = gradient.geometry, columns > 1,
        rows > 1, gradient.stops.count >= columns * rows
      else { return nil }
      let ground = gradient.stops.dropFirst(columns * rows).first?.color
      self.ground = ground.flatMap { $0.opacity > 0 ? $0 : nil }
      self.columns = columns
      self.rows = rows
      self.isSmooth = isSmooth
      steps = MeshPatches.steps(columns: columns, rows: rows)
      let isPerceptual = gradient.isPerceptual
      self.isPerceptual = isPerceptual
      let stops = gradient.stops.prefix(columns * rows)
      points = stops.map {
        SIMD2(frame.minX + $0.location * frame.width, frame.minY + $0.y * frame.height)
      }
      colors = stops.map {
        isPerceptual ? ColorVector($0.color).components : Self.encoded($0.color)
      }
      let origin = SIMD2(Double(frame.minX), Double(frame.minY))
      let size = SIMD2(Double(frame.width), Double(frame.height))
      // One for each point, or none at all.
      controls =
        gradient.controls.count == points.count
        ? gradient.controls.map { BezierMesh.Controls($0, origin: origin, size: size) } : []
    }

    /// Row by row.
    var pieces: [MeshPiece] {
      var pieces: [MeshPiece] = []
      let (across, down) = ((columns - 1) * steps, (rows - 1) * steps)
      pieces.reserveCapacity(across * down)
      var above = (0...across).map { corner(column: $0, row: 0) }
      for row in 1...down {
        let below = (0...across).map { corner(column: $0, row: row) }
        for column in 0..<across {
          pieces.append(
            MeshPiece(
              corners: (above[column], above[column + 1], below[column + 1], below[column])))
        }
        above = below
      }
      return pieces
    }

    private func corner(column: Int, row: Int) -> MeshPiece.Corner {
      let (i, u) = place(column, count: columns)
      let (j, v) = place(row, count: rows)
      let curves = (MeshPatches.curve(u), MeshPatches.curve(v))
      let lines = (SIMD4(0, 1 - u, u, 0), SIMD4(0, 1 - v, v, 0))
      let point =
        controls.isEmpty ? mix(i, j, curves) { points[$0] } : bezierPoint(i, j, u, v)
      let color = mix(i, j, isSmooth ? curves : lines) { colors[$0] }
      let shown =
        isPerceptual ? Self.encoded(Color.Resolved(ColorVector(components: color))) : color
      return MeshPiece.Corner(
        point: point, color: shown.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 1)))
    }

    /// The cell of a step along a side, and the part of it that lies before the step.
    private func place(_ step: Int, count: Int) -> (Int, Double) {
      let cell = min(step / steps, count - 2)
      return (cell, Double(step - cell * steps) / Double(steps))
    }

    static func encoded(_ color: Color.Resolved) -> SIMD4<Double> {
      SIMD4(Double(color.red), Double(color.green), Double(color.blue), Double(color.opacity))
    }

    private func bezierPoint(_ column: Int, _ row: Int, _ u: Double, _ v: Double) -> SIMD2<Double> {
      let above = row * columns + column
      let below = above + columns
      func corner(_ index: Int) -> BezierMesh.Corner {
        BezierMesh.Corner(point: points[index], controls: controls[index])
      }
      return BezierMesh.point(
        u, v, upper: (corner(above), corner(above + 1)), lower: (corner(below), corner(below + 1)))
    }

    /// The sum of four times four neighbours; beyond the edge the surface goes on straight.
    private func mix<V: SIMD>(
      _ column: Int, _ row: Int, _ weights: (SIMD4<Double>, SIMD4<Double>), _ at: (Int) -> V
    ) -> V where V.Scalar == Double {
      func inRow(_ row: Int) -> V {
        sum(column, columns, weights.0) { at(row * columns + $0) }
      }
      return sum(row, rows, weights.1, inRow)
    }

    private func sum<V: SIMD>(
      _ index: Int, _ count: Int, _ weights: SIMD4<Double>, _ at: (Int) -> V
    ) -> V where V.Scalar == Double {
      let (first, second) = (at(index), at(index + 1))
      let before = index > 0 ? at(index - 1) : first + first - second
      let after = index + 2 < count ? at(index + 2) : second + second - first
      return before * weights.x + first * weights.y + second * weights.z + after * weights.w
    }
  }

  /// The weights of a curve through four points in the middle part; Catmull and Rom, 1974.
  private static func curve(_ t: Double) -> SIMD4<Double> {
    let (t2, t3) = (t * t, t * t * t)
    return SIMD4(
      (-t3 + 2 * t2 - t) / 2, (3 * t3 - 5 * t2 + 2) / 2, (-3 * t3 + 4 * t2 + t) / 2,
      (t3 - t2) / 2)
  }
}
