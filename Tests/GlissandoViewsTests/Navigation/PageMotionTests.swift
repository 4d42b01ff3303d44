import Foundation
import GlissandoControls
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// Pages come and go by the stack's own animation, and what is in them changes by the program's.
@MainActor
@Suite("Motion in pages")
struct PageMotionTests {
  private struct Program: View {
    let animation: Animation?
    @State private var path: [Int] = []
    @State private var isWide = false

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Color.red.frame(width: isWide ? 200 : 100, height: 20).accessibilityIdentifier("bar")
          Button("Go") {
            withAnimation(animation) {
              isWide = true
              path = [1]
            }
          }
        }
        .navigationDestination(for: Int.self) { Text("page \($0)") }
      }
    }
  }

  @Test("A page that opens moves nothing that changes with it")
  func still() throws {
    let stage = Stage(width: 400, height: 300) { Program(animation: nil) }
    try stage.tap("Go")
    stage.advance(by: 0.1)
    #expect(try stage.element("bar").frame.width == 200)
    let page = try stage.element("page 1")
    #expect(page.frame.minX > page.targetFrame.minX + 1)
    stage.settle()
    #expect(try stage.element("page 1").frame == stage.element("page 1").targetFrame)
  }

  @Test("What changes with it under an animation goes by that")
  func animated() throws {
    let stage = Stage(width: 400, height: 300) { Program(animation: .linear(duration: 1)) }
    try stage.tap("Go")
    stage.advance(by: 0.5)
    #expect(abs(try stage.element("bar").frame.width - 150) < 1)
  }

  @Test("In a stack within a page it is that of the outer page's content")
  func nested() throws {
    struct Outer: View {
      var body: some View {
        NavigationStack { Program(animation: .linear(duration: 1)) }
      }
    }
    let stage = Stage(width: 400, height: 300) { Outer() }
    try stage.tap("Go")
    stage.advance(by: 0.5)
    #expect(abs(try stage.element("bar").frame.width - 150) < 1)
  }
}
