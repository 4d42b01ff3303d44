/// The textures that small pictures share, so that many of them are drawn at once.
///
/// What finds no room gets a texture of its own.
struct PictureSheets {
  /// Where a picture lies, and how large one may be there.
  struct Slot {
    /// The sheet's texture.
    let number: UInt64
    let x: Int
    let y: Int
    fileprivate let room: SIMD2<Int>

    func fits(width: Int, height: Int) -> Bool { width <= room.x && height <= room.y }
  }

  private struct Sheet {
    let number: UInt64
    var shelves = Shelves(side: PictureSheets.side)
    /// Slots that were given back, by their room.
    var free: [SIMD2<Int>: [Slot]] = [:]
    var usedCount = 0
  }

  /// The pixels along either side of a sheet: sixteen megabytes.
  static let side = 2048
  /// Pictures that are longer have textures of their own.
  private static let greatestSide = 256
  private static let greatestCount = 4
  /// Rooms are so many pixels, or a multiple: one that is given back suits more pictures.
  private static let step = 16

  private let counter: TextureCounter
  private var sheets: [Sheet] = []

  init(_ counter: TextureCounter) { self.counter = counter }

  /// Room for a picture; nil where it needs a texture of its own.
  mutating func slot(width: Int, height: Int) -> Slot? {
    guard max(width, height) <= Self.greatestSide else { return nil }
    let room = SIMD2(Self.rounded(width), Self.rounded(height))
    for index in sheets.indices {
      if let slot = slot(room, in: &sheets[index]) { return slot }
    }
    guard sheets.count < Self.greatestCount else { return nil }
    sheets.append(Sheet(number: counter.next()))
    return slot(room, in: &sheets[sheets.count - 1])
  }

  private func slot(_ room: SIMD2<Int>, in sheet: inout Sheet) -> Slot? {
    if let known = sheet.free[room]?.popLast() {
      sheet.usedCount += 1
      return known
    }
    guard let place = sheet.shelves.room(width: room.x, height: room.y) else { return nil }
    sheet.usedCount += 1
    return Slot(number: sheet.number, x: place.x, y: place.y, room: room)
  }

  private static func rounded(_ length: Int) -> Int { (max(length, 1) + step - 1) / step * step }

  /// Takes back the room of a picture that is gone.
  mutating func giveBack(_ slot: Slot) {
    guard let index = sheets.firstIndex(where: { $0.number == slot.number }) else { return }
    sheets[index].free[slot.room, default: []].append(slot)
    sheets[index].usedCount -= 1
  }

  /// Forgets the sheets of which nothing is in use.
  ///
  /// - Returns: Their textures.
  mutating func dropEmpty() -> [UInt64] {
    let empty = sheets.filter { $0.usedCount == 0 }.map(\.number)
    if !empty.isEmpty { sheets.removeAll { $0.usedCount == 0 } }
    return empty
  }
}
