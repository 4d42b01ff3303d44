import CPangoCairo
import Foundation
import GlissandoDrawing

// The corners of shapes and lines, between which Cairo draws straight lines.

/// The straight lines around what is covered, with the corners that Cairo finds.
struct Contours {
  /// A line, in 256ths of a pixel.
  struct Line {
    var places: [SIMD2<Int>]
    /// Whether Cairo, which tells edges in one place apart by their order, goes along it from its end.
    var isReversed = false
  }

  /// Lines that are closed each or together.
  var lines: [Line] = []
  var cornerCount: Int { lines.reduce(0) { $0 + $1.places.count } }
  var isEOFilled = false
  /// Whether Cairo covers what lies within exactly, by rectangles.
  var isUpright = false

  /// The pixels that they touch.
  var bounds: IntRect {
    var (least, greatest) = (SIMD2(repeating: Int.max), SIMD2(repeating: Int.min))
    for line in lines {
      for place in line.places {
        least = pointwiseMin(least, place)
        greatest = pointwiseMax(greatest, place)
      }
    }
    if lines.isEmpty { return .empty }
    return IntRect(
      left: least.x >> 8, top: least.y >> 8, right: (greatest.x + 255) >> 8,
      bottom: (greatest.y + 255) >> 8)
  }
}

/// Finds the corners of shapes and lines: those between which Cairo draws straight lines where a path is curved.
final class PathCorners {
  private let context: OpaquePointer?

  init() {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
    context = cairo_create(surface)
    cairo_surface_destroy(surface)
  }

  deinit { cairo_destroy(context) }

  /// What lies around a content; nil of one that is no shape, has no smooth edges, or is dashed.
  func contours(of kind: DisplayContent.Kind, _ matrix: CGAffineTransform) -> Contours? {
    switch kind {
    case .fill(let path, let style) where style.isAntialiased: contours(of: path, style, matrix)
    case .stroke(let path, let style) where style.lineWidth > 0:
      if CairoPath.isFilled(path, style) {
        contours(of: path.strokedPath(style), FillStyle(), matrix)
      } else {
        style.isDashed ? nil : contours(of: path, style, matrix)
      }
    default: nil
    }
  }

  private func contours(
    of path: Path, _ style: FillStyle, _ matrix: CGAffineTransform
  ) -> Contours? {
    read(path, matrix, isFlat: true) { data in
      var contours = Contours(isEOFilled: style.isEOFilled)
      var line: [SIMD2<Int>] = []
      func close() {
        guard line.count > 1, let first = line.first else { return }
        if line.last != first { line.append(first) }
        contours.lines.append(Contours.Line(places: line))
      }
      data.forEachStep { type, points in
        switch type {
        case CAIRO_PATH_MOVE_TO:
          close()
          line = [points[0].place]
        case CAIRO_PATH_LINE_TO: line.append(points[0].place)
        default: break
        }
      }
      close()
      contours.isUpright = contours.areLinesUpright
      return contours
    }
  }

  private func contours(
    of path: Path, _ style: StrokeStyle, _ matrix: CGAffineTransform
  ) -> Contours? {
    read(path, matrix, isFlat: false) { data in
      var hasCurves = false
      data.forEachStep { type, _ in if type == CAIRO_PATH_CURVE_TO { hasCurves = true } }
      guard var stroker = LineStroker(style, matrix, hasCurves: hasCurves) else { return nil }
      data.forEachStep { type, points in
        switch type {
        case CAIRO_PATH_MOVE_TO: stroker.move(to: points[0].place)
        case CAIRO_PATH_LINE_TO: stroker.line(to: points[0].place)
        case CAIRO_PATH_CURVE_TO:
          stroker.curve(points[0].place, points[1].place, to: points[2].place)
        default: stroker.close()
        }
      }
      stroker.end()
      var contours = Contours(lines: stroker.pieces)
      contours.isUpright =
        !hasCurves && style.hasSquareCorners && matrix.b == 0 && matrix.c == 0
        && contours.areLinesUpright
      return contours
    }
  }

  /// Has the steps of a path read, with their points in pixels.
  private func read<Result>(
    _ path: Path, _ matrix: CGAffineTransform, isFlat: Bool,
    _ body: (UnsafeBufferPointer<cairo_path_data_t>) -> Result?
  ) -> Result? {
    guard let context, matrix.isUndoable else { return nil }
    cairo_new_path(context)
    var cairoMatrix = matrix.cairo
    cairo_set_matrix(context, &cairoMatrix)
    CairoPath.add(path, to: context)
    cairo_identity_matrix(context)
    guard let copy = isFlat ? cairo_copy_path_flat(context) : cairo_copy_path(context) else {
      return nil
    }
    defer { cairo_path_destroy(copy) }
    guard copy.pointee.status == CAIRO_STATUS_SUCCESS, let data = copy.pointee.data else {
      return nil
    }
    return body(UnsafeBufferPointer(start: data, count: Int(copy.pointee.num_data)))
  }
}

extension Contours {
  /// Whether no line is slanted.
  fileprivate var areLinesUpright: Bool {
    lines.allSatisfy { line in
      zip(line.places, line.places.dropFirst()).allSatisfy { $0.x == $1.x || $0.y == $1.y }
    }
  }
}

extension StrokeStyle {
  /// Whether Cairo puts a line that is upright or level together from rectangles.
  fileprivate var hasSquareCorners: Bool {
    lineJoin == .miter && boundedMiterLimit >= CGFloat(2).squareRoot() && lineCap != .round
  }
}

extension UnsafeBufferPointer<cairo_path_data_t> {
  fileprivate func forEachStep(
    _ body: (cairo_path_data_type_t, _ points: Self) -> Void
  ) {
    var index = 0
    while index < count {
      let next = index + Int(self[index].header.length)
      body(self[index].header.type, Self(rebasing: self[index + 1..<next]))
      index = next
    }
  }
}

extension cairo_path_data_t {
  /// In 256ths of a pixel.
  fileprivate var place: SIMD2<Int> { SIMD2(pixels: SIMD2(point.x, point.y)) }
}
