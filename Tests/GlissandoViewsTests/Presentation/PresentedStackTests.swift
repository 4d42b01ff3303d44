import Foundation
import GlissandoControls
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// What stands above a page of a stack is no part of that stack.
@MainActor
@Suite("Links in what is presented")
struct PresentedStackTests {
  private struct Program: View {
    let hasStack: Bool
    @State private var isShown = false

    var body: some View {
      NavigationStack {
        Button("Show") { isShown = true }
          .navigationDestination(for: Int.self) { Text("page \($0)") }
      }
      .sheet(isPresented: $isShown) { sheet.frame(width: 200, height: 150) }
    }

    @ViewBuilder private var sheet: some View {
      if hasStack {
        NavigationStack {
          NavigationLink("Link", value: 1)
            .navigationDestination(for: Int.self) { Text("inner \($0)") }
        }
      } else {
        NavigationLink("Link", value: 1)
      }
    }
  }

  private struct Inside: View {
    @State private var isShown = false

    var body: some View {
      NavigationStack {
        Button("Show") { isShown = true }
          .navigationDestination(for: Int.self) { Text("page \($0)") }
          .sheet(isPresented: $isShown) { NavigationLink("Link", value: 1).padding(40) }
      }
    }
  }

  @Test("A link leads to no page behind what it is in")
  func noStack() throws {
    let stage = Stage(width: 400, height: 400) { Inside() }
    try stage.tap("Show")
    stage.settle()
    try stage.tap("Link")
    stage.settle()
    #expect(!texts(stage).contains("page 1"))
    #expect(texts(stage).contains("Link"))
  }

  @Test("A link leads to a page of the stack that it is in", arguments: [true, false])
  func ownStack(hasStack: Bool) throws {
    let stage = Stage(width: 400, height: 400) { Program(hasStack: hasStack) }
    try stage.tap("Show")
    stage.settle()
    try stage.tap("Link")
    stage.settle()
    #expect(texts(stage).contains("inner 1") == hasStack)
    #expect(!texts(stage).contains("page 1"))
  }
}
