import Foundation
import GlissandoDrawing

/// The colours of a paint at each pixel, without Cairo.
///
/// A pixel depends on its place alone, not on where a row begins.
enum ColorField {
  case gradient(GradientField)
  case mesh(MeshField)
  case tile(TileRows)

  /// - Parameters:
  ///   - frame: What a gradient's unit points relate to if it has no frame of its own.
  ///   - matrix: From the coordinates of the frame to pixels.
  /// - Returns: nil where a paint has one colour only, cannot be placed or is painted otherwise.
  init?(_ paint: Paint, frame: CGRect, _ matrix: CGAffineTransform) {
    switch paint {
    case .gradient(let gradient): self.init(gradient, frame: frame, matrix)
    case .pattern(let pattern):
      guard let rows = TileRows(pattern, matrix) else { return nil }
      self = .tile(rows)
    case .color, .veil: return nil
    }
  }

  init?(_ gradient: GradientPaint, frame: CGRect, _ matrix: CGAffineTransform) {
    if case .mesh = gradient.geometry {
      guard let frame = gradient.placedFrame(frame, matrix),
        let mesh = MeshPatches.makeField(gradient, frame: frame, matrix)
      else { return nil }
      self = .mesh(mesh)
    } else {
      guard let field = GradientField(gradient, frame: frame, matrix) else { return nil }
      self = .gradient(field)
    }
  }

  /// Whether nothing shines through any of the colours.
  var isOpaque: Bool {
    switch self {
    case .gradient(let field): field.isOpaque
    case .mesh(let mesh): mesh.isOpaque
    case .tile: false
    }
  }

  /// How much memory the colours take; tiles are counted where they are kept.
  var byteCount: Int {
    switch self {
    case .gradient(let field): field.table.count * MemoryLayout<UInt32>.stride
    case .mesh(let mesh): mesh.byteCount
    case .tile: 0
    }
  }

  /// Replaces a part of a row of pixels.
  func fill(_ target: UnsafeMutablePointer<UInt32>, row: Int, columns: Range<Int>) {
    switch self {
    case .gradient(let field): field.fill(target, row: row, columns: columns)
    case .mesh(let mesh): mesh.fill(target, row: row, columns: columns)
    case .tile(let rows): rows.fill(target, row: row, columns: columns)
    }
  }
}

extension GradientPaint {
  /// What its unit points relate to under a matrix to pixels; nil where it has one colour only, or cannot be placed.
  func placedFrame(_ frame: CGRect, _ matrix: CGAffineTransform) -> CGRect? {
    let frame = self.frame ?? frame
    guard spread == .held, stops.count > 1, matrix.isFinite,
      abs(matrix.determinant) >= Painter.leastDeterminant, !frame.isNull, frame.isFinite
    else { return nil }
    return frame
  }
}
