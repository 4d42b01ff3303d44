import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// Reduced motion, containers that move, and text that wraps again on the way.
@MainActor
@Suite("Motion and its surroundings")
struct MotionSettingTests {
  private struct Reader: View {
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    var body: some View { Text(reduceMotion ? "reduced" : "full") }
  }

  @Test("Views learn of reduced motion, and property animations are left alone")
  func reducedMotion() throws {
    let (stage, x) = makeStage(0.0) { x in
      VStack {
        Reader()
        Rectangle().frame(width: 20, height: 20).offset(x: x).accessibilityIdentifier("box")
      }
    }
    #expect(throws: Never.self) { try stage.element("full") }
    stage.reduceMotion = true
    #expect(throws: Never.self) { try stage.element("reduced") }
    withAnimation(.linear(duration: 1)) { x.value = 100 }
    stage.advance(by: 0.5)
    #expect(near(try stage.element("box").frame.midX, 250))
  }

  private struct Place: Equatable {
    var isRight = false
    var isThere = false
  }

  @Test("A view that is inserted into a group on its way is where the group is, and goes with it")
  func insertedOnTheWay() throws {
    let (stage, place) = makeStage(Place()) { place in
      ZStack(alignment: .topLeading) {
        Rectangle().frame(width: 50, height: 50).accessibilityIdentifier("a")
        if place.isThere {
          Rectangle().frame(width: 20, height: 20).accessibilityIdentifier("b")
        }
      }
      .geometryGroup()
      .frame(width: 400, alignment: place.isRight ? .trailing : .leading)
    }
    withAnimation(.linear(duration: 1)) { place.value.isRight = true }
    stage.advance(by: 0.5)
    place.value.isThere = true
    #expect(try stage.frame("b") == "175 125 20 20")
    stage.advance(by: 0.25)
    #expect(try stage.frame("a") == "262.5 125 50 50")
    #expect(try stage.frame("b") == "262.5 125 20 20")
  }

  @Test("Text that wraps again and back again fades back to itself, and leaves nothing behind")
  func wrapsBack() throws {
    let (stage, width) = makeStage(300.0) { width in
      Text("Several words that wrap when there is less room")
        .accessibilityIdentifier("text")
        .frame(width: width)
    }
    let count = stage.image().darkPixels
    withAnimation(.linear(duration: 1)) { width.value = 100 }
    stage.advance(by: 0.5)
    withAnimation(.linear(duration: 1)) { width.value = 300 }
    stage.advance(by: 0.5)
    #expect(stage.settle())
    #expect(stage.image().darkPixels == count)
    #expect(try stage.element("text").frame == stage.element("text").targetFrame)
  }

  @Test("A delay keeps everything still, a speed shortens it, through views too")
  func delayAndSpeed() throws {
    let (stage, x) = makeStage(0.0) { x in
      Rectangle().frame(width: 20, height: 20).offset(x: x).accessibilityIdentifier("box")
    }
    withAnimation(.linear(duration: 1).speed(2).delay(0.5)) { x.value = 100 }
    let row = try strip(stage, "box", every: 0.25, count: 5) { $0.frame.midX - 200 }
    #expect(row == "0 0 0 50 100")
    withAnimation(.linear(duration: 1).delay(0.5).speed(2)) { x.value = 0 }
    let back = try strip(stage, "box", every: 0.25, count: 4) { $0.frame.midX - 200 }
    #expect(back == "100 100 50 0")
  }

  @Test("Springs with the same delay merge where the delay ends, through views too")
  func delayedSprings() throws {
    let (stage, x) = makeStage(0.0, frameRate: 1000) { x in
      Rectangle().frame(width: 20, height: 20).offset(x: x).accessibilityIdentifier("box")
    }
    withAnimation(.bouncy.delay(0.1)) { x.value = 100 }
    stage.advance(by: 0.2)
    withAnimation(.bouncy.delay(0.1)) { x.value = 0 }
    var last = try stage.element("box").frame.midX
    var step = 0.0
    for _ in 0..<400 {
      stage.advance(frames: 1)
      let now = try stage.element("box").frame.midX
      #expect(abs((now - last) - step) < 0.1 || step == 0)
      step = now - last
      last = now
    }
    #expect(stage.settle())
    #expect(try stage.element("box").frame.midX == 200)
  }
}

extension Stage.Image {
  /// The pixels that are darker than a middle grey.
  fileprivate var darkPixels: Int {
    var count = 0
    for y in 0..<height { for x in 0..<width where pixel(x, y).x < 128 { count += 1 } }
    return count
  }
}
