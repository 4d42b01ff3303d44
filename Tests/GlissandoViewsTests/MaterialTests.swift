import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoPainting
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Testing

/// Materials in views: what moves behind them is seen through them.
@MainActor
@Suite("Materials")
struct MaterialTests {
  private struct Cards: View {
    @State private var isRight = false
    @State private var isShown = true

    var body: some View {
      ZStack {
        HStack(spacing: 0) {
          Color.black
          Color.white
        }
        Circle().fill(.red).frame(width: 40, height: 40).offset(x: isRight ? 140 : -140)
        if isShown {
          Text("Card").frame(width: 120, height: 80)
            .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 16))
        }
      }
      .frame(width: 400, height: 200)
      .overlay(alignment: .bottom) {
        HStack {
          Button("Move") { withAnimation(.linear(duration: 1)) { isRight.toggle() } }
          Button("Fade") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
        }
      }
    }
  }

  /// How red a pixel is beyond grey.
  private func redness(_ image: Stage.Image, _ x: Int, _ y: Int) -> Int {
    let pixel = image.pixel(x, y)
    return Int(pixel.x) - Int(pixel.y)
  }

  @Test("An edge behind a material fades, one beside it does not")
  func edge() {
    let stage = Stage(width: 400, height: 200) { Cards() }
    let image = stage.image()
    let across = stride(from: 160, through: 240, by: 10).map { Int(image.pixel($0, 70).x) }
    // A bell curve of 14 points under a veil of 0.4 rises by 40.6 levels where it is steepest.
    for (left, right) in zip(across, across.dropFirst()) {
      #expect(right > left && right - left <= 40, "\(across)")
    }
    #expect(image.pixel(190, 20).x == 0 && image.pixel(210, 20).x == 255)
  }

  @Test("What passes behind a material colours it as far as the blur reaches")
  func passing() throws {
    let stage = Stage(width: 400, height: 200) { Cards() }
    #expect(redness(stage.image(), 200, 70) == 0)
    try stage.tap("Move")
    stage.advance(by: 0.5)
    // The ball is behind the middle: 40 points of red, blurred, under a veil of 0.4.
    let middle = redness(stage.image(), 200, 80)
    #expect(middle > 60, "\(middle)")
    stage.settle()
    #expect(redness(stage.image(), 200, 70) == 0)
    #expect(redness(stage.image(), 340, 100) > 150)
  }

  @Test("A material that comes or goes lets through more or less of the sharp picture")
  func fading() throws {
    let stage = Stage(width: 400, height: 200) { Cards() }
    let blurred = Double(stage.image().pixel(190, 70).x)
    try stage.tap("Fade")
    stage.advance(by: 0.5)
    let half = Double(stage.image().pixel(190, 70).x)
    #expect(abs(half - blurred / 2) < 12, "\(half) of \(blurred)")
    stage.settle()
    #expect(stage.image().pixel(190, 70).x == 0)
  }

  @Test("A material becomes a colour on the way, without a jump")
  func becomingColor() throws {
    let (stage, remote) = makeStage(false, width: 200, height: 100) { isPlain in
      ZStack {
        HStack(spacing: 0) {
          Color.black
          Color.white
        }
        Rectangle().fill(isPlain ? AnyShapeStyle(.blue) : AnyShapeStyle(.thinMaterial))
      }
    }
    withAnimation(.linear(duration: 1)) { remote.value = true }
    var previous = stage.image().pixel(90, 50)
    for _ in 0..<60 {
      stage.advance(by: 1.0 / 60)
      let next = stage.image().pixel(90, 50)
      for channel in 0..<3 { #expect(abs(Int(next[channel]) - Int(previous[channel])) < 12) }
      previous = next
    }
    #expect(previous.z > 200 && previous.x < 40, "\(previous)")
  }
}
