import Foundation
import GlissandoDrawing

// A gradient as a GPU draws it.

extension GradientField {
  /// Which paint shows it.
  var paint: RenderPlan.Paint {
    switch geometry {
    case .line: .line
    case .circles: .circles
    case .rays: .angles
    }
  }

  /// What tells the shader where a pixel lies, counted from the first of an area.
  ///
  /// - Parameter place: That of the first colour in the texture.
  func numbers(at place: Int, _ area: IntRect) -> [SIMD4<Float>] {
    let (x, y) = (Double(area.left), Double(area.top))
    let (begin, last) = (Float(place), Float(table.count - 1))
    switch geometry {
    case .line(let start, let across, let down):
      return [
        SIMD4(Float(start + x * across + y * down), Float(across), Float(down), 0),
        SIMD4(begin, last, 0, 0),
      ]
    case .circles(let matrix, let start, let scale):
      return Self.numbers(
        of: matrix, CGPoint(x: x, y: y), SIMD4(begin, last, Float(start), Float(scale)))
    case .rays(let matrix):
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
