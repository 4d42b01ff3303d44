import Foundation
import Testing

@testable import GlissandoWindowing

/// Two fingers on a screen, without a screen.
struct TouchPairTests {
  @Test("Two fingers that move apart and turn tell by how much since the last movement")
  func steps() throws {
    var pair = TouchPair()
    pair.down(1, at: CGPoint(x: 0, y: 0))
    expectNothing(pair.move(1, to: CGPoint(x: 10, y: 0)))
    pair.down(2, at: CGPoint(x: 110, y: 0))
    let apartStep = pair.move(2, to: CGPoint(x: 160, y: 0))
    let apart = try #require(apartStep)
    #expect(abs(apart.scale - 1.5) < 1e-9 && abs(apart.rotation) < 1e-9 && !apart.isLast)
    #expect(apart.middle == CGPoint(x: 85, y: 0))
    let turnedStep = pair.move(2, to: CGPoint(x: 10, y: 150))
    let turned = try #require(turnedStep)
    #expect(abs(turned.scale - 1) < 1e-9 && abs(turned.rotation - .pi / 2) < 1e-9)
    let lastStep = pair.up(1)
    let last = try #require(lastStep)
    #expect(last.isLast && last.scale == 1)
    expectNothing(pair.up(2))
  }

  @Test("A turn across the direction where angles begin anew is the short one")
  func shortTurns() throws {
    var pair = TouchPair()
    pair.down(1, at: .zero)
    pair.down(2, at: CGPoint(x: -100, y: 1))
    let moved = pair.move(2, to: CGPoint(x: -100, y: -1))
    let step = try #require(moved)
    #expect(abs(step.rotation - 2 * atan(0.01)) < 1e-9)
  }

  @Test("Fingers that meet have no direction, and a third one is ignored")
  func edges() throws {
    var pair = TouchPair()
    pair.down(1, at: .zero)
    pair.down(2, at: CGPoint(x: 50, y: 0))
    pair.down(3, at: CGPoint(x: 500, y: 0))
    expectNothing(pair.move(3, to: .zero))
    let metStep = pair.move(2, to: .zero)
    let met = try #require(metStep)
    #expect(met.scale == 1 && met.rotation == 0)
    let partedStep = pair.move(2, to: CGPoint(x: 0, y: 50))
    let parted = try #require(partedStep)
    #expect(parted.scale == 1 && parted.rotation == 0)
    expectNothing(pair.up(3))
  }

  /// `#expect` does not take calls that change their value.
  private func expectNothing(_ step: TouchPair.Step?) { #expect(step == nil) }
}
