import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Observation
import Testing

/// State that is changed where it should not be.
@MainActor
@Suite("State that never rests")
struct BadStateTests {
  private struct Grower: View {
    @State private var count = 0
    var body: some View {
      let _ = count += 1
      Text("count \(count)")
    }
  }

  private struct Settler: View {
    @State private var count = 0
    var body: some View {
      if count < 3 { let _ = count += 1 }
      Text("settled \(count)")
    }
  }

  @Test("A body that changes its own state is named, and frames go on")
  func changeInBody() throws {
    let warnings = ViewWarning.collecting {
      let stage = Stage(width: 200, height: 100) {
        Grower()
        Color.red.frame(width: 10, height: 10)
      }
      let first = stage.host.elements.compactMap(\.text)
      stage.advance(frames: 3)
      #expect(first.count == 1 && stage.host.elements.compactMap(\.text) != first)
    }
    #expect(warnings.contains { $0.contains("Grower") && $0.contains("body") })
  }

  @Test("A body that changes its state until it is right settles in one frame")
  func settles() throws {
    let warnings = try ViewWarning.collecting { () throws in
      let stage = Stage(width: 200, height: 100) { Settler() }
      _ = try stage.element("settled 3")
      #expect(stage.settle())
    }
    #expect(warnings.contains { $0.contains("Settler") })
  }

  @Test("A body that never rests is evaluated a few times in its first frame, then once in each")
  func costsLittle() throws {
    let counts = Counts()
    struct Restless: View {
      @State private var count = 0
      let counts: Counts
      var body: some View {
        let _ = count += 1
        let _ = counts.evaluations += 1
        Text("count \(count)")
      }
    }
    let warnings = ViewWarning.collecting {
      let stage = Stage(width: 200, height: 100) { Restless(counts: counts) }
      #expect(counts.evaluations <= 6)
      @MainActor func evaluations(inFrames frames: Int) -> Int {
        counts.evaluations = 0
        stage.advance(frames: frames)
        return counts.evaluations
      }
      let few = evaluations(inFrames: 10)
      #expect(evaluations(inFrames: 30) - few == 20)
    }
    #expect(warnings.allSatisfy { $0.contains("Restless") })
  }

  /// How often a body was evaluated.
  private final class Counts {
    var evaluations = 0
  }

  @Test("A body that changes an observed model which another body reads is named")
  func changeOfModel() throws {
    struct Writer: View {
      let model: Model
      var body: some View {
        let _ = model.value += 1
        Color.red
      }
    }
    struct Reader: View {
      let model: Model
      var body: some View {
        Text("read \(model.value)")
        Writer(model: model)
      }
    }
    let warnings = try ViewWarning.collecting { () throws in
      let stage = Stage(width: 200, height: 100) { Reader(model: Model()) }
      stage.advance(frames: 3)
      _ = try stage.element("read 1")
    }
    #expect(warnings.contains { $0.contains("Writer") && $0.contains("observed model") })
  }

  @Observable
  fileprivate final class Model {
    var value = 0
  }

  private struct PingPong: View {
    @State private var ping = 0
    @State private var pong = 0.0
    var body: some View {
      Text("ping \(ping)")
        .onChange(of: ping) { pong += 1 }
        .onChange(of: pong) { ping += 1 }
      Button("start") { ping += 1 }
    }
  }

  @Test("A cycle of onChange is named, and neither hangs a frame nor stops the animations")
  func cycle() throws {
    let warnings = try ViewWarning.collecting { () throws in
      let (stage, x) = makeStage(0.0) { x in
        PingPong()
        Color.red.frame(width: 10, height: 10).offset(x: x).accessibilityIdentifier("box")
      }
      let start = Double(try stage.element("box").frame.minX)
      try stage.tap("start")
      withAnimation(.linear(duration: 1)) { x.value = 100 }
      stage.advance(by: 0.5)
      #expect(near(Double(try stage.element("box").frame.minX), start + 50))
    }
    #expect(
      warnings.contains {
        $0.contains("PingPong") && $0.contains("onChange(of: Int)") && $0.contains("onChange(of: D")
      })
  }

  private struct Flip: View {
    struct First: View {
      let swap: () -> Void
      var body: some View { Text("first").onAppear(perform: swap) }
    }
    struct Second: View {
      let swap: () -> Void
      var body: some View { VStack { Text("second") }.onAppear(perform: swap) }
    }

    @State private var isFirst = true
    var body: some View {
      if isFirst { First { isFirst.toggle() } } else { Second { isFirst.toggle() } }
    }
  }

  private struct LastWords: View {
    struct Branch: View {
      let swap: () -> Void
      var body: some View { Text("branch").padding().onDisappear(perform: swap) }
    }

    @State private var isOn = false
    var body: some View {
      VStack {
        if isOn { Branch { isOn.toggle() } } else { Branch { isOn.toggle() }.padding() }
        Button("start") { isOn = true }
      }
    }
  }

  @Test("Branches that replace each other as they appear, or go, are named as they were")
  func flippingBranches() throws {
    let warnings = try ViewWarning.collecting { () throws in
      let stage = Stage(width: 100, height: 100) { Flip() }
      stage.advance(frames: 5)
      let other = Stage(width: 100, height: 100) { LastWords() }
      try other.tap("start")
      other.advance(frames: 5)
    }
    let cycles = warnings.filter { $0.contains("state keeps changing") }
    #expect(
      cycles.contains {
        $0.contains("Flip/First/onAppear(perform:)")
          && $0.contains("Flip/Second/onAppear(perform:)")
      }, "\(warnings)")
    #expect(
      cycles.contains { $0.contains("LastWords/VStack/Branch/onDisappear(perform:)") },
      "\(warnings)")
  }

  @Test("A gesture that is reset as its view goes is no change in a body")
  func gestureResets() throws {
    struct Dragged: View {
      @GestureState private var drag = CGSize.zero
      var body: some View {
        Color.red.frame(width: 50, height: 50).offset(drag)
          .gesture(DragGesture().updating($drag) { value, state, _ in state = value.translation })
      }
    }
    let warnings = ViewWarning.collecting {
      let (stage, isThere) = makeStage(true) { isThere in if isThere { Dragged() } }
      stage.press(at: CGPoint(x: 200, y: 150))
      stage.move(to: CGPoint(x: 240, y: 150))
      isThere.value = false
      stage.advance(frames: 3)
    }
    #expect(warnings.isEmpty)
  }
}
