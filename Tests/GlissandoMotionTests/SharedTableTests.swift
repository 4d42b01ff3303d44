import Foundation
import TestSupport
import Testing

@testable import GlissandoMotion

/// Motion that has ended in a table changes no later motion there, and is not kept alive by it.
struct SharedTableTests {
  /// Takes over from what runs.
  private struct Merging: CustomAnimation {
    func animate<V: VectorArithmetic>(
      value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
      time < 0.3 ? value.scaled(by: time / 0.3) : nil
    }

    func shouldMerge<V: VectorArithmetic>(
      previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
    ) -> Bool {
      true
    }
  }

  private static let animations =
    BuiltInAnimations.all.map(\.1) + [Animation(Merging()), Animation(SmoothStep(duration: 0.1))]

  @Test(
    "Values of one table move as each would in a table of its own",
    arguments: [1, 2, 3, 4, 5, 6] as [UInt64])
  func sharedTable(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let table = LiveAnimations()
    let shared = (0..<12).map { _ in Attribute(0.0, in: table) }
    let own = (0..<12).map { _ in Attribute(0.0) }
    var time = 0.0
    for _ in 0..<250 {
      // Long pauses now and then, so that much ends.
      time += Double.random(in: 0...1, using: &generator) < 0.1 ? 0.9 : 0.021
      table.tick(to: time)
      for index in own.indices {
        own[index].frame(time)
        #expect(shared[index].shown == own[index].shown)
        #expect(shared[index].isRunning == own[index].isRunning)
      }
      guard let animation = Self.animations.randomElement(using: &generator) else { continue }
      for index in own.indices where Double.random(in: 0...1, using: &generator) < 0.2 {
        let target = Double(Int.random(in: -100...100, using: &generator))
        for value in [shared[index], own[index]] { value.set(target, animation, at: time) }
        let listings = [shared[index], own[index]].map {
          $0.attribute.listing(at: time).map { "\($0)" }
        }
        #expect(listings[0] == listings[1])
      }
    }
  }

  /// Something that a custom animation keeps alive.
  private final class Token: Hashable, Sendable {
    static func == (a: Token, b: Token) -> Bool { a === b }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  private struct Holding: CustomAnimation {
    let token: Token

    func animate<V: VectorArithmetic>(
      value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
      time < 0.2 ? value.scaled(by: time / 0.2) : nil
    }
  }

  @Test("What a custom animation keeps alive is let go of when another has taken its place")
  func letGo() {
    let value = Attribute(0.0)
    weak var held: Token?
    do {
      let token = Token()
      held = token
      value.set(1, Animation(Holding(token: token)), at: 0)
      value.frame(0.1)
    }
    #expect(held != nil)
    value.frame(0.5)
    value.set(2, Animation(SmoothStep(duration: 0.1)), at: 0.5)
    value.frame(1)
    #expect(held == nil)
  }
}
