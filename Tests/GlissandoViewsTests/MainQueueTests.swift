import Foundation
import GlissandoCompatibility
import GlissandoControls
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// What views leave to the main queue, on a stage.
@MainActor
@Suite("The main queue of a stage")
struct MainQueueTests {
  private struct Chain: View {
    @State private var x = 0.0
    @State private var words = "begin"

    var body: some View {
      VStack(alignment: .leading) {
        Color.red.frame(width: 10, height: 10).offset(x: x).accessibilityIdentifier("dot")
        Text(words).accessibilityIdentifier("words")
        Button("Go") {
          withAnimation(.linear(duration: 0.2)) { x = 100 }
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
            words = "back"
            withAnimation(.linear(duration: 0.2)) { x = 0 }
            DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(250)) { words = "end" }
          }
        }
      }
      .frame(width: 200, alignment: .leading)
      .onAppear { DispatchQueue.main.async { words = "shown" } }
    }
  }

  private func words(_ stage: Stage) throws -> String? { try stage.element("words").text }

  @Test("Animations that are chained by delays run as the stage's time passes")
  func chain() throws {
    let stage = Stage(width: 300, height: 200) { Chain() }
    #expect(try words(stage) == "shown")
    let start = try stage.element("dot").frame.minX
    try stage.tap("Go")
    stage.advance(by: 0.25)
    #expect(try words(stage) == "shown")
    #expect(try abs(stage.element("dot").frame.minX - start - 100) < 1e-6)
    stage.advance(by: 0.05)
    #expect(try words(stage) == "back")
    stage.advance(by: 0.1)
    #expect(try abs(stage.element("dot").frame.minX - start - 50) < 1e-6)
    stage.advance(by: 0.1)
    #expect(try abs(stage.element("dot").frame.minX - start) < 1e-6)
    #expect(try words(stage) == "back")
    stage.advance(by: 0.06)
    #expect(try words(stage) == "end")
  }

  @Test("What a view leaves to the queue is not done when the stage has closed")
  func closing() throws {
    final class Count { var value = 0 }
    let count = Count()
    let stage = Stage(width: 100, height: 100) {
      Color.red.onAppear {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { count.value += 1 }
      }
    }
    stage.advance(by: 0.2)
    stage.close()
    stage.advance(by: 1)
    #expect(count.value == 0)
  }

  @Test("Outside of a stage's views the queue is the process's")
  func outside() async {
    let stage = Stage(width: 100, height: 100) { Color.red }
    await withCheckedContinuation { done in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.001) { done.resume() }
    }
    withExtendedLifetime(stage) {}
  }
}
