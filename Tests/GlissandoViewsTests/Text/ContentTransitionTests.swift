import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Testing

@MainActor
@Suite("Content transitions")
struct ContentTransitionTests {
  private static let linear = Animation.linear(duration: 1)

  @Test("By default the letters grow with their rectangle, old and new upon each other")
  func interpolates() throws {
    let (stage, look) = makeTextStage()
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
    let (stage, look) = makeTextStage(TextLook(), .opacity)
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
    let (stage, look) = makeTextStage()
    withAnimation(Self.linear) { look.value.text = "Goodbye" }
    stage.advance(by: 0.25)
    #expect(stage.textLeaves.map(\.string) == ["Hello, World!", "Goodbye"])
    #expect(stage.textLeaves.map { short($0.opacity) } == [".75", ".25"])
    #expect(stage.textLeaves.allSatisfy { $0.transform.isTranslation })
  }

  @Test("Identity exchanges at once, while the rectangle glides")
  func identity() throws {
    let (stage, look) = makeTextStage(TextLook(), .identity)
    let before = try stage.element("Hello, World!").frame
    withAnimation(Self.linear) { look.value.font = .largeTitle }
    stage.advance(by: 0.5)
    #expect(stage.textLeaves.map(\.opacity) == [1])
    let element = try stage.element("Hello, World!")
    #expect(near(element.frame.width, (before.width + element.targetFrame.width) / 2))
  }

  @Test("Without an animation every content is exchanged at once", arguments: [false, true])
  func withoutAnimation(rolls: Bool) {
    let (stage, look) = makeTextStage(TextLook(text: "1"), rolls ? .numericText() : .opacity)
    look.value.text = "2"
    #expect(stage.textLeaves.map(\.string) == ["2"])
    #expect(!stage.isAnimating)
  }

  /// Sizes of windows in whose middle a text lies on whole pixels, and between them.
  private static let sizes = [(200.0, 100.0), (201, 100), (200, 101), (201, 101)]

  @Test(
    "What stands still while it changes lies where it lies at rest, between which pixels ever",
    arguments: [ContentTransition.opacity, .interpolate])
  func standing(_ transition: ContentTransition) throws {
    for (width, height) in Self.sizes {
      let (stage, text) = makeStage("111", width: width, height: height) { text in
        Text(text).font(.system(size: 30)).monospacedDigit().contentTransition(transition)
      }
      let before = stage.image()
      withAnimation(Self.linear) { text.value = "112" }
      stage.advance(frames: 1)
      #expect(greatestDifference(before, stage.image()) < 40, "begins, in \(width) by \(height)")
      stage.advance(by: 0.98)
      let last = stage.image()
      #expect(stage.settle())
      #expect(greatestDifference(last, stage.image()) < 40, "ends, in \(width) by \(height)")
    }
  }

  @Test("Digits that stay lie on whole pixels with their text while others roll")
  func rolling() {
    for (width, height) in Self.sizes {
      let (stage, text) = makeStage("111", width: width, height: height) { text in
        Text(text).font(.system(size: 30)).monospacedDigit().contentTransition(.numericText())
      }
      withAnimation(Self.linear) { text.value = "112" }
      stage.advance(by: 0.5)
      let first = stage.textLeaves[0]
      #expect(first.string == "1" && stage.textLeaves.count == 4)
      #expect(near(first.left, first.left.rounded()), "in \(width)")
      #expect(near(first.baseline, first.baseline.rounded()), "in \(height)")
    }
  }

  private func greatestDifference(_ a: Stage.Image, _ b: Stage.Image) -> Int {
    var greatest = 0
    for y in 0..<a.height {
      for x in 0..<a.width {
        greatest = max(greatest, abs(Int(a.pixel(x, y).x) - Int(b.pixel(x, y).x)))
      }
    }
    return greatest
  }

  @Test("A change in flight takes over from what is shown, and what comes back turns round")
  func interrupted() {
    let (stage, look) = makeTextStage(TextLook(text: "first"), .opacity)
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

  @Test("What comes back stays where it lies among the others: nothing jumps as it turns round")
  func turningRound() {
    let (stage, isRed) = makeStage(true) { isRed in
      Text("\(Text("■■■").foregroundStyle(isRed ? .red : .blue)) ")
        .font(.largeTitle).contentTransition(.opacity)
    }
    withAnimation(Self.linear) { isRed.value = false }
    stage.advance(by: 0.5)
    let before = stage.image()
    withAnimation(Self.linear) { isRed.value = true }
    #expect(stage.image() == before)
    stage.advance(by: 0.1)
    #expect(stage.image() != before)
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
}
