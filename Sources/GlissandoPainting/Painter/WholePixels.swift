import Foundation
import GlissandoDrawing

// Text at rest lies on whole pixels.

extension CGPoint {
  /// The nearest corner of a pixel; of two that are as near, the one to the right or below.
  ///
  /// It is the same corner from wherever pixels are counted: in a layer, text lies where it lies without one.
  @inline(__always)
  var onWholePixels: CGPoint {
    CGPoint(x: (x + 0.5).rounded(.down), y: (y + 0.5).rounded(.down))
  }
}

extension DisplayLeaf {
  /// A transform to pixels, moved so that text at rest lies on whole ones.
  func onWholePixels(_ matrix: CGAffineTransform) -> CGAffineTransform {
    guard !isMoving, case .text = content.kind, matrix.uniformScale != nil else { return matrix }
    let place = content.anchor.applying(matrix)
    var result = matrix
    result.tx += place.onWholePixels.x - place.x
    result.ty += place.onWholePixels.y - place.y
    return result
  }
}
