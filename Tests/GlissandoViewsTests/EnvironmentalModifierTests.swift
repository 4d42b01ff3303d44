import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// Modifiers that the environment makes what they are.
@MainActor
@Suite struct EnvironmentalModifierTests {
  private struct Wide: ViewModifier {
    let width: Double
    func body(content: Content) -> some View { content.frame(width: width) }
  }

  private struct ByDirection: EnvironmentalModifier {
    nonisolated func resolve(in environment: EnvironmentValues) -> some ViewModifier {
      Wide(width: environment.layoutDirection == .leftToRight ? 40 : 90)
    }
  }

  @Test("It is what its environment makes it, and animates where that changes")
  func resolved() throws {
    let (stage, direction) = makeStage(LayoutDirection.leftToRight) { direction in
      Color.red.accessibilityLabel("box").modifier(ByDirection())
        .environment(\.layoutDirection, direction)
    }
    #expect(try stage.element("box").frame.width == 40)
    withAnimation(.linear(duration: 1)) { direction.value = .rightToLeft }
    stage.advance(by: 0.5)
    #expect(abs(try stage.element("box").frame.width - 65) < 1)
    stage.settle()
    #expect(try stage.element("box").frame.width == 90)
  }

  @Test("On a loop it acts once, and the views keep what they know")
  func loop() {
    struct Counter: View {
      let number: Int
      @State private var start = 0
      var body: some View { Text("\(number) \(start)").onAppear { start += 1 } }
    }
    let (stage, direction) = makeStage(LayoutDirection.leftToRight) { direction in
      HStack {
        ForEach(0..<2, id: \.self) { Counter(number: $0) }.modifier(ByDirection())
      }
      .environment(\.layoutDirection, direction)
    }
    stage.advance(frames: 2)
    direction.value = .rightToLeft
    stage.advance(frames: 2)
    #expect(stage.elements.map(\.text) == ["0 1", "1 1"])
  }
}
