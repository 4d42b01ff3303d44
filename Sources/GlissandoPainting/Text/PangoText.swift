import CPangoCairo
import Foundation
import GlissandoDrawing

/// A shaped paragraph of Pango, kept by a `TextLayout`.
final class PangoText: TextGeometry {
  /// The layout, owned.
  let layout: OpaquePointer
  /// What moves the lines so that the widest begins at zero, in points.
  let offsetX: Double
  /// The first line's baseline in points.
  let firstBaseline: Double
  /// Pango's units in a point of this text, which is shaped at a size of its own.
  let units: Double
  /// Under what painters keep its picture where it is part of a drawing made by hand.
  let identity = ContentIdentity()
  /// How far each line reaches above and below its baseline, in points; found when some may be left out.
  private var reaches: [ClosedRange<Double>]?

  init(layout: OpaquePointer, offsetX: Double, firstBaseline: Double, units: Double) {
    self.layout = layout
    self.offsetX = offsetX
    self.firstBaseline = firstBaseline
    self.units = units
  }

  /// Points of this text in a point of its layout.
  var scale: Double { Double(PANGO_SCALE) / units }

  /// By how much more than its ink, as it is measured, a text may take, in points: a point for smooth edges and lines
  /// that are moved to whole pixels, and what the ink of large letters is rounded by at the size at which it is
  /// measured.
  var inkEdge: Double { 1 + scale / 64 }

  deinit {
    SharedDrawing.use { g_object_unref(UnsafeMutableRawPointer(layout)) }
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
    let seen = mode == .path ? Self.seen(on: context) : nil
    forEachLine(pixelsPerPoint: pixelsPerPoint, reaching: seen) { line, x, y in
      cairo_save(context)
      cairo_translate(context, x, y)
      cairo_scale(context, scale, scale)
      cairo_move_to(context, 0, 0)
      switch mode {
      case .path: pango_cairo_layout_line_path(context, line)
      case .show: pango_cairo_show_layout_line(context, line)
      }
      // A path that was added stays.
      cairo_restore(context)
    }
    // Showing text leaves a current point behind, which would become part of the next path.
    if mode == .show { cairo_new_path(context) }
  }

  /// What a context shows, from top to bottom, with room for edges that are drawn smoothly.
  private static func seen(on context: OpaquePointer) -> ClosedRange<Double> {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    return top...max(top, bottom)
  }

  /// Calls `body` with each line and where it begins: from the first baseline's beginning, in points.
  ///
  /// - Parameters:
  ///   - pixelsPerPoint: The further baselines are put at whole pixels from the first at
  ///     this scale; nil leaves them where they are.
  ///   - seen: Lines that do not reach it are left out; nil takes all.
  func forEachLine(
    pixelsPerPoint: Double?, reaching seen: ClosedRange<Double>? = nil,
    _ body: (UnsafeMutablePointer<PangoLayoutLine>, _ x: Double, _ y: Double) -> Void
  ) {
    SharedDrawing.use { forEachLineAlone(pixelsPerPoint: pixelsPerPoint, reaching: seen, body) }
  }

  private func forEachLineAlone(
    pixelsPerPoint: Double?, reaching seen: ClosedRange<Double>?,
    _ body: (UnsafeMutablePointer<PangoLayoutLine>, _ x: Double, _ y: Double) -> Void
  ) {
    let reaches = seen == nil ? [] : reachesOfLines()
    let lines = pango_layout_get_iter(layout)
    defer { pango_layout_iter_free(lines) }
    var number = -1
    repeat {
      number += 1
      var logical = PangoRectangle()
      pango_layout_iter_get_line_extents(lines, nil, &logical)
      var y = Double(pango_layout_iter_get_baseline(lines)) / units - firstBaseline
      if let pixelsPerPoint { y = (y * pixelsPerPoint).rounded() / pixelsPerPoint }
      if let seen, reaches.indices.contains(number) {
        let reach = reaches[number]
        if y + reach.upperBound < seen.lowerBound || y + reach.lowerBound > seen.upperBound {
          continue
        }
      }
      guard let line = pango_layout_iter_get_line_readonly(lines) else { continue }
      body(line, Double(logical.x) / units + offsetX, y)
    } while pango_layout_iter_next_line(lines) != 0
  }

  /// How far the lines reach above and below their baselines, with the point by which a text's ink is more than is
  /// measured.
  private func reachesOfLines() -> [ClosedRange<Double>] {
    if let reaches { return reaches }
    var found: [ClosedRange<Double>] = []
    let lines = pango_layout_get_iter(layout)
    defer { pango_layout_iter_free(lines) }
    repeat {
      var ink = PangoRectangle()
      pango_layout_iter_get_line_extents(lines, &ink, nil)
      let top = Double(ink.y - pango_layout_iter_get_baseline(lines)) / units
      found.append(top - inkEdge...top + Double(max(ink.height, 0)) / units + inkEdge)
    } while pango_layout_iter_next_line(lines) != 0
    reaches = found
    return found
  }

  var greatestCharacterWidth: CGFloat {
    SharedDrawing.use {
      let clusters = pango_layout_get_iter(layout)
      defer { pango_layout_iter_free(clusters) }
      var width: Int32 = 0
      repeat {
        var logical = PangoRectangle()
        pango_layout_iter_get_cluster_extents(clusters, nil, &logical)
        width = max(width, logical.width)
      } while pango_layout_iter_next_cluster(clusters) != 0
      return Double(width) / units
    }
  }

  func characterBox(atByte byte: Int) -> CGRect {
    SharedDrawing.use {
      var box = PangoRectangle()
      pango_layout_index_to_pos(layout, Int32(clamping: max(byte, 0)), &box)
      let rect = CGRect(
        x: Double(box.x) / units + offsetX, y: Double(box.y) / units,
        width: Double(box.width) / units, height: Double(box.height) / units)
      // The width of a character that is read from right to left is negative.
      return rect.standardized
    }
  }

  func baseline(atByte byte: Int) -> Double {
    SharedDrawing.use {
      var (number, x): (Int32, Int32) = (0, 0)
      pango_layout_index_to_line_x(layout, Int32(clamping: max(byte, 0)), 0, &number, &x)
      let lines = pango_layout_get_iter(layout)
      defer { pango_layout_iter_free(lines) }
      for _ in 0..<max(number, 0) where pango_layout_iter_next_line(lines) == 0 { break }
      return Double(pango_layout_iter_get_baseline(lines)) / units
    }
  }

  func byte(nearestTo point: CGPoint) -> Int {
    SharedDrawing.use {
      var (byte, trailing) = character(at: point)
      guard let text = pango_layout_get_text(layout) else { return 0 }
      // `trailing` counts characters of Unicode, each of which begins with no continuation byte.
      while trailing > 0, text[byte] != 0 {
        byte += 1
        while UInt8(bitPattern: text[byte]) & 0xC0 == 0x80 { byte += 1 }
        trailing -= 1
      }
      return byte
    }
  }

  func byte(below point: CGPoint) -> Int { SharedDrawing.use { character(at: point).byte } }

  /// The character at a point, and by how many of Unicode's the nearest gap lies behind its beginning.
  private func character(at point: CGPoint) -> (byte: Int, trailing: Int) {
    func whole(_ length: Double) -> Int32 {
      Int32(max(Double(Int32.min), min(length * units, Double(Int32.max) - 1)))
    }
    guard point.x.isFinite, point.y.isFinite, abs(point.x) < 1e6, abs(point.y) < 1e6 else {
      return (point.x > 0 ? Int(strlen(pango_layout_get_text(layout))) : 0, 0)
    }
    var index: Int32 = 0
    var trailing: Int32 = 0
    pango_layout_xy_to_index(layout, whole(point.x - offsetX), whole(point.y), &index, &trailing)
    return (Int(index), Int(trailing))
  }
}
