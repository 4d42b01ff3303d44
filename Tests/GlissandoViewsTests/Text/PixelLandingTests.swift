import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Observation
import Testing

@MainActor
@Suite("Where text lies that glides")
struct PixelLandingTests {
  private static let linear = Animation.linear(duration: 1)
  /// Both ways along both axes between places that lie on pixels, beside them, and half way.
  private nonisolated static let ways: [(CGPoint, CGPoint)] = [
    (CGPoint(x: 10, y: 10), CGPoint(x: 110.5, y: 40.5)),
    (CGPoint(x: 110.5, y: 40.5), CGPoint(x: 10, y: 10)),
    (CGPoint(x: 10.3, y: 10.7), CGPoint(x: 110.7, y: 10.7)),
    (CGPoint(x: 60.25, y: 10.5), CGPoint(x: 60.25, y: 80.75)),
  ]

  /// Where the label's origin would be drawn, in pixels, and whether it is moved to whole ones there.
  private func place(_ stage: Stage) -> CGPoint {
    let leaf = stage.textLeaves[0]
    let anchor = leaf.content.anchor.applying(leaf.transform)
    let scale = stage.host.scale
    let pixels = CGPoint(x: anchor.x * scale, y: anchor.y * scale)
    guard !leaf.isMoving else { return pixels }
    return CGPoint(x: (pixels.x + 0.5).rounded(.down), y: (pixels.y + 0.5).rounded(.down))
  }

  @Test(
    "It sets out and arrives without a jump, from between which pixels to which ever",
    arguments: ways.indices, [1.0, 1.25])
  func glides(way: Int, scale: Double) {
    let (start, end) = Self.ways[way]
    let box = PlaceBox(start)
    let stage = Stage(width: 300, height: 140, scale: scale) { Placed(box: box) }
    let before = place(stage)
    withAnimation(Self.linear) { box.value = end }
    stage.advance(by: 1e-6)
    #expect(stage.textLeaves[0].isMoving)
    #expect(distance(before, place(stage)) < 0.01)
    stage.advance(by: 0.5)
    stage.advance(by: 0.5 - 2e-6)
    let last = place(stage)
    #expect(stage.textLeaves[0].isMoving)
    #expect(stage.settle())
    #expect(!stage.textLeaves[0].isMoving)
    #expect(distance(last, place(stage)) < 0.01)
  }

  @Test("Turned round on its way it goes on from where it is")
  func turnsRound() {
    let box = PlaceBox(CGPoint(x: 10.5, y: 10.25))
    let stage = Stage(width: 300, height: 140) { Placed(box: box) }
    withAnimation(Self.linear) { box.value = CGPoint(x: 110.25, y: 60.75) }
    stage.advance(by: 0.4)
    let before = place(stage)
    withAnimation(.spring) { box.value = CGPoint(x: 20.75, y: 10.5) }
    stage.advance(by: 1e-6)
    #expect(distance(before, place(stage)) < 0.01)
    stage.advance(by: 0.3)
    #expect(stage.settle())
  }

  @Test("What an effect moves by whole pixels sets out and arrives without a jump")
  func effect() {
    let box = PlaceBox(.zero)
    let stage = Stage(width: 301, height: 141) {
      Offsetted(box: box)
    }
    let before = place(stage)
    withAnimation(Self.linear) { box.value = CGPoint(x: 40, y: -20) }
    stage.advance(by: 1e-6)
    #expect(distance(before, place(stage)) < 0.01)
    stage.advance(by: 1 - 2e-6)
    #expect(distance(CGPoint(x: before.x + 40, y: before.y - 20), place(stage)) < 0.01)
  }

  @Test("What an effect moves to between pixels arrives on the whole ones without a jump")
  func effectBetweenPixels() {
    let box = PlaceBox(.zero)
    let stage = Stage(width: 301, height: 141) { Offsetted(box: box) }
    withAnimation(Self.linear) { box.value = CGPoint(x: 40.4, y: -20.6) }
    arrives(stage)
  }

  nonisolated enum Way: CaseIterable {
    case scale, move, slide, offset, push, both
    @MainActor var transition: AnyTransition {
      switch self {
      case .scale: .scale(scale: 0.3, anchor: .bottomTrailing)
      case .move: .move(edge: .bottom)
      case .slide: .slide
      case .offset: .offset(x: 33.4, y: -12.7)
      case .push: .push(from: .leading)
      case .both: .scale.combined(with: .offset(y: 9.5))
      }
    }
  }

  @Test(
    "What comes and goes by a transition arrives and sets out without a jump",
    arguments: Way.allCases)
  func transition(way: Way) {
    let (stage, isThere) = makeStage(false, width: 301, height: 141) { isThere in
      ZStack {
        Color.clear
        if isThere { Text("Label").transition(way.transition) }
      }
    }
    withAnimation(Self.linear) { isThere.value = true }
    arrives(stage)
    let before = place(stage)
    withAnimation(Self.linear) { isThere.value = false }
    stage.advance(by: 1e-6)
    #expect(stage.textLeaves[0].isMoving)
    #expect(distance(before, place(stage)) < 0.01)
    // And turns round half way.
    stage.advance(by: 0.5)
    withAnimation(Self.linear) { isThere.value = true }
    arrives(stage)
  }

  @Test("A text in a row that glides arrives without a jump", arguments: [false, true])
  func row(isInTransition: Bool) {
    let (stage, height) = makeStage(10.0, width: 301, height: 141) { height in
      ScrollView {
        LazyVStack(spacing: 0) {
          Color.clear.frame(height: height)
          Text("Label")
          if isInTransition, height > 20 { Color.clear.frame(height: 7) }
        }
      }
      .scaleEffect(x: height / 20, y: 1)
    }
    withAnimation(Self.linear) { height.value = 30.5 }
    arrives(stage)
  }

  /// Lets a second pass in which the text arrives.
  private func arrives(_ stage: Stage, _ location: SourceLocation = #_sourceLocation) {
    stage.advance(by: 0.5)
    stage.advance(by: 0.5 - 2e-6)
    let last = place(stage)
    #expect(stage.textLeaves[0].isMoving, sourceLocation: location)
    #expect(stage.settle(), sourceLocation: location)
    #expect(!stage.textLeaves[0].isMoving, sourceLocation: location)
    #expect(distance(last, place(stage)) < 0.01, sourceLocation: location)
  }

  private func distance(_ a: CGPoint, _ b: CGPoint) -> Double {
    Double(hypot(a.x - b.x, a.y - b.y))
  }
}

@MainActor @Observable
private final class PlaceBox {
  var value: CGPoint
  init(_ value: CGPoint) { self.value = value }
}

private struct Placed: View {
  let box: PlaceBox

  var body: some View {
    Text("Label").padding(.leading, box.value.x).padding(.top, box.value.y)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

private struct Offsetted: View {
  let box: PlaceBox

  var body: some View { Text("Label").offset(x: box.value.x, y: box.value.y) }
}
