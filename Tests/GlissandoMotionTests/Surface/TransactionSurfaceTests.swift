import Foundation
import GlissandoMotion
import Testing

private struct AvatarTappedKey: TransactionKey {
  static let defaultValue = false
}

extension Transaction {
  fileprivate var avatarTapped: Bool {
    get { self[AvatarTappedKey.self] }
    set { self[AvatarTappedKey.self] = newValue }
  }
}

private struct Failure: Error {}

@Suite("Transactions as people write them")
struct TransactionSurfaceTests {
  @Test("withAnimation has its defaults, passes results and errors on, and needs no actor")
  func animations() throws {
    var calls: [String] = []
    withAnimation { calls.append("plain") }
    withAnimation(.spring) { calls.append("spring") }
    withAnimation(nil) { calls.append("nil") }
    let sum = withAnimation(.easeIn(duration: 1)) { 1 + 2 }
    #expect(sum == 3)
    withAnimation {
      calls.append("body")
    } completion: {
      calls.append("completion")
    }
    withAnimation(.bouncy, completionCriteria: .removed) {
      calls.append("criteria body")
    } completion: {
      calls.append("criteria completion")
    }
    withAnimation(.linear, completionCriteria: .logicallyComplete) {
    } completion: {
    }
    #expect(throws: Failure.self) { try withAnimation { throw Failure() } }
    #expect(
      calls == [
        "plain", "spring", "nil", "body", "completion", "criteria body", "criteria completion",
      ])
  }

  @Test("Transactions are made, changed and used")
  func transactions() {
    var transaction = Transaction(animation: .spring)
    transaction.disablesAnimations = true
    transaction.isContinuous = true
    transaction.tracksVelocity = true
    transaction.avatarTapped = true
    transaction.addAnimationCompletion {}
    transaction.addAnimationCompletion(criteria: .removed) {}
    let inside = withTransaction(transaction) { Transaction.current }
    #expect(inside.animation == .spring && inside.avatarTapped && inside.disablesAnimations)
    let continuous = withTransaction(\.isContinuous, true) { Transaction.current.isContinuous }
    #expect(continuous)
    withTransaction(\.avatarTapped, true) {
      #expect(Transaction.current[AvatarTappedKey.self])
    }
    let empty = Transaction()
    #expect(empty.animation == nil && !empty.tracksVelocity)
  }

  private nonisolated func animateFromAnywhere() -> Int { withAnimation(.snappy) { 1 } }

  @Test("withAnimation is used outside of the main actor")
  func nonisolatedUse() async {
    #expect(await Task.detached { withAnimation { 2 } }.value == 2)
    #expect(animateFromAnywhere() == 1)
  }
}
