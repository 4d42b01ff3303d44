/// Where masks lie in one large texture.
///
/// Each mask knows its own place: to look for it would take longer than to draw it.
final class MaskAtlas {
  /// The place of a mask.
  struct Place {
    /// Which filling of the atlas it belongs to; 0 where it lies nowhere.
    var filling: UInt32 = 0
    var x: Int16 = 0
    var y: Int16 = 0
  }

  /// The pixels along either side: four megabytes hold all that a busy screen shows.
  static let side = 2048
  /// Larger masks, along either side, would waste too much of it.
  static let greatestSide = 512

  private var shelves = Shelves(side: MaskAtlas.side)
  /// Counts how often it began to be filled.
  private var filling: UInt32 = 1

  /// Where a mask lies already.
  @inline(__always)
  func place(of mask: Mask) -> SIMD2<Int>? {
    let place = mask.place
    return place.filling == filling ? SIMD2(Int(place.x), Int(place.y)) : nil
  }

  /// Room for a mask, which has it from now on; nil where there is none.
  func add(_ mask: Mask) -> SIMD2<Int>? {
    guard let place = shelves.room(width: mask.width, height: mask.height) else { return nil }
    mask.place = Place(filling: filling, x: Int16(place.x), y: Int16(place.y))
    return place
  }

  func removeAll() {
    shelves.removeAll()
    filling += 1
  }
}
