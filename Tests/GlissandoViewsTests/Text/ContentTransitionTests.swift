import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

extension Stage {
  /// The pictures of text that are shown, in stacking order.
  var textLeaves: [DisplayLeaf] {
    update()
    return host.displayList.items.compactMap { item in
      if case .leaf(let leaf) = item, case .text = leaf.content.kind { return leaf }
      return nil
    }
  }
}

extension DisplayLeaf {
  var string: String {
    if case .text(let layout) = content.kind { return layout.source.string }
    return ""
  }

  /// The height of the first baseline in the window.
  var baseline: Double {
    guard case .text(let layout) = content.kind else { return .nan }
    return Double(CGPoint(x: 0, y: layout.firstBaseline).applying(transform).y)
  }

  var layoutWidth: Double {
    guard case .text(let layout) = content.kind else { return .nan }
    return Double(layout.size.width)
  }
}

@MainActor
@Suite("Content transitions")
struct ContentTransitionTests {
  private static let linear = Animation.linear(duration: 1)

  private struct Look: Equatable {
    var text = "Hello, World!"
    var font = Font.body
    var weight: Font.Weight?
    var value = 0.0
  }

  private func makeText(
    _ look: Look = Look(), _ transition: ContentTransition = .interpolate, frameRate: Double = 60
  ) -> (Stage, Remote<Look>) {
    makeStage(look, frameRate: frameRate) { look in
      Text(look.text).font(look.font).fontWeight(look.weight).contentTransition(transition)
    }
  }

  @Test("By default the letters grow with their rectangle, old and new upon each other")
  func interpolates() throws {
    let (stage, look) = makeText()
    withAnimation(Self.linear) {
      look.value.font = .largeTitle
      look.value.weight = .heavy
    }
    for share in [0.25, 0.5, 0.75] {
      stage.advance(by: 0.25)
      let leaves = stage.textLeaves
      #expect(leaves.count == 2)
      let element = try stage.element("Hello, World!")
      for leaf in leaves {
        // As wide as the rectangle, but for the part of a point by which it is rounded up.
        #expect(abs(leaf.layoutWidth * leaf.transform.a - element.frame.width) < 2)
        #expect(near(Double(leaf.transform.tx), element.frame.minX))
      }
      #expect(near(leaves[0].opacity, min(2 * (1 - share), 1)))
      #expect(near(leaves[1].opacity, min(2 * share, 1)))
    }
    #expect(stage.settle())
    #expect(stage.textLeaves.map(\.opacity) == [1])
    #expect(stage.textLeaves[0].transform.isTranslation)
  }

  @Test("Opacity fades one content out and the other in, each in its own size and place")
  func fades() throws {
    let (stage, look) = makeText(Look(), .opacity)
    let before = stage.textLeaves[0]
    withAnimation(Self.linear) { look.value.font = .largeTitle }
    for share in [0.25, 0.5, 0.75] {
      stage.advance(by: 0.25)
      let leaves = stage.textLeaves
      #expect(leaves.map { near($0.opacity, 1 - share) } == [true, false] || share == 0.5)
      #expect(near(leaves[0].opacity + leaves[1].opacity, 1))
      #expect(leaves.allSatisfy { $0.transform.isTranslation })
      // Both stand still: the text is centred before and after.
      #expect(abs(leaves[0].transform.tx - before.transform.tx) < 1e-6)
    }
    #expect(stage.settle())
    #expect(stage.textLeaves.count == 1)
  }

  @Test("Other characters cross-fade where the letters cannot coincide")
  func otherCharacters() {
    let (stage, look) = makeText()
    withAnimation(Self.linear) { look.value.text = "Goodbye" }
    stage.advance(by: 0.25)
    #expect(stage.textLeaves.map(\.string) == ["Hello, World!", "Goodbye"])
    #expect(stage.textLeaves.map { short($0.opacity) } == [".75", ".25"])
    #expect(stage.textLeaves.allSatisfy { $0.transform.isTranslation })
  }

  @Test("Identity exchanges at once, while the rectangle glides")
  func identity() throws {
    let (stage, look) = makeText(Look(), .identity)
    let before = try stage.element("Hello, World!").frame
    withAnimation(Self.linear) { look.value.font = .largeTitle }
    stage.advance(by: 0.5)
    #expect(stage.textLeaves.map(\.opacity) == [1])
    let element = try stage.element("Hello, World!")
    #expect(near(element.frame.width, (before.width + element.targetFrame.width) / 2))
  }

  @Test("Without an animation every content is exchanged at once", arguments: [false, true])
  func withoutAnimation(rolls: Bool) {
    let (stage, look) = makeText(Look(text: "1"), rolls ? .numericText() : .opacity)
    look.value.text = "2"
    #expect(stage.textLeaves.map(\.string) == ["2"])
    #expect(!stage.isAnimating)
  }

  @Test("A change in flight takes over from what is shown, and what comes back turns round")
  func interrupted() {
    let (stage, look) = makeText(Look(text: "first"), .opacity)
    withAnimation(Self.linear) { look.value.text = "second" }
    stage.advance(by: 0.4)
    withAnimation(Self.linear) { look.value.text = "third" }
    #expect(stage.textLeaves.map { short($0.opacity) } == [".6", ".4", "0"])
    stage.advance(by: 0.2)
    withAnimation(.smooth(duration: 0.3)) { look.value.text = "first" }
    let opacities = stage.textLeaves.map { "\($0.string) \(short($0.opacity))" }
    #expect(Set(opacities) == ["first .4", "second .4", "third .2"])
    #expect(stage.settle())
    #expect(stage.textLeaves.map(\.string) == ["first"])
  }

  @Test("The environment sets the transition as the modifier does, and the drawing group")
  func environment() {
    let (stage, text) = makeStage("a") { text in
      Text(text).environment(\.contentTransition, .opacity)
        .environment(\.contentTransitionAddsDrawingGroup, true)
    }
    withAnimation(Self.linear) { text.value = "b" }
    stage.advance(by: 0.5)
    #expect(stage.textLeaves.count == 2)
    let groups = stage.host.displayList.items.filter {
      if case .begin(let group) = $0, case .blend(.normal) = group.kind { true } else { false }
    }
    #expect(groups.count == 1)
  }

  @Test("The transition around is read from the environment by a view of one's own")
  func readable() throws {
    struct Reader: View {
      @Environment(\.contentTransition) private var contentTransition
      var body: some View {
        switch contentTransition {
        case .opacity: Text("opacity")
        case .identity: Text("identity")
        case .interpolate: Text("interpolate")
        default: Text("rolling")
        }
      }
    }
    let stage = Stage(width: 200, height: 200) {
      Reader()
      Reader().contentTransition(.opacity)
      Reader().contentTransition(.identity)
      Reader().contentTransition(.numericText(value: 1))
    }
    #expect(stage.elements.compactMap(\.text) == ["interpolate", "opacity", "identity", "rolling"])
  }

  @Test("An animation written below a button reaches its title, one written beside it does not")
  func buttonTitle() throws {
    struct Show: View {
      let isOutside: Bool
      @State private var isShown = false
      var body: some View {
        if isOutside {
          content.animation(.linear(duration: 1), value: isShown)
        } else {
          content
        }
      }
      private var content: some View {
        VStack {
          Button(isShown ? "Hide" : "Show") { isShown.toggle() }
          VStack {
            Text("Hello")
            if isShown { Text("World") }
          }
          .animation(isOutside ? nil : .linear(duration: 1), value: isShown)
        }
        .frame(width: 300, height: 300)
      }
    }
    for isOutside in [false, true] {
      let stage = Stage(width: 400, height: 400) { Show(isOutside: isOutside) }
      try stage.tap("Show")
      stage.advance(by: 0.5)
      let titles = stage.textLeaves.filter { ["Show", "Hide"].contains($0.string) }
      #expect(titles.map { short($0.opacity) } == (isOutside ? [".5", ".5"] : ["1"]))
    }
  }

  // MARK: Numbers

  @Test("Only the digits that change roll, the last one first")
  func rolls() throws {
    let (stage, look) = makeText(Look(text: "1299"), .numericText())
    let resting = stage.textLeaves[0].baseline
    withAnimation(Self.linear) { look.value.text = "1300" }
    stage.advance(by: 0.5)
    let leaves = stage.textLeaves
    let moving = leaves.filter { $0.opacity < 1 }
    #expect(leaves.filter { $0.opacity == 1 }.map(\.string) == ["1"])
    #expect(moving.map(\.string) == ["2", "3", "9", "0", "9", "0"])
    // Each begins 25 ms after the one behind it.
    for (index, delay) in [(0, 0.05), (2, 0.025), (4, 0.0)] {
      #expect(near(moving[index].opacity, 1 - (0.5 - delay)))
      #expect(near(moving[index + 1].opacity, 0.5 - delay))
      // What comes rises from below, what goes leaves upwards.
      #expect(moving[index].baseline < resting - 1)
      #expect(moving[index + 1].baseline > resting + 1)
    }
    #expect(stage.settle())
    #expect(stage.textLeaves.map(\.string) == ["1300"])
    #expect(near(stage.textLeaves[0].baseline, resting))
  }

  @Test(
    "Digits roll downwards in a countdown, and where the value falls",
    arguments: [ContentTransition.numericText(countsDown: true), .numericText(value: 1)])
  func rollsDown(_ transition: ContentTransition) throws {
    let (stage, look) = makeStage(Look(text: "2", value: 2)) { look in
      Text(look.text).contentTransition(
        transition == .numericText(countsDown: true)
          ? transition : .numericText(value: look.value))
    }
    let resting = stage.textLeaves[0].baseline
    withAnimation(Self.linear) { look.value = Look(text: "1", value: 1) }
    stage.advance(by: 0.5)
    #expect(stage.textLeaves.first { $0.string == "1" }.map { $0.baseline < resting } == true)
    #expect(stage.settle())
    withAnimation(Self.linear) { look.value = Look(text: "3", value: 3) }
    stage.advance(by: 0.5)
    let comesFromBelow = stage.textLeaves.first { $0.string == "3" }.map { $0.baseline > resting }
    #expect(comesFromBelow == (transition == .numericText(value: 1)))
  }

  @Test("Digits are matched by their place: tens stay tens, and what stands around stays whole")
  func places() {
    for (before, after, staying) in [
      ("$99.5", "$100.25", "$."), ("9 items", "12 items", " items"), ("1,999", "12,999", ",999"),
      ("-5°", "-6°", "-°"), ("10:59", "10:08", "10:"), ("7.5", "7.25", "7."),
    ] {
      let (stage, look) = makeText(Look(text: before), .numericText())
      withAnimation(Self.linear) { look.value.text = after }
      stage.advance(by: 0.5)
      let still = stage.textLeaves.filter { $0.opacity == 1 }.map(\.string).joined()
      #expect(still == staying, "\(before) to \(after)")
      #expect(stage.settle())
      #expect(stage.textLeaves.map(\.string) == [after])
    }
  }

  @Test("A number that becomes longer stays together: digits that stay glide with their text")
  func longer() throws {
    let (stage, look) = makeText(Look(text: "95"), .numericText())
    func position(_ string: String) -> Double? {
      stage.textLeaves.last { $0.string == string }.map { Double($0.transform.tx) }
    }
    withAnimation(Self.linear) { look.value.text = "105" }
    stage.update()
    let start = try #require(position("5"))
    stage.advance(by: 0.5)
    let middle = try #require(position("5"))
    let one = try #require(position("1"))
    let zero = try #require(position("0"))
    stage.advance(by: 0.49)
    let end = try #require(position("5"))
    #expect(start < middle && middle < end)
    #expect(abs(middle - (start + end) / 2) < 0.2)
    // In their order, without a gap that a digit would fit in.
    #expect(one < zero && zero < middle && middle - one < 30)
  }

  @Test("Changes in flight never make a digit jump, however often they come")
  func rollsOn() {
    let (stage, look) = makeText(Look(text: "199"), .numericText(), frameRate: 500)
    var shown: [UInt64: (Double, Double, Double)] = [:]
    var generator = SeededNumbers(state: 7)
    func check() {
      for leaf in stage.textLeaves {
        let now = (leaf.opacity, Double(leaf.transform.tx), leaf.baseline)
        if let before = shown[leaf.id] {
          #expect(abs(before.0 - now.0) < 0.12, "opacity of \(leaf.string)")
          #expect(abs(before.1 - now.1) < 2.5, "place of \(leaf.string)")
          #expect(abs(before.2 - now.2) < 2.5, "height of \(leaf.string)")
        } else if !shown.isEmpty {
          #expect(leaf.opacity < 0.12 || leaf.opacity == 1, "\(leaf.string) appears at once")
        }
        shown[leaf.id] = now
      }
    }
    check()
    for _ in 0..<60 {
      withAnimation(.snappy(duration: 0.3)) {
        look.value.text = "\(Int(generator.next() % 1200))"
      }
      for _ in 0..<Int(generator.next() % 60) {
        check()
        stage.advance(frames: 1)
      }
    }
    #expect(stage.settle())
    #expect(stage.textLeaves.map(\.string) == [look.value.text])
  }

  @Test("Where less motion is asked for, digits fade in their places")
  func reducedMotion() {
    let (stage, look) = makeText(Look(text: "1"), .numericText())
    stage.reduceMotion = true
    let resting = stage.textLeaves[0].baseline
    withAnimation(Self.linear) { look.value.text = "2" }
    stage.advance(by: 0.5)
    #expect(stage.textLeaves.allSatisfy { near($0.baseline, resting) && near($0.opacity, 0.5) })
  }

  @Test("Text of several lines or in another font cross-fades instead of rolling")
  func notNumeric() {
    let (stage, look) = makeText(Look(text: "1\n2"), .numericText())
    withAnimation(Self.linear) { look.value.text = "1\n3" }
    stage.advance(by: 0.5)
    #expect(stage.textLeaves.map(\.string) == ["1\n2", "1\n3"])
    #expect(stage.settle())
    withAnimation(Self.linear) { look.value.font = .title }
    stage.advance(by: 0.5)
    #expect(stage.textLeaves.count == 2)
  }
}

/// Numbers that are the same in every run (xorshift, Marsaglia 2003).
private struct SeededNumbers {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
