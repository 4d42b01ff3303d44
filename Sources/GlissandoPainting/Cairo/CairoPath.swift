import CPangoCairo
import Foundation
import GlissandoDrawing

// Paths and transforms as Cairo has them.

extension CGAffineTransform {
  /// The same transform for Cairo.
  var cairo: cairo_matrix_t {
    cairo_matrix_t(
      xx: Double(a), yx: Double(b), xy: Double(c), yy: Double(d), x0: Double(tx), y0: Double(ty))
  }

  /// Whether Cairo takes it: after one that it does not take it draws nothing more.
  var isUndoable: Bool { isFinite && determinant != 0 && determinant.isFinite }
}

enum CairoPath {
  /// Limits what a context paints to the inside of a path, and leaves it without a transform.
  static func clip(
    _ context: OpaquePointer, to path: Path, _ style: FillStyle, _ matrix: CGAffineTransform
  ) {
    cairo_new_path(context)
    // Without a path nothing is inside.
    if matrix.isUndoable {
      var cairoMatrix = matrix.cairo
      cairo_set_matrix(context, &cairoMatrix)
      CairoStyle.set(style, on: context)
      add(path, to: context)
    }
    cairo_identity_matrix(context)
    cairo_clip(context)
  }

  /// Paints a line along a path, in the style that the context has been given.
  ///
  /// Where a line is so wide that its inner edge turns round, Cairo leaves holes: such a one is filled as an outline.
  static func stroke(_ path: Path, _ style: StrokeStyle, on context: OpaquePointer) {
    if isFilled(path, style) {
      addOutline(of: path, style, to: context)
      cairo_fill(context)
    } else {
      add(path, to: context)
      cairo_stroke(context)
    }
  }

  /// Whether a line along a path is filled as an outline.
  static func isFilled(_ path: Path, _ style: StrokeStyle) -> Bool {
    let size = path.boundingRect.size
    return style.lineWidth > max(size.width, size.height) && path.hasCurves
  }

  /// Adds the outline of a line along a path to the current one, to be filled.
  static func addOutline(of path: Path, _ style: StrokeStyle, to context: OpaquePointer) {
    CairoStyle.set(FillStyle(), on: context)
    add(path.strokedPath(style), to: context)
  }

  /// Adds a path to the current one.
  static func add(_ path: Path, to context: OpaquePointer) {
    switch path.storage {
    case .rect(let rect):
      cairo_rectangle(
        context, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
    default:
      var current = CGPoint.zero
      var start = CGPoint.zero
      path.forEach { add($0, to: context, current: &current, start: &start) }
    }
  }

  private static func add(
    _ element: Path.Element, to context: OpaquePointer, current: inout CGPoint,
    start: inout CGPoint
  ) {
    switch element {
    case .move(let point):
      cairo_move_to(context, Double(point.x), Double(point.y))
      current = point
      start = point
    case .line(let point):
      cairo_line_to(context, Double(point.x), Double(point.y))
      current = point
    case .quadCurve(let point, let control):
      // Cairo has cubic curves only.
      func twoThirds(_ from: CGFloat, _ to: CGFloat) -> Double {
        Double(from + (to - from) * 2 / 3)
      }
      cairo_curve_to(
        context, twoThirds(current.x, control.x), twoThirds(current.y, control.y),
        twoThirds(point.x, control.x), twoThirds(point.y, control.y), Double(point.x),
        Double(point.y))
      current = point
    case .curve(let point, let control1, let control2):
      cairo_curve_to(
        context, Double(control1.x), Double(control1.y), Double(control2.x), Double(control2.y),
        Double(point.x), Double(point.y))
      current = point
    case .closeSubpath:
      cairo_close_path(context)
      current = start
    }
  }
}

/// Sets how Cairo fills and draws lines.
enum CairoStyle {
  static func set(_ style: FillStyle, on context: OpaquePointer) {
    cairo_set_fill_rule(
      context, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_set_antialias(
      context, style.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
  }

  static func set(_ style: StrokeStyle, on context: OpaquePointer) {
    cairo_set_line_width(context, Double(style.lineWidth))
    cairo_set_miter_limit(context, Double(style.boundedMiterLimit))
    switch style.lineCap {
    case .butt: cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(context, CAIRO_LINE_CAP_SQUARE)
    }
    switch style.lineJoin {
    case .miter: cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(context, CAIRO_LINE_JOIN_BEVEL)
    }
    cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
    guard style.isDashed else {
      cairo_set_dash(context, nil, 0, 0)
      return
    }
    let dashes = style.dash.map { Double($0) }
    cairo_set_dash(context, dashes, Int32(dashes.count), Double(style.dashPhase))
  }

  static func `operator`(for mode: DrawMode) -> cairo_operator_t {
    switch mode {
    case .blend(let mode): `operator`(for: mode)
    case .clear: CAIRO_OPERATOR_CLEAR
    case .copy: CAIRO_OPERATOR_SOURCE
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    }
  }

  static func `operator`(for mode: BlendMode) -> cairo_operator_t {
    switch mode {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    // Cairo has no darker sum; multiplying is the nearest that it offers.
    case .plusDarker: CAIRO_OPERATOR_MULTIPLY
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }
}

extension Path {
  /// Whether any part of it is no straight line.
  fileprivate var hasCurves: Bool {
    switch storage {
    case .empty, .rect: return false
    case .ellipse, .roundedRect: return true
    case .elements: break
    }
    var hasCurves = false
    forEach { element in
      switch element {
      case .quadCurve, .curve: hasCurves = true
      default: break
      }
    }
    return hasCurves
  }
}
