import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Testing

extension AnimatableTests {
  // MARK: Custom animations

  @Test("An animation of one's own stands still while the environment says so, and goes on")
  func pausable() throws {
    struct Demo: View {
      @State private var isPaused = false
      @State private var x = 0.0
      var body: some View {
        VStack(alignment: .leading) {
          Rectangle().frame(width: 20, height: 20).offset(x: x).accessibilityIdentifier("box")
          Button("Pause") { isPaused.toggle() }
          Button("Go") {
            withAnimation(Animation(Pausable(base: .linear(duration: 1)))) { x = 200 }
          }
        }
        .environment(\.isMotionPaused, isPaused)
      }
    }
    let stage = Stage(width: 400, height: 200) { Demo() }
    let start = try stage.x("box")
    try stage.tap("Go")
    stage.advance(by: 0.25)
    #expect(near(try stage.x("box"), start + 50, 1e-4))
    try stage.tap("Pause")
    stage.advance(by: 1.5)
    let paused = try stage.x("box")
    #expect(abs(paused - start - 50) < 200.0 / 60 + 0.01)
    try stage.tap("Pause")
    let begin = stage.time
    stage.advance(by: 0.25)
    #expect(abs(try stage.x("box") - paused - 200 * (stage.time - begin)) < 200.0 / 60 + 0.01)
    #expect(stage.settle())
    #expect(try stage.x("box") == start + 200)
  }
}

private struct PauseState<Value: VectorArithmetic>: AnimationStateKey {
  var isPaused = false
  var held = 0.0
  static var defaultValue: Self { Self() }
}

/// Time that passes while the environment says pause is not the animation's.
private struct Pausable: CustomAnimation {
  let base: Animation

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let isPaused = context.environment.isMotionPaused
    var state = context.state[PauseState<V>.self]
    if state.isPaused != isPaused {
      state = PauseState(isPaused: isPaused, held: time - state.held)
      context.state[PauseState<V>.self] = state
    }
    let elapsed = isPaused ? state.held : time - state.held
    return base.animate(value: value, time: elapsed, context: &context)
  }
}

private struct MotionPausedKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  fileprivate var isMotionPaused: Bool {
    get { self[MotionPausedKey.self] }
    set { self[MotionPausedKey.self] = newValue }
  }
}
