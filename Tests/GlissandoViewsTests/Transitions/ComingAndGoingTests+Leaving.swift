import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

extension ComingAndGoingTests {
  @Test("A leaving view stays where its zIndex puts it")
  func zIndex() throws {
    let (stage, isThere) = makeStage(true) { isThere in
      ZStack {
        if isThere {
          Color.red.frame(width: 80, height: 80).zIndex(1).transition(.offset(x: 1))
        }
        Color.blue.frame(width: 80, height: 80)
      }
    }
    #expect(stage.image().pixel(200, 150).x > 200)
    withAnimation(.second) { isThere.value = false }
    stage.advance(by: 0.5)
    #expect(stage.image().pixel(200, 150).x > 200)
    stage.settle()
    #expect(stage.image().pixel(200, 150).z > 200)
  }

  @Test("A completion at removal waits for the transition, one at its logical end does not")
  func completions() throws {
    for transition in [AnyTransition.slide, .modifier(active: Away(x: 50), identity: Away(x: 0))] {
      let log = Journal<String>()
      let (stage, isThere) = makeStage(true) { isThere in
        ZStack { if isThere { box().transition(transition) } }
      }
      withAnimation(.spring(duration: 0.5), completionCriteria: .removed) {
        isThere.value = false
      } completion: {
        log.entries.append("removed")
      }
      withAnimation(.spring(duration: 0.5)) {
      } completion: {
        log.entries.append("nothing")
      }
      stage.advance(by: 0.5)
      #expect(log.entries == ["nothing"])
      #expect(try stage.element("box").isLeaving)
      stage.settle()
      #expect(log.entries == ["nothing", "removed"])
      #expect(stage.elements.isEmpty)
    }
  }

  private struct Away: ViewModifier {
    let x: CGFloat
    func body(content: Content) -> some View { content.offset(x: x) }
  }

  @Test("A view that goes for good disappears once, after its transition")
  func disappears() throws {
    let log = Journal<String>()
    let (stage, isThere) = makeStage(true) { isThere in
      ZStack {
        if isThere {
          box().onDisappear { log.entries.append("gone") }.transition(.move(edge: .top))
        }
      }
    }
    withAnimation(.second) { isThere.value = false }
    stage.advance(by: 0.9)
    stage.update()
    #expect(log.entries.isEmpty)
    stage.advance(by: 0.2)
    stage.update()
    #expect(log.entries == ["gone"])
  }

  @Test("A transition moves and grows about the place at which its view is shown")
  func aboutShownPlace() throws {
    let (stage, state) = makeStage((isThere: true, isLow: false)) { state in
      ZStack(alignment: state.isLow ? .bottom : .top) {
        Color.clear
        if state.isThere { box().transition(.scale) }
      }
    }
    withAnimation(.second) { state.value.isLow = true }
    stage.advance(by: 0.5)
    #expect(try look(stage) == "150 120 100 60")
    withAnimation(.second) { state.value.isThere = false }
    stage.advance(by: 0.25)
    // Three quarters of the size about the middle of where the glide has brought it.
    #expect(try look(stage) == "162.5 187.5 75 45")
  }

  @Test("What comes into a group that moves moves with it")
  func comesIntoMovingGroup() throws {
    let (stage, state) = makeStage((isLow: false, isThere: false)) { state in
      ZStack(alignment: state.isLow ? .bottom : .top) {
        Color.clear
        HStack(spacing: 0) {
          box("first")
          if state.isThere { box("second") }
        }
        .frame(width: 200, alignment: .leading)
        .geometryGroup()
      }
    }
    withAnimation(.second) { state.value.isLow = true }
    stage.advance(by: 0.5)
    state.value.isThere = true
    #expect(try stage.frame("first") == "100 120 100 60")
    #expect(try stage.frame("second") == "200 120 100 60")
    stage.advance(by: 0.25)
    #expect(try stage.frame("second") == "200 180 100 60")
    #expect(try stage.target("second") == "200 240 100 60")
    // Without a group it would be at its place at once, ahead of its sibling.
    let (plain, other) = makeStage((isLow: false, isThere: false)) { state in
      ZStack(alignment: state.isLow ? .bottom : .top) {
        Color.clear
        HStack(spacing: 0) {
          box("first")
          if state.isThere { box("second") }
        }
        .frame(width: 200, alignment: .leading)
      }
    }
    withAnimation(.second) { other.value.isLow = true }
    plain.advance(by: 0.5)
    other.value.isThere = true
    #expect(try plain.frame("second") == "200 240 100 60")
  }
}
