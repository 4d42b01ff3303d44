import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// Identity, state, and views that come and go (fading is the only transition here).
@MainActor
@Suite("Identity")
struct IdentityTests {
  static let linear = Animation.linear(duration: 1)

  /// Keeps the number that it was born with, and says when it comes and goes.
  struct Keeper: View {
    let name: String
    let log: Journal<String>
    @State private var serial = Keeper.next()
    @MainActor static var last = 0
    @MainActor static func next() -> Int {
      last += 1
      return last
    }
    var body: some View {
      Text("\(name)")
        .accessibilityIdentifier(name)
        .accessibilityValue("\(serial)")
        .onAppear { log.entries.append("+" + name) }
        .onDisappear { log.entries.append("-" + name) }
    }
  }

  private func serial(_ stage: Stage, _ name: String) throws -> String? {
    try stage.element(name).value
  }

  @Test("Elements of a ForEach keep their state when they move")
  func moves() throws {
    let log = Journal<String>()
    let (stage, names) = makeStage(["a", "b", "c"]) { names in
      VStack { ForEach(names, id: \.self) { Keeper(name: $0, log: log) } }
    }
    let serials = try ["a", "b", "c"].map { try serial(stage, $0) }
    let bottom = try stage.frame("c")
    withAnimation(Self.linear) { names.value = ["c", "a", "b"] }
    #expect(try ["a", "b", "c"].map { try serial(stage, $0) } == serials)
    #expect(try stage.frame("c") == bottom)
    stage.settle()
    #expect(try stage.element("c").frame.minY < (try stage.element("a").frame.minY))
    #expect(log.entries == ["+a", "+b", "+c"])
  }

  @Test(
    "A loop keeps the elements whose identity does not equal itself, as NaN, apart by their order")
  func elementsOfNoNumber() throws {
    let log = Journal<String>()
    let (stage, ids) = makeStage([Double.nan, 1, .nan]) { ids in
      VStack {
        ForEach(Array(ids.enumerated()), id: \.element) {
          Keeper(name: "row \($0.offset)", log: log)
        }
      }
    }
    let serials = try ["row 0", "row 2"].map { try serial(stage, $0) }
    ids.value = [.nan, 2, .nan]
    stage.settle()
    #expect(try ["row 0", "row 2"].map { try serial(stage, $0) } == serials)
    ids.value = [.nan]
    stage.settle()
    #expect(stage.elements.map(\.name) == ["row 0"])
  }

  @Test(
    "A view whose identity does not equal itself, as NaN, is another one each time, and the one before goes"
  )
  func viewOfNoNumber() throws {
    let log = Journal<String>()
    let (stage, count) = makeStage(0) { count in
      Keeper(name: "n \(count)", log: log).id(Double.nan)
    }
    for next in 1...3 {
      count.value = next
      stage.settle()
    }
    #expect(stage.elements.map(\.name) == ["n 3"])
    #expect(log.entries == ["+n 0", "-n 0", "+n 1", "-n 1", "+n 2", "-n 2", "+n 3"])
  }

  @Test("Two views of one identity: the first keeps it, both are shown")
  func duplicates() throws {
    let log = Journal<String>()
    let (stage, names) = makeStage(["a", "b", "a"]) { names in
      VStack { ForEach(names, id: \.self) { Keeper(name: $0, log: log) } }
    }
    #expect(stage.elements.map(\.name) == ["a", "b", "a"])
    let first = try serial(stage, "a")
    names.value = ["a", "a", "b"]
    #expect(stage.elements.map(\.name) == ["a", "a", "b"])
    #expect(try serial(stage, "a") == first)
    names.value = ["b"]
    #expect(stage.elements.map(\.name) == ["b"])
  }

  @Test("Both branches of an if have an identity of their own")
  func branches() throws {
    let log = Journal<String>()
    let (stage, isFirst) = makeStage(true) { isFirst in
      if isFirst { Keeper(name: "a", log: log) } else { Keeper(name: "b", log: log) }
    }
    let first = try serial(stage, "a")
    isFirst.value = false
    #expect(try serial(stage, "b") != first)
    isFirst.value = true
    #expect(try serial(stage, "a") != first)
    stage.update()
    #expect(
      log.entries == ["+a", "-a", "+b", "-b", "+a"]
        || log.entries == ["+a", "+b", "-a", "+a", "-b"])
  }

  @Test("Another id is another view")
  func explicitID() throws {
    let log = Journal<String>()
    let (stage, id) = makeStage(1) { Keeper(name: "a", log: log).id($0) }
    let first = try serial(stage, "a")
    id.value = 1
    #expect(try serial(stage, "a") == first)
    id.value = 2
    #expect(try serial(stage, "a") != first)
  }

  @Test("An AnyView of another type is another view, of the same type the same one")
  func anyView() throws {
    let log = Journal<String>()
    let (stage, isText) = makeStage(false) { isText in
      isText ? AnyView(Text("text")) : AnyView(Keeper(name: "a", log: log))
    }
    let first = try serial(stage, "a")
    isText.value = true
    #expect(stage.elements.map(\.name) == ["text"])
    isText.value = false
    #expect(try serial(stage, "a") != first)
  }

  @Test("A leaving view stays in its place, takes no input, and goes when it has faded")
  func leaving() throws {
    let log = Journal<String>()
    let (stage, isThere) = makeStage(true) { isThere in
      ZStack {
        Color.gray.onTapGesture { log.entries.append("behind") }
        if isThere {
          Rectangle().frame(width: 50, height: 50).accessibilityIdentifier("box")
            .onTapGesture { log.entries.append("box") }
        }
      }
    }
    try stage.tap("box")
    withAnimation(Self.linear) { isThere.value = false }
    stage.advance(by: 0.5)
    let box = try stage.element("box")
    #expect(box.isLeaving)
    #expect(near(box.opacity, 0.5))
    #expect(box.frame.short == "175 125 50 50")
    try stage.tap("box")
    #expect(log.entries == ["box", "behind"])
    stage.advance(by: 0.5)
    #expect(stage.elements.allSatisfy { $0.name != "box" })
    #expect(!stage.isAnimating)
  }

  @Test("A leaving view that is called back turns round with its velocity, its state and identity")
  func turnsRound() throws {
    let log = Journal<String>()
    let (stage, isThere) = makeStage(true, frameRate: 1000) { isThere in
      if isThere { Keeper(name: "a", log: log) }
    }
    let first = try serial(stage, "a")
    withAnimation(.smooth) { isThere.value = false }
    stage.advance(by: 0.15)
    let before = try stage.element("a").opacity
    stage.advance(by: 0.001)
    let middle = try stage.element("a").opacity
    withAnimation(.smooth) { isThere.value = true }
    #expect(near(try stage.element("a").opacity, middle, 1e-9))
    stage.advance(by: 0.001)
    let after = try stage.element("a").opacity
    #expect(near(after - middle, middle - before, 2e-4))
    #expect(after < middle)
    stage.settle()
    #expect(try stage.element("a").opacity == 1)
    #expect(try serial(stage, "a") == first)
    #expect(log.entries == ["+a"])
  }

  @Test("Without an animation a branch comes and goes at once")
  func withoutAnimation() throws {
    let log = Journal<String>()
    let (stage, isThere) = makeStage(false) { if $0 { Keeper(name: "a", log: log) } }
    isThere.value = true
    #expect(try stage.element("a").opacity == 1)
    isThere.value = false
    #expect(stage.elements.isEmpty)
    stage.update()
    #expect(log.entries == ["+a", "-a"])
    #expect(!stage.isAnimating)
  }

  @Test("Only the outermost view that comes fades")
  func outermost() throws {
    let (stage, isThere) = makeStage(false) { isThere in
      if isThere { VStack { if isThere { Text("inner") } } }
    }
    withAnimation(Self.linear) { isThere.value = true }
    stage.advance(by: 0.5)
    #expect(near(try stage.element("inner").opacity, 0.5))
  }

  @Test("An animation inside the branch does not move the branch")
  func animationInside() throws {
    let (stage, isThere) = makeStage(false) { isThere in
      if isThere { Text("a").animation(Self.linear, value: isThere) }
    }
    isThere.value = true
    #expect(try stage.element("a").opacity == 1)
    let (outer, isShown) = makeStage(false) { isShown in
      VStack { if isShown { Text("a") } }.animation(Self.linear, value: isShown)
    }
    isShown.value = true
    outer.advance(by: 0.25)
    #expect(near(try outer.element("a").opacity, 0.25))
  }

  @Test("Modifiers around a branch leave with it, and siblings close up at once")
  func wrappedBranch() throws {
    let (stage, isThere) = makeStage(true) { isThere in
      VStack(spacing: 0) {
        Group { if isThere { Rectangle().frame(width: 50, height: 50) } }
          .padding(25)
          .accessibilityIdentifier("box")
        Rectangle().frame(width: 50, height: 50).accessibilityIdentifier("below")
      }
    }
    #expect(try stage.frame("below") == "175 175 50 50")
    withAnimation(Self.linear) { isThere.value = false }
    #expect(try stage.target("below") == "175 125 50 50")
    stage.advance(by: 0.5)
    #expect(try stage.frame("below") == "175 150 50 50")
    #expect(try stage.frame("box") == "175 100 50 50")
    #expect(near(try stage.element("box").opacity, 0.5))
    stage.settle()
    #expect(stage.elements.map(\.name) == ["below"])
  }

  @Test("A leaving view keeps its place in the stacking order")
  func stackingOrder() throws {
    let (stage, names) = makeStage(["a", "b", "c"]) { names in
      ZStack {
        ForEach(names, id: \.self) { name in
          Text(name)
        }
      }
    }
    withAnimation(Self.linear) { names.value = ["a", "c"] }
    stage.advance(by: 0.25)
    #expect(stage.elements.map(\.name) == ["a", "b", "c"])
    withAnimation(Self.linear) { names.value = ["c"] }
    stage.advance(by: 0.25)
    #expect(stage.elements.map(\.name) == ["a", "b", "c"])
    stage.settle()
    #expect(stage.elements.map(\.name) == ["c"])
  }

  @Test("zIndex orders siblings through other modifiers")
  func zIndex() throws {
    let (stage, isFront) = makeStage(false) { isFront in
      ZStack {
        Color.red.frame(width: 50, height: 50).zIndex(isFront ? 1 : 0).padding(0)
        Color.blue.frame(width: 50, height: 50)
      }
    }
    #expect(stage.image().pixel(200, 150).z > 200)
    isFront.value = true
    #expect(stage.image().pixel(200, 150).x > 200)
  }

  @Test("An optional view and an empty one take no place")
  func nothing() throws {
    let (stage, text) = makeStage(String?.none) { text in
      VStack(spacing: 10) {
        Rectangle().frame(width: 50, height: 50).accessibilityIdentifier("a")
        EmptyView()
        text.map { Text($0) }
        Rectangle().frame(width: 50, height: 50).accessibilityIdentifier("b")
      }
    }
    #expect(try stage.frame("b") == "175 155 50 50")
    text.value = "Hello"
    #expect(try stage.element("b").frame.minY > 155)
  }

  @Test("Mass removal leaves in order")
  func massRemoval() throws {
    let log = Journal<String>()
    let (stage, names) = makeStage(["a", "b", "c", "d"]) { names in
      VStack { ForEach(names, id: \.self) { Keeper(name: $0, log: log) } }
    }
    log.entries.removeAll()
    names.value = ["c"]
    stage.update()
    #expect(log.entries == ["-a", "-b", "-d"])
  }

  @Test("A modifier whose body switches between branches works inside other modifiers")
  func branchingModifier() throws {
    struct Switching: ViewModifier {
      let isOn: Bool
      func body(content: Content) -> some View {
        if isOn { content.padding(10) } else { content }
      }
    }
    let (stage, isOn) = makeStage(false) { isOn in
      Rectangle().frame(width: 50, height: 50).accessibilityIdentifier("box")
        .modifier(Switching(isOn: isOn))
        .padding(.leading, 20)
        .background(Color.red.accessibilityIdentifier("ground"))
    }
    #expect(try stage.target("ground") == "165 125 70 50")
    isOn.value = true
    #expect(try stage.target("ground") == "155 115 90 70")
    #expect(try stage.target("box") == "185 125 50 50")
  }
}
