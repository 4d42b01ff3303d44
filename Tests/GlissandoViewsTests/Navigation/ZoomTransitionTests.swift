import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Testing

/// Pages that grow out of views.
@MainActor
@Suite("Zooming pages")
struct ZoomTransitionTests {
  private struct Zooming: View {
    @Namespace private var namespace

    var body: some View {
      NavigationStack {
        NavigationLink("Open") {
          Color.red.accessibilityIdentifier("page")
            .navigationTransition(.zoom(sourceID: 1, in: namespace))
        }
        .frame(width: 80, height: 40)
        .matchedTransitionSource(id: 1, in: namespace) { $0.clipShape(.rect(cornerRadius: 8)) }
        .position(x: 60, y: 100)
      }
    }
  }

  @Test("A page grows out of its source and fills the stack")
  func grows() throws {
    let stage = Stage(width: 300, height: 300) { Zooming() }
    try stage.tap("Open")
    stage.advance(frames: 2)
    let early = try stage.element("page")
    #expect(early.frame.width < 200 && early.frame.minX < 60, "\(early)")
    stage.settle()
    let whole = try stage.element("page")
    #expect(near(whole.frame.width, 300, 0.5) && near(whole.frame.minX, 0, 0.5))
    stage.close()
  }
}
