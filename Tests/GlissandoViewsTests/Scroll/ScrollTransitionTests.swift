import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// Views that change on their way into and out of a scroll view.
@MainActor
@Suite("Transitions by scrolling")
struct ScrollTransitionTests {
  /// Cards of 100 points in a view of 300, of which `configuration` fades those that go out.
  private func stage(_ configuration: ScrollTransitionConfiguration) -> Stage {
    Stage(width: 200, height: 300) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20) { number in
            Color.red.frame(height: 100)
              .scrollTransition(configuration) { effect, phase in
                effect.opacity(phase.isIdentity ? 1 : 0.2).offset(x: phase.value * 40)
              }
              .accessibilityIdentifier("card \(number)")
          }
        }
      }
    }
  }

  private func scroll(_ stage: Stage, by distance: Double) {
    stage.scroll(by: CGSize(width: 0, height: -distance), at: CGPoint(x: 100, y: 150))
    #expect(stage.settle())
  }

  @Test("A card follows the content by the part of it that is out of sight")
  func interactive() throws {
    let stage = stage(.interactive(timingCurve: .linear))
    #expect(try stage.element("card 0").opacity == 1)
    // Of the fourth nothing is seen yet.
    #expect(abs(try stage.element("card 3").opacity - 0.2) < 1e-6)
    scroll(stage, by: 25)
    let first = try stage.element("card 0")
    #expect(abs(first.opacity - (1 - 0.8 * 0.25)) < 1e-6)
    #expect(abs(first.frame.minX + 40 * 0.25) < 1e-6)
    let fourth = try stage.element("card 3")
    #expect(abs(fourth.opacity - (1 - 0.8 * 0.75)) < 1e-6)
    #expect(abs(fourth.frame.minX - 40 * 0.75) < 1e-6)
    #expect(try stage.element("card 1").opacity == 1)
  }

  @Test("The curve bends the way")
  func curve() throws {
    let stage = stage(.interactive(timingCurve: .easeIn))
    scroll(stage, by: 60)
    let expected = 1 - 0.8 * UnitCurve.easeIn.value(at: 0.6)
    #expect(abs(try stage.element("card 0").opacity - expected) < 1e-6)
  }

  @Test("A threshold says from where on a card counts as seen")
  func thresholds() throws {
    let half = stage(.interactive(timingCurve: .linear).threshold(.visible(0.5)))
    scroll(half, by: 40)
    #expect(try half.element("card 0").opacity == 1)
    scroll(half, by: 20)
    #expect(abs(try half.element("card 0").opacity - (1 - 0.8 * 0.2)) < 1e-6)
    let centred = stage(.interactive(timingCurve: .linear).threshold(.centered))
    // The first card's middle is 100 above that of the view, of 200 until nothing of it is seen.
    #expect(abs(try centred.element("card 0").opacity - (1 - 0.8 * 0.5)) < 1e-6)
    #expect(try centred.element("card 1").opacity == 1)
    let hidden = stage(.interactive(timingCurve: .linear).threshold(.hidden))
    scroll(hidden, by: 90)
    #expect(try hidden.element("card 0").opacity == 1)
  }

  @Test("An animated card changes at the threshold by its animation")
  func animated() throws {
    let stage = stage(.animated(.linear(duration: 1)).threshold(.visible(0.5)))
    scroll(stage, by: 40)
    #expect(try stage.element("card 0").opacity == 1)
    stage.scroll(by: CGSize(width: 0, height: -30), at: CGPoint(x: 100, y: 150))
    stage.advance(by: 0.8)
    let onTheWay = try stage.element("card 0").opacity
    #expect(onTheWay < 0.7 && onTheWay > 0.25)
    #expect(stage.settle())
    #expect(abs(try stage.element("card 0").opacity - 0.2) < 1e-6)
  }

  @Test("Without a scroll view, and by the identity, nothing changes")
  func nothing() throws {
    let alone = Stage(width: 200, height: 100) {
      Color.red.scrollTransition { effect, phase in effect.opacity(phase.isIdentity ? 1 : 0) }
        .accessibilityIdentifier("card")
    }
    #expect(try alone.element("card").opacity == 1)
    let still = stage(.identity)
    scroll(still, by: 60)
    #expect(try still.element("card 0").opacity == 1)
  }
}
