import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// Velocity from a gesture into the animation that ends it.
@MainActor
@Suite("Velocity tracking")
struct VelocityTrackingTests {
  private func ball(_ at: CGPoint) -> some View {
    Circle().frame(width: 20, height: 20).accessibilityIdentifier("ball").position(at)
  }

  private func drag(_ at: Remote<CGPoint>, to point: CGPoint, tracks: Bool = true) {
    var transaction = Transaction()
    transaction.isContinuous = true
    transaction.tracksVelocity = tracks
    withTransaction(transaction) { at.value = point }
  }

  private func x(_ stage: Stage) throws -> Double { try stage.element("ball").frame.midX }

  /// Drags at 600 points per second, waits, lets go, and tells how far it has come in two frames.
  private func throwBall(
    rest: Double = 0, tracks: Bool = true, _ release: (Remote<CGPoint>) -> Void
  ) throws -> Double {
    let (stage, at) = makeStage(CGPoint(x: 50, y: 50)) { ball($0) }
    for step in 1...10 {
      drag(at, to: CGPoint(x: 50 + Double(step) * 10, y: 50), tracks: tracks)
      stage.advance(frames: 1)
    }
    stage.advance(by: rest)
    release(at)
    let start = try x(stage)
    #expect(start == 150)
    stage.advance(by: 2 / 60)
    return try x(stage) - start
  }

  @Test("A placed rectangle that was dragged is thrown with the velocity of the drag")
  func thrown() throws {
    let way = try throwBall { at in
      withAnimation(.spring(duration: 0.5)) { at.value = CGPoint(x: 151, y: 50) }
    }
    let expected =
      Spring(duration: 0.5).value(target: 1.0, initialVelocity: 600, time: 2 / 60)
    #expect(near(way, expected, 0.5), "\(way) \(expected)")
  }

  @Test("Without tracking, or without a spring, nothing is thrown")
  func notThrown() throws {
    let untracked = try throwBall(tracks: false) { at in
      withAnimation(.spring(duration: 0.5)) { at.value = CGPoint(x: 151, y: 50) }
    }
    #expect(untracked < 1)
    let curve = try throwBall { at in
      withAnimation(.easeInOut(duration: 0.5)) { at.value = CGPoint(x: 151, y: 50) }
    }
    #expect(curve < 1)
  }

  @Test("The velocity fades while the pointer rests before it lets go")
  func faded() throws {
    var last = Double.infinity
    for rest in [0, 0.1, 0.5, 1.5] {
      let way = try throwBall(rest: rest) { at in
        withAnimation(.spring(duration: 0.5)) { at.value = CGPoint(x: 151, y: 50) }
      }
      #expect(way < last)
      last = way
    }
    #expect(last < 2)
  }

  @Test("A spring that follows the pointer is taken over with the velocity that is seen")
  func following() throws {
    let (stage, at) = makeStage(CGPoint(x: 50, y: 50), frameRate: 240) { ball($0) }
    for step in 1...20 {
      var transaction = Transaction(animation: .interactiveSpring)
      transaction.isContinuous = true
      transaction.tracksVelocity = true
      withTransaction(transaction) { at.value.x = 50 + Double(step) * 5 }
      stage.advance(frames: 1)
    }
    let before = try x(stage)
    stage.advance(frames: 1)
    let middle = try x(stage)
    withAnimation(.spring(duration: 1)) { at.value.x = 50 }
    #expect(near(try x(stage), middle))
    stage.advance(frames: 1)
    #expect(near(try x(stage) - middle, middle - before, 0.3))
  }

  private struct Sling: View {
    @GestureState(resetTransaction: Transaction(animation: .spring(duration: 0.5)))
    private var pull = CGSize.zero

    var body: some View {
      Circle().frame(width: 40, height: 40).accessibilityIdentifier("ball")
        .offset(pull)
        .gesture(
          DragGesture(minimumDistance: 0).updating($pull) { value, state, transaction in
            state = value.translation
            transaction.isContinuous = true
            transaction.tracksVelocity = true
          })
    }
  }

  @Test("A gesture state that goes back by spring goes on with the drag's velocity first")
  func gestureState() throws {
    let stage = Stage(width: 400, height: 300) { Sling() }
    stage.drag(from: CGPoint(x: 200, y: 150), to: CGPoint(x: 260, y: 150), duration: 0.1)
    #expect(near(try x(stage), 260))
    stage.advance(frames: 1)
    #expect(try x(stage) > 262)
    #expect(stage.settle())
    #expect(try x(stage) == 200)
  }
}
