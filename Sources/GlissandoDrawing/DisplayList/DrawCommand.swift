package import Foundation

/// One step of a drawing that a program made by hand.
package enum DrawCommand {
  /// Fills a path.
  case fill(Path, Paint, FillStyle)
  /// Draws the outline of a path.
  case stroke(Path, Paint, StrokeStyle)
  /// Draws text with its box's top left corner at a point.
  case text(TextLayout, Paint, CGPoint)
  /// Draws an image into a rectangle; the paint is for the opacity of templates.
  case image(RasterImage, CGRect, ImageStyle, Paint)
  /// Draws what a list holds, in the coordinates of the moment.
  case list(DisplayList)
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
  case blendMode(DrawMode)
  /// Collects what follows, to be drawn as one.
  case beginLayer(DrawLayer)
  /// Draws what was collected.
  case endLayer

  /// Where a step that draws something itself paints at most, in its own coordinates: null for one that draws nothing;
  /// nil for any other.
  package var extent: CGRect? {
    switch self {
    case .fill(let path, _, _): return path.boundingRect
    case .stroke(let path, _, let style): return DisplayContent.bounds(of: path, stroked: style)
    case .text(let layout, _, let point):
      let box = layout.inkBounds.union(CGRect(origin: .zero, size: layout.size))
      return box.offsetBy(dx: point.x, dy: point.y)
    case .image(_, let rect, _, _): return rect.standardized
    default: return nil
    }
  }
}

/// How steps that were collected are drawn as one.
package struct DrawLayer {
  /// The opacity of the whole; [0, 1].
  package var opacity: Double
  /// How it mixes with what is there.
  package var mode: DrawMode
  /// What happens to it first, in this order.
  package var filters: [DrawFilter]

  package init(opacity: Double = 1, mode: DrawMode = .normal, filters: [DrawFilter] = []) {
    self.opacity = opacity
    self.mode = mode
    self.filters = filters
  }
}

/// The shadow of a layer; lengths are in the coordinates in which the layer began.
package struct DrawShadow {
  package var color: Color.Resolved
  package var radius: Double
  package var x: Double
  package var y: Double
  /// How it mixes with what throws it, where it lies above that.
  package var mode = DrawMode.normal
  /// Whether it lies above what throws it.
  package var isAbove = false
  /// Whether nothing but the shadow is left.
  package var isOnly = false
  /// Whether everything throws it but what is drawn.
  package var isInverse = false

  package init(color: Color.Resolved, radius: Double, x: Double = 0, y: Double = 0) {
    self.color = color
    self.radius = radius
    self.x = x
    self.y = y
  }

  /// Whether every number is finite.
  package var isFinite: Bool { color.isFinite && (radius + x + y).isFinite }
}

/// A change of the pixels of a layer; lengths are in the coordinates in which the layer began.
package enum DrawFilter {
  /// Blurs.
  case blur(radius: Double)
  /// Throws a shadow.
  case shadow(DrawShadow)
  /// Changes all colours.
  case colorEffect(ColorEffect)
  /// One colour where the opacity lies in a range, nothing elsewhere.
  case alphaThreshold(ClosedRange<Double>, Color.Resolved)
  /// Shows it in perspective, in the coordinates of the drawing.
  case projection(ProjectionTransform)
  /// Keeps what lies where other steps draw, as much as these are opaque, or the opposite.
  case mask([DrawCommand], opacity: Double, isInverse: Bool)

  /// How far it carries, in points.
  package var reach: Double {
    switch self {
    case .blur(let radius): DisplayGroup.reach(ofBlur: radius)
    case .shadow(let shadow):
      DisplayGroup.reach(ofBlur: shadow.radius) + hypot(shadow.x, shadow.y)
    case .colorEffect, .alphaThreshold, .projection, .mask: 0
    }
  }

  /// Whether it may carry what was drawn anywhere.
  package var movesAnywhere: Bool {
    if case .projection = self { true } else { false }
  }
}
