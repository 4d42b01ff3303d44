import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Testing

extension ScrollViewTests {
  @Test("Indicators come when the content moves and fade when it rests")
  func indicators() throws {
    let stage = stage()
    let idle = stage.image()
    stage.scroll(by: CGSize(width: 0, height: -48), at: middle)
    stage.settle()
    stage.scroll(by: CGSize(width: 0, height: 48), at: middle)
    stage.settle()
    #expect(stage.image() != idle)
    stage.advance(by: 3)
    #expect(stage.image() == idle)
    #expect(!stage.host.needsFrame && stage.host.nextWakeUp == nil)
  }

  @Test("Indicators come when the pointer is near the edge and fade when it has left")
  func indicatorsUnderThePointer() {
    let stage = stage()
    let idle = stage.image()
    stage.move(to: CGPoint(x: 290, y: 100))
    stage.advance(by: 0.3)
    #expect(stage.image() != idle)
    stage.move(to: CGPoint(x: 100, y: 100))
    stage.advance(by: 3)
    #expect(stage.image() == idle)
  }

  @Test("An indicator that is dragged moves the content in proportion")
  func indicatorDrag() throws {
    let stage = stage()
    let start = try top(stage)
    stage.scroll(by: CGSize(width: 0, height: -1), at: middle)
    stage.settle()
    // The thumb is 28 points long at least, and lies in a track of 194.
    stage.press(at: CGPoint(x: 295, y: 12))
    stage.advance(by: 0.1)
    stage.move(to: CGPoint(x: 295, y: 12 + 83))
    stage.advance(by: 0.1)
    #expect(abs(start - (try top(stage)) - 901) < 12)
    stage.move(to: CGPoint(x: 295, y: 400))
    stage.advance(by: 0.1)
    stage.release()
    stage.settle()
    #expect(start - (try top(stage)) == 1800)
  }

  @Test(
    "An indicator becomes shorter when there is more to scroll, out of sight too",
    arguments: [true, false])
  func indicatorLength(_ isLazy: Bool) throws {
    let (stage, count) = makeStage(20, width: 200, height: 300) { count in
      let rows = ForEach(0..<count, id: \.self) { _ in Color.blue.frame(height: 40) }
      ScrollView {
        if isLazy { LazyVStack(spacing: 0) { rows } } else { VStack(spacing: 0) { rows } }
      }
    }
    stage.scroll(by: CGSize(width: 0, height: -1), at: CGPoint(x: 100, y: 100))
    stage.advance(by: 0.3)
    // 300 of 800 points are seen, and the track is 294 long.
    #expect("\(stage.host.displayList)".contains("rounded(0 0 6 110)"))
    count.value = 60
    stage.advance(frames: 2)
    #expect("\(stage.host.displayList)".contains("rounded(0 0 6 37)"))
  }

  @Test("An indicator is no longer than its track, however little there is to scroll")
  func indicatorOfLittle() throws {
    let (stage, height) = makeStage(310.0, width: 200, height: 300) { height in
      ScrollView { Color.blue.frame(height: height) }
    }
    stage.scroll(by: CGSize(width: 0, height: -1), at: CGPoint(x: 100, y: 100))
    stage.advance(by: 0.3)
    // 300 of 310 points of a track of 294.
    #expect("\(stage.host.displayList)".contains("rounded(0 0 6 285)"))
    let (flat, _) = makeStage(100.0, width: 200, height: 20) { height in
      ScrollView { Color.blue.frame(height: height) }
    }
    flat.scroll(by: CGSize(width: 0, height: -1), at: CGPoint(x: 100, y: 10))
    flat.advance(by: 0.3)
    #expect("\(flat.host.displayList)".contains("rounded(0 0 6 14)"))
    height.value = 3
    stage.advance(by: 3)
    #expect(!"\(stage.host.displayList)".contains("rounded(0 0 6"))
  }

  @Test("An indicator that has faded has no shape that a change of the content would leave behind")
  func unseenIndicator() throws {
    let (stage, height) = makeStage(800.0, width: 200, height: 300) { height in
      ScrollView { Color.blue.frame(height: height) }
    }
    func shapes() -> [Substring] {
      "\(stage.host.displayList)".split(separator: "\n").filter { $0.contains("rounded(0 0 6") }
    }
    #expect(shapes().isEmpty)
    stage.scroll(by: CGSize(width: 0, height: -1), at: CGPoint(x: 100, y: 100))
    stage.advance(frames: 2)
    #expect(shapes().count == 1)
    stage.advance(by: 3)
    #expect(shapes().isEmpty)
    height.value = 2400
    stage.advance(frames: 2)
    #expect(shapes().isEmpty)
  }

  @Test("A disabled scroll view does not move, but what is inside still takes clicks")
  func disabled() throws {
    let stage = stage { AnyView($0.scrollDisabled(true)) }
    let start = try top(stage)
    stage.scroll(by: CGSize(width: 0, height: -48), at: middle)
    stage.drag(from: CGPoint(x: 150, y: 190), to: CGPoint(x: 150, y: 20))
    stage.key(.end)
    stage.settle()
    #expect(try top(stage) == start)
  }

  @Test("Pages: content that is thrown comes to rest at the next page")
  func paging() throws {
    let stage = stage { AnyView($0.scrollTargetBehavior(.paging)) }
    let start = try top(stage)
    stage.drag(from: CGPoint(x: 150, y: 190), to: CGPoint(x: 150, y: 100), duration: 0.1)
    stage.settle()
    #expect(start - (try top(stage)) == 200)
    stage.drag(from: CGPoint(x: 150, y: 190), to: CGPoint(x: 150, y: 170), duration: 1)
    stage.settle()
    #expect(start - (try top(stage)) == 200)
  }

  @Test("Pages: an indicator that is let go stays at the page nearest to it")
  func pagingByIndicator() throws {
    let stage = stage { AnyView($0.scrollTargetBehavior(.paging)) }
    let start = try top(stage)
    stage.move(to: CGPoint(x: 295, y: 12))
    stage.advance(by: 0.3)
    stage.press(at: CGPoint(x: 295, y: 12))
    stage.advance(by: 0.1)
    // Half of the way, in which the thumb moves by 166 points.
    stage.move(to: CGPoint(x: 295, y: 12 + 88))
    stage.advance(by: 0.1)
    stage.release()
    stage.settle()
    #expect(start - (try top(stage)) == 1000)
  }

  @Test("Pages: content that the wheel or a key has moved comes to rest at a page")
  func pagingByWheel() throws {
    let stage = stage { AnyView($0.scrollTargetBehavior(.paging)) }
    let start = try top(stage)
    for _ in 0..<3 {
      stage.scroll(by: CGSize(width: 0, height: -48), at: middle)
      stage.advance(by: 0.05)
    }
    // 144 of 200 points; nothing pulls at it while the wheel still turns.
    stage.advance(by: 2)
    #expect(start - (try top(stage)) == 200)
    // A notch is a page, and so is an arrow key; fingers that go less than half of one come back.
    stage.scroll(by: CGSize(width: 0, height: -48), at: middle)
    stage.advance(by: 2)
    #expect(start - (try top(stage)) == 400)
    stage.key(.downArrow)
    stage.advance(by: 2)
    #expect(start - (try top(stage)) == 600)
    stage.key(.upArrow)
    stage.advance(by: 2)
    #expect(start - (try top(stage)) == 400)
    stage.scroll(by: CGSize(width: 0, height: -12), at: middle)
    stage.advance(by: 2)
    #expect(start - (try top(stage)) == 400)
  }

  @Test("Pages: a long turn of the wheel goes over many of them")
  func manyPagesByWheel() throws {
    let stage = stage { AnyView($0.scrollTargetBehavior(.paging)) }
    let start = try top(stage)
    for _ in 0..<20 {
      stage.scroll(by: CGSize(width: 0, height: -48), at: middle)
      stage.advance(by: 0.03)
    }
    stage.advance(by: 2)
    #expect(start - (try top(stage)) == 1000)
  }

  @Test("Views that are higher than the scroll view are passed by keys and wheel")
  func highTargets() throws {
    let stage = Stage(width: 300, height: 200) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<4) { Color.red.frame(height: 700).accessibilityIdentifier("view \($0)") }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
    }
    var last = try stage.element("view 0").frame.minY
    for _ in 0..<3 {
      stage.key(.pageDown)
      stage.advance(by: 2)
      let now = try stage.element("view 0").frame.minY
      #expect(now < last - 100)
      last = now
    }
  }

  @Test("Pages: the page keys go a page")
  func pagingByKeys() throws {
    let stage = stage { AnyView($0.scrollTargetBehavior(.paging)) }
    let start = try top(stage)
    for page in [1.0, 2, 3] {
      stage.key(.pageDown)
      stage.settle()
      #expect(start - (try top(stage)) == page * 200)
    }
    stage.key(.pageUp)
    stage.advance(by: 2)
    #expect(start - (try top(stage)) == 400)
  }

  @Test("Content that has become shorter does not stay beyond its end")
  func shorter() throws {
    struct Shrinking: View {
      @State private var count = 50
      var body: some View {
        VStack(spacing: 0) {
          Button("Shrink") { count = 10 }.frame(height: 50)
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<count, id: \.self) { Text("row \($0)").frame(width: 300, height: 40) }
            }
          }
          .frame(height: 150)
        }
      }
    }
    let stage = Stage(width: 300, height: 200) { Shrinking() }
    stage.key(.end)
    stage.settle()
    try stage.tap("Shrink")
    stage.settle()
    #expect(abs(try stage.element("row 9").frame.midY - 180) < 1)
  }
}
