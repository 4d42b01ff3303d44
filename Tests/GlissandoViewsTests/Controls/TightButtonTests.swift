import Foundation
import GlissandoControls
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// Buttons where there is too little room.
@MainActor
@Suite("Tight buttons")
struct TightButtonTests {
  @Test("What lies behind a label holds it where there is too little room")
  func tightButton() throws {
    let stage = Stage(width: 200, height: 200) {
      VStack(spacing: 0) {
        Color.gray.layoutPriority(1)
        Text("above").accessibilityIdentifier("above")
        Button {
        } label: {
          Text("label").padding(20).accessibilityIdentifier("label")
        }
      }
    }
    let above = try stage.element("above").frame
    let label = try stage.element("label").frame
    #expect(label.minY >= above.maxY)
    #expect(label.maxY <= 200)
  }
}
