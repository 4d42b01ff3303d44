package import Foundation

/// One step of a drawing that a program made by hand.
package enum DrawCommand {
  /// Fills a path.
  case fill(Path, Paint, FillStyle)
  /// Draws the outline of a path.
  case stroke(Path, Paint, StrokeStyle)
  /// Draws text with its box's top left corner at a point.
  case text(TextLayout, Paint, CGPoint)
  /// Draws an image into a rectangle.
  case image(RasterImage, CGRect)
  /// Remembers transform, clip, opacity and blend mode.
  case save
  /// Takes back what changed since the last `save`.
  case restore
  /// Puts a transform before the current one.
  case concatenate(CGAffineTransform)
  /// Limits what follows to the inside of a path.
  case clip(Path, FillStyle)
  /// Multiplies the opacity of what follows.
  case opacity(Double)
  /// Chooses how what follows mixes with what is there.
  case blendMode(BlendMode)
  /// Collects what follows, to be drawn as one with an opacity.
  case beginLayer(Double)
  /// Draws what was collected.
  case endLayer
}
