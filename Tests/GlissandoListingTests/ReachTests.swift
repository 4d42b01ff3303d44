import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Testing

/// What the documents say of where an animation is written, and of what it reaches.
@MainActor
@Suite("Samples of reach")
struct ReachTests {
  // MARK: Where the modifier stands

  @Test("An opacity written after the animation is not reached by it")
  func outside() throws {
    struct Word: View {
      @State private var isOn = false
      var body: some View {
        VStack {
          Rectangle().frame(width: 50, height: 10)
            .animation(.linear(duration: 0.3), value: isOn).opacity(isOn ? 0 : 1)
            .accessibilityIdentifier("outside")
          Rectangle().frame(width: 50, height: 10).opacity(isOn ? 0 : 1)
            .animation(.linear(duration: 0.3), value: isOn).accessibilityIdentifier("inside")
          Button("Go") { isOn.toggle() }
        }
      }
    }
    let stage = Stage(width: 200, height: 100) { Word() }
    try stage.tap("Go")
    stage.advance(by: 0.1)
    #expect(try stage.element("outside").opacity == 0)
    #expect(near(try stage.element("inside").opacity, 2.0 / 3))
  }

  private struct TwoRows: View {
    let isInner: Bool
    @State private var isOn = false
    var body: some View {
      VStack {
        VStack {
          Rectangle().frame(width: 60, height: 10).offset(x: isOn ? 200 : 0)
            .accessibilityIdentifier("first").animation(isInner ? .easeInOut : nil, value: isOn)
          Rectangle().frame(width: 60, height: 10).offset(x: isOn ? 200 : 0)
            .accessibilityIdentifier("second")
        }
        .modifier(Outer(animation: isInner ? nil : .easeInOut, value: isOn))
        Button("Animate") { isOn.toggle() }
      }
    }

    private struct Outer: ViewModifier {
      let animation: Animation?
      let value: Bool
      @ViewBuilder func body(content: Content) -> some View {
        if let animation { content.animation(animation, value: value) } else { content }
      }
    }
  }

  @Test("On one row the animation moves that row, around both it moves what has none of its own")
  func innerAndOuter() throws {
    let inner = Stage(width: 500, height: 100) { TwoRows(isInner: true) }
    let start = try inner.x("first")
    try inner.tap("Animate")
    inner.advance(by: 0.15)
    #expect(near(try inner.x("first"), start + 200 * Reference.easeInOut(0.15), 1e-4))
    #expect(near(try inner.x("second"), start + 200))

    let outer = Stage(width: 500, height: 100) { TwoRows(isInner: false) }
    try outer.tap("Animate")
    outer.advance(by: 0.15)
    // The first row says nil, which is nearer.
    #expect(near(try outer.x("first"), start + 200))
    #expect(near(try outer.x("second"), start + 200 * Reference.easeInOut(0.15), 1e-4))
  }

  @Test("The nearest of two animations wins, and the one around the change comes last")
  func nearest() throws {
    struct Dots: View {
      @State private var isRed = false
      var body: some View {
        VStack {
          Circle().fill(isRed ? .red : .blue).accessibilityIdentifier("nearest")
            .animation(.easeInOut(duration: 1), value: isRed)
            .animation(.linear(duration: 3), value: isRed)
          Circle().fill(isRed ? .red : .blue).accessibilityIdentifier("inner")
            .animation(.easeInOut(duration: 1), value: isRed)
          Circle().fill(isRed ? .red : .blue).accessibilityIdentifier("free")
          Button("Change") { withAnimation(.linear(duration: 3)) { isRed.toggle() } }
        }
      }
    }
    let stage = Stage(width: 100, height: 300) { Dots() }
    try stage.tap("Change")
    for time in [0.25, 0.6] {
      stage.advance(by: time - stage.time)
      let eased = Reference.easeInOut(time, duration: 1)
      for name in ["nearest", "inner"] {
        #expect(abs(try stage.colorShare(name, from: .blue, to: .red).share - eased) < 1e-3)
      }
      let share = try stage.colorShare("free", from: .blue, to: .red).share
      #expect(abs(share - time / 3) < 1e-3)
    }
  }

  // MARK: One dependency, or two

  struct Dot: View {
    enum Way { case everything, place, colour, withAnimation }
    let way: Way
    @State private var x = 0.0
    @State private var isRed = false

    var body: some View {
      VStack {
        dot
        Button("Animate") {
          x = x == 0 ? 100 : 0
          if way == .withAnimation {
            withAnimation(.easeInOut(duration: 1)) { isRed.toggle() }
          } else {
            isRed.toggle()
          }
        }
      }
    }

    private var circle: some View {
      Circle().fill(isRed ? Color.red : .blue).frame(width: 30, height: 30).offset(x: x)
        .accessibilityIdentifier("dot")
    }

    @ViewBuilder private var dot: some View {
      switch way {
      case .everything: circle.animation(.easeInOut(duration: 1))
      case .place:
        Circle().fill(isRed ? Color.red : .blue).frame(width: 30, height: 30)
          .animation(nil, value: isRed).offset(x: x).animation(.easeInOut(duration: 1), value: x)
          .accessibilityIdentifier("dot")
      case .colour:
        Circle().fill(isRed ? Color.red : .blue).animation(.easeInOut(duration: 1), value: isRed)
          .frame(width: 30, height: 30).offset(x: x).accessibilityIdentifier("dot")
      case .withAnimation: circle
      }
    }
  }

  @Test(
    "Of two dependencies that change together, those animate that the animation is tied to",
    arguments: [
      (Dot.Way.everything, true, true), (.place, true, false), (.colour, false, true),
      (.withAnimation, false, true),
    ])
  func dependencies(_ way: Dot.Way, movesPlace: Bool, movesColour: Bool) throws {
    let stage = Stage(width: 500, height: 300) { Dot(way: way) }
    let start = try stage.x("dot")
    try stage.tap("Animate")
    for time in [0.1, 0.3, 0.5, 0.8] {
      stage.advance(by: time - stage.time)
      let progress = Reference.easeInOut(time, duration: 1)
      #expect(
        near(try stage.x("dot"), start + 100 * (movesPlace ? progress : 1), 1e-4), "at \(time) s")
      let share = try stage.colorShare("dot", from: .blue, to: .red).share
      #expect(abs(share - (movesColour ? progress : 1)) < 1e-3, "at \(time) s")
    }
  }

  @Test("Two changes with animations of their own move the two axes of one offset each its way")
  func axes() throws {
    struct Axes: View {
      let second: Animation
      @State private var x = 0.0
      @State private var y = 0.0
      var body: some View {
        VStack {
          Circle().frame(width: 30, height: 30).offset(x: x, y: y).accessibilityIdentifier("dot")
          Button("Animate") {
            withAnimation(.linear) { x = x == 0 ? 100 : 0 }
            withAnimation(second) { y = y == 0 ? 100 : 0 }
          }
        }
      }
    }
    for duration in [0.35, 1.5] {
      let stage = Stage(width: 500, height: 500) { Axes(second: .easeInOut(duration: duration)) }
      let start = try stage.element("dot").frame.origin
      try stage.tap("Animate")
      for time in [0.05, 0.1, 0.2, 0.3, 0.5, 1.2] {
        stage.advance(by: time - stage.time)
        #expect(near(try stage.x("dot"), start.x + 100 * Reference.linear(time), 1e-4))
        let down = 100 * Reference.easeInOut(time, duration: duration)
        #expect(near(try stage.y("dot"), start.y + down, 1e-4), "at \(time) s of \(duration)")
      }
      #expect(stage.settle(limit: 0.5))
    }
  }

  @Test("A change that is written back after the animation's braces does not animate")
  func writtenBack() throws {
    struct Columns: View {
      @State private var widths: [CGFloat] = [40]
      var body: some View {
        VStack(alignment: .leading) {
          Rectangle().frame(width: widths.last, height: 10).accessibilityIdentifier("bar")
          Button("Inside") { withAnimation(.linear) { widths.append(140) } }
          Button("Outside") { widths.appendAnimated(240, .linear) }
        }
      }
    }
    let stage = Stage(width: 400, height: 200) { Columns() }
    try stage.tap("Inside")
    stage.advance(by: 0.175)
    #expect(near(try stage.element("bar").frame.width, 90, 1e-4))
    stage.settle()
    try stage.tap("Outside")
    stage.advance(frames: 1)
    #expect(try stage.element("bar").frame.width == 240)
    #expect(!stage.isAnimating)
  }
}

extension Array {
  /// The array is the caller's again only after the braces of `withAnimation`.
  fileprivate mutating func appendAnimated(_ element: Element, _ animation: Animation?) {
    withAnimation(animation) { append(element) }
  }
}
