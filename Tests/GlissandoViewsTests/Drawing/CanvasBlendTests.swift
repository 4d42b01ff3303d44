import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// How the steps of a canvas mix with each other, and with nothing else.
@MainActor
@Suite("Modes of a canvas")
struct CanvasBlendTests {
  nonisolated private static let red = SIMD4<UInt8>(255, 0, 0, 255)
  nonisolated private static let blue = SIMD4<UInt8>(0, 0, 255, 255)
  nonisolated private static let white = SIMD4<UInt8>(255, 255, 255, 255)

  /// A red square on the left, below a blue one in the middle, on white.
  private func draw(_ mode: GraphicsContext.BlendMode) -> Stage.Image {
    Stage(width: 90, height: 30) {
      Canvas { context, _ in
        context.fill(
          Path(CGRect(x: 0, y: 0, width: 60, height: 30)),
          with: .color(Color(red: 1, green: 0, blue: 0)))
        context.blendMode = mode
        context.fill(
          Path(CGRect(x: 30, y: 0, width: 60, height: 30)),
          with: .color(Color(red: 0, green: 0, blue: 1)))
      }.background(Color.white)
    }.image()
  }

  @Test(
    "A step leaves of itself and of what is there what its mode says, only where it draws",
    arguments: [
      (GraphicsContext.BlendMode.normal, blue, blue), (.clear, white, white), (.copy, blue, blue),
      (.sourceIn, blue, white), (.sourceOut, white, blue), (.sourceAtop, blue, white),
      (.destinationOver, red, blue), (.destinationIn, red, white),
      (.destinationOut, white, white), (.destinationAtop, red, blue), (.xor, white, blue),
      (.multiply, SIMD4(0, 0, 0, 255), blue), (.plusLighter, SIMD4(255, 0, 255, 255), blue),
    ])
  func modes(
    _ mode: GraphicsContext.BlendMode, _ both: SIMD4<UInt8>, _ drawn: SIMD4<UInt8>
  ) {
    let image = draw(mode)
    #expect(image.pixel(15, 15) == Self.red)
    #expect(image.pixel(45, 15) == both)
    #expect(image.pixel(75, 15) == drawn)
  }

  @Test("A line takes what is there away as far as it is drawn")
  func line() {
    let image = Stage(width: 90, height: 30) {
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
        context.blendMode = .destinationIn
        context.stroke(
          Path { path in
            path.move(to: CGPoint(x: 0, y: 15))
            path.addLine(to: CGPoint(x: 90, y: 15))
          }, with: .color(Color.black.opacity(0)), lineWidth: 10)
      }.background(Color.white)
    }.image()
    #expect(image.pixel(45, 15) == Self.white)
    #expect(image.pixel(45, 4) == SIMD4(0, 0, 0, 255))
  }

  @Test("A projection shows what is drawn elsewhere, also under the transform of the moment")
  func projection() {
    let image = Stage(width: 100, height: 40) {
      Canvas { context, _ in
        context.translateBy(x: 10, y: 0)
        context.addFilter(
          .projectionTransform(ProjectionTransform(CGAffineTransform(translationX: 50, y: 0))))
        context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 40)), with: .color(.black))
      }.background(Color.white)
    }.image()
    #expect(image.pixel(20, 20) == Self.white)
    #expect(image.pixel(70, 20) == SIMD4(0, 0, 0, 255))
    #expect(image.pixel(90, 20) == Self.white)
  }
}
