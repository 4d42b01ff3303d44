import Foundation
import TestSupport
import Testing

@testable import GlissandoDrawing

/// What transforms do to points.
@Suite struct TransformTests {
  private let transform = CGAffineTransform(translationX: 10, y: 20).rotated(by: 0.5)
    .scaledBy(x: 2, y: 3)

  private func isClose(_ a: CGPoint, _ b: CGPoint) -> Bool {
    abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9
  }

  @Test("What is put before happens first")
  func order() {
    let point = CGPoint(x: 1, y: 1).applying(transform)
    let (x, y) = (2 * cos(0.5) - 3 * sin(0.5) + 10, 2 * sin(0.5) + 3 * cos(0.5) + 20)
    #expect(isClose(point, CGPoint(x: x, y: y)))
    let moved = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 3, y: 0)
    #expect(CGPoint.zero.applying(moved) == CGPoint(x: 6, y: 0))
  }

  @Test("Concatenating applies the receiver first, and the inverse undoes")
  func concatenating() {
    let other = CGAffineTransform(a: 1, b: 0.2, c: -0.3, d: 0.9, tx: 5, ty: -7)
    let point = CGPoint(x: 3, y: -4)
    #expect(
      isClose(
        point.applying(transform.concatenating(other)), point.applying(transform).applying(other)))
    #expect(isClose(point.applying(transform).applying(transform.inverted()), point))
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
    #expect(CGAffineTransform.identity.isIdentity && !transform.isIdentity)
  }

  @Test("The largest stretch is that of the direction that is stretched most")
  func largestStretch() {
    var random = SeededGenerator(seed: 20_261_123)
    for _ in 0..<200 {
      let matrix = CGAffineTransform(
        a: random.number(in: -3...3), b: random.number(in: -3...3), c: random.number(in: -3...3),
        d: random.number(in: -3...3), tx: 7, ty: 9)
      let lengths = (0..<2000).map { step in
        let angle = Double(step) * .pi / 2000
        let end = CGSize(width: cos(angle), height: sin(angle)).applying(matrix)
        return hypot(end.width, end.height)
      }
      #expect(abs(matrix.maximumScale / lengths.max()! - 1) < 1e-5)
    }
    #expect(CGAffineTransform(scaleX: 1.1, y: -0.3).maximumScale == 1.1)
    #expect(CGAffineTransform(a: 0, b: 1.3, c: -0.7, d: 0, tx: 0, ty: 0).maximumScale == 1.3)
    let turned = CGAffineTransform(rotationAngle: 0.7)
      .concatenating(CGAffineTransform(scaleX: 3, y: 1))
    #expect(abs(turned.maximumScale - 3) < 1e-12)
    let immense = turned.concatenating(CGAffineTransform(scaleX: 1e200, y: 1e200))
    #expect(abs(immense.maximumScale / 3e200 - 1) < 1e-12)
  }

  @Test("A rectangle becomes the smallest one around its corners")
  func rectangles() {
    let rect = CGRect(x: -1, y: -1, width: 2, height: 2)
      .applying(CGAffineTransform(rotationAngle: .pi / 4))
    #expect(abs(rect.width - 2 * 2.squareRoot()) < 1e-9)
    #expect(
      CGRect(x: 1, y: 2, width: 3, height: 4).applying(CGAffineTransform(scaleX: -1, y: 2))
        == CGRect(x: -4, y: 4, width: 3, height: 8))
    #expect(CGRect.null.applying(transform).isNull)
  }

  @Test("A projection agrees with the affine transform that it was made from")
  func projection() {
    let projection = ProjectionTransform(transform)
    let point = CGPoint(x: 3, y: -4)
    #expect(isClose(point.applying(projection), point.applying(transform)))
    #expect(projection.isAffine && ProjectionTransform().isIdentity)
    var perspective = projection
    perspective.m13 = 0.001
    #expect(!perspective.isAffine)
    #expect(isClose(point.applying(perspective).applying(perspective.inverted()), point))
    let both = perspective.concatenating(projection)
    #expect(isClose(point.applying(both), point.applying(perspective).applying(projection)))
  }

  @Test("Finiteness is told from all six numbers")
  func finiteness() {
    #expect(transform.isFinite)
    #expect(!CGAffineTransform(translationX: .nan, y: 0).isFinite)
    #expect(!CGAffineTransform(scaleX: .infinity, y: 1).isFinite)
    #expect(!CGRect.null.isFinite)
  }
}
