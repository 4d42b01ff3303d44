import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Testing

/// What the documents say of transactions.
@MainActor
@Suite("Samples of transactions")
struct TransactionTests {
  private struct Bar<Moved: View>: View {
    var change: (Binding<Double>) -> Void
    @ViewBuilder var moved: (AnyView, Double) -> Moved
    @State private var x = 0.0

    var body: some View {
      VStack(alignment: .leading) {
        moved(
          AnyView(
            Rectangle().frame(width: 20, height: 10).offset(x: x).accessibilityIdentifier("bar")), x
        )
        Button("Go") { change($x) }
      }
    }
  }

  private func stage<Moved: View>(
    _ change: @escaping (Binding<Double>) -> Void,
    @ViewBuilder moved: @escaping (AnyView, Double) -> Moved
  ) throws -> (Stage, Double) {
    let stage = Stage(width: 600, height: 100) { Bar(change: change, moved: moved) }
    let start = try stage.x("bar")
    try stage.tap("Go")
    return (stage, start)
  }

  @Test("withAnimation is withTransaction with a transaction of that animation")
  func equivalence() throws {
    let ways: [(Binding<Double>) -> Void] = [
      { x in withAnimation(.easeInOut) { x.wrappedValue = 100 } },
      { x in withTransaction(Transaction(animation: .easeInOut)) { x.wrappedValue = 100 } },
      { x in withTransaction(\.animation, .easeInOut) { x.wrappedValue = 100 } },
      { x in x.animation(.easeInOut).wrappedValue = 100 },
      { x in x.transaction(Transaction(animation: .easeInOut)).wrappedValue = 100 },
    ]
    for way in ways {
      let (stage, start) = try stage(way) { view, _ in view }
      for time in [0.1, 0.2, 0.3] {
        stage.advance(by: time - stage.time)
        #expect(near(try stage.x("bar"), start + 100 * Reference.easeInOut(time), 1e-4))
      }
    }
  }

  @Test("An animation without a value is a transaction closure that respects disablesAnimations")
  func animationAsTransaction() throws {
    for isDisabled in [false, true] {
      let change = { (x: Binding<Double>) in
        var transaction = Transaction()
        transaction.disablesAnimations = isDisabled
        withTransaction(transaction) { x.wrappedValue = 100 }
      }
      let (modifier, start) = try stage(change) { view, _ in view.animation(.easeInOut) }
      let (closure, _) = try stage(change) { view, _ in
        view.transaction { if !$0.disablesAnimations { $0.animation = .easeInOut } }
      }
      for stage in [modifier, closure] {
        stage.advance(by: 0.2)
        let progress = isDisabled ? 1 : Reference.easeInOut(0.2)
        #expect(near(try stage.x("bar"), start + 100 * progress, 1e-4))
      }
    }
  }

  @Test("A closure picks the curve by the state that the change leads to")
  func choice() throws {
    // To 100 with one curve, to 200 with the other.
    for (end, curve) in [
      (100.0, { Reference.linear($0) }), (200, { Reference.easeInOut($0) }),
    ] as [(Double, (Double) -> Double)] {
      let (stage, start) = try stage({ $0.wrappedValue = end }) { view, x in
        view.transaction { $0.animation = x < 0 || x > 100 ? .easeInOut : .linear }
      }
      for time in [0.05, 0.1, 0.2, 0.3] {
        stage.advance(by: time - stage.time)
        #expect(near(try stage.x("bar"), start + end * curve(time), 1e-4), "to \(end) at \(time) s")
      }
    }
  }

  @Test("A closure that says nil at any place but one animates the way back only")
  func oneWay() throws {
    let (stage, start) = try stage({ $0.wrappedValue = $0.wrappedValue == 0 ? 100 : 0 }) {
      view, x in
      view.transaction { $0.animation = x == 0 ? .linear : nil }
    }
    stage.advance(frames: 1)
    #expect(try stage.x("bar") == start + 100)
    try stage.tap("Go")
    let begin = stage.time
    stage.advance(by: 0.1)
    #expect(
      near(try stage.x("bar"), start + 100 * (1 - Reference.linear(stage.time - begin)), 1e-4))
  }

  @Test("disablesAnimations silences an animation with a value, but not when it is left out")
  func disabled() throws {
    for isDisabled in [true, false] {
      let change = { (x: Binding<Double>) in
        var transaction = Transaction()
        if isDisabled { transaction.disablesAnimations = true }
        withTransaction(transaction) { x.wrappedValue = 100 }
      }
      let (stage, start) = try stage(change) { view, x in view.animation(.easeInOut, value: x) }
      for time in [0.05, 0.1, 0.25] {
        stage.advance(by: time - stage.time)
        let progress = isDisabled ? 1 : Reference.easeInOut(time)
        #expect(near(try stage.x("bar"), start + 100 * progress, 1e-4), "at \(time) s")
      }
    }
  }

  @Test("Inside a continuous gesture the dot is under the finger, and it eases back when let go")
  func continuous() throws {
    struct Draggable: View {
      @GestureState private var place = CGSize.zero
      var body: some View {
        Circle().frame(width: 40, height: 40).offset(place).accessibilityIdentifier("dot")
          .transaction { $0.animation = $0.isContinuous ? nil : .easeInOut(duration: 1) }
          .gesture(
            DragGesture().updating($place) { value, state, transaction in
              state = value.translation
              transaction.isContinuous = true
            }
          )
          .frame(width: 400, height: 400)
      }
    }
    let stage = Stage(width: 400, height: 400) { Draggable() }
    stage.press(at: CGPoint(x: 200, y: 200))
    for step in 1...10 {
      stage.move(to: CGPoint(x: 200 + 10 * step, y: 200 - 5 * step))
      stage.advance(frames: 1)
      #expect(near(try stage.x("dot"), 180 + 10 * Double(step)))
      #expect(near(try stage.y("dot"), 180 - 5 * Double(step)))
    }
    stage.release()
    let begin = stage.time
    for time in [0.2, 0.5, 0.9] {
      stage.advance(by: begin + time - stage.time)
      let left = 1 - Reference.easeInOut(time, duration: 1)
      #expect(near(try stage.x("dot"), 180 + 100 * left, 1e-3))
      #expect(near(try stage.y("dot"), 180 - 50 * left, 1e-3))
    }
    stage.advance(by: 0.2)
    #expect(try stage.x("dot") == 180)
  }

  // MARK: Choosing a curve

  /// What a view may be about to do, each with a curve of its own.
  private enum Status: CaseIterable {
    case first, second, third

    var animation: Animation? {
      switch self {
      case .first: .linear
      case .second: .easeIn
      case .third: nil
      }
    }

    func progress(at time: Double) -> Double {
      switch self {
      case .first: Reference.linear(time)
      case .second: Reference.easeIn(time)
      case .third: 1
      }
    }
  }

  @Test("A curve can be chosen by value, in a closure, by a property, and around the change")
  func fiveWays() throws {
    for status in Status.allCases {
      let plain = { (x: Binding<Double>) in x.wrappedValue = 100 }
      let around = { (x: Binding<Double>) in
        withAnimation(status.animation) { x.wrappedValue = 100 }
      }
      let transaction = { (x: Binding<Double>) in
        withTransaction(Transaction(animation: status.animation)) { x.wrappedValue = 100 }
      }
      let stages = [
        try stage(plain) { view, x in view.animation(status.animation, value: x) },
        try stage(plain) { view, _ in view.transaction { $0.animation = status.animation } },
        try stage(plain) { view, x in
          view.animation(x > 50 ? status.animation : .easeOut, value: x)
        },
        try stage(around) { view, _ in view },
        try stage(transaction) { view, _ in view },
      ]
      for (stage, start) in stages {
        stage.advance(by: 0.2)
        #expect(near(try stage.x("bar"), start + 100 * status.progress(at: 0.2), 1e-4))
      }
    }
  }

  @Test(
    "A toggle whose binding carries a transaction animates what it moves, and nothing else does")
  func bindingTransaction() throws {
    struct Switched: View {
      let animation: Animation?
      @State private var isOn = false

      private var animated: Binding<Bool> {
        $isOn.transaction(Transaction(animation: animation))
      }

      var body: some View {
        VStack(alignment: .leading) {
          Rectangle().frame(width: 20, height: 10).offset(x: isOn ? 100 : 0)
            .accessibilityIdentifier("bar")
          Toggle("Animated", isOn: animated)
          Button("Plain") { isOn.toggle() }
        }
      }
    }
    let stage = Stage(width: 400, height: 200) { Switched(animation: .easeInOut) }
    let start = try stage.x("bar")
    try stage.tap("Animated")
    stage.advance(by: 0.2)
    #expect(near(try stage.x("bar"), start + 100 * Reference.easeInOut(0.2), 1e-4))
    stage.settle()
    try stage.tap("Plain")
    stage.advance(frames: 1)
    #expect(try stage.x("bar") == start)
  }
}
