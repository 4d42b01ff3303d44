import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// Views that share their geometry with others of the same identity.
@MainActor
@Suite("Matched geometry")
struct MatchedGeometryTests {
  /// A small box at the top left or a large one at the bottom right, as one thing.
  private struct Hero: View {
    let isLarge: Bool
    var transition = AnyTransition.opacity
    @Namespace private var space

    var body: some View {
      ZStack(alignment: isLarge ? .bottomTrailing : .topLeading) {
        Color.clear
        if isLarge {
          Rectangle().accessibilityIdentifier("large")
            .matchedGeometryEffect(id: "hero", in: space)
            .frame(width: 200, height: 150)
            .transition(transition)
        } else {
          Rectangle().accessibilityIdentifier("small")
            .matchedGeometryEffect(id: "hero", in: space)
            .frame(width: 40, height: 30)
            .transition(transition)
        }
      }
    }
  }

  @Test("A view that comes and one that goes glide in register, cross-fading")
  func hero() throws {
    let (stage, isLarge) = makeStage(false) { Hero(isLarge: $0) }
    #expect(try stage.frame("small") == "0 0 40 30")
    withAnimation(.second) { isLarge.value = true }
    #expect(try look(stage, "large") == "0 0 40 30 @0")
    stage.advance(by: 0.25)
    #expect(try look(stage, "large") == "50 37.5 80 60 @.25")
    #expect(try look(stage, "small") == "50 37.5 80 60 @.75")
    stage.advance(by: 0.5)
    #expect(try look(stage, "large") == "150 112.5 160 120 @.75")
    #expect(try look(stage, "small") == "150 112.5 160 120 @.25")
    stage.advance(by: 0.25)
    #expect(try look(stage, "large") == "200 150 200 150")
    #expect(stage.elements.map(\.name) == ["large"])
    #expect(!stage.isAnimating)
  }

  @Test("A view that comes alone, or without an animation, is where it belongs at once")
  func alone() throws {
    let (stage, isLarge) = makeStage(false) { Hero(isLarge: $0) }
    isLarge.value = true
    #expect(try look(stage, "large") == "200 150 200 150")
    #expect(stage.elements.map(\.name) == ["large"])
    #expect(!stage.isAnimating)
  }

  @Test(
    "Turned round half-way, both go back in register with their velocity",
    arguments: [0.1, 0.2, 0.37])
  func turnsRound(after delay: Double) throws {
    let (stage, isLarge) = makeStage(false, frameRate: 1000) { Hero(isLarge: $0) }
    withAnimation(.smooth) { isLarge.value = true }
    stage.advance(by: delay)
    let before = try stage.element("large").frame
    stage.advance(by: 0.001)
    let middle = try stage.element("large").frame
    withAnimation(.smooth) { isLarge.value = false }
    #expect(near(try stage.element("large").frame.minX, middle.minX, 1e-6))
    stage.advance(by: 0.001)
    let after = try stage.element("large").frame
    #expect(near(after.minX - middle.minX, middle.minX - before.minX, 0.05))
    #expect(near(after.width - middle.width, middle.width - before.width, 0.05))
    for _ in 0..<20 {
      let (large, small) = (try? stage.element("large").frame, try stage.element("small").frame)
      if let large {
        #expect(near(large.minX, small.minX, 1e-6) && near(large.maxY, small.maxY, 1e-6))
      }
      stage.advance(by: 0.02)
    }
    stage.settle()
    #expect(try look(stage, "small") == "0 0 40 30")
  }

  @Test("The one that goes without a transition still hands its place on")
  func identityTransition() throws {
    let (stage, isLarge) = makeStage(false) { Hero(isLarge: $0, transition: .identity) }
    withAnimation(.second) { isLarge.value = true }
    stage.advance(by: 0.25)
    #expect(stage.elements.map(\.name) == ["large"])
    #expect(try look(stage, "large") == "50 37.5 80 60")
  }

  /// A dot in one of three places.
  private struct Places<Dot: View>: View {
    let place: Int
    let dot: (Int) -> Dot
    @Namespace private var space

    var body: some View {
      HStack(spacing: 100) {
        ForEach(0..<3) { index in
          ZStack {
            Color.clear.frame(width: 60, height: 60)
            if index == place { dot(index).matchedGeometryEffect(id: "dot", in: space) }
          }
        }
      }
    }
  }

  private func dot(_ index: Int) -> some View {
    Circle().frame(width: 40, height: 40).accessibilityIdentifier("dot \(index)")
  }

  @Test("A third view takes over from the second in flight, with its velocity")
  func takesOverInFlight() throws { try takesOver { dot($0) } }

  @Test("It does also where something inside of it has a transaction of its own")
  func takesOverWithTransaction() throws {
    try takesOver { dot($0).animation(.linear, value: 0) }
  }

  private func takesOver<Dot: View>(_ dot: @escaping (Int) -> Dot) throws {
    let (stage, place) = makeStage(0, width: 600, frameRate: 1000) { Places(place: $0, dot: dot) }
    withAnimation(.smooth) { place.value = 1 }
    stage.advance(by: 0.15)
    let before = try stage.element("dot 1").frame.minX
    stage.advance(by: 0.001)
    let middle = try stage.element("dot 1").frame.minX
    withAnimation(.smooth) { place.value = 2 }
    #expect(near(try stage.element("dot 2").frame.minX, middle, 1e-6))
    stage.advance(by: 0.001)
    let after = try stage.element("dot 2").frame.minX
    #expect(near(after - middle, middle - before, 0.02))
    #expect(after - middle > 0.3)
    for _ in 0..<30 {
      guard let one = try? stage.element("dot 1").frame.minX else { break }
      #expect(near(one, try stage.element("dot 2").frame.minX, 0.1))
      stage.advance(by: 0.01)
    }
    stage.settle()
    #expect(stage.elements.map(\.name) == ["dot 2"])
    #expect(try stage.frame("dot 2") == "440 130 40 40")
  }

  /// Three labels, and a line that marks the chosen one.
  private struct Tabs: View {
    let chosen: Int
    var properties = MatchedGeometryProperties.frame
    var anchor = UnitPoint.center
    @Namespace private var space

    var body: some View {
      ZStack {
        HStack(spacing: 20) {
          ForEach(0..<3) { index in
            Color.gray.frame(width: 40 + 20 * CGFloat(index), height: 30)
              .accessibilityIdentifier("tab \(index)")
              .matchedGeometryEffect(id: index, in: space, anchor: anchor)
          }
        }
        Rectangle().frame(minWidth: 10, minHeight: 5).accessibilityIdentifier("mark")
          .matchedGeometryEffect(
            id: chosen, in: space, properties: properties, anchor: anchor, isSource: false)
      }
    }
  }

  @Test("A view that is no source has the frame of the one that is, and glides to another's")
  func follows() throws {
    let (stage, chosen) = makeStage(0) { Tabs(chosen: $0) }
    // Three tabs of 40, 60 and 80 points and two gaps of 20 in 400 points begin at 90.
    #expect(try stage.frame("mark") == "90 135 40 30")
    withAnimation(.second) { chosen.value = 2 }
    stage.advance(by: 0.25)
    #expect(try stage.frame("mark") == "125 135 50 30")
    stage.settle()
    #expect(try stage.frame("mark") == "230 135 80 30")
    #expect(try stage.frame("tab 2") == "230 135 80 30")
    chosen.value = 1
    #expect(try stage.frame("mark") == "150 135 60 30")
  }

  @Test(
    "A view whose source goes goes back to where it is laid out, as the source went",
    arguments: [true, false], [true, false])
  func sourceGone(isAnimated: Bool, leavesAtOnce: Bool) throws {
    struct Program: View {
      let isThere: Bool
      let leavesAtOnce: Bool
      @Namespace private var space
      var body: some View {
        ZStack(alignment: .topLeading) {
          Color.clear
          if isThere {
            Color.red.matchedGeometryEffect(id: 1, in: space)
              .frame(width: 100, height: 60).padding(.leading, 100).padding(.top, 50)
              .transition(leavesAtOnce ? .identity : .opacity)
          }
          Color.blue.accessibilityIdentifier("follower")
            .matchedGeometryEffect(id: 1, in: space, isSource: false)
            .frame(width: 40, height: 30)
        }
      }
    }
    let (stage, isThere) = makeStage(true) { Program(isThere: $0, leavesAtOnce: leavesAtOnce) }
    #expect(try stage.frame("follower") == "100 50 100 60")
    for _ in 0..<2 {
      withAnimation(isAnimated ? .second : nil) { isThere.value = false }
      stage.advance(by: 0.5)
      #expect(try stage.frame("follower") == (isAnimated ? "50 25 70 45" : "0 0 40 30"))
      stage.settle()
      #expect(try stage.frame("follower") == "0 0 40 30")
      withAnimation(isAnimated ? .second : nil) { isThere.value = true }
      stage.settle()
      #expect(try stage.frame("follower") == "100 50 100 60")
    }
  }

  @Test("Only the properties that are asked for are shared")
  func properties() throws {
    let (position, _) = makeStage(0) {
      Tabs(chosen: $0, properties: .position, anchor: .bottomTrailing)
    }
    // The mark keeps the size that it has in the pile: all of the window.
    #expect(try position.frame("mark") == "-270 -135 400 300")
    let (size, _) = makeStage(1) { Tabs(chosen: $0, properties: .size) }
    #expect(try size.frame("mark") == "170 135 60 30")
  }

  @Test("A view follows its source when that moves")
  func followsMovingSource() throws {
    struct Pair: View {
      let isLow: Bool
      @Namespace private var space
      var body: some View {
        ZStack(alignment: isLow ? .bottom : .top) {
          Color.clear
          box("source").matchedGeometryEffect(id: 0, in: space)
          Rectangle().accessibilityIdentifier("follower")
            .matchedGeometryEffect(id: 0, in: space, isSource: false)
        }
      }
    }
    let (stage, isLow) = makeStage(false) { Pair(isLow: $0) }
    #expect(try stage.frame("follower") == "150 0 100 60")
    withAnimation(.second) { isLow.value = true }
    stage.advance(by: 0.5)
    #expect(try stage.frame("source") == "150 120 100 60")
    #expect(try stage.frame("follower") == "150 120 100 60")
  }

  private struct Shifted: View {
    let isShifted: Bool
    @Namespace private var space
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        Rectangle().frame(width: 20, height: 20).matchedGeometryEffect(id: 1, in: space)
          .offset(x: isShifted ? 100 : 0)
        Rectangle().accessibilityIdentifier("follower")
          .matchedGeometryEffect(id: 1, in: space, isSource: false)
      }
    }
  }

  @Test("A view follows its source when an effect around that moves it, and lays nothing out")
  func shiftedSource() throws {
    let (stage, isShifted) = makeStage(false) { Shifted(isShifted: $0) }
    #expect(try stage.frame("follower") == "0 0 20 20")
    isShifted.value = true
    #expect(try stage.frame("follower") == "100 0 20 20")
    withAnimation(.second) { isShifted.value = false }
    stage.advance(by: 0.5)
    #expect(try stage.frame("follower") == "50 0 20 20")
    stage.settle()
    #expect(try stage.frame("follower") == "0 0 20 20")
  }

  @Test("Sources and followers meet across groups and transforms")
  func acrossCoordinates() throws {
    struct Moved: View {
      @Namespace private var space
      var body: some View {
        ZStack(alignment: .topLeading) {
          Color.clear
          box("source").matchedGeometryEffect(id: 0, in: space).padding(20).geometryGroup()
            .padding(30)
          Rectangle().accessibilityIdentifier("follower")
            .matchedGeometryEffect(id: 0, in: space, isSource: false)
            .offset(x: 100, y: 10)
        }
      }
    }
    let stage = Stage(width: 400, height: 300) { Moved() }
    #expect(try stage.frame("source") == "50 50 100 60")
    #expect(try stage.frame("follower") == "50 50 100 60")
  }

  @Test("Of two sources the first one holds, and nothing breaks")
  func twoSources() throws {
    struct Two: View {
      let isSwapped: Bool
      @Namespace private var space
      var body: some View {
        HStack(spacing: 0) {
          box("a").matchedGeometryEffect(id: 0, in: space, isSource: !isSwapped)
          box("b").matchedGeometryEffect(id: 0, in: space)
        }
      }
    }
    let (stage, isSwapped) = makeStage(false) { Two(isSwapped: $0) }
    #expect(try stage.frame("a") == "100 120 100 60")
    #expect(try stage.frame("b") == "100 120 100 60")
    isSwapped.value = true
    #expect(try stage.frame("a") == "200 120 100 60")
    #expect(try stage.frame("b") == "200 120 100 60")
  }

  @Test("Namespaces keep equal identities apart, and last as long as their view")
  func namespaces() throws {
    struct Own: View {
      let name: String
      let count: Int
      let seen: Journal<Namespace.ID>
      @Namespace private var space
      var body: some View {
        let _ = seen.entries.append(space)
        box(name).matchedGeometryEffect(id: 0, in: space)
        if count > 0 { Text("\(count)") }
      }
    }
    let (a, b) = (Journal<Namespace.ID>(), Journal<Namespace.ID>())
    let (stage, count) = makeStage(0) { count in
      HStack(spacing: 0) {
        Own(name: "a", count: count, seen: a)
        Own(name: "b", count: count, seen: b)
      }
    }
    #expect(try stage.frame("a") == "100 120 100 60")
    #expect(try stage.frame("b") == "200 120 100 60")
    count.value = 1
    stage.update()
    #expect(Set(a.entries).count == 1 && Set(b.entries).count == 1)
    #expect(a.entries[0] != b.entries[0])
    #expect(a.entries.count == 2)
  }
}
