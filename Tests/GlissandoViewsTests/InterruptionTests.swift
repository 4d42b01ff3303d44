import Foundation
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// Section 4 of the semantics, through a view.
@MainActor
@Suite("Interruptions")
struct InterruptionTests {
  private func ball(_ at: CGPoint) -> some View {
    Circle().frame(width: 20, height: 20).offset(x: at.x, y: at.y).accessibilityIdentifier("ball")
  }

  private func origin(_ stage: Stage) throws -> CGPoint {
    let frame = try stage.element("ball").frame
    return CGPoint(x: frame.midX - 200, y: frame.midY - 150)
  }

  @Test("Each axis of an offset keeps the curve under which it was written")
  func perAxis() throws {
    let (stage, at) = makeStage(CGPoint.zero) { ball($0) }
    withAnimation(.linear(duration: 1)) { at.value.x = 100 }
    withAnimation(.easeInOut(duration: 1)) { at.value.y = 100 }
    stage.advance(by: 0.25)
    #expect(near(try origin(stage).x, 25))
    #expect(near(try origin(stage).y, 100 * UnitCurve.easeInOut.value(at: 0.25), 1e-5))
  }

  @Test("A curve that is interrupted goes on beneath the one that follows")
  func curvesAdd() throws {
    let (stage, at) = makeStage(CGPoint.zero) { ball($0) }
    withAnimation(.linear(duration: 1)) { at.value.x = 100 }
    stage.advance(by: 0.5)
    withAnimation(.linear(duration: 1)) { at.value.x = 0 }
    let row = try strip(stage, "ball", every: 0.25, count: 6) { $0.frame.midX - 200 }
    #expect(row == "50 50 50 25 0 0")
  }

  @Test("An interrupted spring keeps its place and its velocity")
  func springsMerge() throws {
    let (stage, at) = makeStage(CGPoint.zero, frameRate: 1000) { ball($0) }
    withAnimation(.spring(duration: 0.5, bounce: 0.2)) { at.value.x = 100 }
    stage.advance(by: 0.1)
    let before = try origin(stage).x
    stage.advance(by: 0.001)
    let middle = try origin(stage).x
    withAnimation(.spring(duration: 0.5, bounce: 0.2)) { at.value.x = 0 }
    #expect(near(try origin(stage).x, middle, 1e-9))
    stage.advance(by: 0.001)
    let after = try origin(stage).x
    #expect(near(after - middle, middle - before, 0.02))
    #expect(stage.settle())
    #expect(try origin(stage).x == 0)
  }

  @Test("A change without an animation jumps and drops what ran")
  func jump() throws {
    let (stage, at) = makeStage(CGPoint.zero) { ball($0) }
    withAnimation(.linear(duration: 1)) { at.value.x = 100 }
    stage.advance(by: 0.5)
    at.value.x = 20
    stage.advance(frames: 1)
    #expect(try origin(stage).x == 20)
    #expect(!stage.isAnimating)
  }

  @Test("An endless animation can be stopped")
  func endless() throws {
    let (stage, at) = makeStage(CGPoint.zero) { ball($0) }
    withAnimation(.linear(duration: 1).repeatForever()) { at.value.x = 100 }
    #expect(!stage.settle(limit: 5))
    withAnimation(.linear(duration: 0.5)) { at.value.x = 0 }
    #expect(stage.settle(limit: 1))
    #expect(try origin(stage).x == 0)
  }

  @Test("A gesture that samples its changes hands its velocity to the spring that ends it")
  func tracking() throws {
    let (stage, at) = makeStage(CGPoint.zero) { ball($0) }
    for step in 1...10 {
      var transaction = Transaction()
      transaction.isContinuous = true
      transaction.tracksVelocity = true
      withTransaction(transaction) { at.value.x = Double(step) * 10 }
      stage.advance(frames: 1)
    }
    withAnimation(.spring(duration: 0.5)) { at.value.x = 101 }
    stage.advance(frames: 2)
    // 600 points per second carry it on beyond the target.
    #expect(try origin(stage).x > 105)
  }

  @Test("24, 60 and 144 frames per second agree at equal times")
  func frameRates() throws {
    var rows: Set<String> = []
    for rate in [24.0, 60, 144] {
      let (stage, at) = makeStage(CGPoint.zero, frameRate: rate) { ball($0) }
      withAnimation(.bouncy) { at.value = CGPoint(x: 120, y: 40) }
      stage.advance(by: 0.25)
      withAnimation(.easeIn(duration: 0.3)) { at.value = CGPoint(x: -20, y: 90) }
      rows.insert(try strip(stage, "ball", every: 0.125, count: 6) { $0.frame.midX * 1000 })
    }
    #expect(rows.count == 1)
  }
}
