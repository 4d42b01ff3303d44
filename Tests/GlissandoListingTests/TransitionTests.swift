import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Testing

/// What the documents say of views that come and go.
@MainActor
@Suite("Samples of transitions")
struct TransitionTests {
  private func leaving(_ stage: Stage, _ text: String) -> Stage.Element? {
    stage.elements.first { ($0.text == text || $0.identifier == text) && $0.isLeaving }
  }

  // MARK: Sliding

  private struct Slide: View {
    @State private var isShown = true
    var body: some View {
      VStack {
        Spacer()
        Text("Hello")
        if isShown { Counter().transition(.slide) }
        Spacer()
        Button("Toggle") { isShown.toggle() }
      }
      .animation(.easeInOut(duration: 3), value: isShown)
      .frame(width: 300, height: 300)
    }
  }

  /// A view that remembers how often it was tapped.
  private struct Counter: View {
    @State private var count = 0
    var body: some View {
      Rectangle().frame(width: 80, height: 20).onTapGesture { count += 1 }
        .accessibilityIdentifier("count").accessibilityLabel("\(count)")
    }
  }

  @Test("A sliding view goes out to the trailing side, and the views around it close up meanwhile")
  func slidesOut() throws {
    let stage = Stage(width: 300, height: 300) { Slide() }
    let place = try stage.element("count").frame
    let hello = try stage.y("Hello")
    let button = try stage.element("Toggle").frame
    try stage.tap("Toggle")
    let end = try stage.element("Hello").targetFrame.minY
    #expect(end > hello)
    for time in [0.5, 1.5, 2.5] {
      stage.advance(by: time - stage.time)
      let progress = Reference.easeInOut(time, duration: 3)
      let shown = try #require(leaving(stage, "count"))
      #expect(near(shown.frame.minX, place.minX + 80 * progress, 1e-3), "at \(time) s")
      #expect(near(shown.frame.minY, place.minY, 1e-3))
      #expect(near(try stage.y("Hello"), hello + (end - hello) * progress, 1e-3))
      #expect(try stage.element("Toggle").frame == button)
    }
    stage.advance(by: 0.6)
    #expect(leaving(stage, "count") == nil)
    #expect(throws: StageError.self) { try stage.element("count") }
  }

  @Test("A view that is called back in flight turns round where it is, and is still the same view")
  func calledBack() throws {
    let stage = Stage(width: 300, height: 300) { Slide() }
    let place = try stage.element("count").frame
    try stage.tap("count")
    stage.settle()
    #expect(try stage.element("count").label == "1")
    try stage.tap("Toggle")
    stage.advance(by: 1.5)
    let turn = try #require(leaving(stage, "count")).frame
    // It takes no taps on its way out.
    stage.tap(at: CGPoint(x: turn.midX, y: turn.midY))
    try stage.tap("Toggle")
    #expect(leaving(stage, "count") == nil)
    var previous = try stage.x("count")
    #expect(near(previous, turn.minX, 0.1))
    for _ in 0..<40 {
      stage.advance(by: 0.1)
      // The fastest of an ease-in-out over 80 points in 3 s, there and back at once.
      #expect(abs(try stage.x("count") - previous) < 0.1 * 2 * 1.7 * 80 / 3)
      previous = try stage.x("count")
    }
    #expect(try stage.element("count").frame == place)
    #expect(try stage.element("count").label == "1")
  }

  @Test("A sliding view comes in from the leading side")
  func slidesIn() throws {
    let stage = Stage(width: 300, height: 300) { Slide() }
    let place = try stage.element("count").frame
    try stage.tap("Toggle")
    stage.settle()
    try stage.tap("Toggle")
    let begin = stage.time
    for time in [0.5, 1.5, 2.5] {
      stage.advance(by: begin + time - stage.time)
      let progress = Reference.easeInOut(time, duration: 3)
      #expect(near(try stage.x("count"), place.minX - 80 * (1 - progress), 1e-3), "at \(time) s")
    }
    #expect(try stage.element("count").label == "0")
  }

  // MARK: Transitions of one's own

  private struct Turned: ViewModifier {
    let angle: Angle
    func body(content: Content) -> some View { content.rotationEffect(angle) }
  }

  private struct Turning: View {
    let isInner: Bool
    @State private var isShown = true
    var body: some View {
      VStack {
        VStack {
          Text("Hello")
          if isShown {
            Rectangle().frame(width: 100, height: 10).accessibilityIdentifier("bar")
              .transition(
                AnyTransition.modifier(
                  active: Turned(angle: .degrees(90)), identity: Turned(angle: .zero)
                ).combined(with: .opacity))
          }
        }
        .animation(isInner ? .easeInOut(duration: 2) : nil, value: isShown)
        Button {
          isShown.toggle()
        } label: {
          Rectangle().frame(width: isShown ? 50 : 90, height: 10).accessibilityIdentifier("label")
        }
        .buttonStyle(.plain)
      }
      .modifier(Outer(isOn: !isInner, value: isShown))
      .frame(width: 300, height: 300)
    }

    private struct Outer: ViewModifier {
      let isOn: Bool
      let value: Bool
      @ViewBuilder func body(content: Content) -> some View {
        if isOn { content.animation(.easeInOut(duration: 2), value: value) } else { content }
      }
    }
  }

  @Test(
    "A turn that is combined with a fade does both, and what the animation does not reach stands")
  func combined() throws {
    let stage = Stage(width: 300, height: 300) { Turning(isInner: true) }
    let button = try stage.element("label").frame
    stage.tap(at: CGPoint(x: button.midX, y: button.midY))
    for time in [0.5, 1, 1.5] {
      stage.advance(by: time - stage.time)
      let progress = Reference.easeInOut(time, duration: 2)
      let bar = try #require(leaving(stage, "bar"))
      #expect(near(bar.opacity, 1 - progress, 1e-4), "at \(time) s")
      let turn = progress * .pi / 2
      #expect(near(bar.frame.width, 100 * cos(turn) + 10 * sin(turn), 1e-3), "at \(time) s")
      #expect(try stage.element("label").frame.width == 90)
    }
    stage.advance(by: 0.6)
    #expect(leaving(stage, "bar") == nil)
  }

  @Test("Written around the button, the animation reaches the button's label too")
  func outerReach() throws {
    let stage = Stage(width: 300, height: 300) { Turning(isInner: false) }
    let button = try stage.element("label").frame
    stage.tap(at: CGPoint(x: button.midX, y: button.midY))
    for time in [0.5, 1, 1.5] {
      stage.advance(by: time - stage.time)
      let width = 50 + 40 * Reference.easeInOut(time, duration: 2)
      #expect(near(try stage.element("label").frame.width, width, 1e-3), "at \(time) s")
    }
  }

  // MARK: Branches and identities

  @Test("Two branches play a transition each, side by side in time")
  func branches() throws {
    struct Branches: View {
      @State private var isOther = false
      var body: some View {
        VStack {
          if !isOther {
            Rectangle().frame(width: 100, height: 40).accessibilityIdentifier("one")
              .transition(.scale)
          } else {
            Rectangle().frame(width: 100, height: 40).accessibilityIdentifier("two")
              .offset(y: 100).transition(.move(edge: .bottom))
          }
          Button("Go") { isOther.toggle() }
        }
        .animation(.easeIn, value: isOther)
      }
    }
    let stage = Stage(width: 300, height: 400) { Branches() }
    let one = try stage.element("one").frame
    try stage.tap("Go")
    for time in [0.1, 0.2, 0.3] {
      stage.advance(by: time - stage.time)
      let progress = Reference.easeIn(time)
      let left = try #require(leaving(stage, "one")).frame
      #expect(near(left.width, 100 * (1 - progress), 0.01), "at \(time) s")
      #expect(near(left.midX, one.midX, 0.01) && near(left.midY, one.midY, 0.01))
      let other = try stage.element("two")
      #expect(!other.isLeaving)
      let end = one.minY + 100
      #expect(near(other.frame.minY, end + 40 * (1 - progress), 0.01), "at \(time) s")
    }
    stage.settle()
    #expect(try stage.element("two").frame == one.offsetBy(dx: 0, dy: 100))
  }

  @Test("One view with two states moves from one to the other")
  func oneView() throws {
    struct One: View {
      @State private var isDown = false
      var body: some View {
        VStack {
          Rectangle().frame(width: 50, height: 10).offset(y: isDown ? 100 : 0)
            .animation(.spring(), value: isDown).accessibilityIdentifier("bar")
          Button("Go") { isDown.toggle() }
        }
      }
    }
    let stage = Stage(width: 300, height: 300) { One() }
    let start = try stage.y("bar")
    try stage.tap("Go")
    for time in [0.1, 0.3] {
      stage.advance(by: time - stage.time)
      let progress = Reference.spring(time, response: 0.5, damping: 1)
      #expect(near(try stage.y("bar"), start + 100 * progress, 1e-3))
    }
    #expect(stage.elements.filter { $0.identifier == "bar" }.count == 1)
  }

  @Test("Without an animation the branches change places at once")
  func plainBranches() throws {
    struct Branches: View {
      @State private var isOther = false
      var body: some View {
        VStack {
          if isOther { Text("other") } else { Text("one").offset(y: 100) }
          Button("Go") { isOther.toggle() }
        }
      }
    }
    let stage = Stage(width: 300, height: 300) { Branches() }
    try stage.tap("Go")
    stage.advance(frames: 1)
    #expect(leaving(stage, "one") == nil)
    #expect(try stage.element("other").opacity == 1)
    #expect(leaving(stage, "other") == nil)
  }

  @Test("An identity that changes sends the view out and its successor in")
  func identities() throws {
    struct Identified: View {
      @State private var id = 1
      var body: some View {
        VStack {
          Counter().id(id).transition(.slide).animation(.easeOut, value: id)
          Button("Next") { id += 1 }
        }
        .frame(width: 300, height: 300)
      }
    }
    let stage = Stage(width: 300, height: 300) { Identified() }
    try stage.tap("count")
    stage.settle()
    let place = try stage.element("count").frame
    try stage.tap("Next")
    let begin = stage.time
    for time in [0.1, 0.2] {
      stage.advance(by: begin + time - stage.time)
      let progress = Reference.easeOut(time)
      let out = try #require(leaving(stage, "count"))
      #expect(out.label == "1")
      #expect(near(out.frame.minX, place.minX + 80 * progress, 1e-3), "at \(time) s")
      let entering = try stage.element("count")
      #expect(entering.label == "0" && !entering.isLeaving)
      #expect(near(entering.frame.minX, place.minX - 80 * (1 - progress), 1e-3), "at \(time) s")
    }
    stage.settle()
    #expect(try stage.element("count").frame == place)
  }
}
