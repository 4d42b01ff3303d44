import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

extension CustomTransitionTests {
  @Test("A body that branches on its phase, shows its content twice or not at all breaks nothing")
  func strangeBodies() throws {
    struct Branching: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View {
        if phase.isIdentity { content } else { content.blur(radius: 4).opacity(0) }
      }
    }
    struct Twice: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View {
        ZStack {
          content
          content.opacity(phase.isIdentity ? 1 : 0)
        }
      }
    }
    struct Absent: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View {
        Color.blue.opacity(phase.isIdentity ? 0.5 : 0)
      }
    }
    struct Appearing: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View {
        if phase.isIdentity { content }
      }
    }
    for transition in [
      AnyTransition(Appearing()), AnyTransition(Branching()), AnyTransition(Twice()),
      AnyTransition(Absent()),
    ] {
      let log = Journal<String>()
      let (stage, isThere) = stage {
        box().onAppear { log.entries.append("+") }.onDisappear { log.entries.append("-") }
          .transition(transition)
      }
      for _ in 0..<3 {
        withAnimation(.second) { isThere.value.toggle() }
        stage.advance(by: 0.4)
        _ = stage.image()
      }
      stage.settle()
      withAnimation(.second) { isThere.value = false }
      stage.settle()
      stage.update()
      #expect(stage.elements.isEmpty)
      #expect(log.entries == ["+", "-"])
    }
  }

  @Test("A text in a branch of a body that is left, changes and is chosen again is there")
  func textWithinBranches() throws {
    struct Sliding: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View {
        if phase.isIdentity {
          content.offset(x: 0.3)
        } else {
          content.offset(x: 40.6).opacity(0.5)
        }
      }
    }
    let (stage, state) = makeStage((isThere: true, text: 0, shift: 0.0)) { state in
      ZStack {
        if state.isThere {
          Text("\(state.text)").offset(x: state.shift)
            .transition(AnyTransition(Sliding()).combined(with: .scale))
        }
      }
    }
    for step in 1..<40 {
      withAnimation(.second) {
        state.value.text = step
        state.value.shift = Double(step % 5) * 7.3
        if step % 3 == 0 { state.value.isThere.toggle() }
      }
      stage.advance(by: 0.13)
      _ = stage.image()
    }
    state.value.isThere = true
    stage.update()
    #expect(stage.settle())
    #expect(stage.textLeaves.map(\.isMoving) == [false])
  }

  @Test("A transition that is exchanged while the view stays plays when the view goes")
  func exchanged() throws {
    for (first, second) in [(AnyTransition.opacity, AnyTransition.tilt), (.tilt, .slide)] {
      let (stage, state) = makeStage((isThere: true, isSecond: false)) { state in
        ZStack { if state.isThere { box().transition(state.isSecond ? second : first) } }
      }
      state.value.isSecond = true
      stage.update()
      withAnimation(.second) { state.value.isThere = false }
      stage.advance(by: 0.25)
      #expect(try stage.element("box").frame.minX > 160)
      #expect(try stage.element("box").opacity == 1)
      stage.settle()
      #expect(stage.elements.isEmpty)
    }
  }

  @Test("A view that comes and goes within one turn leaves from where it would have come")
  func comesAndGoesAtOnce() throws {
    let (stage, isThere) = stage { box().transition(.tilt.combined(with: .opacity)) }
    withAnimation(.second) { isThere.value = true }
    withAnimation(.second) { isThere.value = false }
    #expect(stage.elements.allSatisfy { $0.opacity < 0.01 })
    stage.settle()
    #expect(stage.elements.isEmpty)
  }

  @Test("Numbers that make no sense are left out, and the view comes and goes all the same")
  func badNumbers() throws {
    for number in [Double.nan, .infinity, -.infinity] {
      for transition: AnyTransition in [
        .offset(x: number), .scale(scale: number),
        .scale(scale: 0.5, anchor: UnitPoint(x: number, y: 0)),
        .modifier(active: Tilt(width: number), identity: Tilt(width: 0)),
        .opacity.combined(with: .offset(CGSize(width: 1, height: number))),
      ] {
        let (stage, isThere) = stage { box().transition(transition) }
        for _ in 0..<3 {
          withAnimation(.second) { isThere.value.toggle() }
          stage.advance(by: 0.5)
          _ = stage.image()
        }
        stage.settle()
        #expect(try look(stage) == "150 120 100 60")
      }
    }
  }

  @Test("With less motion everything that moves fades, and nothing else changes")
  func reducedMotion() throws {
    func quarter(_ transition: AnyTransition) throws -> String? {
      let (stage, isThere) = stage { box().transition(transition) }
      stage.host.reduceMotion = true
      withAnimation(.second) { isThere.value = true }
      stage.advance(by: 0.25)
      let result = try look(stage)
      stage.settle()
      #expect(try stage.element("box").frame.short == "150 120 100 60")
      return result
    }
    let fading = "150 120 100 60 @.25"
    for transition: AnyTransition in [
      .slide, .move(edge: .top), .push(from: .leading), .scale, .offset(x: 10), .blurReplace,
      .tilt, AnyTransition(Twirl()), .slide.combined(with: .opacity),
      .asymmetric(insertion: .identity, removal: .slide), .opacity,
    ] {
      #expect(try quarter(transition) == fading)
    }
    #expect(try quarter(.identity) == "150 120 100 60")
    #expect(try quarter(AnyTransition(Dim())) == "150 120 100 60 @.63")
    #expect(try quarter(.slide.animation(.linear(duration: 2))) == "150 120 100 60 @.13")
  }
}
