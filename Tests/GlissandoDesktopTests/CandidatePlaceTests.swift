import Foundation
import Testing

@testable import GlissandoWindowing

/// Where input methods are told that text is typed, without one.
@Suite("The place of candidates")
struct CandidatePlaceTests {
  private let caret = CGRect(x: 40, y: 60, width: 2, height: 20)

  @Test("The caret of another window, or at another scale, is another place; the same one is none")
  func changes() {
    var place = CandidatePlace()
    func moves(_ caret: CGRect, _ window: UInt32, _ scale: Double) -> Bool {
      place.move(to: caret, in: window, coordinatesPerPoint: scale)
    }
    #expect(moves(caret, 1, 1) && !moves(caret, 1, 1))
    #expect(moves(caret, 2, 1) && !moves(caret, 2, 1) && moves(caret, 1, 1))
    #expect(moves(caret, 1, 1.5) && !moves(caret, 1, 1.5) && moves(caret, 1, 1))
    #expect(moves(caret.offsetBy(dx: 9, dy: 0), 1, 1))
  }

  @Test("It is in the coordinates of the window, and a caret that is nowhere changes nothing")
  func coordinates() {
    var place = CandidatePlace()
    func moves(_ caret: CGRect, _ scale: Double) -> Bool {
      place.move(to: caret, in: 1, coordinatesPerPoint: scale)
    }
    #expect(moves(caret, 1.25))
    #expect(CGRect(place.rect) == CGRect(x: 50, y: 75, width: 2, height: 25))
    let nowhere = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
    #expect(!moves(nowhere, 1))
    let far = CGRect(x: 1e300, y: -CGFloat.greatestFiniteMagnitude, width: 0, height: 20)
    #expect(moves(far, 2))
    #expect(CGRect(place.rect) == CGRect(x: 1e6, y: -1e6, width: 2, height: 40))
  }
}
