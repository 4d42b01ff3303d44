import CPangoCairo
import Foundation
import GlissandoDrawing

/// Draws masks: texts from their letters, everything else with Cairo.
final class MaskRenderer {
  private let letters = LetterMasks()
  private let cores: Cores
  private let drawing = ScratchMemory()
  private let block = ScratchMemory()

  init(_ cores: Cores) { self.cores = cores }

  /// Pixels per point of the window: text at this scale is put together from letters.
  var letterScale: Double {
    get { letters.scale }
    set { letters.scale = newValue }
  }

  /// Coverage that has just been drawn; valid until the next is.
  struct Result {
    let coverage: UnsafePointer<UInt8>
    let stride: Int
    let width: Int
    let height: Int
    let left: Int
    let top: Int
  }

  /// Draws content, with its anchor at a position inside the pixel at (0, 0).
  ///
  /// - Returns: nil when nothing is covered, or the memory cannot be had.
  func render(
    _ content: DisplayContent, matrix: SIMD4<Double>, fraction: SIMD2<Double>
  ) -> Result? {
    let transform = CGAffineTransform(
      a: matrix.x, b: matrix.y, c: matrix.z, d: matrix.w, tx: 0, ty: 0)
    let origin = content.anchor.applying(transform)
    let placed = CGAffineTransform(
      a: matrix.x, b: matrix.y, c: matrix.z, d: matrix.w, tx: fraction.x - origin.x,
      ty: fraction.y - origin.y)
    let area = IntRect(around: content.bounds.applying(placed))
    if area.isEmpty { return nil }
    // Cairo wants rows of whole 32-bit words.
    let stride = (area.width + 3) & ~3
    let bytes = drawing.prepareZeros(stride * area.height)
    if case .text(let layout) = content.kind, let text = layout.handle as? PangoText,
      let scale = transform.uniformScale, letters.canDraw(layout, scale: scale)
    {
      letters.draw(
        text, fraction: fraction,
        on: LetterMasks.Ground(bytes: bytes, stride: stride, area: area))
    } else if !draw(content, placed, area, bytes, stride) {
      return nil
    }
    return Result(
      coverage: UnsafePointer(bytes), stride: stride, width: area.width, height: area.height,
      left: area.left, top: area.top)
  }

  /// Draws with Cairo.
  ///
  /// - Returns: false when the memory cannot be had.
  private func draw(
    _ content: DisplayContent, _ placed: CGAffineTransform, _ area: IntRect,
    _ bytes: UnsafeMutablePointer<UInt8>, _ stride: Int
  ) -> Bool {
    let matrix = placed.concatenating(
      CGAffineTransform(translationX: CGFloat(-area.left), y: CGFloat(-area.top)))
    return CairoMask.draw(
      into: bytes, width: area.width, height: area.height, stride: stride,
      RowCutting(content), on: cores
    ) {
      CairoLeaf.draw(
        content, paint: CairoMask.paint, opacity: 1, matrix: matrix,
        pixelsPerPoint: matrix.uniformScale, on: $0)
    }
  }

  /// A mask of what was drawn; valid until the next one is made.
  func temporaryMask(of result: Result) -> Mask {
    let size = Mask.byteCount(width: result.width, height: result.height)
    return Mask(copying: result, into: block.prepare(size))
  }
}

extension CGAffineTransform {
  /// The factor by which it enlarges without turning, or nil when it does anything else.
  var uniformScale: Double? { b == 0 && c == 0 && a == d && a > 0 ? Double(a) : nil }
}
