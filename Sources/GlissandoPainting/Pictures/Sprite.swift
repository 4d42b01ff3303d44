import Foundation
import GlissandoDrawing

/// The picture of a text that has colours of its own, such as emoji, at one scale.
///
/// It belongs to its content and goes with it.
final class Sprite {
  /// The scale that it was drawn at, in pixels per point.
  let scale: Double
  /// The colour of what has none of its own.
  let color: Color.Resolved
  let pixels: [UInt32]
  let width: Int
  let height: Int
  /// The top left pixel relative to that of the content's anchor.
  let left: Int
  let top: Int

  /// Draws a content; nil when it paints nothing, or is too large.
  init?(_ content: DisplayContent, color: Color.Resolved, scale: Double, greatestArea: CGFloat) {
    let factor = CGFloat(scale)
    let origin = CGPoint(x: content.anchor.x * factor, y: content.anchor.y * factor)
    let matrix = CGAffineTransform(
      a: factor, b: 0, c: 0, d: factor, tx: -origin.x, ty: -origin.y)
    let bounds = content.bounds.applying(matrix)
    guard bounds.width * bounds.height <= greatestArea else { return nil }
    let area = IntRect(around: bounds)
    guard !area.isEmpty, let target = RasterTarget(width: area.width, height: area.height) else {
      return nil
    }
    target.clear(width: area.width, height: area.height)
    let placed = matrix.concatenating(
      CGAffineTransform(translationX: CGFloat(-area.left), y: CGFloat(-area.top)))
    CairoLeaf.draw(
      content, paint: .color(color), opacity: 1, matrix: placed, pixelsPerPoint: scale,
      on: target.context)
    self.scale = scale
    self.color = color
    pixels = Array(
      UnsafeBufferPointer(start: target.pixels, count: area.width * area.height))
    width = area.width
    height = area.height
    left = area.left
    top = area.top
  }
}
