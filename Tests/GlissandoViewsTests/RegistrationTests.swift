import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import Observation
import TestSupport
import Testing

@testable import GlissandoControls
@testable import GlissandoViews

/// What bodies hold on to of the models and the environment that they read.
@MainActor
@Suite("Registrations")
struct RegistrationTests {
  @Observable final class Model {
    var count = 0
    var rows = Array(0..<1000)
    deinit {}
  }

  private struct Level: EnvironmentKey {
    static let defaultValue = 0
  }

  private struct Clock: View {
    let model: Model
    @Environment(\.colorScheme) var scheme
    @Environment(\.displayScale) var scale
    var body: some View {
      TimelineView(.animation) { context in
        let dark = scheme == .dark && scale > 0
        Text("\(model.count) \(dark ? "dark" : "light")").accessibilityIdentifier("text")
        Canvas { graphics, size in
          graphics.fill(
            Path(CGRect(x: 0, y: 0, width: Double(model.count), height: 5)), with: .color(.red))
        }
        GeometryReader { _ in Text("inside \(model.count)") }
        ForEach(0..<3) { Text("row \($0) \(model.count)") }
      }
    }
  }

  @Test("A body that is evaluated in each frame holds the registrations of its last evaluation")
  func registrations() throws {
    let model = Model()
    let stage = Stage(width: 200, height: 300) { Clock(model: model) }
    stage.advance(frames: 60)
    let limit = 100 * 16
    let growth = leastGrowth(below: limit) { stage.advance(frames: 100) }
    #expect(growth < limit, "\(growth) bytes in 100 frames")
    let evaluated = stage.host.counters.evaluatedBodies
    model.count = 1
    stage.advance(frames: 1)
    #expect(try stage.element("text").text == "1 light")
    #expect(stage.host.counters.evaluatedBodies < evaluated + 10)
    stage.colorScheme = .dark
    stage.advance(frames: 1)
    #expect(try stage.element("text").text == "1 dark")
  }

  @Test("One change of a model is recorded once for each body that read it")
  func oneChange() {
    let model = Model()
    let (stage, x) = makeStage(0) { x in
      VStack { Text("\(x) \(model.count)").onChange(of: x) {} }
    }
    for next in 1...50 {
      x.value = next
      stage.update()
    }
    #expect(stage.host.tree.pending.batches.isEmpty)
    model.count = 1
    #expect(stage.host.tree.pending.batches.map(\.mutations.count) == [1])
  }

  @Test("Rows that come into sight leave nothing behind when they go")
  func rows() throws {
    let model = Model()
    let stage = Stage(width: 200, height: 200, frameRate: 10) {
      List(model.rows, id: \.self) { Text("row \($0) of \(model.count)") }
    }
    func scrollAround() {
      stage.key(.end)
      stage.settle()
      stage.key(.home)
      stage.settle()
    }
    _ = Stage.liveObjects  // begins to count
    for _ in 0..<10 { scrollAround() }
    let before = Stage.liveObjects
    let growth = leastGrowth(below: 2000) { for _ in 0..<10 { scrollAround() } }
    #expect(Stage.liveObjects.growth(since: before).isEmpty)
    #expect(growth < 2000, "\(growth) bytes in 10 rounds")
    model.count = 1
    #expect(throws: Never.self) { try stage.element("row 0 of 1") }
  }

  private struct Reader: View {
    let model: Model
    var body: some View { Text("count \(model.count)") }
  }

  @Test("A model that is written from another thread reaches those who read it")
  func otherThread() async throws {
    let model = Model()
    let stage = Stage(width: 200, height: 200) { Reader(model: model) }
    nonisolated(unsafe) let shared = model  // written once, by one thread
    await Task.detached { shared.count = 3 }.value
    await MainActor.run {}
    for _ in 0..<100 {
      await Task.yield()
      stage.update()
    }
    #expect(throws: Never.self) { try stage.element("count 3") }
  }

  @Test("A model is free when the view that read it has gone")
  func models() {
    weak var gone: Model?
    let (stage, isShown) = makeStage(true) { isShown in
      if isShown { Text("no model") }
    }
    do {
      let model = Model()
      gone = model
      let inner = Stage(width: 100, height: 100) { Clock(model: model) }
      inner.advance(frames: 10)
    }
    #expect(gone == nil)
    isShown.value = false
    stage.settle()
  }
}
