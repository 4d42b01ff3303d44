import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Testing

extension ListTests {
  @Test("Two rows with one identity: both are shown, a warning says so, nothing crashes")
  func duplicates() throws {
    let (stage, numbers) = makeStage([0, 1, 1, 2]) { Numbers(numbers: .constant($0)) }
    #expect(stage.elements.filter { $0.text == "row 1" }.count == 2)
    withAnimation(.linear(duration: 0.1)) { numbers.value = [1, 1, 1, 0] }
    stage.settle()
    #expect(stage.elements.filter { $0.text == "row 1" }.count == 3)
  }

  @Test("An empty list is empty, and one that becomes empty too")
  func empty() throws {
    let (stage, numbers) = makeStage([Int]()) { Numbers(numbers: .constant($0)) }
    #expect(stage.elements.isEmpty)
    numbers.value = [1]
    #expect(stage.elements.count == 1)
    withAnimation { numbers.value = [] }
    stage.settle()
    #expect(stage.elements.isEmpty)
  }

  @Test("Rows in sight follow state that their closure reads")
  func reading() throws {
    struct Reader: View {
      @State private var factor = 1
      var body: some View {
        VStack(spacing: 0) {
          Button("More") { factor += 1 }
          List(0..<50, id: \.self) { Text("row \($0 * factor)") }.frame(height: 200)
        }
      }
    }
    let stage = Stage(width: 300, height: 300) { Reader() }
    try stage.tap("More")
    #expect(try stage.element("row 6").frame.width > 0)
    stage.scroll(by: CGSize(width: 0, height: -720), at: CGPoint(x: 100, y: 200))
    stage.settle()
    #expect(try stage.element("row 42").frame.width > 0)
    try stage.tap("More")
    #expect(try stage.element("row 63").frame.width > 0)
  }
}
