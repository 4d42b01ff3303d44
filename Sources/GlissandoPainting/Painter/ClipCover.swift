import CPangoCairo
import Foundation
import GlissandoDrawing

/// A clip around items, under a matrix to pixels.
struct Clip: Equatable {
  let id: UInt64
  let path: Path
  let style: FillStyle
  let matrix: CGAffineTransform

  var bounds: CGRect { path.boundingRect.applying(matrix) }

  /// Whether it leaves all of an area for certain.
  func leaves(_ area: IntRect) -> Bool { ClipState.inside(of: self).contains(area) }
}

/// How much clips leave of each pixel, for every painter and every item the same.
///
/// Cairo finds other edges where a clip is cut at a column, or beside clips that cut nothing: it draws all that the clips
/// leave, and of them it is told of those that cut an item.
final class ClipCover {
  let clips: [Clip]
  /// Beyond this nothing is left.
  let area: IntRect
  private let stride: Int
  private let bytes: UnsafeMutablePointer<UInt8>

  fileprivate var byteCount: Int { stride * area.height }

  /// - Parameter area: That of the clips.
  fileprivate init(_ clips: [Clip], _ area: IntRect, _ cores: Cores) {
    (self.clips, self.area, stride) = (clips, area, Self.stride(area))
    bytes = .allocate(capacity: max(stride * area.height, 1))
    bytes.initialize(repeating: 0, count: stride * area.height)
    Self.draw(clips, area, into: bytes, stride, on: cores)
  }

  deinit { bytes.deallocate() }

  /// How much is left of the pixels of a row, from a column on.
  func coverage(row: Int, column: Int) -> UnsafePointer<UInt8> {
    UnsafePointer(bytes + (row - area.top) * stride + column - area.left)
  }

  // MARK: Drawing

  /// Wider areas are cut at what can be seen.
  private static let greatestWidth = 16_384

  /// The pixels of which clips may leave something, where no more than an extent can ever be seen: whole rows.
  static func area(of clips: [Clip], in extent: IntRect) -> IntRect {
    var area = clips.reduce(ClipState.none.outer) {
      $0.intersection(IntRect(around: $1.bounds))
    }
    (area.top, area.bottom) = (max(area.top, extent.top), min(area.bottom, extent.bottom))
    return area.width > greatestWidth ? area.intersection(extent) : area
  }

  /// Cairo wants rows of whole 32-bit words.
  static func stride(_ area: IntRect) -> Int { (area.width + 3) & ~3 }

  /// Draws what clips leave of their area into rows of so many bytes, which are zero.
  static func draw(
    _ clips: [Clip], _ area: IntRect, into bytes: UnsafeMutablePointer<UInt8>, _ stride: Int,
    on cores: Cores
  ) {
    if area.isEmpty { return }
    let move = CGAffineTransform(translationX: CGFloat(-area.left), y: CGFloat(-area.top))
    let cutting = clips.count == 1 ? RowCutting(clips[0].path) : .nowhere
    _ = CairoMask.draw(
      into: bytes, width: area.width, height: area.height, stride: stride, cutting, on: cores
    ) { context in
      for clip in clips {
        CairoPath.clip(context, to: clip.path, clip.style, clip.matrix.concatenating(move))
      }
      cairo_paint(context)
    }
  }
}

/// What clips leave, drawn once for as long as they stay where they are; within a budget.
final class ClipCovers {
  /// Bytes: four clips that fill a window of 3840 by 2160.
  private static let byteLimit = 32 << 20

  private let cores: Cores
  private var covers = PlannedEntries<ClipCover>()

  /// - Parameter cores: What draws what is large.
  init(_ cores: Cores) { self.cores = cores }

  /// Begins a frame of a list.
  func beginFrame(_ list: DisplayList) {
    covers.beginFrame()
    _ = covers.drop(beyond: Self.byteLimit, notIn: list, byteCount: \.byteCount)
  }

  /// What is left where no more than an extent can be seen; nil where clips leave all.
  func cover(of clips: [Clip], in extent: IntRect) -> ClipCover? {
    guard let last = clips.last else { return nil }
    let area = ClipCover.area(of: clips, in: extent)
    let found = covers.find(PlannedKey(role: .clip, id: last.id)) {
      $0.area == area && $0.clips == clips
    }
    if found.suits { return found.value }
    let cover = ClipCover(clips, area, cores)
    covers.put(cover, at: found.key)
    return cover
  }
}
