import CPangoCairo
import Foundation
import GlissandoDrawing

/// A shaped paragraph of Pango, kept by a `TextLayout`.
final class PangoText {
  /// The layout, owned.
  let layout: OpaquePointer
  /// What moves the lines so that the widest begins at zero, in points.
  let offsetX: Double
  /// The first line's baseline in points.
  let firstBaseline: Double

  init(layout: OpaquePointer, offsetX: Double, firstBaseline: Double) {
    self.layout = layout
    self.offsetX = offsetX
    self.firstBaseline = firstBaseline
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(layout))
  }

  /// How the letters are drawn.
  enum Mode {
    /// Their outlines are added to the current path; colours in the text are left aside.
    case path
    /// They are shown, coloured glyphs included.
    case show
  }

  /// Draws all lines with the first baseline's beginning at the origin of the context.
  ///
  /// - Parameter pixelsPerPoint: The further baselines are put at whole pixels from the first at
  ///   this scale; nil leaves them where they are.
  func draw(on context: OpaquePointer, mode: Mode, pixelsPerPoint: Double?) {
    let lines = pango_layout_get_iter(layout)
    defer { pango_layout_iter_free(lines) }
    repeat {
      var logical = PangoRectangle()
      pango_layout_iter_get_line_extents(lines, nil, &logical)
      var y = Double(pango_layout_iter_get_baseline(lines)) / PangoText.units - firstBaseline
      if let pixelsPerPoint { y = (y * pixelsPerPoint).rounded() / pixelsPerPoint }
      cairo_move_to(context, Double(logical.x) / PangoText.units + offsetX, y)
      let line = pango_layout_iter_get_line_readonly(lines)
      switch mode {
      case .path: pango_cairo_layout_line_path(context, line)
      case .show: pango_cairo_show_layout_line(context, line)
      }
    } while pango_layout_iter_next_line(lines) != 0
    // Showing text leaves a current point behind, which would become part of the next path.
    if mode == .show { cairo_new_path(context) }
  }

  /// Pango's units in a point.
  static let units = Double(PANGO_SCALE)
}
