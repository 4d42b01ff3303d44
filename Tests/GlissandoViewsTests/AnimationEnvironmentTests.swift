import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

private struct HoldKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  fileprivate var holds: Bool {
    get { self[HoldKey.self] }
    set { self[HoldKey.self] = newValue }
  }
}

/// Linear over a second; stands at the quarter while the environment says so.
private struct Holding: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    if context.environment.holds { return value.scaled(by: 0.25) }
    return time < 1 ? value.scaled(by: time) : nil
  }
}

/// What animations and texts take from around them.
@MainActor
@Suite("Environments of animations")
struct AnimationEnvironmentTests {
  @Test("A custom animation that runs reads the environment as it is now")
  func customAnimationReadsEnvironment() throws {
    let (stage, state) = makeStage((x: 0.0, holds: false)) { state in
      Rectangle().frame(width: 10, height: 10).offset(x: state.x)
        .accessibilityIdentifier("box")
        .environment(\.holds, state.holds)
    }
    let start = try stage.element("box").frame.minX
    withAnimation(Animation(Holding())) { state.value.x = 100 }
    stage.advance(by: 0.5)
    #expect(near(try stage.element("box").frame.minX - start, 50))
    state.value.holds = true
    stage.advance(by: 0.1)
    #expect(near(try stage.element("box").frame.minX - start, 25))
    state.value.holds = false
    stage.advance(by: 0.1)
    #expect(near(try stage.element("box").frame.minX - start, 70))
  }

  @Test("Of two styles on a text, the one nearest to it wins")
  func nearestStyleWins() throws {
    let (stage, _) = makeStage(0) { _ in
      Text("Nearest").foregroundColor(.red).foregroundColor(.blue)
    }
    let shown = try #require(try stage.element("Nearest").color)
    #expect(shown.red > shown.blue)
  }
}
