import CBlit
import Foundation
import GlissandoDrawing

/// The colours of a gradient that fill an upright rectangle.
struct GradientRows {
  private let field: ColorField
  /// What is filled, in pixels.
  private let rect: CGRect
  /// Whether nobody asks for the colours: only for where it is, and how opaque.
  private var isSilhouette = false

  /// The rows that a leaf is under a transform to pixels; nil where it is something else.
  init?(_ leaf: DisplayLeaf, _ matrix: CGAffineTransform) {
    guard case .fill(let path, let style) = leaf.content.kind, style.isAntialiased,
      case .rect(let bounds) = path.storage, case .gradient(let gradient) = leaf.paint,
      matrix.b == 0, matrix.c == 0,
      let field = ColorField(gradient, frame: leaf.content.frame ?? bounds, matrix)
    else { return nil }
    self.field = field
    rect = bounds.standardized.applying(matrix).standardized
  }

  /// The same rows for whoever asks for their opacity only.
  var silhouette: GradientRows {
    var rows = self
    rows.isSilhouette = field.isOpaque
    return rows
  }

  /// How much memory it takes.
  var byteCount: Int { field.byteCount }

  /// Whether every pixel of an area gets a colour through which nothing shines.
  func hides(_ area: IntRect) -> Bool { field.isOpaque && IntRect(inside: rect).contains(area) }

  /// Paints over what is there.
  ///
  /// - Parameters:
  ///   - opacity: How much of it is seen; 1...255.
  ///   - scratch: Room for a row of the pixels.
  ///   - clip: What may be painted; it lies inside of the pixels.
  func paint(
    onto pixels: UnsafeMutablePointer<UInt32>, stride: Int, clip: IntRect, opacity: UInt32,
    scratch: UnsafeMutablePointer<UInt32>
  ) {
    let area = IntRect(around: rect).intersection(clip)
    if area.isEmpty { return }
    let replaces = opacity == 255 && hides(area)
    for row in area.top..<area.bottom {
      let target = pixels + row * stride + area.left
      if replaces {
        fill(target, row, area)
      } else {
        fill(scratch, row, area)
        soften(scratch - area.left, row: row, area)
        glissando_over(scratch, target, area.width, opacity)
      }
    }
  }

  private func fill(_ target: UnsafeMutablePointer<UInt32>, _ row: Int, _ area: IntRect) {
    if isSilhouette { return target.update(repeating: RowSource.black, count: area.width) }
    field.fill(target, row: row, columns: area.left..<area.right)
  }

  /// Takes from the pixels at the edges what lies outside of the rectangle.
  private func soften(_ target: UnsafeMutablePointer<UInt32>, row: Int, _ area: IntRect) {
    func covered(_ pixel: Int, _ low: CGFloat, _ high: CGFloat) -> Double {
      max(0, min(Double(high), Double(pixel + 1)) - max(Double(low), Double(pixel)))
    }
    func scale(_ column: Int, by part: Double) {
      target[column] = Blitter.scaled(target[column], by: UInt32((part * 255).rounded()))
    }
    let height = covered(row, rect.minY, rect.maxY)
    if height < 1 {
      for column in area.left..<area.right {
        scale(column, by: height * covered(column, rect.minX, rect.maxX))
      }
      return
    }
    let (first, last) = (area.left, area.right - 1)
    let (left, right) = (
      covered(first, rect.minX, rect.maxX), covered(last, rect.minX, rect.maxX)
    )
    if left < 1 { scale(first, by: left) }
    if right < 1, last > first { scale(last, by: right) }
  }
}
