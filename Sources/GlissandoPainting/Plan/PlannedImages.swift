import GlissandoDrawing

/// The textures of images, each uploaded once, by the images themselves; within a budget.
///
/// An image has several, one for each of the sizes in which it was drawn (`ImageLevels`).
final class PlannedImages {
  private struct Entry {
    weak var image: RasterImage?
    let number: UInt64
    let byteCount: Int
    var lastUse: UInt64
  }

  /// Bytes of textures: a dozen photographs that fill a window of 3840 by 2160.
  static let byteLimit = 384 << 20

  private let counter: TextureCounter
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var frame: UInt64 = 0

  init(_ counter: TextureCounter) { self.counter = counter }

  /// Begins a frame.
  ///
  /// - Returns: The textures of images that nobody has any longer, and those that were not used for
  ///   longest where there are more than the budget.
  func beginFrame() -> [UInt64] {
    frame += 1
    var excess = entries.values.reduce(-Self.byteLimit) { $0 + $1.byteCount }
    guard excess > 0 || entries.values.contains(where: { $0.image == nil }) else { return [] }
    var dropped: [UInt64] = []
    for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse })
    where entry.image == nil || excess > 0 && entry.lastUse + 1 < frame {
      excess -= entry.byteCount
      dropped.append(entry.number)
      entries[key] = nil
    }
    return dropped
  }

  /// The texture of an image, and whether it is still to be uploaded.
  func texture(of image: RasterImage) -> (number: UInt64, isNew: Bool) {
    let key = ObjectIdentifier(image)
    if let known = entries[key], known.image === image {
      entries[key]?.lastUse = frame
      return (known.number, false)
    }
    // Where an image has gone, another one may have taken its place: under the same number.
    let number = entries[key]?.number ?? counter.next()
    entries[key] = Entry(
      image: image, number: number, byteCount: image.width * image.height * 4, lastUse: frame)
    return (number, true)
  }

  func removeAll() { entries.removeAll() }
}
