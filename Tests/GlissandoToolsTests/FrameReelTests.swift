import Foundation
import GlissandoTools
import GlissandoDrawing
import Testing

@Suite("What was shown")
struct FrameReelTests {
  private let ground = Color.Resolved(hex: 0x112233)

  /// A list of squares of which one in each frame is elsewhere; now and then there is one more.
  private func list(_ frame: Int, _ contents: [DisplayContent]) -> DisplayList {
    let count = 20 + frame / 50
    return DisplayList(
      items: (0..<count).map { index in
        let isMoving = index == frame % 7
        return .leaf(
          DisplayLeaf(
            id: UInt64(index + 1), content: contents[index],
            paint: .color(Color.Resolved(hex: UInt32(index))),
            transform: CGAffineTransform(
              translationX: isMoving ? Double(frame) : Double(index), y: 0)))
      })
  }

  private func contents(_ count: Int) -> [DisplayContent] {
    (0..<count).map { DisplayContent(fill: Path(CGRect(x: 0, y: 0, width: 10 + $0, height: 9))) }
  }

  @Test("Every frame is read as it was shown, in any order")
  func exactness() throws {
    let reel = FrameReel()
    let contents = contents(60)
    let lists = (0..<700).map { list($0, contents) }
    for (frame, list) in lists.enumerated() {
      reel.add(list, ground: ground, at: Double(frame) / 60)
    }
    #expect(reel.count == 700)
    var items: [DisplayItem] = []
    // 337 and 700 have no common factor: every frame comes once.
    for step in 0..<700 {
      let frame = step * 337 % 700
      let index = try #require(reel.index(at: Double(frame) / 60))
      #expect(index == frame)
      reel.read(index, into: &items)
      #expect(DisplayList(items: items).stableHash == lists[frame].stableHash)
    }
  }

  @Test("Between two frames the earlier one was shown; before all, the first")
  func times() {
    let reel = FrameReel()
    #expect(reel.index(at: 0) == nil)
    #expect(reel.range == nil)
    for time in [1.0, 2, 4] { reel.add(DisplayList(), ground: ground, at: time) }
    #expect(reel.range == 1...4)
    #expect(reel.index(at: 0) == 0)
    #expect(reel.index(at: 1.99) == 0)
    #expect(reel.index(at: 2) == 1)
    #expect(reel.index(at: 3.9) == 1)
    #expect(reel.index(at: 100) == 2)
  }

  @Test("It keeps its seconds and not many more")
  func duration() {
    let reel = FrameReel(duration: 2)
    let contents = contents(200)
    for frame in 0..<1200 {
      reel.add(list(frame, contents), ground: ground, at: Double(frame) / 60)
    }
    let kept = reel.range.map { $0.upperBound - $0.lowerBound } ?? 0
    #expect(kept >= 2 && kept <= 3.1)
    var items: [DisplayItem] = []
    reel.read(0, into: &items)
    let frame = Int(((reel.range?.lowerBound ?? 0) * 60).rounded())
    #expect(DisplayList(items: items).stableHash == list(frame, contents).stableHash)
  }

  @Test("It keeps its bytes, also where every frame is drawn anew")
  func memory() {
    let limit = 1 << 20
    let reel = FrameReel(byteLimit: limit)
    for frame in 0..<600 {
      let drawing = (0..<200).map { step in
        DrawCommand.fill(
          Path(elements: [.move(to: .zero), .line(to: CGPoint(x: step, y: frame))]),
          .color(ground), FillStyle())
      }
      let leaf = DisplayLeaf(
        id: 1, content: DisplayContent(.commands(drawing)), paint: .color(ground))
      reel.add(DisplayList(items: [.leaf(leaf)]), ground: ground, at: Double(frame) / 60)
      #expect(reel.byteCount <= limit + limit / 2)
    }
    #expect(reel.count >= 10)
    #expect(reel.range?.upperBound == 599.0 / 60)
  }
}
