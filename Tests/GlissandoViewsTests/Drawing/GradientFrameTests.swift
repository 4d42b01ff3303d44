import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// Where the gradients of shapes lie: in the shape's frame, however much of it is painted.
@MainActor
@Suite("Frames of gradients")
struct GradientFrameTests {
  private let rainbow = [Color.red, .yellow, .green, .blue, .purple, .red]

  private func image<V: View>(_ view: V) -> Stage.Image {
    Stage(width: 120, height: 120) { view.background(Color.white) }.image()
  }

  /// The greatest difference of any channel where both are painted opaquely.
  private func difference(_ lhs: Stage.Image, _ rhs: Stage.Image) -> Int {
    func isPainted(_ place: (Int, Int), in image: Stage.Image) -> Bool {
      image.pixel(place.0, place.1) != SIMD4(255, 255, 255, 255)
    }
    var greatest = 0
    for y in stride(from: 3, to: 117, by: 3) {
      for x in stride(from: 3, to: 117, by: 3) {
        let around = (-2...2).flatMap { dy in (-2...2).map { (x + $0, y + dy) } }
        guard around.allSatisfy({ isPainted($0, in: lhs) && isPainted($0, in: rhs) }) else {
          continue
        }
        let (a, b) = (lhs.pixel(x, y), rhs.pixel(x, y))
        for channel in 0..<4 { greatest = max(greatest, abs(Int(a[channel]) - Int(b[channel]))) }
      }
    }
    return greatest
  }

  private func ring(to end: CGFloat) -> some View {
    Circle().trim(from: 0, to: end)
      .stroke(AngularGradient(colors: rainbow, center: .center), lineWidth: 20)
      .padding(12)
  }

  @Test(
    "A part of a ring has the colours that the whole ring has there", arguments: [0.1, 0.4, 0.7])
  func trimmed(_ end: CGFloat) {
    #expect(difference(image(ring(to: end)), image(ring(to: 1))) <= 3)
  }

  @Test(
    "What is cut from a frame has the colours that the frame has there",
    arguments: [UnitPoint.top, .leading, .topLeading])
  func parts(_ start: UnitPoint) {
    let end = UnitPoint(x: 1 - start.x, y: 1 - start.y)
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: start, endPoint: end)
    let whole = image(Rectangle().fill(gradient))
    let piece = Path(CGRect(x: 30, y: 10, width: 40, height: 25))
    #expect(difference(image(piece.fill(gradient)), whole) <= 3)
    #expect(difference(image(Rectangle().inset(by: 30).fill(gradient)), whole) <= 3)
    #expect(difference(image(Rectangle().offset(x: 20, y: 30).fill(gradient)), whole) <= 3)
    #expect(difference(image(Rectangle().scale(0.5).fill(gradient)), whole) <= 3)
    #expect(difference(image(Circle().size(width: 50, height: 50).fill(gradient)), whole) <= 3)
    #expect(difference(image(Rectangle().strokeBorder(gradient, lineWidth: 20)), whole) <= 3)
  }

  @Test("A ring that grows keeps the colours of its beginning in every frame")
  func growing() {
    struct Growing: View {
      @State private var end = 0.1
      let colors: [Color]
      var body: some View {
        Circle().trim(from: 0, to: end)
          .stroke(AngularGradient(colors: colors, center: .center), lineWidth: 20)
          .padding(12)
          .background(Color.white)
          .onTapGesture { withAnimation(.linear(duration: 1)) { end = 1 } }
      }
    }
    let stage = Stage(width: 120, height: 120) { Growing(colors: rainbow) }
    let whole = image(ring(to: 1))
    stage.tap(at: CGPoint(x: 60, y: 60))
    for _ in 0..<6 {
      stage.advance(by: 0.15)
      #expect(difference(stage.image(), whole) <= 3)
    }
  }

  @Test("A gradient around a corner of a canvas reaches as far as it is painted")
  func corner() {
    let image = image(
      Canvas { context, size in
        context.fill(
          Path(CGRect(origin: .zero, size: size)),
          with: .conicGradient(Gradient(colors: [.red, .red]), center: .zero))
      })
    #expect(image.pixel(110, 110) == image.pixel(3, 3))
  }
}
