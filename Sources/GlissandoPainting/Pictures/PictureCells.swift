import CBlit

/// Where a picture has one colour, and where nothing: most of a card is its ground, and around it there is none, which
/// need not be looked up point by point.
final class PictureCells {
  private var memory: PixelMemory
  /// What was found; valid as long as this is kept.
  private(set) var found = glissando_cells()
  /// The picture's size in pixels.
  private(set) var (width, height) = (0, 0)
  /// The least rectangle beyond which all pixels are transparent.
  private(set) var seen = IntRect.empty

  init(of picture: ReducedPicture) {
    memory = PixelMemory(rowOf: Self.count(in: picture))
    find(in: picture)
  }

  private static func count(in picture: ReducedPicture) -> Int {
    ((picture.width + 7) / 8) * ((picture.height + 7) / 8)
  }

  /// Looks at another picture, in the same memory where that suffices.
  func find(in picture: ReducedPicture) {
    (width, height) = (picture.width, picture.height)
    let count = Self.count(in: picture)
    if memory.count < count { memory = PixelMemory(rowOf: count) }
    let pixels = picture.target.pixelsToRead
    var source = glissando_picture(
      pixels: pixels.base, width: Int64(width), height: Int64(height),
      stride: Int64(pixels.stride))
    found = glissando_cells()
    found.colors = memory.base
    glissando_find_cells(&source, &found)
    seen = Self.seen(of: source)
  }

  private static func seen(of picture: glissando_picture) -> IntRect {
    let (width, height) = (Int(picture.width), Int(picture.height))
    func isSeen(_ column: Int, _ row: Int) -> Bool {
      picture.pixels[row * Int(picture.stride) + column] != 0
    }
    func isEmpty(_ row: Int) -> Bool { !(0..<width).contains { isSeen($0, row) } }
    guard let top = (0..<height).first(where: { !isEmpty($0) }),
      let bottom = (top..<height).last(where: { !isEmpty($0) })
    else { return .empty }
    var (left, right) = (width, 0)
    for row in top...bottom {
      left = (0..<left).first { isSeen($0, row) } ?? left
      right = (right..<width).last { isSeen($0, row) }.map { $0 + 1 } ?? right
    }
    return IntRect(left: left, top: top, right: right, bottom: bottom + 1)
  }
}
