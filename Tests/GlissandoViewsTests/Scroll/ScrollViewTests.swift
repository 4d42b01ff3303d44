import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Testing

/// Scroll views as a person uses them.
@MainActor
@Suite struct ScrollViewTests {
  /// A column of numbered rows, 40 points high each, in a view of 200 points.
  func stage(
    rows: Int = 50, _ axes: Axis.Set = .vertical,
    _ change: (ScrollView<AnyView>) -> AnyView = { AnyView($0) }
  ) -> Stage {
    let scroll = ScrollView(axes) {
      AnyView(
        VStack(spacing: 0) {
          ForEach(0..<rows, id: \.self) { Text("row \($0)").frame(width: 300, height: 40) }
        })
    }
    return Stage(width: 300, height: 200) { change(scroll) }
  }

  func top(_ stage: Stage, _ row: Int = 0) throws -> Double {
    let frame = try stage.element("row \(row)").frame
    return frame.midY - 20 - Double(row) * 40
  }

  let middle = CGPoint(x: 150, y: 100)

  @Test("The wheel moves the content by what it was turned, by a spring")
  func wheel() throws {
    let stage = stage()
    #expect(abs(try top(stage)) < 1)
    let start = try top(stage)
    stage.scroll(by: CGSize(width: 0, height: -48), at: middle)
    stage.advance(by: 0.1)
    // ω = 2π/0.2; the shown offset is rounded to whole pixels.
    let phase = 10 * Double.pi * 0.1
    let expected = -48 * (1 - (1 + phase) * exp(-phase))
    #expect(abs(try top(stage) - start - expected) <= 0.51)
    stage.settle()
    #expect(try top(stage) - start == -48)
  }

  @Test("Turns of the wheel add up")
  func wheels() throws {
    let stage = stage()
    let start = try top(stage)
    for _ in 0..<5 {
      stage.scroll(by: CGSize(width: 0, height: -48), at: middle)
      stage.advance(by: 0.03)
    }
    stage.settle()
    #expect(try top(stage) - start == -240)
  }

  @Test("The wheel stops at the ends")
  func ends() throws {
    let stage = stage()
    let start = try top(stage)
    stage.scroll(by: CGSize(width: 0, height: 500), at: middle)
    stage.settle()
    #expect(try top(stage) == start)
    stage.scroll(by: CGSize(width: 0, height: -50_000), at: middle)
    stage.settle()
    #expect(try top(stage) - start == -1800)
  }

  @Test("Content that is dragged follows the pointer and glides on when it is let go")
  func drag() throws {
    let stage = stage()
    let start = try top(stage)
    stage.press(at: CGPoint(x: 150, y: 180))
    for step in 1...10 {
      stage.advance(by: 1.0 / 60)
      stage.move(to: CGPoint(x: 150, y: 180 - Double(step) * 15))
    }
    let dragged = try top(stage) - start
    // The first movements decide that it is a drag; from there on it follows exactly.
    #expect(dragged <= -130 && dragged >= -150)
    stage.release()
    stage.advance(by: 0.25)
    // 15 points in a sixtieth of a second are 900 points per second.
    let rate = -1000 * log(0.998)
    let expected = -900 / rate * (1 - exp(-rate * 0.25))
    #expect(abs(try top(stage) - start - dragged - expected) < 1.5)
    stage.settle()
    #expect(abs(try top(stage) - start - dragged - (-900 + 1) / rate) < 1.5)
  }

  @Test("Content that is pulled beyond its end gives way like rubber and springs back")
  func rubber() throws {
    let stage = stage()
    let start = try top(stage)
    stage.press(at: CGPoint(x: 150, y: 20))
    stage.advance(by: 1.0 / 60)
    stage.move(to: CGPoint(x: 150, y: 31))
    stage.advance(by: 1.0 / 60)
    for y in stride(from: 41.0, through: 131, by: 10) {
      stage.move(to: CGPoint(x: 150, y: y))
      stage.advance(by: 1.0 / 60)
    }
    let expected = (1 - 1 / (0.55 * 100 / 200 + 1)) * 200.0
    #expect(abs(try top(stage) - start - expected) <= 0.51)
    stage.advance(by: 2)
    stage.release()
    stage.settle()
    #expect(try top(stage) == start)
  }

  @Test("Content that fits gives way only where that is not left to its size")
  func bounceBySize() throws {
    for (behavior, moves) in [(ScrollBounceBehavior.always, true), (.basedOnSize, false)] {
      let stage = Stage(width: 300, height: 200) {
        ScrollView { Text("short").frame(width: 300, height: 40) }.scrollBounceBehavior(behavior)
      }
      let start = try stage.element("short").frame.minY
      stage.press(at: CGPoint(x: 150, y: 20))
      for y in stride(from: 30.0, through: 130, by: 10) {
        stage.move(to: CGPoint(x: 150, y: y))
        stage.advance(by: 1.0 / 60)
      }
      #expect((try stage.element("short").frame.minY > start + 5) == moves)
    }
  }

  @Test("A press stops content that glides and clicks nothing")
  func caught() throws {
    let taps = Tally()
    let stage = Stage(width: 300, height: 200) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { row in
            Text("row \(row)").frame(width: 300, height: 40).contentShape(Rectangle())
              .onTapGesture { taps.count += 1 }
          }
        }
      }
    }
    stage.drag(from: CGPoint(x: 10, y: 190), to: CGPoint(x: 10, y: 20), duration: 0.12)
    stage.advance(by: 0.2)
    stage.press(at: middle)
    let shown = stage.elements.map(\.frame)
    stage.advance(by: 0.5)
    #expect(stage.elements.map(\.frame) == shown)
    stage.release()
    stage.settle()
    #expect(taps.count == 0)
    stage.tap(at: middle)
    stage.advance(by: 0.1)
    #expect(taps.count == 1)
  }

  @Test("A second throw adds to what was left of the first")
  func throwsAddUp() throws {
    func reach(_ throwsCount: Int) throws -> Double {
      let stage = stage(rows: 1000)
      let start = try top(stage)
      for _ in 0..<throwsCount {
        stage.drag(from: CGPoint(x: 150, y: 190), to: CGPoint(x: 150, y: 70), duration: 0.1)
        stage.advance(by: 0.05)
      }
      stage.settle(limit: 20)
      return start - (try top(stage, 0))
    }
    let once = try reach(1)
    // Each by itself: twice the way of the drags and 0.05 s of gliding, and one glide.
    #expect(try reach(3) > 2.2 * once)
  }

  @Test("A click in a scroll view that rests is a click")
  func click() throws {
    let taps = Tally()
    let stage = Stage(width: 200, height: 100) {
      ScrollView { Button("Go") { taps.count += 1 }.frame(height: 300, alignment: .top) }
    }
    try stage.tap("Go")
    #expect(taps.count == 1)
    // A press that moves far scrolls instead.
    let before = try stage.element("Go").frame
    stage.drag(
      from: CGPoint(x: before.midX, y: before.midY), to: CGPoint(x: before.midX, y: -60))
    stage.settle()
    #expect(try stage.element("Go").frame.minY < before.minY)
    #expect(taps.count == 1)
  }

  @Test("A drag gesture inside comes before scrolling")
  func gestureInside() throws {
    let drags = Tally()
    let stage = Stage(width: 200, height: 100) {
      ScrollView {
        Color.red.frame(width: 200, height: 400)
          .gesture(DragGesture().onChanged { _ in drags.count += 1 })
          .accessibilityIdentifier("box")
      }
    }
    stage.drag(from: CGPoint(x: 100, y: 90), to: CGPoint(x: 100, y: 10))
    #expect(drags.count > 1)
    #expect(try stage.element("box").frame.minY == 0)
  }

  @Test("Keys scroll: arrows, pages, home and end, space")
  func keys() throws {
    let stage = stage()
    let start = try top(stage)
    func place(after key: KeyEquivalent, _ modifiers: EventModifiers = []) throws -> Double {
      stage.key(key, modifiers: modifiers)
      stage.settle()
      return start - (try top(stage))
    }
    #expect(try place(after: .downArrow) == 48)
    #expect(try place(after: .pageDown) == 48 + 152)
    #expect(try place(after: .space) == 48 + 304)
    #expect(try place(after: .space, .shift) == 48 + 152)
    #expect(try place(after: .end) == 1800)
    #expect(try place(after: .upArrow) == 1752)
    #expect(try place(after: .home) == 0)
  }

  @Test("Scrolling evaluates no body and lays nothing out")
  func asOne() throws {
    let stage = stage()
    stage.scroll(by: CGSize(width: 0, height: -400), at: middle)
    stage.advance(by: 0.02)
    for _ in 0..<10 {
      stage.advance(frames: 1)
      #expect(stage.host.counters.evaluatedBodies == 0)
      #expect(stage.host.counters.laidOutViews == 0)
    }
  }

  @Test("What is scrolled out of the view takes no input and paints nothing")
  func clipping() throws {
    let taps = Tally()
    let stage = Stage(width: 100, height: 100) {
      ScrollView {
        Color.red.frame(width: 100, height: 400).onTapGesture { taps.count += 1 }
      }
      .frame(width: 100, height: 50)
    }
    let image = stage.image()
    #expect(image.pixel(50, 50) != image.pixel(50, 90))
    stage.tap(at: CGPoint(x: 50, y: 90))
    #expect(taps.count == 0)
    stage.tap(at: CGPoint(x: 50, y: 50))
    #expect(taps.count == 1)
  }

  @Test("Only damage within the scroll view is painted")
  func damage() throws {
    let stage = Stage(width: 400, height: 400) {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<50, id: \.self) { Text("\($0)").frame(height: 40) } }
      }
      .frame(width: 64, height: 64)
    }
    stage.scroll(by: CGSize(width: 0, height: -40), at: CGPoint(x: 200, y: 200))
    stage.advance(frames: 2)
    let damage = stage.host.damage
    #expect(!damage.isEmpty)
    #expect(damage.touches(left: 180, top: 180, right: 220, bottom: 220))
    #expect(!damage.touches(left: 0, top: 0, right: 128, bottom: 400))
    #expect(!damage.touches(left: 0, top: 0, right: 400, bottom: 128))
  }
}

@MainActor
final class Tally {
  var count = 0
}
