import GlissandoDrawing

/// The textures of images, each uploaded once, by the images themselves; within a budget.
///
/// An image has several, one for each of the sizes in which it was drawn (`ImageLevels`). What will be shown soon is
/// uploaded before, part by part.
final class PlannedImages {
  private struct Upload {
    weak var image: RasterImage?
    let number: UInt64
    let byteCount: Int
    /// So many rows have been uploaded, from the first one on.
    var rowCount: Int
  }

  /// Bytes of textures: with the usual limit 384 MB, a dozen photographs that fill a window of 3840 by 2160.
  private var byteLimit: Int { memory.limit / 4 * 3 }

  private let counter: TextureCounter
  private let memory: PictureMemory
  private var uploads = PlannedEntries<Upload>()
  /// The images that will be shown soon, until all of them are uploaded.
  var prefetched: [RasterImage] = []

  init(_ counter: TextureCounter, _ memory: PictureMemory) {
    (self.counter, self.memory) = (counter, memory)
  }

  /// Begins a frame.
  ///
  /// - Returns: The textures that are no longer needed, those of images that nobody has any longer among them.
  func beginFrame() -> [UInt64] {
    uploads.beginFrame()
    return drop()
  }

  private func drop() -> [UInt64] {
    uploads.drop(
      beyond: byteLimit, byteCount: \.byteCount, isGone: { $0.image == nil }
    ).map(\.number)
  }

  /// The texture of an image that is shown, and the rows that are still to be uploaded.
  func texture(of image: RasterImage) -> (number: UInt64, missing: Range<Int>) {
    let found = find(image)
    return upload(image, found, rowCount: image.height)
  }

  private typealias Found = (key: PlannedKey, value: Upload?, suits: Bool)

  private func find(_ image: RasterImage) -> Found {
    let address = UInt64(UInt(bitPattern: ObjectIdentifier(image)))
    return uploads.find(PlannedKey(role: .image, id: address)) { $0.image === image }
  }

  /// Has rows uploaded that are missing, from the first one on.
  private func upload(
    _ image: RasterImage, _ found: Found, rowCount: Int
  ) -> (number: UInt64, missing: Range<Int>) {
    // Where an image has gone, another one may have taken its place: under the same number.
    let number = found.value?.number ?? counter.next()
    let first = found.suits ? found.value?.rowCount ?? 0 : 0
    let end = min(first + rowCount, image.height)
    if first == end { return (number, first..<end) }
    uploads.put(
      Upload(image: image, number: number, byteCount: Self.byteCount(image), rowCount: end),
      at: found.key)
    return (number, first..<end)
  }

  private static func byteCount(_ image: RasterImage) -> Int { image.width * image.height * 4 }

  // MARK: Before they are shown

  /// A part of the first image that will be shown soon and is not uploaded, in one of the sizes that it can have in a
  /// window; nil where there is none for which there is room.
  ///
  /// - Parameters:
  ///   - byteCount: The size of the part, or that of a row if that is more.
  ///   - greatestSide: The longest side of a texture.
  /// - Returns: The part, and the textures that are given back for it.
  func nextPrefetch(
    _ byteCount: Int, in window: IntRect, greatestSide: Int
  ) -> (part: RenderPlan.ImageUpload, dropped: [UInt64])? {
    // From the first one on in each step: what was uploaded in those before is in use, and not given back for the others.
    for image in prefetched {
      for level in ImageLevels.existing(of: image, filling: window)
      where max(level.width, level.height) <= greatestSide {
        let found = find(level)
        guard found.suits || hasRoom(for: level) else { continue }
        let (number, rows) = upload(
          level, found, rowCount: max(byteCount / (4 * level.width), 1))
        if rows.isEmpty { continue }
        return (RenderPlan.ImageUpload(number: number, image: level, rows: rows), drop())
      }
    }
    prefetched = []
    return nil
  }

  /// Whether there is room for an image beside what was shown last and what will be soon.
  private func hasRoom(for image: RasterImage) -> Bool {
    uploads.sumOfRecent(\.byteCount) + Self.byteCount(image) <= byteLimit
  }
}
