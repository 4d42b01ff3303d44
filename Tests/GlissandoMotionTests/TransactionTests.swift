import Foundation
import Testing

@testable import GlissandoMotion

struct TransactionTests {
  private struct NameKey: TransactionKey {
    static let defaultValue = "none"
  }

  @Test("Outside of any body the transaction is empty")
  func outside() {
    #expect(Transaction.current.animation == nil)
    #expect(Transaction.current.identity == 0)
  }

  @Test("A nested animation wins inside its braces")
  func nesting() {
    withAnimation(.linear) {
      #expect(Transaction.current.animation == .linear)
      let outer = Transaction.current.identity
      withAnimation(.easeIn) {
        #expect(Transaction.current.animation == .easeIn)
        #expect(Transaction.current.identity != outer)
      }
      #expect(Transaction.current.animation == .linear)
      #expect(Transaction.current.identity == outer)
      withAnimation(nil) { #expect(Transaction.current.animation == nil) }
    }
    #expect(Transaction.current.identity == 0)
  }

  @Test("Results and errors pass through")
  func passing() {
    struct Failure: Error {}
    #expect(withAnimation { 42 } == 42)
    #expect(throws: Failure.self) { try withAnimation(.linear) { throw Failure() } }
    #expect(Transaction.current.animation == nil)
  }

  @Test("Own keys travel with the transaction")
  func keys() {
    var transaction = Transaction(animation: .linear)
    transaction[NameKey.self] = "mine"
    withTransaction(transaction) {
      #expect(Transaction.current[NameKey.self] == "mine")
      withTransaction(\.disablesAnimations, true) {
        #expect(Transaction.current[NameKey.self] == "mine")
        #expect(Transaction.current.animation == .linear)
        #expect(Transaction.current.disablesAnimations)
      }
    }
    #expect(Transaction()[NameKey.self] == "none")
  }

  @Test("A task that is started inside does not inherit the animation")
  func tasks() async {
    let task = withAnimation(.linear) { Task { Transaction.current.identity } }
    #expect(await task.value == 0)
  }

  @Test("An environment keeps each copy's values, however many are written")
  func environments() {
    struct A: EnvironmentKey { static let defaultValue = 0 }
    struct B: EnvironmentKey { static let defaultValue = "b" }
    var environment = EnvironmentValues()
    #expect(environment[A.self] == 0 && environment[B.self] == "b")
    var copies: [EnvironmentValues] = []
    for number in 1...200 {
      environment[A.self] = number
      environment[B.self] = "\(number)"
      copies.append(environment)
    }
    for (index, copy) in copies.enumerated() {
      #expect(copy[A.self] == index + 1 && copy[B.self] == "\(index + 1)")
    }
    #expect(copies[3].isIdentical(to: copies[3]))
    #expect(!copies[3].isIdentical(to: copies[4]))
  }

  @Test("Animations are equal by what they are")
  func equality() {
    #expect(Animation.linear == .linear(duration: 0.35))
    #expect(Animation.linear != .linear(duration: 0.36))
    #expect(Animation.default == .default)
    #expect(Animation.default != .spring(response: 0.55, dampingFraction: 1))
    #expect(Animation.spring() == .spring(duration: 0.5, bounce: 0))
    #expect(Animation.easeIn.delay(1).speed(2) == .easeIn.delay(1).speed(2))
    #expect(Animation.easeIn.delay(1).speed(2) != .easeIn.speed(2).delay(1))
    #expect(Animation(SmoothStep(duration: 1)) == Animation(SmoothStep(duration: 1)))
    #expect(Animation(SmoothStep(duration: 1)) != Animation(SmoothStep(duration: 2)))
    #expect(Animation.bouncy.repeatForever() != .bouncy.repeatForever(autoreverses: false))
    let all = Set(BuiltInAnimations.all.map(\.1))
    #expect(all.count == BuiltInAnimations.all.count)
    for (_, animation) in BuiltInAnimations.all {
      func rewrapped(_ base: some CustomAnimation) -> Animation { Animation(base) }
      #expect(rewrapped(animation.base) == animation)
    }
  }

  @Test("Descriptions say what it is")
  func descriptions() {
    #expect("\(Animation.default)" == "Animation.default")
    #expect("\(Animation.easeInOut.delay(1))" == "Animation.easeInOut(duration: 0.35).delay(1.0)")
    #expect(
      "\(Animation.spring(duration: 0.5, bounce: 0.3))"
        == "Animation.spring(duration: 0.5, bounce: 0.3)")
    #expect("\(Spring(duration: 0.5, bounce: 0.3))" == "Spring(duration: 0.5, bounce: 0.3)")
  }
}
