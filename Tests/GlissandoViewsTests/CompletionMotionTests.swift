import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Testing

/// Completions of motion that views make by themselves: layout, transitions, animatable views.
@MainActor
@Suite("Completions through views")
struct CompletionMotionTests {
  private struct Place: Equatable {
    var x = 0.0
    var width = 50.0
    var isThere = true
    var other = 0.0
  }

  private struct Number: View, Animatable {
    var value: Double
    var animatableData: Double {
      get { value }
      set { value = newValue }
    }
    var body: some View { Text("\(Int(value))") }
  }

  private func makePlace() -> (Stage, Remote<Place>) {
    makeStage(Place()) { place in
      VStack {
        if place.isThere {
          Rectangle().frame(width: place.width, height: 20).offset(x: place.x)
            .accessibilityIdentifier("box")
        }
        Number(value: place.other)
      }
    }
  }

  private static let criteria: [AnimationCompletionCriteria] = [.logicallyComplete, .removed]

  @Test("Layout, transitions and animatable views are waited for", arguments: 0..<4)
  func waited(change: Int) throws {
    for criteria in Self.criteria {
      let (stage, place) = makePlace()
      if change == 3 { place.value.isThere = false }
      stage.advance(frames: 1)
      var calls = 0
      withAnimation(.linear(duration: 1), completionCriteria: criteria) {
        switch change {
        case 0: place.value.width = 150
        case 1: place.value.other = 100
        case 2: place.value.isThere = false
        default: place.value.isThere = true
        }
      } completion: {
        calls += 1
      }
      stage.advance(by: 0.95)
      #expect(calls == 0)
      stage.advance(by: 0.1)
      #expect(calls == 1)
      #expect(!stage.isAnimating)
    }
  }

  @Test("A spring that is taken over still calls back at its own logical end, and once at rest")
  func takenOver() throws {
    let (stage, place) = makePlace()
    var log: [String] = []
    withAnimation(.spring(duration: 0.4)) {
      place.value.x = 100
    } completion: {
      log.append("first logical")
    }
    withAnimation(.spring(duration: 0.4), completionCriteria: .removed) {
      place.value.width = 90
    } completion: {
      log.append("first removed")
    }
    stage.advance(by: 0.2)
    withAnimation(.spring(duration: 1)) {
      place.value.x = 0
      place.value.width = 50
    } completion: {
      log.append("second logical")
    }
    stage.advance(by: 0.25)
    #expect(log == ["first logical"])
    stage.advance(by: 0.8)
    #expect(log == ["first logical", "second logical"])
    stage.settle()
    #expect(log == ["first logical", "second logical", "first removed"])
  }

  @Test("A change of a view that goes in the same turn is over when the view is")
  func goneInTheSameTurn() throws {
    for isAnimated in [false, true] {
      for criteria in Self.criteria {
        let (stage, place) = makePlace()
        var calls = 0
        withAnimation(.linear(duration: 1), completionCriteria: criteria) {
          place.value.x = 100
        } completion: {
          calls += 1
        }
        withAnimation(isAnimated ? .linear(duration: 0.5) : nil) { place.value.isThere = false }
        #expect(calls == 0)
        stage.advance(by: 3)
        #expect(calls == 1)
        stage.close()
        #expect(calls == 1)
      }
    }
  }

  @Test("Every completion that waits when the window closes is called, in order, and once")
  func closing() throws {
    let (stage, place) = makePlace()
    var log: [Int] = []
    withAnimation(.linear(duration: 1).repeatForever()) {
      place.value.x = 100
    } completion: {
      log.append(1)
    }
    stage.advance(by: 0.5)
    withAnimation(.smooth, completionCriteria: .removed) {
      place.value.isThere = false
    } completion: {
      log.append(2)
    }
    stage.advance(by: 0.1)
    withAnimation(.smooth) {
      place.value.other = 4
    } completion: {
      log.append(3)
    }
    stage.close()
    #expect(log == [1, 2, 3])
  }

  @Test("A completion never runs inside a body, and may write state")
  func outsideOfBodies() throws {
    let (stage, place) = makePlace()
    withAnimation(.linear(duration: 0.5)) {
      place.value.x = 10
    } completion: {
      place.value.other = 7
    }
    stage.advance(by: 0.5)
    #expect(throws: Never.self) { try stage.element("7") }
    #expect(!stage.isAnimating)
  }

  @Test("A leaving view that is called back calls the completions of both ways once each")
  func calledBack() throws {
    for criteria in Self.criteria {
      let (stage, place) = makePlace()
      var log: [String] = []
      withAnimation(.linear(duration: 1), completionCriteria: criteria) {
        place.value.isThere = false
      } completion: {
        log.append("out")
      }
      stage.advance(by: 0.5)
      withAnimation(.linear(duration: 1), completionCriteria: criteria) {
        place.value.isThere = true
      } completion: {
        log.append("in")
      }
      stage.advance(by: 3)
      #expect(log.sorted() == ["in", "out"])
      #expect(try stage.element("box").opacity == 1)
    }
  }

  @Test("What a canvas, a body or an action reads of a moving value calls nobody back")
  func reading() throws {
    let ball = Animated(0.0)
    var (isReading, calls, interruptions) = (false, 0, 0)
    func completed() {
      calls += 1
      if isReading { interruptions += 1 }
    }
    func read(_ time: Double) -> Double {
      isReading = true
      defer { isReading = false }
      return ball.value(at: time)
    }
    var now = 0.0
    let (stage, x) = makeStage(0.0) { x in
      VStack {
        Rectangle().frame(width: 20, height: 20).offset(x: x)
        Button("Look") { _ = read(now) }
        TimelineView(.animation) { context in
          let time = context.date.timeIntervalSinceReferenceDate
          Canvas { context, _ in
            now = time
            context.opacity = min(max(read(time) / 100, 0), 1)
          }
          .opacity(read(time) > -1 ? 1 : 0)
        }
      }
    }
    stage.advance(frames: 2)
    let start = now
    for duration in [0.2, 0.3, 0.4] {
      withAnimation(.linear(duration: duration)) {
        x.value += 10
      } completion: {
        completed()
      }
    }
    ball.animate(to: 100, using: .linear(duration: 0.25), at: start) { completed() }
    stage.advance(by: 0.3)
    ball.animate(to: 0, using: .linear(duration: 0.05), at: now) { completed() }
    stage.advance(by: 0.04)
    now += 1
    try stage.tap("Look")
    stage.advance(by: 0.5)
    #expect(calls == 5)
    #expect(interruptions == 0)
  }

  @Test("Nor does what is read in a layout: the first, in another size, or in another scheme")
  func readingInLayout() throws {
    var (isReading, calls, interruptions) = (false, 0, 0)
    let values = (0..<3).map { _ in Animated(0.0) }
    var index = 0
    func read() -> Double {
      isReading = true
      defer { isReading = false }
      return values[index].value(at: 1)
    }
    for value in values {
      value.animate(to: 1, using: .linear(duration: 0.1), at: 0) {
        calls += 1
        if isReading { interruptions += 1 }
      }
    }
    let stage = Stage(width: 200, height: 100) {
      VStack(alignment: .leading) {
        GeometryReader { proxy in Text("\(read() + proxy.size.width)") }
        Text("guided").alignmentGuide(.leading) { _ in CGFloat(read()) }
        Text("told").transaction { _ in _ = read() }
        Text("seen").frame(maxWidth: .infinity)
          .onGeometryChange(for: Double.self) {
            $0.size.width + read()
          } action: { _ in
          }
          .transformEnvironment(\.lineLimit) { $0 = Int(read()) }
      }
    }
    stage.advance(frames: 1)
    #expect(calls == 1)
    index = 1
    stage.size = CGSize(width: 150, height: 120)
    stage.advance(frames: 1)
    #expect(calls == 2)
    index = 2
    stage.colorScheme = .dark
    stage.advance(frames: 1)
    #expect(calls == 3)
    #expect(interruptions == 0)
  }

  @Test("Nor does what the first body reads, or a view that goes with its window")
  func readingAtTheEnds() {
    let values = [Animated(0.0), Animated(0.0)]
    var (isReading, calls, interruptions) = (false, 0, 0)
    func read(_ index: Int) -> Double {
      isReading = true
      defer { isReading = false }
      return values[index].value(at: 1)
    }
    for value in values {
      value.animate(to: 1, using: .linear(duration: 0.1), at: 0) {
        calls += 1
        if isReading { interruptions += 1 }
      }
    }
    do {
      let (stage, _) = makeStage(0.0) { _ in
        Rectangle().opacity(read(0)).onDisappear { _ = read(1) }
      }
      stage.advance(frames: 2)
      #expect(calls == 1)
    }
    #expect(calls == 2)
    #expect(interruptions == 0)
  }
}
