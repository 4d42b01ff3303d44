import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Testing

/// A disc whose radius is a share of its frame, moved by one animation when that share changes.
private struct Disc: View {
  let animation: Animation
  let step: Double
  @State private var share = 0.5

  var body: some View {
    VStack {
      Circle().scale(share).animation(animation, value: share)
        .frame(width: Disc.width, height: Disc.width)
      HStack {
        Button("+") { share += step }
        Button("-") { share -= step }
      }
    }
  }

  static let width = 400.0
}

/// What the documents say of each curve and spring.
@MainActor
@Suite("Samples of curves")
struct CurveTests {
  private static let place = CGRect(x: 0, y: 0, width: 500, height: 400)
  private static let stageSize = CGSize(width: 500, height: 460)

  private func makeStage(_ animation: Animation, step: Double) -> Stage {
    Stage(width: Self.stageSize.width, height: Self.stageSize.height) {
      Disc(animation: animation, step: step).frame(
        width: Self.stageSize.width, height: Self.stageSize.height, alignment: .top)
    }
  }

  /// The disc's width as a share of its frame, from what is painted.
  private func share(_ stage: Stage) throws -> Double {
    try #require(stage.inkWidth(Self.place)) / Disc.width
  }

  /// A pixel of antialiasing on either side.
  private static let tolerance = 2.5 / Disc.width

  @Test(
    "A disc grows along its curve and stands at its end after 0.35 s",
    arguments: ["easeIn", "easeOut", "easeInOut", "linear"])
  func curves(_ name: String) throws {
    let curves: [String: (Animation, (Double) -> Double)] = [
      "easeIn": (.easeIn, { Reference.easeIn($0) }),
      "easeOut": (.easeOut, { Reference.easeOut($0) }),
      "easeInOut": (.easeInOut, { Reference.easeInOut($0) }),
      "linear": (.linear, { Reference.linear($0) }),
    ]
    let (animation, curve) = try #require(curves[name])
    let stage = makeStage(animation, step: 0.4)
    try stage.tap("+")
    for time in [0.1, 0.175, 0.25, 0.35, 0.4] {
      stage.advance(by: time - stage.time)
      #expect(abs(try share(stage) - (0.5 + 0.4 * curve(time))) < Self.tolerance, "at \(time) s")
    }
    #expect(!stage.isAnimating)
  }

  @Test("A bouncy disc passes its end and comes back to it")
  func bouncy() throws {
    let stage = makeStage(.bouncy, step: 0.3)
    try stage.tap("+")
    var widest = 0.0
    for time in [0.1, 0.2, 0.3, 0.4, 0.5, 0.7] {
      stage.advance(by: time - stage.time)
      let expected = 0.5 + 0.3 * Reference.spring(time, response: 0.5, damping: 0.7)
      let shown = try share(stage)
      widest = max(widest, shown)
      #expect(abs(shown - expected) < Self.tolerance, "at \(time) s")
    }
    // exp(-πζ/√(1−ζ²)) of the step: 4.6 %.
    #expect(widest > 0.805)
    #expect(stage.settle())
    #expect(abs(try share(stage) - 0.8) < Self.tolerance)
  }

  /// The way back begins as slowly as the way there: it is the same animation, downwards.
  @Test("An ease-in that is repeated three times comes, goes and comes")
  func repeated() throws {
    let stage = makeStage(.easeIn.repeatCount(3), step: 0.4)
    try stage.tap("+")
    let passes: [(Double, Double)] = [
      (0.2, Reference.easeIn(0.2)), (0.35, 1), (0.45, 1 - Reference.easeIn(0.1)),
      (0.7, 0), (0.9, Reference.easeIn(0.2)), (1.05, 1), (1.2, 1),
    ]
    for (time, progress) in passes {
      stage.advance(by: time - stage.time)
      #expect(abs(try share(stage) - (0.5 + 0.4 * progress)) < Self.tolerance, "at \(time) s")
    }
    #expect(!stage.isAnimating)
  }

  @Test("A bar turns by the default spring, said beside it or around the change")
  func defaults() throws {
    struct Word: View {
      let isModifier: Bool
      @State private var degrees = 0.0
      var body: some View {
        VStack {
          Rectangle().frame(width: 200, height: 20).rotationEffect(.degrees(degrees))
            .animation(isModifier ? .default : nil, value: degrees)
            .frame(width: 300, height: 300)
          Rectangle().frame(width: 200, height: 20).rotationEffect(.degrees(degrees))
            .frame(width: 300, height: 300)
          Button("Animate") {
            if isModifier { degrees = 90 } else { withAnimation { degrees = 90 } }
          }
        }
      }
    }
    for isModifier in [true, false] {
      let stage = Stage(width: 300, height: 700) { Word(isModifier: isModifier) }
      try stage.tap("Animate")
      for time in [0.1, 0.2, 0.4] {
        stage.advance(by: time - stage.time)
        let turn = Reference.spring(time, response: 0.55, damping: 1) * .pi / 2
        let expected = 200 * abs(cos(turn)) + 20 * sin(turn)
        // With the modifier the second bar, which has none, is there at once; around the change
        // both turn, but the first, where .animation(nil) is nearer.
        let (turning, standing) = isModifier ? (0.0, 300.0) : (300.0, 0.0)
        let width = try #require(
          stage.inkWidth(CGRect(x: 0, y: turning + 5, width: 300, height: 290)))
        #expect(abs(width - expected) < 2.5, "at \(time) s, modifier \(isModifier)")
        let other = try #require(
          stage.inkWidth(CGRect(x: 0, y: standing + 5, width: 300, height: 290)))
        #expect(abs(other - 20) < 2.5)
      }
    }
  }

  @Test("A dot goes across and changes its colour at constant speed, in the time it is given")
  func linearWay() throws {
    struct Way: View {
      let animation: Animation
      @State private var isActive = false
      var body: some View {
        VStack(alignment: isActive ? .trailing : .leading) {
          Circle().fill(isActive ? Color.red : Color.blue).frame(width: 50, height: 50)
            .accessibilityIdentifier("dot")
          Button("Animate") { withAnimation(animation) { isActive.toggle() } }
            .frame(maxWidth: .infinity)
        }
      }
    }
    for (animation, duration) in [(Animation.linear, 0.35), (.linear(duration: 2), 2)] {
      let stage = Stage(width: 450, height: 200) { Way(animation: animation) }
      let button = try stage.element("Animate").frame
      try stage.tap("Animate")
      for share in [0.1, 0.5, 0.8] {
        stage.advance(by: share * duration - stage.time)
        #expect(near(try stage.x("dot"), 400 * share, 1e-4))
        let color = try stage.colorShare("dot", from: .blue, to: .red)
        #expect(abs(color.share - share) < 1e-3)
        #expect(color.distance < 1e-3)
        #expect(try stage.element("Animate").frame == button)
      }
      stage.advance(by: 0.3 * duration)
      #expect(try stage.x("dot") == 400)
      #expect(!stage.isAnimating)
    }
  }

  @Test("A toggle's binding carries the animation to what the toggle moves")
  func binding() throws {
    struct Cart: View {
      @State private var isTrailing = false
      var body: some View {
        VStack(alignment: isTrailing ? .trailing : .leading) {
          Rectangle().frame(width: 60, height: 40).accessibilityIdentifier("cart")
          Toggle("Go", isOn: $isTrailing.animation(.linear))
        }
      }
    }
    let stage = Stage(width: 400, height: 200) { Cart() }
    try stage.tap("Go")
    let end = try stage.element("cart").targetFrame.minX
    let start = try stage.x("cart")
    #expect(end > start + 20)
    stage.advance(by: 0.175)
    #expect(near(try stage.x("cart"), (start + end) / 2, 1e-4))
    stage.advance(by: 0.2)
    #expect(near(try stage.x("cart"), end))
  }
}
