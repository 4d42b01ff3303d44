import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Testing

@MainActor
@Suite("Idle controls")
struct IdleTests {
  private struct Panel: View {
    @State private var isOn = false
    @State private var level = 0.5
    @State private var choice = 0
    var body: some View {
      VStack {
        Button("Go") {}
        Toggle("On", isOn: $isOn)
        Slider(value: $level)
        Picker("Choice", selection: $choice) {
          Text("a").tag(0)
          Text("b").tag(1)
        }
      }
    }
  }

  @Test("A window full of controls does nothing until something happens")
  func idle() {
    let stage = Stage(width: 300, height: 200) { Panel() }
    let frames = stage.framesRendered
    stage.advance(by: 2)
    #expect(stage.framesRendered == frames)
  }

  @Test("A pointer that moves over nothing in particular causes no frames")
  func pointer() {
    let stage = Stage(width: 300, height: 200) { Panel() }
    let frames = stage.framesRendered
    for x in 0..<20 {
      stage.move(to: CGPoint(x: x, y: 5))
      stage.advance(frames: 1)
    }
    #expect(stage.framesRendered == frames)
  }

  @Test("Any sequence of input leaves the controls at rest in the end", arguments: 0..<4)
  func storm(_ seed: UInt64) {
    var state = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let stage = Stage(width: 300, height: 200) { Panel() }
    let keys: [KeyEquivalent] = [
      .tab, .space, .return, .escape, .leftArrow, .rightArrow, .home, .end,
    ]
    for _ in 0..<400 {
      let point = CGPoint(x: next(320) - 10, y: next(220) - 10)
      switch next(8) {
      case 0: stage.press(at: point)
      case 1: stage.release()
      case 2: stage.key(keys[next(keys.count)], modifiers: next(3) == 0 ? .shift : [])
      case 3: _ = stage.host.send(.focus(next(2) == 0), at: stage.time)
      case 4: _ = stage.host.send(.pointerExited, at: stage.time)
      case 5: stage.advance(frames: next(4))
      default: stage.move(to: point)
      }
    }
    stage.release()
    _ = stage.host.send(.pointerExited, at: stage.time)
    #expect(stage.settle(limit: 5))
  }

  @Test("What can be refreshed does nothing until it is pulled, and nothing afterwards")
  func refreshable() {
    let stage = Stage(width: 200, height: 200) {
      ScrollView { Color.red.frame(height: 600) }.refreshable {}
    }
    stage.settle()
    var frames = stage.framesRendered
    stage.advance(by: 5)
    #expect(stage.framesRendered == frames)
    stage.press(at: CGPoint(x: 100, y: 20))
    stage.move(to: CGPoint(x: 100, y: 60))
    stage.advance(frames: 2)
    stage.release()
    #expect(stage.settle())
    frames = stage.framesRendered
    stage.advance(by: 5)
    #expect(stage.framesRendered == frames)
  }
}
