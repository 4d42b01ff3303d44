import Foundation
import GlissandoControls
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// Boxes and groups that open and close.
@MainActor
@Suite("Boxes and groups")
struct ContainerStyleTests {
  private struct Marked: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      GroupBox {
        Text("marked")
        configuration.content
      }
    }
  }

  @Test("Boxes within a box have the style around; one that the style makes has the usual one")
  func nested() {
    let stage = Stage(width: 300, height: 300) {
      GroupBox { GroupBox { Text("inside") } }.groupBoxStyle(Marked())
    }
    #expect(stage.elements.filter { $0.text == "marked" }.count == 2)
    #expect(stage.elements.filter { $0.text == "inside" }.count == 1)
  }

  @Test("A group opens by the right arrow key, closes by the left one, and says which it is")
  func disclosure() {
    let stage = Stage(width: 300, height: 300) { DisclosureGroup("More") { Text("inside") } }
    func isOpen() -> Bool {
      stage.elements.contains { $0.text == "inside" && !$0.isLeaving }
    }
    stage.key(.tab)
    stage.key(.leftArrow)
    stage.settle()
    #expect(!isOpen() && stage.elements.contains { $0.value == "collapsed" })
    stage.key(.rightArrow)
    stage.key(.rightArrow)
    stage.settle()
    #expect(isOpen() && stage.elements.contains { $0.value == "expanded" })
    stage.key(.leftArrow)
    stage.settle()
    #expect(!isOpen())
  }
}
