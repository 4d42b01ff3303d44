import Foundation
import GlissandoViews
import Testing

@Suite("Edits by places")
struct OffsetTests {
  @Test(
    "Moved elements go before the one at the place, which is counted before they move",
    arguments: [
      ([0], 3, "bcade"), ([4], 0, "eabcd"), ([1, 3], 5, "acebd"), ([1, 3], 0, "bdace"),
      ([1, 3], 2, "abdce"), ([2], 2, "abcde"), ([2], 3, "abcde"), ([0, 9], 5, "bcdea"),
      ([0], 99, "bcdea"), ([4], -3, "eabcd"),
    ] as [([Int], Int, String)])
  func move(source: [Int], destination: Int, expected: String) {
    var letters = Array("abcde")
    letters.move(fromOffsets: IndexSet(source), toOffset: destination)
    #expect(String(letters) == expected)
  }

  @Test("Removed elements are those at the places, and places beyond the end are ignored")
  func remove() {
    var letters = Array("abcde")
    letters.remove(atOffsets: [0, 2, 4, 17])
    #expect(letters == ["b", "d"])
  }

  @Test("A part of an array is edited by places within the part")
  func slices() {
    var letters = Array("abcdef")[2...]
    letters.move(fromOffsets: [0], toOffset: 4)
    #expect(Array(letters) == Array("defc"))
  }
}
