import Testing

@testable import GlissandoMotion

struct CompletionTests {
  private static let criteria: [AnimationCompletionCriteria] = [.logicallyComplete, .removed]

  @Test("A finished animation calls back once", arguments: criteria)
  func finished(criteria: AnimationCompletionCriteria) {
    let x = Attribute(0.0)
    let calls = Counter()
    withAnimation(.linear(duration: 1), completionCriteria: criteria) {
      x.set(1, at: 0)
    } completion: {
      calls.call()
    }
    x.frame(0.5)
    #expect(calls.count == 0)
    x.frame(1)
    #expect(calls.count == 1)
    for time in [1.5, 2, 3] { x.frame(time) }
    #expect(calls.count == 1)
    #expect(x.ends == 1)
  }

  @Test("A body that animates nothing calls back right after it", arguments: criteria)
  func nothing(criteria: AnimationCompletionCriteria) {
    let x = Attribute(1.0)
    let calls = Counter()
    withAnimation(.default, completionCriteria: criteria) {
      x.set(1, at: 0)
      #expect(calls.count == 0)
    } completion: {
      calls.call()
    }
    #expect(calls.count == 1)
  }

  @Test("A recorded change holds the completion until the commit")
  func held() {
    let x = Attribute(0.0)
    let calls = Counter()
    var recorded: Transaction?
    withAnimation(.linear(duration: 1)) {
      recorded = Transaction.current
      recorded?.hold()
    } completion: {
      calls.call()
    }
    #expect(calls.count == 0)
    x.set(1, at: 0, recorded!)
    recorded?.releaseHold(into: x.table)
    x.frame(0.5)
    #expect(calls.count == 0)
    x.frame(1.01)
    #expect(calls.count == 1)
  }

  @Test("A recorded change that animates nothing calls back after the commit")
  func heldForNothing() {
    let table = LiveAnimations()
    let calls = Counter()
    var recorded: Transaction?
    withAnimation {
      recorded = Transaction.current
      recorded?.hold()
    } completion: {
      calls.call()
    }
    #expect(!table.hasReadyCompletions)
    recorded?.releaseHold(into: table)
    #expect(table.hasReadyCompletions)
    table.runCompletions()
    #expect(calls.count == 1)
  }

  @Test("A discarded transaction calls its completion with the next ones")
  func discarded() {
    let table = LiveAnimations()
    let calls = Counter()
    do {
      var transaction = Transaction()
      transaction.addAnimationCompletion { calls.call() }
      #expect(transaction.identity == 0)
    }
    table.runCompletions()
    #expect(calls.count == 1)
  }

  @Test("A retarget leaves the logical completion where it was, and postpones the removed one")
  func retargeted() {
    let x = Attribute(0.0)
    let logical = Counter()
    let removed = Counter()
    var transaction = Transaction(animation: .spring(duration: 0.4))
    transaction.addAnimationCompletion(criteria: .logicallyComplete) { logical.call() }
    transaction.addAnimationCompletion(criteria: .removed) { removed.call() }
    withTransaction(transaction) { x.set(100, at: 0) }
    x.frame(0.2)
    x.set(0, .spring(duration: 2), at: 0.2)
    x.frame(0.39)
    #expect(logical.count == 0)
    x.frame(0.41)
    #expect(logical.count == 1)
    x.frame(2)
    #expect(removed.count == 0)
    x.frame(20)
    #expect(removed.count == 1)
    #expect(logical.count == 1)
  }

  @Test("An animation that cuts in without motion calls back both", arguments: criteria)
  func cutIn(criteria: AnimationCompletionCriteria) {
    let x = Attribute(0.0)
    let calls = Counter()
    withAnimation(.linear(duration: 1), completionCriteria: criteria) {
      x.set(1, at: 0)
    } completion: {
      calls.call()
    }
    x.frame(0.5)
    x.set(2, nil, at: 0.5)
    #expect(calls.count == 0)
    x.frame(0.6)
    #expect(calls.count == 1)
    x.frame(5)
    #expect(calls.count == 1)
    #expect(x.shown == 2)
  }

  @Test("Removing, cutting short, closing and going away each call back once", arguments: criteria)
  func goneAway(criteria: AnimationCompletionCriteria) {
    for ending in 0..<4 {
      let table = LiveAnimations()
      var x: Attribute<Double>? = Attribute(0.0, in: table)
      let calls = Counter()
      withAnimation(.easeIn(duration: 1), completionCriteria: criteria) {
        x?.set(1, at: 0)
      } completion: {
        calls.call()
      }
      x?.frame(0.5)
      switch ending {
      case 0: x?.attribute.remove()
      case 1: x?.set(3, nil, at: 0.5)
      case 2: table.removeAll()
      default: x = nil
      }
      #expect(calls.count == 0)
      #expect(table.count == 0)
      table.runCompletions()
      #expect(calls.count == 1)
      x = nil
      table.runCompletions()
      #expect(calls.count == 1)
    }
  }

  @Test("An animation that takes no time calls back once", arguments: criteria)
  func zeroDuration(criteria: AnimationCompletionCriteria) {
    for animation in [
      Animation.linear(duration: 0), .linear(duration: -1), .spring(response: 0),
      .easeIn.repeatCount(0),
    ] {
      let x = Attribute(0.0)
      let calls = Counter()
      withAnimation(animation, completionCriteria: criteria) {
        x.set(1, at: 0)
      } completion: {
        calls.call()
      }
      x.frame(0)
      #expect(calls.count == 1)
      #expect(x.shown == 1)
      #expect(!x.isRunning)
    }
  }

  @Test("An endless animation calls back when it is stopped", arguments: criteria)
  func endless(criteria: AnimationCompletionCriteria) {
    for stop in [Animation.smooth, .linear, .easeInOut.delay(0.1), nil] {
      let x = Attribute(0.0)
      let calls = Counter()
      withAnimation(.linear.repeatForever(), completionCriteria: criteria) {
        x.set(1, at: 0)
      } completion: {
        calls.call()
      }
      for time in [1.0, 10, 100] { x.frame(time) }
      #expect(calls.count == 0)
      x.set(5, stop, at: 100)
      x.frame(100.1)
      x.frame(120)
      #expect(calls.count == 1)
      #expect(x.shown == 5)
      #expect(!x.isRunning)
    }
  }

  @Test("Two attributes under one animation call back when both are done")
  func several() {
    let x = Attribute(0.0)
    let y = Attribute(0.0, in: x.table)
    let calls = Counter()
    withAnimation(.smooth, completionCriteria: .removed) {
      x.set(1, at: 0)
      y.set(100_000, at: 0)
    } completion: {
      calls.call()
    }
    x.frame(1.2)
    #expect(!x.isRunning && y.isRunning)
    #expect(calls.count == 0)
    x.frame(10)
    #expect(calls.count == 1)
  }

  @Test("Completions come in the order of their registration")
  func order() {
    let x = Attribute(0.0)
    let y = Attribute(0.0, in: x.table)
    let calls = Counter()
    withAnimation(.linear(duration: 1)) {
      x.set(1, at: 0)
    } completion: {
      calls.call("x")
    }
    withAnimation(.linear(duration: 0.5)) {
      y.set(1, at: 0)
    } completion: {
      calls.call("y")
    }
    x.frame(2)
    #expect(calls.log == ["x", "y"])
  }

  @Test("Each table calls what its own motion has ended; what a table leaves, the next one calls")
  func tables() {
    let calls = Counter()
    var x: Attribute<Double>? = Attribute(0.0)
    let y = Attribute(0.0)
    for (name, value) in [("x", x), ("y", y)] {
      withAnimation(.linear(duration: 1)) {
        value?.set(1, at: 0)
      } completion: {
        calls.call(name)
      }
    }
    x?.table.tick(to: 2)
    y.table.tick(to: 2)
    #expect(y.table.hasReadyCompletions && x?.table.hasReadyCompletions == true)
    y.table.runCompletions()
    #expect(calls.log == ["y"])
    #expect(!y.table.hasReadyCompletions)
    x = nil
    #expect(y.table.hasReadyCompletions)
    y.table.runCompletions()
    #expect(calls.log == ["y", "x"])
  }

  @Test("A completion may start the next animation")
  func reentrant() {
    let x = Attribute(0.0)
    let calls = Counter()
    func go(_ target: Double, at time: Double) {
      withAnimation(.linear(duration: 1)) {
        x.set(target, at: time)
      } completion: {
        calls.call()
        if target < 3 { go(target + 1, at: time + 1) }
      }
    }
    go(1, at: 0)
    for time in stride(from: 0.0, through: 5, by: 0.25) { x.frame(time) }
    #expect(calls.count == 3)
    #expect(x.shown == 3)
  }

  @Test(
    "A spring is logically complete after its perceptual duration, others at their end",
    arguments: [
      (Animation.spring(duration: 0.4, bounce: 0.3), 0.4), (.default, 0.55),
      (.interpolatingSpring(mass: 1, stiffness: 100, damping: 5), 0.6283185), (.linear, 0.35),
      (.spring(duration: 0.4).speed(2), 0.2), (.spring(duration: 0.4).delay(0.3), 0.7),
      (.linear(duration: 1).logicallyComplete(after: 0.25), 0.25),
      (.linear(duration: 1).logicallyComplete(after: 25), 1),
      (.linear(duration: 0.5).repeatCount(3), 1.5),
      (Animation(SmoothStep(duration: 0.5)), 0.5),
      (Animation(SmoothStep(duration: 0.5)).logicallyComplete(after: 0.2), 0.2),
    ])
  func logicalEnds(animation: Animation, end: Double) {
    let x = Attribute(0.0)
    let calls = Counter()
    withAnimation(animation) {
      x.set(100, at: 0)
    } completion: {
      calls.call()
    }
    x.frame(0)
    x.frame(end - 1e-3)
    #expect(calls.count == 0, "\(animation)")
    x.frame(end + 1e-3)
    #expect(calls.count == 1, "\(animation)")
  }

  @Test("A custom animation that is taken over is still awaited for its logical end")
  func ghost() {
    let x = Attribute(0.0)
    let calls = Counter()
    withAnimation(Animation(SmoothStep(duration: 1))) {
      x.set(1, at: 0)
    } completion: {
      calls.call()
    }
    x.frame(0.2)
    x.set(100, .smooth(duration: 3), at: 0.2)
    x.frame(0.9)
    #expect(calls.count == 0)
    x.frame(1.05)
    #expect(calls.count == 1)
  }
}
