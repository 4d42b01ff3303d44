import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// Groups whose views move one after the other.
@MainActor
@Suite("Staggered groups")
struct StaggerTests {
  private static func dot(_ name: Int, _ x: Double) -> some View {
    Color.red.frame(width: 10, height: 10).accessibilityIdentifier("\(name)").offset(x: x)
  }

  /// How far each of the views has come, from 0 to 1.
  private func progress(_ stage: Stage, _ names: Range<Int>) throws -> [Double] {
    try names.map { name in
      let element = try stage.element("\(name)")
      return (Double(element.frame.minX) - 195) / 100
    }
  }

  private func agree(_ lhs: [Double], _ rhs: [Double]) -> Bool {
    lhs.count == rhs.count && zip(lhs, rhs).allSatisfy { near($0, $1) }
  }

  /// The progress of a linear second that began at a delay.
  private func expected(_ time: Double, _ delays: [Double]) -> [Double] {
    delays.map { min(max(time - $0, 0), 1) }
  }

  @Test("Each view of a loop begins a little after the one before")
  func loop() throws {
    let (stage, x) = makeStage(0.0) { x in
      VStack { ForEach(0..<4, id: \.self) { Self.dot($0, x) }.stagger(0.1) }
    }
    withAnimation(.linear(duration: 1)) { x.value = 100 }
    for time in [0.05, 0.25, 0.7, 1.15] {
      stage.advance(by: time - stage.time)
      #expect(agree(try progress(stage, 0..<4), expected(time, [0, 0.1, 0.2, 0.3])))
    }
    #expect(stage.settle())
    #expect(agree(try progress(stage, 0..<4), [1, 1, 1, 1]))
  }

  @Test(
    "The order begins at either end, in the middle, or at one of the views",
    arguments: [
      (StaggerOrder.last, [0.4, 0.3, 0.2, 0.1, 0]), (.center, [0.2, 0.1, 0, 0.1, 0.2]),
      (.index(1), [0.1, 0, 0.1, 0.2, 0.3]), (.first, [0, 0.1, 0.2, 0.3, 0.4]),
    ])
  func orders(order: StaggerOrder, delays: [Double]) throws {
    let (stage, x) = makeStage(0.0) { x in
      VStack { ForEach(0..<5, id: \.self) { Self.dot($0, x) }.stagger(0.1, from: order) }
    }
    withAnimation(.linear(duration: 1)) { x.value = 100 }
    stage.advance(by: 0.25)
    #expect(agree(try progress(stage, 0..<5), expected(0.25, delays)))
  }

  @Test("The middle of an even number is two views, and delays may be any function of the place")
  func evenAndOwn() throws {
    let (stage, x) = makeStage(0.0) { x in
      VStack {
        Group {
          Self.dot(0, x); Self.dot(1, x); Self.dot(2, x); Self.dot(3, x)
        }
        .stagger(0.1, from: .center)
        Group {
          Self.dot(4, x); Self.dot(5, x); Self.dot(6, x)
        }
        .stagger { index, count in [0.2, -1, .nan][index] * Double(count) / 3 }
      }
    }
    withAnimation(.linear(duration: 1)) { x.value = 100 }
    stage.advance(by: 0.3)
    #expect(agree(try progress(stage, 0..<4), expected(0.3, [0.1, 0, 0, 0.1])))
    #expect(agree(try progress(stage, 4..<7), expected(0.3, [0.2, 0, 0])))
  }

  @Test("What is interrupted turns round one after the other, without a jump")
  func interrupted() throws {
    let (stage, x) = makeStage(0.0) { x in
      VStack { ForEach(0..<3, id: \.self) { Self.dot($0, x) }.stagger(0.1) }
    }
    withAnimation(.linear(duration: 1)) { x.value = 100 }
    stage.advance(by: 0.5)
    let before = try progress(stage, 0..<3)
    withAnimation(.linear(duration: 1)) { x.value = 0 }
    #expect(agree(try progress(stage, 0..<3), before))
    stage.advance(by: 0.25)
    // The way there goes on, the way back is added from its own delay on.
    let there = expected(0.75, [0, 0.1, 0.2])
    let back = expected(0.25, [0, 0.1, 0.2])
    #expect(agree(try progress(stage, 0..<3), zip(there, back).map { $0 - $1 }))
  }

  @Test("Frames that layout changes move one after the other too")
  func frames() throws {
    let (stage, isWide) = makeStage(false) { isWide in
      HStack(spacing: 0) {
        ForEach(0..<3, id: \.self) { index in
          Color.red.frame(width: isWide ? 60 : 20, height: 10).accessibilityIdentifier("\(index)")
        }
        .stagger(0.2)
      }
      .frame(width: 200, alignment: .leading)
    }
    withAnimation(.linear(duration: 1)) { isWide.value = true }
    stage.advance(by: 0.3)
    let widths = try (0..<3).map { Double(try stage.element("\($0)").frame.width) }
    #expect(agree(widths, [0.3, 0.1, 0].map { 20 + 40 * $0 }))
  }

  @Test("Views that come are counted among themselves, with their delay added to the animation")
  func appearing() throws {
    let (stage, count) = makeStage(2) { count in
      VStack {
        ForEach(0..<count, id: \.self) { index in
          Color.red.frame(width: 10, height: 10).accessibilityIdentifier("\(index)")
        }
        .stagger(0.2)
      }
    }
    withAnimation(.linear(duration: 1)) { count.value = 5 }
    stage.advance(by: 0.5)
    let opacities = try (0..<5).map { try stage.element("\($0)").opacity }
    #expect(agree(opacities, [1, 1, 0.5, 0.3, 0.1]))
    #expect(stage.settle())
    #expect(try stage.element("4").opacity == 1)
  }

  @Test("Without an animation nothing is delayed, and nothing animates")
  func noAnimation() throws {
    let (stage, x) = makeStage(0.0) { x in
      VStack { ForEach(0..<3, id: \.self) { Self.dot($0, x) }.stagger(0.1) }
    }
    x.value = 100
    #expect(agree(try progress(stage, 0..<3), [1, 1, 1]))
    #expect(!stage.isAnimating)
  }

  @Test("A rotation the shorter way goes over the whole turn, and adds up")
  func shortestRotation() throws {
    let (stage, angle) = makeStage(350.0) { angle in
      Color.red.frame(width: 100, height: 2).rotationEffect(shortestWayTo: .degrees(angle))
        .accessibilityIdentifier("hand")
    }
    func height(_ degrees: Double) -> Double {
      100 * abs(sin(degrees * .pi / 180)) + 2 * abs(cos(degrees * .pi / 180))
    }
    #expect(near(Double(try stage.element("hand").frame.height), height(-10)))
    withAnimation(.linear(duration: 1)) { angle.value = 10 }
    for part in [0.25, 0.5, 0.75] {
      stage.advance(by: 0.25)
      #expect(near(Double(try stage.element("hand").frame.height), height(-10 + 20 * part)))
    }
    stage.settle()
    withAnimation(.linear(duration: 1)) { angle.value = 170 }
    stage.advance(by: 0.5)
    #expect(near(Double(try stage.element("hand").frame.height), height(90)))
    stage.settle()
    withAnimation(.linear(duration: 1)) { angle.value = -20 }
    stage.advance(by: 0.5)
    // From 170° to −20°, which looks like 340°, it goes on clockwise.
    #expect(near(Double(try stage.element("hand").frame.height), height(255)))
  }
}
