import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// Motion without an end, and what ends it.
@MainActor
@Suite("Endless motion")
struct EndlessMotionTests {
  private struct Place: Equatable {
    var x = 0.0
    var isThere = true
  }

  private static let endless = Animation.linear(duration: 1).repeatForever(autoreverses: false)

  private func makeBall() -> (Stage, Remote<Place>) {
    makeStage(Place()) { place in
      ZStack {
        if place.isThere {
          Circle().frame(width: 20, height: 20).offset(x: place.x)
            .accessibilityIdentifier("ball")
        }
      }
    }
  }

  private func x(_ stage: Stage) throws -> Double { try stage.element("ball").frame.midX - 200 }

  @Test("It starts in onAppear and goes on", arguments: [24.0, 60, 144])
  func onAppear(frameRate: Double) throws {
    let stage = Stage(width: 400, height: 300, frameRate: frameRate) { Spinner() }
    stage.advance(by: 1000.25)
    #expect(near(try x(stage), 25, 1e-6))
    #expect(!stage.settle(limit: 3))
  }

  private struct Spinner: View {
    @State private var isMoving = false
    var body: some View {
      Circle().frame(width: 20, height: 20).offset(x: isMoving ? 100 : 0)
        .accessibilityIdentifier("ball")
        .animation(EndlessMotionTests.endless, value: isMoving)
        .onAppear { isMoving = true }
    }
  }

  @Test("A change without an animation stops it")
  func stoppedByNil() throws {
    let (stage, place) = makeBall()
    var calls = 0
    withAnimation(Self.endless, completionCriteria: .removed) {
      place.value.x = 100
    } completion: {
      calls += 1
    }
    stage.advance(by: 3.25)
    #expect(near(try x(stage), 25))
    #expect(calls == 0)
    place.value.x = 0
    stage.advance(frames: 1)
    #expect(try x(stage) == 0)
    #expect(!stage.isAnimating && calls == 1)
  }

  @Test("withAnimation(nil) and disablesAnimations stop it")
  func stoppedByTransactions() throws {
    for stop in 0..<2 {
      let (stage, place) = makeBall()
      withAnimation(Self.endless) { place.value.x = 100 }
      stage.advance(by: 0.25)
      if stop == 0 {
        withAnimation(nil) { place.value.x = 10 }
      } else {
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction) { place.value.x = 10 }
      }
      stage.advance(frames: 1)
      #expect(try x(stage) == 10)
      #expect(!stage.isAnimating)
    }
  }

  @Test("Another animation fades it out, without a jump, and ends it")
  func stoppedByAnother() throws {
    for animation in [Animation.easeInOut(duration: 0.5), .spring(duration: 0.5)] {
      let (stage, place) = makeBall()
      withAnimation(Self.endless) { place.value.x = 100 }
      stage.advance(by: 3.25)
      let before = try x(stage)
      withAnimation(animation) { place.value.x = 0 }
      #expect(near(try x(stage), before))
      stage.advance(frames: 1)
      // At 100 points per second a frame is less than two points, and another one for the turn.
      #expect(abs(try x(stage) - before) < 4)
      #expect(stage.settle(limit: 3))
      #expect(try x(stage) == 0)
    }
  }

  @Test("Endless replaces endless, and only the newer one goes on")
  func stoppedByEndless() throws {
    let (stage, place) = makeBall()
    withAnimation(Self.endless) { place.value.x = 100 }
    stage.advance(by: 0.5)
    withAnimation(Self.endless) { place.value.x = 0 }
    stage.advance(by: 5.5)
    #expect(stage.host.counters.liveAnimations <= 1)
    let rest = try x(stage)
    #expect(rest >= 0 && rest <= 100)
    place.value.x = 30
    stage.advance(frames: 1)
    #expect(try x(stage) == 30)
  }

  @Test("A view that goes takes its endless motion along, and its completion is called once")
  func removed() throws {
    for criteria in [AnimationCompletionCriteria.logicallyComplete, .removed] {
      for isAnimated in [false, true] {
        let (stage, place) = makeBall()
        var calls = 0
        withAnimation(Self.endless, completionCriteria: criteria) {
          place.value.x = 100
        } completion: {
          calls += 1
        }
        stage.advance(by: 0.25)
        withAnimation(isAnimated ? .linear(duration: 0.5) : nil) { place.value.isThere = false }
        if isAnimated {
          stage.advance(by: 0.25)
          // It goes on while it fades.
          #expect(near(try x(stage), 50))
          #expect(near(try stage.element("ball").opacity, 0.5))
        }
        #expect(stage.settle(limit: 2))
        #expect(throws: StageError.self) { try stage.element("ball") }
        #expect(calls == 1)
      }
    }
  }

  @Test("An even autoreversing count stands at its start when it stops, and is then at its state")
  func evenCount() throws {
    let (stage, place) = makeBall()
    withAnimation(.linear(duration: 1).repeatCount(2)) { place.value.x = 100 }
    let row = try strip(stage, "ball", every: 0.5, count: 5) { $0.frame.midX - 200 }
    #expect(row == "0 50 100 50 100")
    #expect(!stage.isAnimating)
  }
}
