import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Testing

/// Moves its content to the side.
private struct Aside: ViewModifier {
  let distance: Double
  func body(content: Content) -> some View { content.offset(x: distance) }
}

@MainActor
@Suite("Modifiers with an animation of their own")
struct ModifierTransactionTests {
  /// Two dots that a button moves: the first by a modifier with an animation, which also has a change
  /// of its own.
  private struct Dots<Moving: ViewModifier>: View {
    let makeModifier: (Double) -> Moving
    @State private var isAside = false

    var body: some View {
      VStack(alignment: .leading) {
        Color.red.frame(width: 10, height: 10)
          .offset(y: isAside ? 40 : 0)
          .modifier(makeModifier(isAside ? 100 : 0))
          .accessibilityIdentifier("first")
        Color.blue.frame(width: 10, height: 10)
          .modifier(Aside(distance: isAside ? 100 : 0))
          .accessibilityIdentifier("second")
        Button("Go") { isAside = true }
      }
    }
  }

  @Test("An animation of a modifier moves what the modifier adds, and nothing of its content")
  func animation() throws {
    let stage = Stage(width: 300, height: 200) {
      Dots { Aside(distance: $0).animation(.linear(duration: 1)) }
    }
    let start = try stage.element("first").frame
    try stage.tap("Go")
    for time in [0.25, 0.5, 0.75, 1] {
      stage.advance(by: 0.25)
      let first = try stage.element("first").frame
      #expect(abs(first.minX - start.minX - 100 * time) < 1e-6)
      #expect(first.minY - start.minY == 40)
      #expect(try stage.element("second").frame.minX - start.minX == 100)
    }
    #expect(stage.settle())
  }

  @Test("A transaction of a modifier may be changed by any rule")
  func transaction() throws {
    let stage = Stage(width: 300, height: 200) {
      Dots { distance in
        Aside(distance: distance).transaction { $0.animation = .easeIn(duration: 1) }
      }
    }
    let start = try stage.element("first").frame.minX
    try stage.tap("Go")
    stage.advance(by: 0.5)
    // The curve (0.42, 0) (1, 1) at a half of its time.
    #expect(abs(try stage.element("first").frame.minX - start - 31.535682) < 1e-3)
  }
}
