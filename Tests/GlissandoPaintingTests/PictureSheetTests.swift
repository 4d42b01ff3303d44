import GlissandoDrawing
import Testing

@testable import GlissandoPainting

@Suite struct PictureSheetTests {
  @Test(
    "What is given back is given to the next picture that fits, and no two lie over one another")
  func reuse() throws {
    var sheets = PictureSheets(TextureCounter())
    let slots = [sheets.slot(width: 60, height: 40), sheets.slot(width: 60, height: 40)]
    let (first, second) = (try #require(slots[0]), try #require(slots[1]))
    #expect(first.number == second.number && (first.x, first.y) != (second.x, second.y))
    sheets.giveBack(first)
    let next = sheets.slot(width: 50, height: 36)
    let third = try #require(next)
    #expect((third.x, third.y) == (first.x, first.y) && third.fits(width: 64, height: 48))
    #expect(!third.fits(width: 65, height: 40))
    let none = sheets.dropEmpty()
    #expect(none.isEmpty)
    sheets.giveBack(second)
    sheets.giveBack(third)
    let empty = sheets.dropEmpty()
    #expect(empty == [first.number])
  }

  @Test("What is large, or finds no room, has a texture of its own")
  func limits() {
    var sheets = PictureSheets(TextureCounter())
    let large = sheets.slot(width: 257, height: 10)
    #expect(large == nil)
    var count = 0
    while sheets.slot(width: 256, height: 256) != nil { count += 1 }
    #expect(count == 4 * 64)
  }

  @Test("A picture that becomes small gives its own texture back")
  func leaving() {
    let pictures = PlannedPictures(TextureCounter(), PictureMemory(limit: 512 << 20))
    let key = PlannedKey(role: .plane, id: 1)
    func upload(_ side: Int) -> (dropped: [UInt64], number: UInt64) {
      let dropped = pictures.beginFrame(DisplayList())
      let entry = pictures.entry(key) { _ in false }.entry
      let area = IntRect(left: 0, top: 0, right: side, bottom: side)
      pictures.makeRoom(for: entry, area)
      return (dropped, entry.number)
    }
    let large = upload(300)
    let small = upload(40)
    #expect(large.dropped.isEmpty && small.dropped.isEmpty && small.number != large.number)
    #expect(upload(40).dropped == [large.number])
    let again = upload(300)
    #expect(again.dropped.isEmpty && again.number == large.number)
  }
}
