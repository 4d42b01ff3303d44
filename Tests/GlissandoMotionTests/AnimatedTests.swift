import Foundation
import Testing

@testable import GlissandoMotion

struct AnimatedTests {
  @Test("A value moves, arrives exactly and rests")
  func moving() {
    let ball = Animated(CGPoint.zero)
    #expect(ball.isSettled(at: 0))
    ball.animate(to: CGPoint(x: 100, y: -20), using: .bouncy, at: 1)
    #expect(ball.target == CGPoint(x: 100, y: -20))
    #expect(ball.value(at: 1) == .zero)
    #expect(!ball.isSettled(at: 1.2))
    #expect(ball.velocity(at: 1.2).x > 0)
    #expect(ball.value(at: 20) == CGPoint(x: 100, y: -20))
    #expect(ball.isSettled(at: 20))
    #expect(ball.velocity(at: 20) == .zero)
  }

  @Test("A push throws the value, and it comes back")
  func pushing() {
    let ball = Animated(0.0)
    ball.setVelocity(800, at: 0)
    #expect(ball.velocity(at: 0) == 800)
    ball.animate(to: 0, using: .bouncy, at: 0)
    #expect(agree(ball.velocity(at: 0), 800))
    #expect(ball.value(at: 0.05) > 10)
    #expect(ball.value(at: 10) == 0)
    ball.animate(to: 50, using: .smooth, at: 10)
    let before = ball.value(at: 10.1)
    ball.setVelocity(-300, at: 10.1)
    #expect(agree(ball.value(at: 10.1), before))
    #expect(agree(ball.velocity(at: 10.1), -300))
    #expect(ball.value(at: 30) == 50)
  }

  @Test("The past can be asked after a change")
  func past() {
    let ball = Animated(0.0)
    ball.animate(to: 100, using: .linear(duration: 1), at: 0)
    let before = ball.value(at: 0.25)
    ball.animate(to: 0, using: .smooth, at: 0.5)
    ball.animate(to: 10, using: .smooth, at: 0.6)
    #expect(ball.value(at: 0.25) == before)
    #expect(agree(ball.value(at: 0.5), 50))
    #expect(ball.value(at: -1) == 0)
  }

  @Test(
    "The last 64 changes can be looked back to, however many there were", arguments: [64, 65, 300])
  func longPast(changes: Int) {
    for rests in [false, true] {
      let ball = Animated(0.0)
      var shown: [(time: Double, value: Double)] = []
      for change in 0..<changes {
        // Far enough apart that the value rests between, or so near that it never does.
        let time = Double(change) * (rests ? 5 : 0.05)
        ball.animate(to: Double(change % 9 + 1) * 10, using: .smooth, at: time)
        if change % 3 == 0 { ball.setVelocity(50, at: time) }
        if change % 5 == 0 { ball.animate(to: Double(change), using: nil, at: time + 0.01) }
        let question = time + (rests ? 0.2 : 0.03)
        shown.append((question, ball.value(at: question)))
      }
      for (time, value) in shown.suffix(64) {
        #expect(ball.value(at: time) == value, "\(time) of \(changes), \(rests)")
      }
    }
  }

  @Test("A question calls nobody; what moves a value on calls those who wait for it, and no others")
  func strangers() {
    let (mine, other) = (Animated(0.0), Animated(0.0))
    let x = Attribute(0.0)
    let calls = Counter()
    withAnimation(.linear(duration: 1)) {
      x.set(1, at: 0)
    } completion: {
      calls.call("view")
    }
    other.animate(to: 1, using: .linear(duration: 1), at: 0) { calls.call("other") }
    mine.animate(to: 1, using: .linear(duration: 1), at: 0) { calls.call("mine") }
    x.table.tick(to: 1)
    _ = (mine.value(at: 1), mine.velocity(at: 1), mine.isSettled(at: 1), mine.running(at: 1))
    #expect(calls.log == [])
    mine.advance(to: .nan)
    mine.advance(to: 0.5)
    #expect(calls.log == [])
    mine.advance(to: 1)
    #expect(calls.log == ["mine"])
    mine.jump(to: 9)
    mine.animate(to: 1, at: 3)
    #expect(calls.log == ["mine"])
    x.table.runCompletions()
    #expect(calls.log == ["mine", "view"])
    other.animate(to: 2, at: 1)
    #expect(calls.log == ["mine", "view", "other"])
  }

  @Test("While a frame is made a question calls nobody; the frame's completions follow in order")
  func inFrame() {
    let table = LiveAnimations()
    let calls = Counter()
    let first = Animated(0.0)
    let second = Animated(0.0)
    first.animate(to: 1, using: .linear(duration: 1), at: 0) {
      calls.call("first")
      _ = second.value(at: 1)
    }
    second.animate(to: 1, using: .linear(duration: 1), at: 0) { calls.call("second") }
    table.runPhase {
      _ = first.value(at: 1)
      first.jump(to: 5)
      #expect(calls.count == 0)
    }
    #expect(table.hasReadyCompletions)
    table.runCompletions()
    #expect(calls.log == ["first"])
    #expect(table.hasReadyCompletions, "what became ready in a completion waits for the next frame")
    table.runCompletions()
    #expect(calls.log == ["first", "second"])
  }

  @Test("A completion is called once, whatever moves on first beyond its time")
  func completion() {
    let ball = Animated(0.0)
    let calls = Counter()
    ball.animate(to: 1, using: .linear(duration: 1), at: 0) { calls.call() }
    ball.advance(to: 0.9)
    _ = ball.value(at: 3)
    #expect(calls.count == 0, "who looks ahead calls nobody")
    ball.advance(to: 1)
    #expect(calls.count == 1)
    ball.advance(to: 0.5)
    ball.advance(to: 5)
    #expect(calls.count == 1)
    ball.animate(to: 1, using: .linear, at: 5) { calls.call() }
    #expect(calls.count == 2)
    ball.animate(to: 2, using: .linear, at: 5, completionCriteria: .removed) { calls.call() }
    ball.jump(to: 9)
    #expect(calls.count == 3)
    #expect(ball.value(at: 5.1) == 9)
  }

  @Test("A value that goes calls its completion")
  func leaving() {
    let calls = Counter()
    do {
      let ball = Animated(0.0)
      ball.animate(to: 1, at: 0) { calls.call() }
    }
    #expect(calls.count == 1)
  }

  @Test("Any animatable value can be moved")
  func values() {
    let angle = Animated(Angle.zero)
    angle.animate(to: .degrees(90), using: .linear(duration: 1), at: 0)
    #expect(abs(angle.value(at: 0.5).degrees - 45) < 1e-9)
    let rect = Animated(CGRect.zero)
    rect.animate(to: CGRect(x: 1, y: 2, width: 3, height: 4), using: .linear(duration: 1), at: 0)
    #expect(rect.value(at: 0.5) == CGRect(x: 0.5, y: 1, width: 1.5, height: 2))
    let lanes = Animated(SIMD3<Float>(0, 0, 0))
    lanes.animate(to: SIMD3(2, 4, 6), using: .linear(duration: 1), at: 0)
    #expect(lanes.value(at: 0.5) == SIMD3(1, 2, 3))
    let series = Animated<AnimatableSeries>([1, 2])
    series.animate(to: [3, 4, 8], using: .linear(duration: 1), at: 0)
    #expect(series.value(at: 0.5) == [2, 3, 4])
    #expect(series.value(at: 1) == [3, 4, 8])
    series.animate(to: [3], using: .linear(duration: 1), at: 1)
    #expect(series.value(at: 1.5) == [3, 2, 4])
    #expect(series.value(at: 2) == [3])
    typealias Many = AnimatableValues<Double, Float, Angle>
    let many = Animated(Many(0, 0, .zero))
    many.animate(to: Many(2, 4, .radians(6)), using: .linear(duration: 1), at: 0)
    #expect(many.value(at: 0.5) == Many(1, 2, .radians(3)))
  }

  @Test("What was saved can be put back as often as wanted")
  func saving() {
    let ball = Animated(0.0)
    ball.animate(to: 100, using: .bouncy, at: 0)
    let saved = ball.save()
    let expected = (0..<20).map { ball.value(at: Double($0) * 0.05) }
    for _ in 0..<2 {
      ball.animate(to: -30, using: .linear, at: 0.1)
      #expect(ball.value(at: 0.5) != expected[10])
      ball.putBack(saved)
      #expect((0..<20).map { ball.value(at: Double($0) * 0.05) } == expected)
    }
  }

  @Test(
    "What takes no time is there when its delay is over, not before",
    arguments: [Animation.linear(duration: 0), .spring(duration: 0)])
  func delayedJump(_ animation: Animation) {
    let number = Animated(0.0)
    number.animate(to: 100, using: animation.delay(1), at: 0)
    for time in [0, 0.5, 0.99] { #expect(number.value(at: time) == 0, "\(time)") }
    #expect(number.value(at: 1) == 100 && number.isSettled(at: 1))
    var context = AnimationContext<Double>()
    #expect(animation.delay(1).animate(value: 1.0, time: 0.5, context: &context) == 0)
    #expect(animation.delay(1).animate(value: 1.0, time: 1, context: &context) == nil)
  }
}
