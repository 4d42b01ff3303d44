public import GlissandoDrawing
public import GlissandoMotion

// The values by which a deck describes its elements.

/// What fills an area.
public enum DeckPaint: Hashable, Sendable {
  case color(Color)
  /// Colours along a line, given in the filled area's own unit square.
  case linear(Gradient, from: UnitPoint, to: UnitPoint)
  /// Colours outward from a point of the filled area's own unit square.
  case radial(Gradient, center: UnitPoint)
}

/// How an element comes and goes.
public enum DeckTransition: String, Hashable, Sendable, CaseIterable {
  case fade
  case scale
  case slide
  case moveUp = "move-up"
  case moveDown = "move-down"
  case moveLeft = "move-left"
  case moveRight = "move-right"
  case blur
  /// At once.
  case cut
}

/// Where things line up across the direction of reading or stacking.
public enum DeckAlignment: String, Hashable, Sendable, CaseIterable {
  case leading
  case center
  case trailing
}

/// How a picture fills its frame where their proportions differ.
public enum ImageFit: String, Hashable, Sendable, CaseIterable {
  /// All of it is seen.
  case fit
  /// All of the frame is filled.
  case fill
}

/// The languages whose code is highlighted.
public enum CodeLanguage: String, Hashable, Sendable, CaseIterable {
  case plain
  case swift
  case c
  case rust
  case python
  case javascript
  case yaml
  case json
  case shell
}

/// The family of a text's letters.
public enum DeckFont: Hashable, Sendable {
  case design(Font.Design)
  /// A family that is installed, by its name.
  case named(String)
}

/// The outlines that a deck names.
public enum ShapeKind: Hashable, Sendable {
  case rectangle
  case capsule
  case ellipse
  /// A polygon with sides of one length; at least three.
  case polygon(sides: Int)
  /// A star; at least three points, the inner radius as a part of the outer one.
  case star(points: Int, inner: Double)
  /// A line from the left to the right of the frame.
  case line
  /// A line with a head at its right end.
  case arrow
  /// Path data as in SVG, scaled into the frame.
  case path(String)
}
