import Foundation
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// Which animation moves what.
///
/// Rows named "measured" are from a published measurement of SwiftUI.
@MainActor
@Suite("Transactions")
struct TransactionTests {
  /// The animations of the table; both end at 1 but never agree on the way.
  static let a = Animation.linear(duration: 1)
  static let b = Animation.linear(duration: 2)

  /// What the opacity of the element "view" shows 0.5 s after the change.
  private func mover(_ stage: Stage, _ name: String = "view") throws -> String {
    stage.advance(by: 0.5)
    let opacity = try stage.element(name).opacity
    return near(opacity, 0.5)
      ? "A" : near(opacity, 0.25) ? "B" : near(opacity, 1) ? "nothing" : "\(opacity)"
  }

  private func box(_ value: Double) -> some View {
    Rectangle().opacity(value).accessibilityIdentifier("view")
  }

  @Test("Measured: .animation(A, value: v) moves a plain write of v")
  func implicit() throws {
    let (stage, v) = makeStage(0.0) { box($0).animation(Self.a, value: $0) }
    v.value = 1
    #expect(try mover(stage) == "A")
  }

  @Test("Measured: .animation(A, value: v) is still when only another value changes")
  func implicitOther() throws {
    let (stage, v) = makeStage(0.0) { box($0).animation(Self.a, value: 7) }
    v.value = 1
    #expect(try mover(stage) == "nothing")
  }

  @Test("Measured: what is written after .animation is out of its reach")
  func implicitScope() throws {
    let (stage, v) = makeStage(0.0) {
      Rectangle().animation(Self.a, value: $0).opacity($0).accessibilityIdentifier("view")
    }
    v.value = 1
    #expect(try mover(stage) == "nothing")
  }

  @Test("Measured: .animation(B, value: v) wins over withAnimation(A)")
  func nearestWins() throws {
    let (stage, v) = makeStage(0.0) { box($0).animation(Self.b, value: $0) }
    withAnimation(Self.a) { v.value = 1 }
    #expect(try mover(stage) == "B")
  }

  @Test("Measured: .animation(nil, value: v) stops the motion of withAnimation")
  func nilStops() throws {
    let (stage, v) = makeStage(0.0) { box($0).animation(nil, value: $0) }
    withAnimation(Self.a) { v.value = 1 }
    #expect(try mover(stage) == "nothing")
  }

  @Test("Measured: .transaction wins over withAnimation")
  func transactionWins() throws {
    let (stage, v) = makeStage(0.0) { box($0).transaction { $0.animation = Self.b } }
    withAnimation(Self.a) { v.value = 1 }
    #expect(try mover(stage) == "B")
  }

  @Test("Measured: .transaction animates a plain write")
  func transactionAnimates() throws {
    let (stage, v) = makeStage(0.0) { box($0).transaction { $0.animation = Self.b } }
    v.value = 1
    #expect(try mover(stage) == "B")
  }

  @Test("Measured: disablesAnimations keeps the transaction's own animation")
  func disabledWithAnimation() throws {
    let (stage, v) = makeStage(0.0) { box($0).animation(Self.b, value: $0) }
    var transaction = Transaction(animation: Self.a)
    transaction.disablesAnimations = true
    withTransaction(transaction) { v.value = 1 }
    #expect(try mover(stage) == "A")
  }

  @Test("Measured: disablesAnimations without an animation moves nothing")
  func disabledWithoutAnimation() throws {
    let (stage, v) = makeStage(0.0) { box($0).animation(Self.b, value: $0) }
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction) { v.value = 1 }
    #expect(try mover(stage) == "nothing")
  }

  private func twoBoxes(_ values: SIMD2<Double>) -> some View {
    VStack {
      Rectangle().opacity(values.x).accessibilityIdentifier("a")
      Rectangle().opacity(values.y).accessibilityIdentifier("b")
    }
  }

  @Test("Measured: a nested withAnimation wins inside its braces only")
  func nested() throws {
    let (stage, v) = makeStage(SIMD2(0.0, 0)) { twoBoxes($0) }
    withAnimation(Self.a) {
      withAnimation(Self.b) { v.value.x = 1 }
      v.value.y = 1
    }
    #expect(try mover(stage, "a") == "B")
    #expect(near(try stage.element("b").opacity, 0.5))
  }

  @Test("Measured: two transactions in one turn keep each its own mutations")
  func consecutive() throws {
    let (stage, v) = makeStage(SIMD2(0.0, 0)) { twoBoxes($0) }
    withAnimation(Self.a) { v.value.x = 1 }
    withAnimation(Self.b) { v.value.y = 1 }
    #expect(try mover(stage, "a") == "A")
    #expect(near(try stage.element("b").opacity, 0.25))
  }

  @Test("Measured: $v.animation(A) animates what is written through it")
  func binding() throws {
    let (stage, v) = makeStage(0.0) { box($0) }
    v.binding!.animation(Self.a).wrappedValue = 1
    #expect(try mover(stage) == "A")
  }

  @Test("A binding's transaction travels with each write, to parts of the value too")
  func bindingTransaction() throws {
    let (stage, v) = makeStage(SIMD2(0.0, 0)) { twoBoxes($0) }
    let part = v.binding!.transaction(Transaction(animation: Self.b)).x
    part.wrappedValue = 1
    #expect(try mover(stage, "a") == "B")
  }

  @Test("The state changes at once, only what is shown lags behind")
  func stateChangesAtOnce() throws {
    let (stage, v) = makeStage(0.0) { box($0) }
    withAnimation(Self.a) { v.value = 1 }
    #expect(v.value == 1)
    #expect(try stage.element("view").opacity == 0)
  }

  @Test("The nearest of several animations wins, each reaches only what is written before it")
  func reach() throws {
    let (stage, v) = makeStage(0.0) { value in
      Rectangle()
        .opacity(value).animation(Self.b, value: value)
        .frame(width: 100 + 100 * value, height: 50)
        .animation(Self.a, value: value)
        .offset(x: 100 * value)
        .accessibilityIdentifier("view")
    }
    v.value = 1
    stage.advance(by: 0.5)
    let element = try stage.element("view")
    #expect(near(element.opacity, 0.25))
    // The rectangle's frame reaches its leaf through both; the nearer one is B.
    #expect(near(element.frame.width, 125))
    // The offset is out of reach of both and has jumped.
    #expect(near(element.frame.midX, 300))
  }

  @Test("A write of an equal value animates nothing and evaluates nothing")
  func equalWrite() throws {
    let (stage, v) = makeStage(1.0) { box($0) }
    let frames = stage.framesRendered
    var isDone = false
    withAnimation(Self.a) {
      v.value = 1
    } completion: {
      isDone = true
    }
    #expect(isDone)
    #expect(!stage.isAnimating)
    stage.advance(by: 0.5)
    #expect(stage.framesRendered == frames)
  }

  @Test("A body that is evaluated again with the same values does not disturb what runs")
  func undisturbed() throws {
    let (stage, v) = makeStage(SIMD2(0.0, 0)) { value in
      VStack {
        Rectangle().opacity(value.x).accessibilityIdentifier("view")
        Text("\(value.y)")
      }
    }
    withAnimation(Self.a) { v.value.x = 1 }
    stage.advance(by: 0.25)
    v.value.y = 1
    stage.advance(by: 0.125)
    withAnimation(Self.b) { v.value.y = 2 }
    stage.advance(by: 0.125)
    #expect(near(try stage.element("view").opacity, 0.5))
  }

  @Test(".animation { content in } reaches only what its body adds")
  func scopedAnimation() throws {
    let (stage, v) = makeStage(0.0) { value in
      Rectangle()
        .frame(width: 100, height: 100)
        .offset(x: 100 * value)
        .animation(Self.a) { $0.opacity(value) }
        .accessibilityIdentifier("view")
    }
    v.value = 1
    stage.advance(by: 0.5)
    #expect(near(try stage.element("view").opacity, 0.5))
    #expect(near(try stage.element("view").frame.midX, 300))
  }

  @Test("Content inside a scoped animation keeps the transaction from outside")
  func scopedContent() throws {
    let (stage, v) = makeStage(0.0) { value in
      Rectangle().padding(0).offset(x: 100 * value).animation(nil) { $0.opacity(value) }
        .accessibilityIdentifier("view")
    }
    withAnimation(Self.a) { v.value = 1 }
    stage.advance(by: 0.5)
    #expect(near(try stage.element("view").opacity, 1))
    #expect(near(try stage.element("view").frame.midX, 250))
  }

  @Test(".transaction(value:) applies when its value has changed")
  func valueTransaction() throws {
    let (stage, v) = makeStage(SIMD2(0.0, 0)) { value in
      Rectangle().opacity(value.x)
        .transaction(value: value.y) { $0.animation = Self.a }
        .accessibilityIdentifier("view")
    }
    v.value.x = 0.5
    stage.advance(by: 0.25)
    #expect(try stage.element("view").opacity == 0.5)
    v.value = SIMD2(1, 1)
    stage.advance(by: 0.5)
    #expect(near(try stage.element("view").opacity, 0.75))
  }

  @Test("A closure runs once for a change, however many of those below ask")
  func runsOnce() {
    var runs = 0
    let (stage, v) = makeStage(0.0) { value in
      Rectangle().frame(width: 100, height: 100)
        .transaction({ _ in runs += 1 }) {
          $0.opacity(value).offset(x: 100 * value).scaleEffect(1 + value)
        }
    }
    runs = 0
    v.value = 1
    stage.advance(frames: 1)
    #expect(runs == 1)
  }

  @Test("A callback that a modifier adds is called once, and with the frame where nothing moves")
  func callbackOfModifier() {
    var calls = 0
    let (stage, v) = makeStage(0.0) { value in
      box(value).transaction(value: value) { transaction in
        transaction.addAnimationCompletion { calls += 1 }
      }
    }
    v.value = 1
    stage.advance(frames: 1)
    #expect(calls == 1)
    withAnimation(Self.a) { v.value = 0 }
    stage.advance(by: 0.5)
    #expect(calls == 1)
    stage.advance(by: 0.6)
    #expect(calls == 2)
  }

  @Test("Own keys travel with the transaction")
  func keys() throws {
    let (stage, v) = makeStage(0.0) { value in
      box(value).transaction { $0.animation = $0.isSlow ? Self.b : Self.a }
    }
    withTransaction(\.isSlow, true) { v.value = 1 }
    #expect(try mover(stage) == "B")
    withTransaction(\.isSlow, false) { v.value = 0 }
    stage.settle()
    #expect(try stage.element("view").opacity == 0)
  }

  @Test(".animation(A) without a value animates every change below")
  func always() throws {
    let (stage, v) = makeStage(0.0) { box($0).animation(Self.a) }
    v.value = 1
    #expect(try mover(stage) == "A")
  }

  @Test("withAnimation in onAppear moves from the first frame on")
  func onAppear() throws {
    struct Appearing: View {
      @State private var isOn = false
      var body: some View {
        Rectangle().opacity(isOn ? 1 : 0).accessibilityIdentifier("view")
          .onAppear { withAnimation(.linear(duration: 1)) { isOn = true } }
      }
    }
    let stage = Stage(width: 100, height: 100) { Appearing() }
    #expect(try stage.element("view").opacity == 0)
    #expect(try mover(stage) == "A")
  }
}

private struct SlowKey: TransactionKey {
  static let defaultValue = false
}

extension Transaction {
  fileprivate var isSlow: Bool {
    get { self[SlowKey.self] }
    set { self[SlowKey.self] = newValue }
  }
}
