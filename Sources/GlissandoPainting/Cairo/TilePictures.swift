import CBlit
import Foundation
import GlissandoDrawing
import Synchronization

/// The pictures of a pattern's tile, for each of the few scales: windows of several share it.
///
/// Where memory is short they are given back, and painted again when they are wanted.
final class TilePictures: PictureMemory.Holder {
  private let pictures = Mutex<[Int: TilePicture]>([:])
  /// More pixels than this for a point are not seen.
  private static let greatestScale = 4.0

  func giveBack() { pictures.withLock { $0 = [:] } }

  /// The picture of a tile that is stretched by so much; nil where there is no room for it.
  static func picture(
    of tile: PatternTile, stretch: Double, memory: PictureMemory = .shared
  ) -> TilePicture? {
    // Less a trace, so that a turn, which rounds, asks for no more pixels.
    let scale = Int(min(max((stretch - 1e-6).rounded(.up), 1), greatestScale))
    let made =
      memory.tiles.made(of: tile.identity)
      ?? memory.tiles.keep(TilePictures(), of: tile, tile.identity)
    let known = made.pictures.withLock { $0[scale] }
    guard let picture = known ?? TilePicture(tile, scale: scale) else { return nil }
    let byteCount = made.pictures.withLock { pictures in
      if known == nil { pictures[scale] = picture }
      return pictures.values.reduce(0) { $0 + $1.byteCount }
    }
    memory.note(made, byteCount: byteCount)
    return picture
  }
}

/// A tile in pixels of one scale.
struct TilePicture: Sendable {
  let width: Int
  let height: Int
  /// The size of as many repetitions as make rows of a length that is worth it.
  let columns: Int
  let rows: Int
  /// Rows of premultiplied 0xAARRGGBB from the top: of the repetitions, and of one more column and row, which are the first
  /// ones of the next.
  let pixels: [UInt32]
  /// From points of the tile.
  let toPixels: CGAffineTransform

  var byteCount: Int { pixels.count * MemoryLayout<UInt32>.stride }

  /// Larger tiles, in pixels, are not repeated by anybody who wants to see it.
  private static let greatestArea = 1 << 24
  /// Smaller ones are repeated: what is looked up at once should be longer than the beginning takes.
  private static let leastSide = 128

  /// Paints a tile; nil where it has no size, or too large a one.
  init?(_ tile: PatternTile, scale: Int) {
    guard tile.size.width > 0, tile.size.height > 0, tile.size.width.isFinite,
      tile.size.height.isFinite
    else { return nil }
    // Whole pixels: what is repeated would else have seams.
    width = max(Int(pixels: (tile.size.width * CGFloat(scale)).rounded()), 1)
    height = max(Int(pixels: (tile.size.height * CGFloat(scale)).rounded()), 1)
    guard width <= Self.greatestArea, height <= Self.greatestArea / width,
      let target = RasterTarget(width: width, height: height)
    else { return nil }
    target.clear(width: width, height: height)
    toPixels = CGAffineTransform(
      scaleX: CGFloat(width) / tile.size.width, y: CGFloat(height) / tile.size.height)
    CairoLeaf.draw(
      tile.content, paint: .color(tile.color), opacity: 1,
      matrix: tile.transform.concatenating(toPixels), pixelsPerPoint: Double(scale),
      on: target.context)
    columns = (Self.leastSide + width - 1) / width * width
    rows = (Self.leastSide + height - 1) / height * height
    pixels = Self.repeated(target, columns: columns + 1, rows: rows + 1)
  }

  private static func repeated(_ tile: RasterTarget, columns: Int, rows: Int) -> [UInt32] {
    let source = tile.pixels
    return [UInt32](unsafeUninitializedCapacity: columns * rows) { target, count in
      for row in 0..<rows {
        let line = source + row % tile.height * tile.stride
        for column in 0..<columns { target[row * columns + column] = line[column % tile.width] }
      }
      count = columns * rows
    }
  }

  /// Lends the pixels that are looked up.
  func withPixels<Result>(_ body: (inout glissando_picture) -> Result) -> Result {
    pixels.withUnsafeBufferPointer { source in
      var picture = glissando_picture(
        pixels: source.baseAddress, width: Int64(columns + 1), height: Int64(rows + 1),
        stride: Int64(columns + 1))
      return body(&picture)
    }
  }
}
