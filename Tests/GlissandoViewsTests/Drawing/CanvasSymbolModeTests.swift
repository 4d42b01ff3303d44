import Foundation
import GlissandoControls
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// Views and letters that a canvas draws in modes, and what is drawn after what cannot be.
@MainActor
@Suite("Modes of symbols and letters")
struct CanvasSymbolModeTests {
  private static let white = SIMD4<UInt8>(255, 255, 255, 255)
  private static let black = SIMD4<UInt8>(0, 0, 0, 255)

  /// Draws on black a symbol of two white squares that overlap, from 10 to 30.
  private func symbol(_ change: @escaping (inout GraphicsContext) -> Void) -> Stage.Image {
    Stage(width: 60, height: 40) {
      Canvas { context, size in
        let all = CGRect(origin: .zero, size: size)
        context.fill(Path(all.insetBy(dx: 0, dy: 5)), with: .color(.black))
        guard let squares = context.resolveSymbol(id: 0) else { return }
        change(&context)
        context.draw(squares, in: CGRect(x: 10, y: 10, width: 20, height: 20))
      } symbols: {
        Color.white.overlay { Color.white.frame(width: 10, height: 10) }
          .frame(width: 20, height: 20).tag(0)
      }.background(Color.white)
    }.image()
  }

  @Test("A view mixes as one with what is there, whatever its opacity")
  func symbols() {
    let difference = symbol { $0.blendMode = .difference }
    #expect(difference.pixel(20, 20) == Self.white && difference.pixel(12, 20) == Self.white)
    let cut = symbol { $0.blendMode = .destinationOut }
    #expect(cut.pixel(20, 20) == Self.white && cut.pixel(40, 20) == Self.black)
    let half = symbol { ($0.blendMode, $0.opacity) = (.destinationOut, 0.5) }
    #expect(abs(Int(half.pixel(20, 20).x) - 128) < 3 && half.pixel(40, 20) == Self.black)
    let copied = symbol { $0.blendMode = .copy }
    #expect(copied.pixel(20, 20) == Self.white && copied.pixel(40, 20) == Self.black)
    let outside = symbol { $0.blendMode = .sourceOut }
    #expect(outside.pixel(40, 20) == Self.black)
  }

  @Test("Letters change nothing around them, in whichever mode")
  func letters() {
    let image = Stage(width: 60, height: 40) {
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
        context.blendMode = .destinationIn
        context.draw(Text("I").font(.system(size: 20)), at: CGPoint(x: 15, y: 20))
      }.background(Color.white)
    }.image()
    #expect(image.pixel(50, 20) == Self.black && image.pixel(15, 2) == Self.black)
  }

  @Test(
    "What is too large or flat to be drawn leaves what is drawn after it",
    arguments: [1e200, 1e-200, 0])
  func afterwards(_ scale: Double) {
    let image = Stage(width: 60, height: 40) {
      Canvas { context, size in
        let all = Path(CGRect(origin: .zero, size: size))
        for mode: GraphicsContext.BlendMode in [.normal, .copy, .clear, .sourceIn] {
          var scaled = context
          scaled.scaleBy(x: scale, y: scale)
          scaled.blendMode = mode
          scaled.fill(
            Path(ellipseIn: CGRect(x: -1, y: -1, width: 2, height: 2)), with: .color(.red))
        }
        let style = EllipticalGradient(colors: [.red, .green])
        context.fill(
          Path(ellipseIn: CGRect(x: 100, y: 0, width: scale, height: scale)), with: .style(style))
        context.fill(
          Path(CGRect(x: 50, y: 0, width: 5, height: 5)),
          with: .style(ImagePaint(image: Image(systemName: "star"), scale: scale)))
        context.fill(all, with: .color(.white))
        context.clip(to: Path(ellipseIn: CGRect(x: 10, y: 0, width: 40, height: 40)))
        context.fill(all, with: .color(.black))
      }.background(Color.white)
    }.image()
    #expect(image.pixel(30, 20) == Self.black && image.pixel(12, 2) == Self.white)
  }
}
