import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// Moves, insertions and removals in loops.
@MainActor
@Suite("Transitions in loops")
struct LoopTransitionTests {
  private func rows<Data: RandomAccessCollection>(
    _ data: Data, _ transition: AnyTransition = .opacity
  ) -> some View where Data.Element == String {
    VStack(spacing: 0) {
      ForEach(Array(data), id: \.self) { name in
        Color.gray.frame(width: 100, height: 20).accessibilityIdentifier(name)
          .transition(transition)
      }
    }
  }

  @Test("Moves, insertions and removals of one change play at once")
  func allAtOnce() throws {
    let (stage, names) = makeStage(["a", "b", "c"]) { self.rows($0, .move(edge: .leading)) }
    withAnimation(.second) { names.value = ["c", "x", "a"] }
    stage.advance(by: 0.25)
    #expect(try look(stage, "a") == "150 130 100 20")
    #expect(try look(stage, "c") == "150 150 100 20")
    #expect(try look(stage, "x") == "75 140 100 20")
    #expect(try look(stage, "b") == "125 140 100 20")
    #expect(try stage.element("b").isLeaving)
    stage.settle()
    #expect(stage.elements.map(\.name) == ["c", "x", "a"])
  }

  @Test("A row that is called back in another place glides there from where it is")
  func calledBackElsewhere() throws {
    let (stage, names) = makeStage(["a", "b", "c"]) { self.rows($0) }
    withAnimation(.second) { names.value = ["b", "c"] }
    stage.advance(by: 0.5)
    #expect(try look(stage, "a") == "150 120 100 20 @.5")
    withAnimation(.second) { names.value = ["b", "c", "a"] }
    stage.advance(by: 0.5)
    #expect(try look(stage, "a") == "150 140 100 20 @.5")
    stage.settle()
    #expect(stage.elements.map(\.name) == ["b", "c", "a"])
  }

  @Test("A shuffle of a thousand rows keeps every row, and costs no bodies but their own")
  func shuffle() throws {
    let names = (0..<1000).map { "\($0)" }
    var generator = RepeatableNumbers(state: 7)
    let (stage, shown) = makeStage(names, height: 20_000) { self.rows($0) }
    let shuffled = names.shuffled(using: &generator)
    withAnimation(.second) { shown.value = shuffled }
    stage.update()
    stage.advance(by: 0.5)
    let frames = Dictionary(uniqueKeysWithValues: stage.elements.map { ($0.name, $0.frame.minY) })
    for (index, name) in shuffled.enumerated() {
      let (from, to) = (Double(Int(name)!) * 20, Double(index) * 20)
      #expect(near(Double(frames[name] ?? -1), (from + to) / 2, 1e-6))
    }
    stage.settle()
    #expect(stage.elements.map(\.name) == shuffled)
  }

  @Test("Five hundred views that come and five hundred that go at once all play, and all are gone")
  func many() throws {
    let (stage, names) = makeStage((0..<500).map { "\($0)" }) { self.rows($0, .slide) }
    withAnimation(.second) { names.value = (500..<1000).map { "\($0)" } }
    stage.advance(by: 0.25)
    let elements = stage.elements
    #expect(elements.count == 1000)
    for element in elements {
      #expect(near(Double(element.frame.minX), element.isLeaving ? 175 : 75))
    }
    stage.settle()
    #expect(stage.elements.map(\.name) == (500..<1000).map { "\($0)" })
    #expect(!stage.isAnimating)
  }

  @Test("Repeated identities come, go and change over time: the first keeps it, nothing crashes")
  func changingDuplicates() throws {
    var generator = RepeatableNumbers(state: 11)
    let (stage, names) = makeStage(["a", "b", "a"]) { self.rows($0, .slide) }
    for round in 0..<60 {
      let count = Int.random(in: 0...6, using: &generator)
      let letters = (0..<count).map { _ in ["a", "b", "c"].randomElement(using: &generator)! }
      withAnimation(round.isMultiple(of: 4) ? nil : .second) { names.value = letters }
      stage.advance(by: 0.1)
      #expect(stage.elements.filter { !$0.isLeaving }.map(\.name) == letters)
    }
    stage.settle()
    withAnimation(.second) { names.value = ["b"] }
    stage.settle()
    #expect(stage.elements.map(\.name) == ["b"])
  }

  @Test("A steady frame of many transitions evaluates nothing, lays nothing out, and only patches")
  func steadyFrames() throws {
    let (stage, names) = makeStage((0..<50).map { "\($0)" }) {
      self.rows($0, .slide.combined(with: .opacity).combined(with: .scale))
    }
    withAnimation(.second) { names.value = (25..<75).map { "\($0)" } }
    stage.advance(by: 0.25)
    for _ in 0..<10 {
      stage.advance(frames: 1)
      #expect(stage.host.counters.evaluatedBodies == 0)
      #expect(stage.host.counters.laidOutViews == 0)
      // Twenty-five that come and as many that go, each a group and what is in it.
      #expect(stage.host.counters.drawnItems <= 3 * 75)
      #expect(stage.host.counters.liveAnimations >= 150)
    }
  }
}
