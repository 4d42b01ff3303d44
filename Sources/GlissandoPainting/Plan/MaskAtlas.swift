/// Where masks lie in large textures: in the atlas, and in further ones, its pages, where that is full.
///
/// Each mask knows its own place: to look for it would take longer than to draw it. Where it lies changes nothing of
/// what is drawn.
final class MaskAtlas {
  /// The place of a mask.
  struct Place {
    /// Which filling of the textures it belongs to; 0 where it lies nowhere.
    var filling: UInt32 = 0
    var x: Int16 = 0
    var y: Int16 = 0
    /// The page; 0 is the atlas, where nothing lies in pieces.
    var page: Int16 = 0
  }

  /// The pixels along either side: four megabytes hold all that a busy screen shows.
  static let side = 2048

  private struct Page {
    /// The number of the texture; 0 for the atlas.
    let number: UInt64
    var shelves = Shelves(side: MaskAtlas.side)
  }

  private let counter: TextureCounter
  private var pages = [Page(number: 0)]
  private var limit = PageLimit()
  /// Counts how often they began to be filled.
  private var filling: UInt32 = 1

  init(_ counter: TextureCounter) { self.counter = counter }

  /// Begins a frame: where what has gone takes too much room, all begins anew.
  ///
  /// - Returns: The textures that are no longer needed.
  func beginFrame() -> [UInt64] {
    guard limit.beginFrame(pageCount: pages.count) else { return [] }
    filling += 1
    defer { pages = [Page(number: 0)] }
    return pages.dropFirst().map(\.number)
  }

  /// Where a mask lies already.
  @inline(__always)
  func place(of mask: Mask) -> Place? {
    let place = mask.place
    return place.filling == filling ? place : nil
  }

  /// Room for a mask, which has it from now on.
  func add(_ mask: Mask) -> Place {
    let room = MaskPieces(mask).room
    // What lies in pieces is not drawn as what does not.
    let first = room == SIMD2(mask.width, mask.height) ? 0 : 1
    for page in first..<Int(Int16.max) {
      if page == pages.count { pages.append(Page(number: counter.next())) }
      guard let place = pages[page].shelves.room(width: room.x, height: room.y) else { continue }
      mask.place = Place(
        filling: filling, x: Int16(place.x), y: Int16(place.y), page: Int16(page))
      break
    }
    return mask.place
  }

  /// The texture of a page, which is in use in this frame.
  func number(ofPage page: Int16) -> UInt64 {
    if page > 0 { limit.noteUseOfFurtherPages() }
    return pages[Int(page)].number
  }
}

/// The parts of a mask of which each fits into a texture: in one that is longer, they lie beside one another.
struct MaskPieces {
  private let width: Int
  private let height: Int
  private let isWide: Bool
  /// How many there are, and how long each is.
  private let count: Int
  private let length: Int

  /// - Precondition: The mask is no longer than a texture in both directions: texts have a greatest area.
  init(_ mask: Mask) {
    (width, height) = (mask.width, mask.height)
    let longest = max(width, height)
    isWide = width > height
    count = (longest + MaskAtlas.side - 1) / MaskAtlas.side
    length = count == 0 ? 0 : (longest + count - 1) / count
  }

  /// What they take together.
  var room: SIMD2<Int> {
    count <= 1
      ? SIMD2(width, height)
      : isWide ? SIMD2(length, height * count) : SIMD2(width * count, length)
  }

  /// The parts, and where each begins in their room.
  func forEach(_ body: (_ part: IntRect, _ x: Int, _ y: Int) -> Void) {
    for index in 0..<count {
      let (start, end) = (index * length, min((index + 1) * length, max(width, height)))
      if isWide {
        body(IntRect(left: start, top: 0, right: end, bottom: height), 0, index * height)
      } else {
        body(IntRect(left: 0, top: start, right: width, bottom: end), index * width, 0)
      }
    }
  }
}
