import Foundation
import GlissandoControls
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// What a presentation shows changes under the transaction of the program that presents it.
@MainActor
@Suite("Motion in presentations")
struct PresentedMotionTests {
  enum Kind: CaseIterable {
    case sheet, cover, popover
  }

  /// Shows a bar whose width is a state of the presenter.
  private struct Program: View {
    let kind: Kind
    let animation: Animation?
    @State private var isWide = false

    var body: some View {
      switch kind {
      case .sheet: Text("root").sheet(isPresented: .constant(true)) { bar }
      case .cover: Text("root").fullScreenCover(isPresented: .constant(true)) { bar }
      case .popover: Text("root").popover(isPresented: .constant(true)) { bar }
      }
    }

    private var bar: some View {
      VStack {
        Color.red.frame(width: isWide ? 200 : 100, height: 20).accessibilityIdentifier("bar")
        Button("Go") { withAnimation(animation) { isWide = true } }
      }
    }
  }

  @Test("A state of the presenter moves what is presented", arguments: Kind.allCases)
  func animated(kind: Kind) throws {
    let stage = Stage(width: 400, height: 300) {
      Program(kind: kind, animation: .linear(duration: 1))
    }
    stage.settle()
    try stage.tap("Go")
    stage.advance(by: 0.5)
    #expect(abs(try stage.element("bar").frame.width - 150) < 1)
    stage.settle()
    #expect(try stage.element("bar").frame.width == 200)
  }

  @Test("Without an animation it changes at once", arguments: Kind.allCases)
  func still(kind: Kind) throws {
    let stage = Stage(width: 400, height: 300) { Program(kind: kind, animation: nil) }
    stage.settle()
    try stage.tap("Go")
    stage.advance(frames: 1)
    #expect(try stage.element("bar").frame.width == 200)
  }

  @Test("A completion waits for what is presented, and is called once")
  func completion() throws {
    let journal = Journal<String>()
    let (stage, isWide) = makeStage(false) { isWide in
      Text("root").sheet(isPresented: .constant(true)) {
        Color.red.frame(width: isWide ? 200 : 100, height: 20)
      }
    }
    stage.settle()
    withAnimation(.linear(duration: 1)) {
      isWide.value = true
    } completion: {
      journal.entries.append("done")
    }
    stage.advance(by: 0.5)
    #expect(journal.entries.isEmpty)
    stage.settle()
    #expect(journal.entries == ["done"])
  }
}
