import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoPainting
import GlissandoTesting
import TestSupport
import Testing

@testable import GlissandoViews

/// Views that are seen in perspective.
@MainActor
@Suite("Perspective")
struct ProjectionTests {
  /// Where the corners of a view of a size are seen, turned about its upright middle: the formula.
  private func corners(_ size: CGSize, angle: Double, at origin: CGPoint) -> [CGPoint] {
    let side = Double(max(size.width, size.height))
    return [(0.0, 0.0), (1, 0), (1, 1), (0, 1)].map { x, y in
      let (dx, dy) = ((x - 0.5) * Double(size.width), (y - 0.5) * Double(size.height))
      let depth = 1 + dx * sin(angle) / side
      return CGPoint(
        x: Double(origin.x) + Double(size.width) / 2 + dx * cos(angle) / depth,
        y: Double(origin.y) + Double(size.height) / 2 + dy / depth)
    }
  }

  @Test("A card turns about its middle, and is where the formula says at every time")
  func turn() throws {
    let (stage, remote) = makeStage(0.0, width: 300, height: 200) { angle in
      Color.red.frame(width: 120, height: 80)
        .rotation3DEffect(.degrees(angle), axis: (x: 0, y: 1, z: 0))
        .accessibilityIdentifier("card")
    }
    withAnimation(.linear(duration: 1)) { remote.value = 180 }
    for step in 0...10 {
      if step > 0 { stage.advance(by: 0.1) }
      let frame = try stage.element("card").frame
      let angle = min(Double(step) * 0.1, 1) * .pi
      let expected = corners(
        CGSize(width: 120, height: 80), angle: angle, at: CGPoint(x: 90, y: 60))
      #expect(abs(frame.minX - expected.map(\.x).min()!) < 0.01, "step \(step)")
      #expect(abs(frame.maxX - expected.map(\.x).max()!) < 0.01, "step \(step)")
      #expect(abs(frame.minY - expected.map(\.y).min()!) < 0.01, "step \(step)")
      #expect(abs(frame.maxY - expected.map(\.y).max()!) < 0.01, "step \(step)")
    }
  }

  @Test("While a card turns, nothing inside of it is drawn or evaluated again")
  func cost() {
    let (stage, remote) = makeStage(0.0, width: 300, height: 200) { angle in
      VStack {
        Text("One")
        Circle()
        Text("Two")
      }
      .frame(width: 120, height: 80)
      .rotation3DEffect(.degrees(angle), axis: (x: 1, y: 0, z: 0))
    }
    withAnimation(.linear(duration: 1)) { remote.value = 90 }
    stage.advance(by: 0.2)
    for _ in 0..<5 {
      stage.advance(frames: 1)
      #expect(stage.host.counters.drawnItems == 1)
      #expect(stage.host.counters.evaluatedBodies == 0)
    }
  }

  @Test("A turned view is hit where it is seen, and its gestures get its own points")
  func hit() throws {
    let log = Log()
    let stage = Stage(width: 300, height: 200) {
      Color.red.frame(width: 120, height: 80)
        .onTapGesture { log.points.append($0) }
        .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
    }
    let seen = corners(CGSize(width: 120, height: 80), angle: .pi / 3, at: CGPoint(x: 90, y: 60))
    // Just inside of the far side, at the middle of the height.
    stage.tap(at: CGPoint(x: seen[1].x - 1, y: 100))
    // Where the view lies without its turn, and is not seen.
    stage.tap(at: CGPoint(x: 205, y: 100))
    #expect(log.points.count == 1)
    let point = try #require(log.points.first)
    #expect(abs(point.y - 40) < 0.01 && point.x > 112 && point.x < 120)
  }

  @Test("A geometry effect animates its data and leaves layout alone")
  func shake() throws {
    let (stage, remote) = makeStage(0.0, width: 300, height: 100) { amount in
      HStack(spacing: 0) {
        Color.red.frame(width: 50, height: 50).accessibilityIdentifier("moved")
          .modifier(Sway(amount: amount).ignoredByLayout())
        Color.blue.frame(width: 50, height: 50).accessibilityIdentifier("next")
      }
    }
    let next = try stage.element("next").frame
    withAnimation(.linear(duration: 2)) { remote.value = 1 }
    for step in 1...4 {
      stage.advance(by: 0.5)
      let moved = try stage.element("moved").frame
      #expect(abs(moved.minX - (100 + 30 * sin(Double(step) * 0.25 * .pi))) < 0.01)
      #expect(try stage.element("next").frame == next)
    }
  }

  private nonisolated struct Sway: GeometryEffect {
    var amount: Double
    var animatableData: Double {
      get { amount }
      set { amount = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: 30 * sin(amount * .pi), y: 0))
    }
  }

  private struct Pair: View {
    var body: some View {
      Color.red.frame(width: 10, height: 10).accessibilityIdentifier("first")
      Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("second")
    }
  }

  @Test("Each of several views is projected in its own place", arguments: 0..<3)
  func several(index: Int) throws {
    let stage = Stage(width: 100, height: 100) {
      HStack(spacing: 20) {
        switch index {
        case 0: Pair().rotation3DEffect(.degrees(0), axis: (x: 0, y: 1, z: 0))
        case 1: Pair().projectionEffect(ProjectionTransform())
        default: Pair().modifier(Sway(amount: 0).ignoredByLayout())
        }
      }
    }
    #expect(try stage.element("first").frame == CGRect(x: 30, y: 45, width: 10, height: 10))
    #expect(try stage.element("second").frame == CGRect(x: 60, y: 45, width: 10, height: 10))
    #expect(stage.image().pixel(35, 50) != stage.image().pixel(5, 5))
    #expect(stage.image().pixel(65, 50) != stage.image().pixel(5, 5))
  }

  @Test("A projection animates between its ends, and one that is not finite changes nothing")
  func projection() throws {
    let (stage, remote) = makeStage(1.0, width: 300, height: 100) { scale in
      Color.red.frame(width: 100, height: 40)
        .projectionEffect(
          ProjectionTransform(CGAffineTransform(scaleX: scale, y: 1))
        )
        .accessibilityIdentifier("view")
    }
    withAnimation(.linear(duration: 1)) { remote.value = 0.5 }
    stage.advance(by: 0.5)
    #expect(abs(try stage.element("view").frame.width - 75) < 0.01)
    stage.settle()
    #expect(abs(try stage.element("view").frame.width - 50) < 0.01)
    remote.value = .nan
    #expect(try stage.element("view").frame.width.isFinite)
    _ = stage.image()
  }

  @Test("Painting what is damaged gives what painting all gives, in perspective and through masks")
  func damage() throws {
    let (stage, remote) = makeStage(0.0, width: 240, height: 200) { value in
      HStack {
        Text("Card").padding(20).background(.orange)
          .shadow(radius: 3)
          .rotation3DEffect(.degrees(value * 150), axis: (x: 0.4, y: 1, z: 0.2))
        Circle().offset(x: value * 20).mask { Rectangle().rotationEffect(.degrees(value * 90)) }
        Text("Far").visualEffect { content, proxy in
          content.offset(y: value * proxy.size.height).blur(radius: value * 3).opacity(
            1 - value / 2)
        }
      }
      .background { Color.yellow.frame(width: 30, height: 30 + value * 50) }
      .rotation3DEffect(.degrees(value * 20), axis: (x: 1, y: 0, z: 0))
    }
    expectPartsAsWhole(stage, remote)
  }

  @Test(
    "All of a plane is painted again where what lies in it reaches farther", arguments: [-1.0, 1])
  func outward(side: Double) throws {
    let (stage, remote) = makeStage(0.0, width: 240, height: 200) { value in
      ZStack {
        Text("Card").padding(20).background(.orange)
        Circle().fill(.green).frame(width: 12, height: 12)
          .offset(x: side * value * 75, y: 30 + value * 20)
      }
      .frame(width: 120, height: 100)
      .rotation3DEffect(.degrees(55), axis: (x: 0.2, y: 1, z: 0))
    }
    expectPartsAsWhole(stage, remote)
  }

  @Test("Where what is in a plane becomes smaller at once, nothing is left of it as it was")
  func inward() throws {
    let (stage, remote) = makeStage(0.0, width: 240, height: 200) { value in
      Color.orange.frame(width: 90, height: 70)
        .clipShape(Circle().inset(by: value * 20))
        .shadow(color: .black, radius: 20 * (1 - value))
        .rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0))
    }
    let window = Window(width: 240, height: 200)
    stage.update()
    window.paint(stage, isWhole: true)
    remote.value = 1
    stage.update()
    window.paint(stage, isWhole: false)
    let fresh = PaintedImage(
      stage.host.displayList, width: 240, height: 200, background: stage.host.groundColor,
      painter: Painter(isExact: true))
    #expect(PixelDifference(window.pixels, fresh.pixels).greatest == 0)
  }

  @Test("All of a shadow is painted again where text in it begins to move, or comes to rest")
  func textInShadow() throws {
    let (stage, remote) = makeStage(0.0, width: 240, height: 200) { value in
      ZStack {
        Circle().fill(.orange).frame(width: 150, height: 150)
        Text("Card").offset(x: value * 9)
      }
      .shadow(color: .black, radius: 1, y: 2.5)
    }
    expectPartsAsWhole(stage, remote)
  }

  /// Plays half a second in which a value becomes 1, and paints what is damaged in each frame.
  private func expectPartsAsWhole(_ stage: Stage, _ remote: Remote<Double>) {
    stage.update()
    let window = Window(width: 240, height: 200)
    window.paint(stage, isWhole: true)
    withAnimation(.linear(duration: 0.5)) { remote.value = 1 }
    for step in 0..<40 {
      if step > 0 { stage.advance(frames: 1) } else { stage.update() }
      window.paint(stage, isWhole: false)
      let fresh = PaintedImage(
        stage.host.displayList, width: 240, height: 200, background: stage.host.groundColor,
        painter: Painter(isExact: true))
      let difference = PixelDifference(window.pixels, fresh.pixels)
      #expect(difference.greatest == 0, "frame \(step): \(difference)")
    }
  }

  @Test("A mask shows through its views only, which are no elements and take no input")
  func mask() throws {
    let log = Log()
    let stage = Stage(width: 200, height: 100) {
      Color.red.onTapGesture { log.points.append($0) }
        .mask(alignment: .leading) {
          Text("Mask").frame(width: 60, height: 60).background(.black)
            .onTapGesture { Issue.record("a mask was hit") }
        }
    }
    #expect(throws: StageError.self) { try stage.element("Mask") }
    let image = stage.image()
    #expect(image.pixel(30, 50).y < 100)
    #expect(image.pixel(120, 50).y > 230)
    stage.tap(at: CGPoint(x: 30, y: 50))
    #expect(log.points.count == 1)
  }

  private final class Log {
    var points: [CGPoint] = []
  }

  /// Pixels that are painted where the window is damaged, as a window does.
  @MainActor
  private final class Window {
    private let memory: UnsafeMutableBufferPointer<UInt32>
    private let width: Int
    private let height: Int
    private let painter = Painter(isExact: true)

    init(width: Int, height: Int) {
      (self.width, self.height) = (width, height)
      memory = .allocate(capacity: width * height)
      memory.initialize(repeating: 0)
    }

    isolated deinit {
      painter.forgetTarget()
      memory.deallocate()
    }

    var pixels: [UInt32] { Array(memory) }

    func paint(_ stage: Stage, isWhole: Bool) {
      guard let base = memory.baseAddress else { return }
      painter.paint(
        stage.host.displayList,
        into: PixelBuffer(
          base: UnsafeMutableRawPointer(base), width: width, height: height,
          bytesPerRow: width * 4),
        scale: 1, damage: isWhole ? nil : stage.host.damage, background: stage.host.groundColor)
    }
  }
}
