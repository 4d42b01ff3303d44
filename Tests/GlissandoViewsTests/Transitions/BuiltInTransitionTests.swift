import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// What each built-in transition shows, on the way in and on the way out.
@MainActor
@Suite("Built-in transitions")
struct BuiltInTransitionTests {
  /// The box a quarter and three quarters on its way in, at rest, and the same on its way out.
  private func course<V: View>(@ViewBuilder _ view: @escaping () -> V) throws -> [String] {
    let (stage, isThere) = makeStage(false) { isThere in
      ZStack { if isThere { view() } }
    }
    withAnimation(.second) { isThere.value = true }
    stage.advance(by: 0.25)
    var result = try looks(stage, every: 0.5, count: 2)
    stage.advance(by: 0.25)
    result.append(try look(stage))
    #expect(!stage.isAnimating)
    withAnimation(.second) { isThere.value = false }
    stage.advance(by: 0.25)
    result += try looks(stage, every: 0.5, count: 2)
    stage.advance(by: 0.25)
    #expect(stage.elements.isEmpty)
    return result
  }

  private let rest = "150 120 100 60"

  @Test("Without one a view fades")
  func byDefault() throws {
    #expect(
      try course { box() } == [
        rest + " @.25", rest + " @.75", rest, rest + " @.75", rest + " @.25",
      ])
  }

  @Test("Opacity fades")
  func opacity() throws {
    let expected = [rest + " @.25", rest + " @.75", rest, rest + " @.75", rest + " @.25"]
    #expect(try course { box().transition(.opacity) } == expected)
    #expect(try course { box().transition(AnyTransition.opacity) } == expected)
    #expect(try course { box().transition(OpacityTransition()) } == expected)
  }

  @Test("Slide comes from the leading edge and goes to the trailing one, by its own width")
  func slide() throws {
    let expected = ["75 120 100 60", "125 120 100 60", rest, "175 120 100 60", "225 120 100 60"]
    #expect(try course { box().transition(.slide) } == expected)
    #expect(try course { box().transition(AnyTransition.slide) } == expected)
  }

  @Test("Move comes from and goes to the same edge, by its own size")
  func move() throws {
    let top = ["150 75 100 60", "150 105 100 60", rest, "150 105 100 60", "150 75 100 60"]
    #expect(try course { box().transition(.move(edge: .top)) } == top)
    #expect(try course { box().transition(AnyTransition.move(edge: .top)) } == top)
    #expect(try course { box().transition(.move(edge: .bottom)) }.first == "150 165 100 60")
    #expect(try course { box().transition(.move(edge: .leading)) }.first == "75 120 100 60")
    #expect(try course { box().transition(.move(edge: .trailing)) }.first == "225 120 100 60")
  }

  @Test("Push comes from an edge and goes to the opposite one, fading")
  func push() throws {
    let expected = [
      "150 165 100 60 @.25", "150 135 100 60 @.75", rest, "150 105 100 60 @.75",
      "150 75 100 60 @.25",
    ]
    #expect(try course { box().transition(.push(from: .bottom)) } == expected)
    #expect(try course { box().transition(AnyTransition.push(from: .bottom)) } == expected)
  }

  @Test("Offset comes from and goes to a place some points away")
  func offset() throws {
    let expected = ["180 75 100 60", "160 105 100 60", rest, "160 105 100 60", "180 75 100 60"]
    #expect(try course { box().transition(.offset(x: 40, y: -60)) } == expected)
    #expect(try course { box().transition(.offset(CGSize(width: 40, height: -60))) } == expected)
    #expect(try course { box().transition(AnyTransition.offset(x: 40, y: -60)) } == expected)
    #expect(try course { box().transition(.offset(y: 40)) }.first == "150 150 100 60")
  }

  @Test("Scale grows from nothing about an anchor")
  func scale() throws {
    let expected = [
      "187.5 142.5 25 15", "162.5 127.5 75 45", rest, "162.5 127.5 75 45", "187.5 142.5 25 15",
    ]
    #expect(try course { box().transition(.scale) } == expected)
    #expect(try course { box().transition(AnyTransition.scale) } == expected)
    #expect(
      try course { box().transition(.scale(0.5, anchor: .topLeading)) }.first
        == "150 120 62.5 37.5")
    #expect(
      try course { box().transition(.scale(scale: 0.5, anchor: .bottomTrailing)) }.first
        == "187.5 142.5 62.5 37.5")
  }

  @Test("Blur replace fades, blurs and shrinks a little; or goes on growing")
  func blurReplace() throws {
    let down = [
      "153.75 122.25 92.5 55.5 @.25", "151.25 120.75 97.5 58.5 @.75", rest,
      "151.25 120.75 97.5 58.5 @.75", "153.75 122.25 92.5 55.5 @.25",
    ]
    #expect(try course { box().transition(.blurReplace) } == down)
    #expect(try course { box().transition(.blurReplace(.downUp)) } == down)
    #expect(try course { box().transition(AnyTransition(.blurReplace)) } == down)
    let up = try course { box().transition(.blurReplace(.upUp)) }
    #expect(up[0] == down[0])
    #expect(up[4] == "146.25 117.75 107.5 64.5 @.25")
  }

  @Test("A blur spreads the view while it replaces, and leaves nothing behind")
  func blurIsPainted() throws {
    let (stage, isThere) = makeStage(false, width: 200, height: 200) { isThere in
      ZStack { if isThere { box().transition(.blurReplace) } }
    }
    let empty = stage.image()
    withAnimation(.second) { isThere.value = true }
    stage.advance(by: 0.5)
    // Outside of the box of 95 × 57 that is shown now, within reach of a blur of 3.5 points.
    let beside = stage.image().pixel(50, 100)
    #expect(beside != empty.pixel(50, 100))
    stage.advance(by: 0.5)
    #expect(stage.image().pixel(49, 100) == empty.pixel(49, 100))
    withAnimation(.second) { isThere.value = false }
    stage.settle()
    #expect(stage.image() == empty)
  }

  @Test("Identity comes and goes at once, also under an animation")
  func identity() throws {
    let (stage, isThere) = makeStage(false) { isThere in
      ZStack { if isThere { box().transition(.identity) } }
    }
    withAnimation(.second) { isThere.value = true }
    #expect(try look(stage) == rest)
    withAnimation(.second) { isThere.value = false }
    #expect(stage.elements.isEmpty)
    #expect(!stage.isAnimating)
  }

  @Test("An asymmetric transition plays one on the way in and the other on the way out")
  func asymmetric() throws {
    let expected = [rest + " @.25", rest + " @.75", rest, "150 135 100 60", "150 165 100 60"]
    #expect(
      try course {
        box().transition(.asymmetric(insertion: .opacity, removal: .move(edge: .bottom)))
      } == expected)
    #expect(
      try course {
        box().transition(
          AsymmetricTransition(
            insertion: OpacityTransition(), removal: MoveTransition(edge: .bottom)))
      } == expected)
  }

  @Test("Combined transitions play at once, the first one inside")
  func combined() throws {
    let fading = try course { box().transition(.slide.combined(with: .opacity)) }
    #expect(fading[0] == "75 120 100 60 @.25")
    #expect(fading[4] == "225 120 100 60 @.25")
    // Scaled by 0.25 about the middle and then moved by 75 points; the other way round, moved by 75
    // and then all of that scaled.
    let first = try course { box().transition(.scale.combined(with: .offset(x: 100))) }
    #expect(first[0] == "262.5 142.5 25 15")
    let second = try course { box().transition(.offset(x: 100).combined(with: .scale)) }
    #expect(second[0] == "206.25 142.5 25 15")
  }

  @Test("A part with an animation of its own keeps to it")
  func timed() throws {
    let result = try course {
      box().transition(.slide.combined(with: .opacity.animation(.linear(duration: 0.5))))
    }
    #expect(result[0] == "75 120 100 60 @.5")
    #expect(result[1] == "125 120 100 60")
    #expect(result[3] == "175 120 100 60 @.5")
    #expect(result[4] == "225 120 100 60 @0")
  }

  @Test("A transition with an animation of its own plays where the change has none")
  func timedWithoutTransaction() throws {
    let (stage, isThere) = makeStage(false) { isThere in
      ZStack { if isThere { box().transition(.slide.animation(.second)) } }
    }
    isThere.value = true
    stage.advance(by: 0.25)
    #expect(try look(stage) == "75 120 100 60")
    stage.settle()
    isThere.value = false
    stage.advance(by: 0.25)
    #expect(try look(stage) == "175 120 100 60")
    stage.settle()
    #expect(stage.elements.isEmpty)
  }
}
