import Foundation
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// Canvases of no size.
@MainActor
@Suite("Canvases without room")
struct EmptyCanvasTests {
  @Test("A canvas without room draws nothing")
  func emptyCanvas() {
    var draws = 0
    let stage = Stage(width: 100, height: 100) {
      Canvas { _, size in
        draws += 1
        _ = CGFloat.random(in: 0..<size.width)
      }
      .frame(width: 0, height: 40)
    }
    _ = stage.image()
    #expect(draws == 0)
  }
}
