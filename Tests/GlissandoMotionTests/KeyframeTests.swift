import Foundation
import Testing

@testable import GlissandoMotion

/// Keyframes: measured figures, the rules of joints and ends, and properties over random timelines.
struct KeyframeTests {
  private struct Ball: Equatable {
    var x = 1.0
    var y = 2.0
    var turn = Angle.zero
    var place = CGPoint.zero
    var computed: Double {
      get { y }
      set { y = newValue }
    }
  }

  private func timeline(
    from initial: Double = 0,
    @KeyframeTrackContentBuilder<Double> _ content: () -> some KeyframeTrackContent<Double>
  ) -> KeyframeTimeline<Double> {
    let content = content()
    return KeyframeTimeline(initialValue: initial) { content }
  }

  private func expect(
    _ timeline: KeyframeTimeline<Double>, _ values: [(Double, Double)], tolerance: Double
  ) {
    for (time, value) in values {
      #expect(abs(timeline.value(time: time) - value) <= tolerance, "at \(time)")
    }
  }

  // MARK: - Measured

  @Test("Linear keyframes have the original's values")
  func measuredLinear() {
    let way = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 0.2)
      LinearKeyframe(-10, duration: 0.2)
      LinearKeyframe(0, duration: 0.2)
    }
    expect(
      way, [(0.05, 2.5), (0.15, 7.5), (0.25, 5), (0.35, -5), (0.5, -5)], tolerance: 1e-12)
    expect(
      timeline { LinearKeyframe(10, duration: 0.4, timingCurve: .easeInOut) },
      [(0.05, 0.311), (0.1, 1.292), (0.15, 2.928), (0.2, 5), (0.3, 8.708)], tolerance: 5e-4)
  }

  @Test("Cubic keyframes have the original's values")
  func measuredCubic() {
    let way = timeline {
      CubicKeyframe(10, duration: 0.2)
      CubicKeyframe(-10, duration: 0.2)
      CubicKeyframe(0, duration: 0.2)
    }
    expect(
      way, [(0.05, 1.797), (0.1, 5.625), (0.15, 9.141), (0.25, 6.406), (0.3, 0), (0.5, -5.625)],
      tolerance: 5e-4)
    // 1.5625 is printed as 1.562: half a digit, and a little for rounding.
    expect(
      timeline { CubicKeyframe(10, duration: 0.4) }, [(0.05, 0.430), (0.1, 1.562), (0.2, 5)],
      tolerance: 5.1e-4)
    expect(
      timeline { CubicKeyframe(10, duration: 0.4, startVelocity: 50, endVelocity: 0) },
      [(0.05, 2.344), (0.2, 7.5)], tolerance: 5e-4)
  }

  @Test("A property without a track keeps the initial value, and progress ends at 1")
  func measuredTracks() {
    let way = KeyframeTimeline(initialValue: Ball()) {
      KeyframeTrack(\.x) { LinearKeyframe(5, duration: 1) }
    }
    #expect(way.value(time: 0.5) == Ball(x: 3))
    #expect(way.value(progress: 1.5) == Ball(x: 5))
    #expect(way.value(progress: -1) == Ball())
    #expect(way.value(progress: 0.25) == Ball(x: 2))
    #expect(way.value(progress: .nan) == way.value(time: .nan))
    #expect(way.value(progress: .nan) == way.value(progress: 0))
    #expect(way.value(progress: .infinity) == Ball(x: 5))
    #expect(way.value(progress: -.infinity) == Ball())
  }

  // MARK: - Tracks

  @Test("A timeline lasts as long as its longest track, and an ended track holds")
  func tracks() {
    let way = KeyframeTimeline(initialValue: Ball()) {
      KeyframeTrack(\.x) { LinearKeyframe(5, duration: 1) }
      KeyframeTrack(\.turn) { LinearKeyframe(.degrees(90), duration: 2) }
      KeyframeTrack(\.place) { CubicKeyframe(CGPoint(x: 4, y: -4), duration: 0.5) }
      KeyframeTrack(\.computed) { LinearKeyframe(4, duration: 2) }
    }
    #expect(way.duration == 2)
    let middle = way.value(time: 1)
    #expect(middle == Ball(x: 5, y: 3, turn: .degrees(45), place: CGPoint(x: 4, y: -4)))
    #expect(way.value(time: .infinity).turn == .degrees(90))
    #expect(way.value(time: -1) == Ball() && way.value(time: .nan) == Ball())
  }

  @Test("The last track of a property wins, also when it has ended")
  func competing() {
    let way = KeyframeTimeline(initialValue: AnimatableBall()) {
      KeyframeTrack { MoveKeyframe(AnimatableBall(x: 7)) }
      KeyframeTrack(\.x) { LinearKeyframe(5, duration: 1) }
      KeyframeTrack(\.x) { LinearKeyframe(3, duration: 0.5) }
    }
    #expect(way.value(time: 0.25).x == 2)
    #expect(way.value(time: 0.75).x == 3)
  }

  /// A whole value that moves, and whose property moves too.
  private struct AnimatableBall: Animatable {
    var x = 1.0
    var animatableData: Double {
      get { x }
      set { x = newValue }
    }
  }

  // MARK: - Joints

  @Test("A jump takes no time and is there at its time")
  func jumps() {
    let way = timeline(from: 3) {
      MoveKeyframe(10)
      LinearKeyframe(20, duration: 0.5)
      LinearKeyframe(0, duration: 0)
      CubicKeyframe(8, duration: 0.5)
      MoveKeyframe(-1)
    }
    #expect(way.duration == 1)
    expect(way, [(0, 10), (0.25, 15), (0.5, 0), (0.75, 4), (1, -1)], tolerance: 1e-12)
    #expect(timeline { MoveKeyframe(4) }.value(time: 0) == 4)
    #expect(timeline { MoveKeyframe(4) }.value(progress: 0.5) == 4)
  }

  @Test("A cubic keyframe takes its velocities from neighbours of other kinds")
  func joints() throws {
    let way = timeline {
      LinearKeyframe(10, duration: 1)
      CubicKeyframe(20, duration: 1)
      LinearKeyframe(50, duration: 1)
      CubicKeyframe(60, duration: 1)
      SpringKeyframe(0, duration: 1, startVelocity: 7)
    }
    for (joint, velocity) in [(1.0, 10.0), (2, 30), (3, 30), (4, 7)] {
      #expect(agree(try #require(way.velocity(time: joint)[\.self]), velocity))
      #expect(agree(try #require(way.velocity(time: joint - 1e-9)[\.self]), velocity, floor: 1e-5))
    }
  }

  @Test("A velocity that one of two cubic keyframes states holds for both")
  func statedVelocity() throws {
    let way = timeline {
      CubicKeyframe(10, duration: 1, endVelocity: 3)
      CubicKeyframe(20, duration: 1)
      CubicKeyframe(30, duration: 1, startVelocity: -4)
    }
    #expect(way.velocity(time: 1)[\.self] == 3)
    #expect(agree(try #require(way.velocity(time: 2 - 1e-9)[\.self]), -4, floor: 1e-5))
    #expect(way.velocity(time: 2)[\.self] == -4)
  }

  @Test("A spring keyframe starts with the velocity that comes, and holds where it is cut")
  func springs() throws {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    let way = timeline {
      LinearKeyframe(10, duration: 0.5)
      SpringKeyframe(0, duration: 0.2, spring: spring)
      LinearKeyframe(50, duration: 1)
    }
    let cut = 10 + spring.value(target: -10.0, initialVelocity: 20, time: 0.2)
    #expect(agree(way.value(time: 0.7 - 1e-12), cut, floor: 1e-6))
    #expect(agree(way.value(time: 1.2), (cut + 50) / 2))
    #expect(agree(try #require(way.velocity(time: 0.5)[\.self]), 20))
    let alone = timeline { SpringKeyframe(3, duration: 0.1, spring: spring) }
    #expect(agree(alone.value(time: 9), spring.value(target: 3.0, time: 0.1)))
  }

  @Test("A spring keyframe without a duration settles to 1e-4 and ends at its value")
  func settling() {
    let spring = Spring(duration: 0.5, bounce: 0.2)
    let way = timeline(from: 2) { SpringKeyframe(12, spring: spring, startVelocity: 5) }
    let settling = spring.settlingDuration(target: 10.0, initialVelocity: 5, epsilon: 1e-4)
    #expect(way.duration == settling)
    #expect(way.value(time: settling) == 12)
    #expect(abs(way.value(time: settling - 1e-9) - 12) < 1e-4)
  }

  @Test("A spring that creeps holds where it is cut, however long it was given")
  func creeping() {
    let spring = Spring(duration: 1, bounce: -1)
    let way = timeline {
      SpringKeyframe(10, duration: 200, spring: spring)
      LinearKeyframe(0, duration: 1)
    }
    let cut = spring.value(target: 10.0, time: 200)
    #expect(cut < 9)
    #expect(agree(way.value(time: 200), cut))
    #expect(timeline { SpringKeyframe(10, spring: spring) }.duration == 102.4)
  }

  @Test("A timeline that takes over goes on with the velocity, where none is stated")
  func preserved() {
    let running = KeyframeTimeline(initialValue: Ball()) {
      KeyframeTrack(\.x) { LinearKeyframe(11, duration: 1) }
      KeyframeTrack(\.place) { LinearKeyframe(CGPoint(x: 10, y: 20), duration: 1) }
      KeyframeTrack(\.computed) { LinearKeyframe(12, duration: 1) }
    }
    let velocity = running.velocity(time: 0.5)
    #expect(velocity[\.x] == 10 && velocity[\.turn] == nil)
    let next = KeyframeTimeline(
      initialValue: running.value(time: 0.5), initialVelocity: velocity,
      keyframes: KeyframesBuilder.buildPartialBlock(
        accumulated: KeyframeTrack(\Ball.x) { CubicKeyframe(0, duration: 1) },
        next: KeyframesBuilder.buildPartialBlock(
          accumulated: KeyframeTrack(\Ball.place) { SpringKeyframe(.zero) },
          next: KeyframeTrack(\Ball.computed) {
            CubicKeyframe(0, duration: 1, startVelocity: -5)
          })))
    let start = next.velocity(time: 0)
    #expect(start[\.x] == 10 && start[\.computed] == -5)
    #expect(start[\.place] == AnimatablePair(10, 20))
    #expect(next.value(time: 0) == running.value(time: 0.5))
    #expect(running.velocity(time: 1)[\.x] == 0)
  }

  // MARK: - Builders

  private struct Shake: KeyframeTrackContent {
    var distance: Double
    var body: some KeyframeTrackContent<Double> {
      CubicKeyframe(distance, duration: 0.1)
      CubicKeyframe(-distance, duration: 0.1)
    }
  }

  private struct Hop: Keyframes {
    var isHigh: Bool
    var body: some Keyframes<Ball> {
      KeyframeTrack(\.y) {
        if isHigh { LinearKeyframe(100, duration: 1) } else { CubicKeyframe(10, duration: 2) }
        for step in 0..<3 {
          MoveKeyframe(Double(step))
          LinearKeyframe(0, duration: 1)
        }
      }
      KeyframeTrack(\.x) { Shake(distance: 5) }
    }
  }

  @Test("Conditions, loops and composed keyframes become one timeline")
  func builders() {
    let high = KeyframeTimeline(initialValue: Ball()) { Hop(isHigh: true) }
    let low = KeyframeTimeline(initialValue: Ball()) {
      Hop(isHigh: false)
      KeyframeTrack(\.turn) {}
    }
    #expect(high.duration == 4 && low.duration == 5)
    #expect(high.value(time: 0.5).y == 51 && high.value(time: 3.5).y == 1)
    #expect(agree(low.value(time: 0.1).x, 5) && low.value(time: 4).turn == .zero)
    let nothing = KeyframeTimeline(initialValue: Ball()) {}
    #expect(nothing.duration == 0 && nothing.value(time: 1) == Ball())
    let loop = KeyframeTimeline(initialValue: 0.0) {
      for step in 1...3 { LinearKeyframe(Double(step), duration: 1) }
    }
    #expect(loop.value(time: 2.5) == 2.5)
  }
}
