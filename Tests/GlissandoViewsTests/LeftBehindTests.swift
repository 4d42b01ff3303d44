import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Testing

/// What views inside of a control read of its focus, and headers that no longer stay in sight.
@MainActor
@Suite("Left behind")
struct LeftBehindTests {
  private struct Reader: View {
    @Environment(\.isFocused) private var isFocused
    var body: some View { Text(isFocused ? "focused" : "free") }
  }

  @Test(
    "A control that has the keyboard without showing it tells the views inside, and that it has lost it"
  )
  func focus() throws {
    let stage = Stage(width: 200, height: 200) {
      VStack {
        Stepper(value: .constant(1)) { Reader() }
        Text("other").focusable()
      }
    }
    _ = try stage.element("free")
    let frame = try stage.element("increment").frame
    stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    stage.settle()
    _ = try stage.element("focused")
    stage.key(.tab)
    stage.settle()
    _ = try stage.element("free")
  }

  @Test("A header that is no longer pinned is drawn with its rows")
  func header() {
    func list(_ isPinned: Bool) -> some View {
      ScrollView {
        LazyVStack(pinnedViews: isPinned ? [.sectionHeaders] : []) {
          Section {
            ForEach(0..<20) { Text("row \($0)") }
          } header: {
            Text("header").frame(maxWidth: .infinity).background(.yellow)
          }
        }
      }
    }
    let (stage, isPinned) = makeStage(true, width: 100, height: 100) { list($0) }
    isPinned.value = false
    stage.settle()
    #expect(stage.image() == Stage(width: 100, height: 100) { list(false) }.image())
  }

  @Test("A button that goes under the pointer leaves nothing of its program behind")
  func underThePointer() throws {
    final class Model {}
    weak var left: Model?
    let (stage, isThere) = makeStage(true, width: 200, height: 100) { isThere in
      if isThere {
        let model = Model()
        let _ = (left = model)
        Button("press") { _ = model }
      }
    }
    try stage.tap("press")
    stage.settle()
    #expect(left != nil)
    isThere.value = false
    stage.settle()
    #expect(left == nil)
  }
}
