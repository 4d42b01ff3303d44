import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Testing

/// Placeholders belong to the body in which they are written, whatever stands around its elements.
@MainActor
struct NestedPlaceholderTests {
  /// Makes several elements, which are the content of what is written around it.
  private struct Doubled: ViewModifier {
    func body(content: Content) -> some View {
      content.padding(1)
      Color.red.frame(width: 4, height: 4).accessibilityIdentifier("mark")
    }
  }

  private struct Grown: ViewModifier {
    var by: CGFloat
    func body(content: Content) -> some View {
      Group { content.padding(by) }
    }
  }

  @Test("A modifier of several elements inside itself pads each of them, and adds its own once")
  func multipleInsideItself() {
    let stage = Stage(width: 200, height: 100) {
      HStack(spacing: 0) {
        Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("inner")
          .modifier(Doubled()).modifier(Doubled())
      }
    }
    let inner = stage.elements.filter { $0.identifier == "inner" }
    #expect(inner.count == 1)
    #expect(stage.elements.filter { $0.identifier == "mark" }.count == 2)
    stage.close()
  }

  @Test("Equal modifiers around a group all reach its elements")
  func equalAroundGroup() throws {
    let stage = Stage(width: 200, height: 100) {
      VStack(spacing: 0) {
        Group { Color.blue.frame(width: 10, height: 10) }
          .modifier(Grown(by: 2)).padding(1).modifier(Grown(by: 3))
        Color.red.frame(width: 10, height: 10).accessibilityIdentifier("below")
      }
    }
    let below = try stage.element("below")
    #expect(near(below.frame.minY, 56))
    stage.close()
  }

  @Test("Several keyframe animators of one type around one symbol all play")
  func symbolEffects() {
    struct Effects: View {
      @State private var count = 0
      var body: some View {
        Image(systemName: "star.fill")
          .symbolEffect(.scale.up, isActive: count > 0)
          .symbolEffect(.wiggle, value: count)
          .symbolEffect(.breathe, isActive: count > 0)
          .symbolEffect(.rotate, value: count)
          .onTapGesture { count += 1 }
      }
    }
    let stage = Stage(width: 100, height: 100) { Effects() }
    let before = stage.image()
    stage.tap(at: CGPoint(x: 50, y: 50))
    stage.advance(by: 0.3)
    #expect(stage.image() != before)
    stage.close()
  }
}
