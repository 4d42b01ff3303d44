public import GlissandoDrawing
public import GlissandoMotion
public import GlissandoNotation

/// One thing that is said of an element, at first or in a step.
///
/// Lengths are points of the canvas. What does not concern a kind of element (the language of an
/// image) is kept and has no effect.
public enum ElementEdit: Equatable, Sendable {
  // MARK: Place

  /// The centre, from the canvas's upper left corner.
  case at(x: Double, y: Double)
  /// Puts a point of the element, such as its upper left corner, at the same point of the canvas,
  /// moved by an offset.
  case anchor(UnitPoint, x: Double = 0, y: Double = 0)
  /// The width; nil as wide as the content wishes.
  case width(Double?)
  /// The height; nil as high as the content wishes.
  case height(Double?)
  /// So many times as large, about the centre.
  case scale(Double)
  /// Degrees, clockwise, about the centre.
  case rotation(Double)
  /// Above the elements with a lower number.
  case z(Double)

  // MARK: Look

  /// In [0, 1].
  case opacity(Double)
  /// Whether it is there: what comes or goes does so by its transition.
  case shown(Bool)
  /// How it comes and goes.
  case transition(DeckTransition)
  /// The radius of a blur.
  case blur(Double)
  /// The colour of text and lines.
  case color(Color)
  /// What fills a shape.
  case fill(DeckPaint?)
  /// The colour of a shape's outline; nil has none.
  case stroke(Color?)
  /// The width of lines.
  case lineWidth(Double)
  /// The radius of the corners of rectangles and images.
  case corner(Double)
  /// The radius of a shadow; 0 has none.
  case shadow(Double)

  // MARK: Content

  /// Text with emphasis as in Markdown.
  case text(String)
  /// The family of letters.
  case font(DeckFont)
  /// The size of letters.
  case fontSize(Double)
  /// How heavy the letters are.
  case fontWeight(Font.Weight)
  /// How lines of text line up.
  case textAlignment(DeckAlignment)
  /// Points between lines of text.
  case lineSpacing(Double)
  /// The text of a program.
  case code(String)
  case language(CodeLanguage)
  /// The lines that stand out, counted from 1; empty where all do.
  case focus([ClosedRange<Int>])
  /// The outline of a shape.
  case shape(ShapeKind)
  /// Which part of an outline is drawn, from 0 to 1.
  case trim(from: Double, to: Double)
  /// A picture's file.
  case image(String)
  /// How a picture fills its frame.
  case fit(ImageFit)
  /// The motions whose curves are plotted.
  case motions([MotionSetting])
  /// A setting of a live scene.
  case setting(String, String)

  // MARK: Arrangement

  /// The direction of a stack.
  case axis(Axis)
  /// Points between the children of a stack or grid.
  case spacing(Double)
  /// How the children of a stack line up.
  case alignment(DeckAlignment)
  /// The columns of a grid, at least one.
  case columns(Int)
}
