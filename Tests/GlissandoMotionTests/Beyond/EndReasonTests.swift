import Testing

@testable import GlissandoMotion

/// What completions are told about the end.
struct EndReasonTests {
  private static let criteria: [AnimationCompletionCriteria] = [.logicallyComplete, .removed]

  private final class Reasons {
    var all: [AnimationEndReason] = []
  }

  private func animate(
    _ x: Attribute<Double>, criteria: AnimationCompletionCriteria
  ) -> Reasons {
    let reasons = Reasons()
    withAnimation(.linear(duration: 1), completionCriteria: criteria) {
      x.set(100, at: 0)
    } completion: { reason in
      reasons.all.append(reason)
    }
    return reasons
  }

  @Test("Motion that comes to its end has finished", arguments: criteria)
  func finished(criteria: AnimationCompletionCriteria) {
    let x = Attribute(0.0)
    let reasons = animate(x, criteria: criteria)
    x.frame(0.5)
    #expect(reasons.all.isEmpty)
    x.frame(1)
    #expect(reasons.all == [.finished])
  }

  @Test("A body that animates nothing has finished")
  func nothing() {
    var reasons: [AnimationEndReason] = []
    withAnimation {
    } completion: {
      reasons.append($0)
    }
    #expect(reasons == [.finished])
  }

  @Test("Another target on the way, animated or not, is a retarget", arguments: criteria)
  func retargeted(criteria: AnimationCompletionCriteria) {
    for animation: Animation? in [.linear(duration: 1), .bouncy, nil] {
      let x = Attribute(0.0)
      let reasons = animate(x, criteria: criteria)
      x.frame(0.5)
      x.set(50, animation, at: 0.5)
      for time in [0.6, 1, 2, 9] { x.frame(time) }
      #expect(reasons.all == [.retargeted])
    }
  }

  @Test("The same target again is none")
  func sameTarget() {
    let x = Attribute(0.0)
    let reasons = animate(x, criteria: .removed)
    x.set(100, .bouncy, at: 0.5)
    x.frame(1)
    #expect(reasons.all == [.finished])
  }

  @Test("A view that goes away has taken its motion with it", arguments: criteria)
  func removed(criteria: AnimationCompletionCriteria) {
    let x = Attribute(0.0)
    let reasons = animate(x, criteria: criteria)
    x.frame(0.5)
    x.attribute.remove()
    x.table.runCompletions()
    #expect(reasons.all == [.removed])
    let y = Attribute(0.0)
    let others = animate(y, criteria: criteria)
    y.table.removeAll()
    y.table.runCompletions()
    #expect(others.all == [.removed])
  }

  @Test("Of several attributes the strongest reason is told, once")
  func strongest() {
    let table = LiveAnimations()
    let (x, y) = (Attribute(0.0, in: table), Attribute(0.0, in: table))
    var reasons: [AnimationEndReason] = []
    withAnimation(.linear(duration: 1)) {
      x.set(1, at: 0)
      y.set(1, at: 0)
    } completion: { (reason: AnimationEndReason) in
      reasons.append(reason)
    }
    x.frame(0.2)
    x.set(5, .linear(duration: 0.1), at: 0.2)
    y.attribute.remove()
    for time in [0.5, 1, 2] { x.frame(time) }
    #expect(reasons == [.removed])
    #expect(AnimationEndReason.allCases == [.finished, .retargeted, .removed])
  }

  @Test("Values of any vector tell the same")
  func otherVectors() {
    typealias Five = AnimatablePair<
      AnimatablePair<Double, Double>, AnimatablePair<Double, AnimatablePair<Double, Double>>
    >
    let zero = Five.zero
    var target = zero
    target.first.first = 10
    let x = Attribute(zero)
    var reasons: [AnimationEndReason] = []
    withAnimation(.linear(duration: 1)) {
      x.set(target, at: 0)
    } completion: { reason in
      reasons.append(reason)
    }
    x.frame(0.5)
    x.set(zero, .linear(duration: 1), at: 0.5)
    for time in [1.0, 2] { x.frame(time) }
    #expect(reasons == [.retargeted])
  }

  @Test("Completions without a reason are what they were")
  func withoutReason() {
    var calls = 0
    func done() { calls += 1 }
    let x = Attribute(0.0)
    withAnimation(.linear(duration: 1)) {
      x.set(1, at: 0)
    } completion: {
      calls += 1
    }
    withAnimation(.linear(duration: 1), { x.set(2, at: 0) }, completion: done)
    var transaction = Transaction(animation: .linear(duration: 1))
    transaction.addAnimationCompletion { calls += 1 }
    transaction.addAnimationCompletion { reason in calls += reason == .finished ? 1 : 100 }
    withTransaction(transaction) { x.set(3, at: 0) }
    x.frame(0)
    x.frame(1)
    #expect(calls == 4)
  }
}
