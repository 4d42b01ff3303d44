import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Testing

/// When transitions play, for what, and what becomes of the views meanwhile.
@MainActor
@Suite("Coming and going")
struct ComingAndGoingTests {
  private let rest = "150 120 100 60"

  @Test("An animation around the branch plays the transition, one inside does not")
  func animationAround() throws {
    let (outside, isThere) = makeStage(false) { isThere in
      VStack { if isThere { box().transition(.slide) } }.animation(.second, value: isThere)
    }
    isThere.value = true
    outside.advance(by: 0.25)
    #expect(try look(outside) == "75 120 100 60")
    let (inside, isShown) = makeStage(false) { isShown in
      VStack { if isShown { box().transition(.slide).animation(.second, value: isShown) } }
    }
    isShown.value = true
    #expect(try look(inside) == rest)
    isShown.value = false
    #expect(inside.elements.isEmpty)
  }

  @Test("A transition written around the branch is that of what the branch shows")
  func writtenAround() throws {
    let (stage, isThere) = makeStage(false) { isThere in
      VStack {
        Group { if isThere { box() } else { EmptyView() } }.transition(.slide)
      }
    }
    withAnimation(.second) { isThere.value = true }
    stage.advance(by: 0.25)
    #expect(try look(stage) == "75 120 100 60")
  }

  @Test("The transition that is written nearest to the view holds")
  func nearest() throws {
    let (stage, isThere) = makeStage(false) { isThere in
      VStack { if isThere { box().transition(.slide).transition(.opacity) } }
    }
    withAnimation(.second) { isThere.value = true }
    stage.advance(by: 0.25)
    #expect(try look(stage) == "75 120 100 60")
  }

  @Test(
    "A transition reaches out of a view's body and through modifiers, but not out of a container")
  func reach() throws {
    struct Inner: View {
      var body: some View { box().transition(.slide).padding(10).frame(width: 120) }
    }
    let (stage, isThere) = makeStage(false) { isThere in
      VStack { if isThere { Inner().onTapGesture {} } }
    }
    withAnimation(.second) { isThere.value = true }
    stage.advance(by: 0.25)
    // By the width of all that comes: 120 points.
    #expect(try look(stage) == "60 120 100 60")
    let (contained, isShown) = makeStage(false) { isShown in
      VStack { if isShown { HStack { box().transition(.slide) } } }
    }
    withAnimation(.second) { isShown.value = true }
    contained.advance(by: 0.25)
    #expect(try look(contained) == rest + " @.25")
  }

  @Test("A transition on a view that stays does nothing")
  func onViewThatStays() throws {
    let (stage, isWide) = makeStage(false) { isWide in
      Rectangle().frame(width: isWide ? 200 : 100, height: 60).accessibilityIdentifier("box")
        .transition(.scale)
    }
    #expect(try look(stage) == rest)
    withAnimation(.second) { isWide.value = true }
    stage.advance(by: 0.5)
    #expect(try look(stage) == "125 120 150 60")
  }

  @Test("Of nested branches that come together, one transition plays")
  func nestedBranches() throws {
    let (stage, isThere) = makeStage(false) { isThere in
      ZStack {
        if isThere {
          ForEach(0..<1) { _ in
            if isThere { box().transition(.slide.combined(with: .opacity)) }
          }
        }
      }
    }
    withAnimation(.second) { isThere.value = true }
    stage.advance(by: 0.5)
    #expect(try look(stage) == "100 120 100 60 @.5")
    stage.settle()
    withAnimation(.second) { isThere.value = false }
    stage.advance(by: 0.5)
    #expect(try look(stage) == "200 120 100 60 @.5")
    stage.settle()
    #expect(stage.elements.isEmpty)
  }

  @Test("An inner branch that goes while the outer one goes leaves with it, once")
  func innerAndOuter() throws {
    let log = Journal<String>()
    let (stage, state) = makeStage((outer: true, inner: true)) { state in
      ZStack {
        if state.outer {
          Group { if state.inner { box().onDisappear { log.entries.append("-") } } }
            .transition(.slide)
        }
      }
    }
    withAnimation(.second) { state.value.inner = false }
    stage.advance(by: 0.5)
    withAnimation(.linear(duration: 2)) { state.value.outer = false }
    stage.advance(by: 0.25)
    #expect(try look(stage) == "225 120 100 60")
    stage.settle()
    stage.update()
    #expect(stage.elements.isEmpty)
    #expect(log.entries == ["-"])
    withAnimation(.second) { state.value = (true, true) }
    stage.settle()
    #expect(try look(stage) == rest)
  }

  @Test("Turned round on the way in, a view goes on to where its way out leads")
  func turnsRoundOnTheWayIn() throws {
    let (stage, isThere) = makeStage(false, frameRate: 1000) { isThere in
      ZStack { if isThere { box().transition(.slide) } }
    }
    withAnimation(.smooth) { isThere.value = true }
    stage.advance(by: 0.1)
    let before = try stage.element("box").frame.minX
    stage.advance(by: 0.001)
    let middle = try stage.element("box").frame.minX
    withAnimation(.smooth) { isThere.value = false }
    stage.advance(by: 0.001)
    let after = try stage.element("box").frame.minX
    // The spring takes over at the last frame's value; its acceleration bends the step a little.
    #expect(near(after - middle, middle - before, 0.06))
    #expect(middle < 150)
    stage.advance(by: 0.3)
    #expect(try stage.element("box").frame.minX > 200)
    stage.settle()
    #expect(stage.elements.isEmpty)
  }

  @Test(
    "Another id lets the earlier view go and another come, both by the transition written around")
  func replacedIdentity() throws {
    let (stage, id) = makeStage(1) { id in
      VStack { box("box \(id)").id(id).transition(.slide).animation(.second, value: id) }
    }
    id.value = 2
    stage.advance(by: 0.25)
    // The animation is written around the identity, so it reaches both.
    #expect(try look(stage, "box 1") == "175 120 100 60")
    #expect(try look(stage, "box 2") == "75 120 100 60")
    #expect(try stage.element("box 1").isLeaving)
    stage.advance(by: 0.25)
    id.value = 1
    stage.advance(by: 0.5)
    // The first one was called back half-way out: its way out has ended, half of that back is left.
    #expect(try look(stage, "box 1") == "200 120 100 60")
    stage.settle()
    #expect(stage.elements.map(\.name) == ["box 1"])
  }

  @Test(
    "A leaving view keeps its layout, its siblings close up, and it takes neither input nor focus")
  func leaving() throws {
    let log = Journal<String>()
    let (stage, isThere) = makeStage(true) { isThere in
      ZStack {
        Color.white.onTapGesture { log.entries.append("ground") }
        VStack(spacing: 0) {
          if isThere {
            Button("Press") { log.entries.append("button") }.frame(width: 100, height: 50)
              .accessibilityIdentifier("button").transition(.opacity)
          }
          box("below")
        }
      }
    }
    stage.key(.tab)
    stage.key(.space)
    #expect(log.entries == ["button"])
    let place = try stage.frame("button")
    withAnimation(.second) { isThere.value = false }
    stage.advance(by: 0.25)
    #expect(try stage.frame("button") == place)
    #expect(try stage.frame("below") == "150 138.75 100 60")
    stage.key(.space)
    stage.tap(at: CGPoint(x: 200, y: 100))
    #expect(log.entries == ["button", "ground"])
  }
}
