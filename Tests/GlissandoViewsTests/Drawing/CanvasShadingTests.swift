import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// What a canvas paints with, and what its filters make of it.
@MainActor
@Suite("Shadings of a canvas")
struct CanvasShadingTests {
  private static let red = SIMD4<UInt8>(255, 0, 0, 255)
  private static let blue = SIMD4<UInt8>(0, 0, 255, 255)
  private static let white = SIMD4<UInt8>(255, 255, 255, 255)
  private static let black = SIMD4<UInt8>(0, 0, 0, 255)

  private func draw(
    _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) -> Stage.Image {
    Stage(width: 40, height: 40) {
      Canvas { renderer(&$0, $1) }.background(Color.white)
    }.image()
  }

  /// Left half red, right half blue, with a row of black below: 8 by 8 points.
  private func withImage(_ body: (Image) -> Void) throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "shading-\(UUID()).png")
    let stage = Stage(width: 8, height: 8) {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          Color(red: 1, green: 0, blue: 0)
          Color(red: 0, green: 0, blue: 1)
        }
        Color.black.frame(height: 2)
      }
    }
    try stage.image().writePNG(to: url.path)
    defer { try? FileManager.default.removeItem(at: url) }
    body(Image(url: url))
  }

  @Test("An image is repeated from a point of the canvas, in a scale")
  func tiles() throws {
    try withImage { tile in
      let image = draw { context, size in
        let all = Path(CGRect(origin: .zero, size: size))
        context.fill(all, with: .tiledImage(tile, origin: CGPoint(x: 2, y: 0), scale: 2))
      }
      // Eight points of red from 2, then eight of blue; four of black from 12.
      #expect(
        [4, 8, 14, 22].map { image.pixel($0, 6) } == [Self.red, Self.red, Self.blue, Self.red])
      #expect(image.pixel(8, 14) == Self.black && image.pixel(8, 18) == Self.red)
      #expect(image.pixel(0, 6) == Self.blue)
    }
  }

  @Test("Of several shadings the first one paints, and greys and colours name their space")
  func palette() {
    let image = draw { context, size in
      let half = CGRect(x: 0, y: 0, width: 20, height: 40)
      let palette = GraphicsContext.Shading.palette([
        .color(.sRGB, red: 1, green: 0, blue: 0), .color(.blue),
      ])
      context.fill(Path(half), with: palette)
      context.fill(Path(half.offsetBy(dx: 20, dy: 0)), with: context.resolve(.color(white: 0)))
    }
    #expect(image.pixel(10, 20) == Self.red && image.pixel(30, 20) == Self.black)
  }

  @Test("A matrix puts channels together from others")
  func matrix() {
    func shown(_ change: (inout ColorMatrix) -> Void) -> SIMD4<UInt8> {
      var matrix = ColorMatrix()
      change(&matrix)
      return draw { context, size in
        context.addFilter(.colorMatrix(matrix))
        context.fill(
          Path(CGRect(origin: .zero, size: size)), with: .color(red: 1, green: 0, blue: 0))
      }.pixel(20, 20)
    }
    #expect(shown { _ in } == Self.red)
    #expect(shown { ($0.r1, $0.b1) = (0, 1) } == Self.blue)
    #expect(shown { $0.g5 = 1 } == SIMD4(255, 255, 0, 255))
    #expect(shown { $0.a4 = 0 } == Self.white)
    #expect(shown { $0.r1 = .nan } == Self.red)
  }

  @Test("An image that may be resized keeps its corners, and is repeated between them")
  func parts() throws {
    try withImage { tile in
      let image = draw { context, size in
        context.translateBy(x: 4, y: 4)
        context.draw(
          tile.resizable(resizingMode: .tile), in: CGRect(x: 0, y: 0, width: 32, height: 32))
      }
      #expect(
        [6, 10, 14, 18].map { image.pixel($0, 6) } == [Self.red, Self.blue, Self.red, Self.blue])
      #expect(image.pixel(6, 11) == Self.black && image.pixel(2, 6) == Self.white)
      let capped = draw { context, size in
        let insets = EdgeInsets(top: 0, leading: 4, bottom: 2, trailing: 1)
        context.draw(
          tile.resizable(capInsets: insets), in: CGRect(origin: .zero, size: size))
      }
      #expect(capped.pixel(2, 20) == Self.red && capped.pixel(20, 20) == Self.blue)
      #expect(capped.pixel(2, 30) == Self.red && capped.pixel(20, 39) == Self.black)
    }
  }

  @Test("A shadow within a drawing lies above it, from its edges inwards")
  func innerShadow() {
    for options: GraphicsContext.ShadowOptions in [
      [.shadowAbove, .invertsAlpha], [.shadowAbove, .invertsAlpha, .shadowOnly],
    ] {
      let image = draw { context, _ in
        let square = Path(CGRect(x: 10, y: 10, width: 20, height: 20))
        context.fill(square, with: .color(.white))
        context.addFilter(
          .shadow(color: .black, radius: 0, x: 5, blendMode: .sourceAtop, options: options))
        context.fill(square, with: .color(.white))
      }
      #expect(
        [5, 12, 20, 35].map { image.pixel($0, 20) }
          == [Self.white, Self.black, Self.white, Self.white])
    }
  }

  @Test("A shadow above a drawing covers it")
  func shadowAbove() {
    let image = draw { context, _ in
      context.addFilter(.shadow(color: .black, radius: 0, x: 10, options: .shadowAbove))
      context.fill(
        Path(CGRect(x: 5, y: 10, width: 20, height: 20)), with: .color(red: 1, green: 0, blue: 0))
    }
    #expect([10, 20, 30].map { image.pixel($0, 20) } == [Self.red, Self.black, Self.black])
  }
}
