import GlissandoDrawing

/// The textures of images, each uploaded once, by the images themselves; within a budget.
///
/// An image has several, one for each of the sizes in which it was drawn (`ImageLevels`).
final class PlannedImages {
  private struct Upload {
    weak var image: RasterImage?
    let number: UInt64
    let byteCount: Int
  }

  /// Bytes of textures: a dozen photographs that fill a window of 3840 by 2160.
  private static let byteLimit = 384 << 20

  private let counter: TextureCounter
  private var uploads = PlannedEntries<Upload>()

  init(_ counter: TextureCounter) { self.counter = counter }

  /// Begins a frame.
  ///
  /// - Returns: The textures that are no longer needed, those of images that nobody has any longer among them.
  func beginFrame() -> [UInt64] {
    uploads.beginFrame()
    return uploads.drop(
      beyond: Self.byteLimit, byteCount: \.byteCount, isGone: { $0.image == nil }
    ).map(\.number)
  }

  /// The texture of an image, and whether it is still to be uploaded.
  func texture(of image: RasterImage) -> (number: UInt64, isNew: Bool) {
    let address = UInt64(UInt(bitPattern: ObjectIdentifier(image)))
    let found = uploads.find(PlannedKey(role: .image, id: address)) { $0.image === image }
    if found.suits, let known = found.value { return (known.number, false) }
    // Where an image has gone, another one may have taken its place: under the same number.
    let number = found.value?.number ?? counter.next()
    uploads.put(
      Upload(image: image, number: number, byteCount: image.width * image.height * 4),
      at: found.key)
    return (number, true)
  }
}
