import Foundation
import GlissandoControls
import GlissandoTesting
import GlissandoTools
import GlissandoViews
import Testing

@MainActor
@Suite("A text of one line")
struct OneLineTests {
  @Test(
    "A tooltip has the words that are cut, and there is none for those that are shown",
    arguments: [30.0, 300])
  func tip(width: Double) {
    let stage = Stage(width: 400, height: 100) {
      OneLine("Words that need some room").frame(width: width)
    }
    stage.move(to: CGPoint(x: 200, y: 50))
    stage.advance(by: 2)
    let shown = stage.elements.count { $0.text == "Words that need some room" }
    #expect(shown == (width < 100 ? 2 : 1))
  }
}
