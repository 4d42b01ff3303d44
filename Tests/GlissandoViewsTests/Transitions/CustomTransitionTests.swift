import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// Turns by half a turn either way, and fades.
struct Twirl: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .rotationEffect(.degrees(phase.value * 180))
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

/// Made of another one, and of a move to a side that depends on the phase.
private struct Throw: Transition {
  var distance: CGFloat
  func body(content: Content, phase: TransitionPhase) -> some View {
    OpacityTransition().apply(
      content: content.offset(x: distance * phase.value), phase: phase)
  }
}

/// Does not move, so that it plays for everybody.
struct Dim: Transition {
  static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0.5)
  }
}

extension Transition where Self == Throw {
  fileprivate static func `throw`(_ distance: CGFloat) -> Throw { Throw(distance: distance) }
}

/// Moves by a number that it animates itself.
private struct Rise: ViewModifier, Animatable {
  var height: CGFloat
  nonisolated var animatableData: CGFloat {
    get { height }
    set { height = newValue }
  }
  func body(content: Content) -> some View { content.offset(y: height * height / 100) }
}

struct Tilt: ViewModifier {
  let width: CGFloat
  func body(content: Content) -> some View { content.offset(x: width) }
}

/// Opens like a drawer: the layout changes.
private struct Drawer: ViewModifier {
  let height: CGFloat?
  func body(content: Content) -> some View {
    content.frame(height: height, alignment: .top).clipped()
  }
}

extension AnyTransition {
  static var tilt: AnyTransition {
    .modifier(active: Tilt(width: 80), identity: Tilt(width: 0))
  }
  fileprivate static var drawer: AnyTransition {
    .modifier(active: Drawer(height: 0), identity: Drawer(height: nil))
  }
}

/// Transitions that programs describe by views.
@MainActor
@Suite("Custom transitions")
struct CustomTransitionTests {
  func stage<V: View>(
    _ isThere: Bool = false, frameRate: Double = 60, @ViewBuilder _ view: @escaping () -> V
  ) -> (Stage, Remote<Bool>) {
    makeStage(isThere, frameRate: frameRate) { isThere in
      ZStack { if isThere { view() } }
    }
  }

  @Test("The phases have the values -1, 0 and 1")
  func phases() {
    #expect(TransitionPhase.willAppear.value == -1 && !TransitionPhase.willAppear.isIdentity)
    #expect(TransitionPhase.identity.value == 0 && TransitionPhase.identity.isIdentity)
    #expect(TransitionPhase.didDisappear.value == 1 && !TransitionPhase.didDisappear.isIdentity)
    #expect(TransitionProperties().hasMotion)
  }

  @Test("A transition goes from the phase before to the identity, and on to the phase after")
  func body() throws {
    let (stage, isThere) = stage { box().transition(.throw(80)) }
    withAnimation(.second) { isThere.value = true }
    #expect(try look(stage) == "70 120 100 60 @0")
    stage.advance(by: 0.25)
    #expect(try look(stage) == "90 120 100 60 @.25")
    stage.settle()
    #expect(try look(stage) == "150 120 100 60")
    withAnimation(.second) { isThere.value = false }
    stage.advance(by: 0.25)
    #expect(try look(stage) == "170 120 100 60 @.75")
    #expect(try stage.element("box").isLeaving)
    stage.advance(by: 0.75)
    #expect(stage.elements.isEmpty)
    #expect(!stage.isAnimating)
  }

  @Test("A turn goes on in its direction, drawn about the view's centre")
  func twirl() throws {
    let (stage, isThere) = stage { box().transition(Twirl()) }
    withAnimation(.second) { isThere.value = true }
    stage.advance(by: 0.5)
    #expect(try look(stage) == "170 100 60 100 @.5")
    stage.settle()
    withAnimation(.second) { isThere.value = false }
    stage.advance(by: 0.5)
    #expect(try look(stage) == "170 100 60 100 @.5")
  }

  @Test("A modifier goes from its active state to its identity and back")
  func modifier() throws {
    let (stage, isThere) = stage { box().transition(.tilt.combined(with: .opacity)) }
    withAnimation(.second) { isThere.value = true }
    stage.advance(by: 0.25)
    #expect(try look(stage) == "210 120 100 60 @.25")
    stage.settle()
    #expect(try look(stage) == "150 120 100 60")
    withAnimation(.second) { isThere.value = false }
    stage.advance(by: 0.25)
    #expect(try look(stage) == "170 120 100 60 @.75")
    stage.settle()
    #expect(stage.elements.isEmpty)
  }

  @Test("A modifier with data of its own is evaluated with what is shown")
  func animatableModifier() throws {
    let (stage, isThere) = stage {
      box().transition(.modifier(active: Rise(height: 100), identity: Rise(height: 0)))
    }
    withAnimation(.second) { isThere.value = true }
    stage.advance(by: 0.5)
    #expect(try look(stage) == "150 145 100 60")
    stage.settle()
    withAnimation(.second) { isThere.value = false }
    stage.advance(by: 0.2)
    #expect(try look(stage) == "150 124 100 60")
    stage.settle()
    #expect(stage.elements.isEmpty)
  }

  @Test("Parts keep their order: the first one is inside")
  func order() throws {
    let (stage, isThere) = stage {
      box().transition(.scale.combined(with: .tilt).combined(with: .move(edge: .top)))
    }
    withAnimation(.second) { isThere.value = true }
    stage.advance(by: 0.5)
    #expect(try look(stage) == "215 105 50 30")
    let (other, isShown) = self.stage { box().transition(.tilt.combined(with: .scale)) }
    withAnimation(.second) { isShown.value = true }
    other.advance(by: 0.5)
    #expect(try look(other) == "195 135 50 30")
  }

  @Test("Parts of their own time, and on one way only")
  func timedAndAsymmetric() throws {
    let (stage, isThere) = stage {
      box().transition(
        .asymmetric(
          insertion: .tilt.animation(.linear(duration: 2)),
          removal: AnyTransition(.throw(40)).combined(with: .tilt)))
    }
    withAnimation(.second) { isThere.value = true }
    stage.advance(by: 0.5)
    #expect(try look(stage) == "210 120 100 60")
    stage.settle()
    #expect(near(stage.time, 2, 0.02))
    withAnimation(.second) { isThere.value = false }
    stage.advance(by: 0.5)
    #expect(try look(stage) == "210 120 100 60 @.5")
  }

  @Test("Turned round on the way out, it goes back with its velocity, its identity and its state")
  func turnsRound() throws {
    struct Keeper: View {
      @State private var count = 0
      let log: Journal<String>
      var body: some View {
        box().accessibilityValue("\(count)").onTapGesture { count += 1 }
          .onAppear { log.entries.append("+") }.onDisappear { log.entries.append("-") }
      }
    }
    let log = Journal<String>()
    let (stage, isThere) = stage(true, frameRate: 1000) { Keeper(log: log).transition(.throw(80)) }
    try stage.tap("box")
    withAnimation(.smooth) { isThere.value = false }
    stage.advance(by: 0.15)
    let before = try stage.element("box")
    stage.advance(by: 0.001)
    let middle = try stage.element("box")
    withAnimation(.smooth) { isThere.value = true }
    #expect(near(try stage.element("box").frame.minX, middle.frame.minX, 1e-9))
    stage.advance(by: 0.001)
    let after = try stage.element("box")
    #expect(
      near(
        after.frame.minX - middle.frame.minX, middle.frame.minX - before.frame.minX, 0.02))
    #expect(near(after.opacity - middle.opacity, middle.opacity - before.opacity, 1e-3))
    #expect(after.frame.minX > middle.frame.minX)
    stage.settle()
    #expect(try look(stage) == "150 120 100 60")
    #expect(try stage.element("box").value == "1")
    #expect(log.entries == ["+"])
    withAnimation(.smooth) { isThere.value = false }
    stage.settle()
    stage.update()
    #expect(log.entries == ["+", "-"])
  }

  @Test("What the identity says holds as long as the view stays")
  func identityHolds() throws {
    struct Framed: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View {
        content.padding(20).opacity(phase.isIdentity ? 0.75 : 0)
      }
    }
    let (stage, isThere) = stage(true) {
      box().transition(Framed()).background(Color.red.accessibilityIdentifier("ground"))
    }
    #expect(try look(stage) == "150 120 100 60 @.75")
    withAnimation(.second) { isThere.value = false }
    stage.advance(by: 0.5)
    // The transition stands around everything that was written on the view.
    #expect(try look(stage) == "150 120 100 60 @.38")
    #expect(try look(stage, "ground") == "150 120 100 60 @.38")
  }

  @Test("A transition that changes the layout moves the view inside, and its neighbours glide")
  func layout() throws {
    let (stage, isThere) = makeStage(false) { isThere in
      VStack(spacing: 0) {
        Color.gray.frame(width: 100, height: 40).accessibilityIdentifier("above")
        if isThere {
          Color.red.frame(width: 100, height: 100).accessibilityIdentifier("box")
            .transition(.drawer)
        }
        Color.gray.frame(width: 100, height: 40).accessibilityIdentifier("below")
      }
    }
    #expect(try stage.frame("below") == "150 150 100 40")
    withAnimation(.second) { isThere.value = true }
    stage.advance(by: 0.5)
    #expect(try stage.frame("above") == "150 85 100 40")
    #expect(try stage.frame("below") == "150 175 100 40")
    stage.settle()
    #expect(try stage.frame("box") == "150 100 100 100")
    withAnimation(.second) { isThere.value = false }
    stage.advance(by: 0.5)
    #expect(try stage.element("box").isLeaving)
    #expect(try stage.frame("below") == "150 175 100 40")
    stage.settle()
    #expect(stage.elements.map(\.name) == ["above", "below"])
  }
}
