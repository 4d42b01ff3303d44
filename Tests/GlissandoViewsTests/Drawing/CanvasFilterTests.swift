import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Testing

/// What a canvas does with filters, layers, images and symbols.
@MainActor
@Suite("Canvas")
struct CanvasFilterTests {
  private func draw(
    _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) -> Stage.Image {
    Stage(width: 100, height: 100) {
      Canvas { renderer(&$0, $1) }.background(Color.white)
    }.image()
  }

  @Test("A threshold keeps one colour where the blurred drawing is strong, and nothing elsewhere")
  func threshold() {
    let image = draw { context, _ in
      context.addFilter(.alphaThreshold(min: 0.5, color: .red))
      context.addFilter(.blur(radius: 8))
      context.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 100)), with: .color(.black))
    }
    // Blurring leaves half of the opacity at the edge: there the threshold cuts.
    #expect(image.pixel(20, 50).isNear(255, 56, 60, 40))
    #expect(image.pixel(44, 50).isNear(255, 56, 60, 40))
    #expect(image.pixel(58, 50) == SIMD4(255, 255, 255, 255))
  }

  @Test("Two drops whose blurs meet are one")
  func drops() {
    func bridge(_ distance: CGFloat) -> SIMD4<UInt8> {
      draw { context, _ in
        context.addFilter(.alphaThreshold(min: 0.5, color: .black))
        context.addFilter(.blur(radius: 8))
        context.drawLayer { layer in
          for x in [50 - distance, 50 + distance] {
            let drop = CGRect(x: x - 20, y: 30, width: 40, height: 40)
            layer.fill(Path(ellipseIn: drop), with: .color(.black))
          }
        }
      }.pixel(50, 50)
    }
    #expect(bridge(21) == SIMD4(0, 0, 0, 255))
    #expect(bridge(32) == SIMD4(255, 255, 255, 255))
  }

  @Test("A filtered layer within another is drawn in full, wherever the canvas lies")
  func nested() {
    let image = Stage(width: 200, height: 100) {
      Canvas { context, size in
        context.addFilter(.colorMultiply(.white))
        context.drawLayer { outer in
          outer.addFilter(.colorInvert())
          outer.translateBy(x: 10, y: 10)
          outer.fill(Path(CGRect(x: 0, y: 0, width: 60, height: 60)), with: .color(.white))
        }
      }
      .frame(width: 100, height: 100).padding(.leading, 100).background(Color.white)
    }.image()
    for x in [112, 140, 168] { #expect(image.pixel(x, 40) == SIMD4(0, 0, 0, 255)) }
    for x in [90, 106, 174] { #expect(image.pixel(x, 40) == SIMD4(255, 255, 255, 255)) }
  }

  @Test("Filters reach out of what is drawn, and not only out of what is on the canvas")
  func reach() {
    let image = draw { context, _ in
      context.addFilter(.shadow(color: .red, radius: 0, x: 40, y: 0))
      context.fill(Path(CGRect(x: -30, y: 30, width: 40, height: 40)), with: .color(.black))
    }
    #expect(image.pixel(5, 50) == SIMD4(0, 0, 0, 255))
    #expect(image.pixel(30, 50).isNear(255, 56, 60, 40))
    #expect(image.pixel(70, 50) == SIMD4(255, 255, 255, 255))
  }

  @Test("A clip to a layer keeps what the layer covers, or the opposite")
  func clipToLayer() {
    for isInverse in [false, true] {
      let image = draw { context, _ in
        context.clipToLayer(options: isInverse ? .inverse : []) {
          $0.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 100)), with: .color(.black))
        }
        context.fill(Path(CGRect(x: 0, y: 0, width: 100, height: 100)), with: .color(.black))
      }
      let (left, right) = (image.pixel(25, 50).x, image.pixel(75, 50).x)
      #expect(isInverse ? (left == 255 && right == 0) : (left == 0 && right == 255))
    }
  }

  @Test("Colours are inverted by as much as is said")
  func inversion() {
    func inverted(_ filter: GraphicsContext.Filter) -> Int {
      Int(
        draw { context, size in
          context.addFilter(filter)
          let white = Color(.sRGB, white: 0.8)
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(white))
        }.pixel(50, 50).x)
    }
    #expect(inverted(.colorInvert(0)) == 204)
    #expect(inverted(.colorInvert()) == 51)
    // 0.8 + (1 − 2 · 0.8) / 4
    #expect(abs(inverted(.colorInvert(0.25)) - 166) <= 1)
    #expect(abs(inverted(.colorInvert(0.5)) - 128) <= 1)
  }

  @Test("The sum of darknesses is darker than both colours")
  func plusDarker() {
    let image = draw { context, size in
      let all = Path(CGRect(origin: .zero, size: size))
      context.fill(all, with: .color(Color(white: 0.7)))
      context.blendMode = .plusDarker
      context.fill(all, with: .color(Color(white: 0.7)))
    }
    // 1 − (0.3 + 0.3); multiplying would leave 0.49.
    #expect(abs(Int(image.pixel(50, 50).x) - 102) <= 2)
  }

  @Test("A shadow alone lies where it is thrown")
  func shadow() {
    let image = draw { context, _ in
      context.addFilter(.shadow(color: .black, radius: 0, x: 40, options: .shadowOnly))
      context.fill(Path(CGRect(x: 10, y: 40, width: 20, height: 20)), with: .color(.red))
    }
    #expect(image.pixel(20, 50) == SIMD4(255, 255, 255, 255))
    #expect(image.pixel(60, 50) == SIMD4(0, 0, 0, 255))
  }

  @Test("An image is drawn in its size about a point, or stretched to a rectangle")
  func images() {
    let image = draw { context, _ in
      context.draw(
        Image(systemName: "square.fill"), in: CGRect(x: 10, y: 10, width: 80, height: 80))
    }
    #expect(image.pixel(50, 50).x < 60)
    #expect(image.pixel(4, 50).x == 255)
  }

  struct Moving: View {
    @State private var isOn = false

    var body: some View {
      VStack(spacing: 0) {
        Canvas { context, _ in
          if let dot = context.resolveSymbol(id: "dot") {
            context.draw(dot, at: CGPoint(x: 10, y: 20), anchor: .leading)
          }
        } symbols: {
          Color.black.frame(width: 20, height: 20)
            .offset(x: isOn ? 60 : 0)
            .animation(.linear(duration: 1), value: isOn)
            .tag("dot")
        }
        .frame(width: 100, height: 40)
        .background(Color.white)
        Button("Go") { isOn = true }
      }
    }
  }

  @Test("What animates in a symbol goes on in the canvas, frame by frame")
  func movingSymbol() throws {
    let stage = Stage(width: 100, height: 100) { Moving() }
    func isBlack(_ x: Int) -> Bool { stage.image().pixel(x, 20 + top).x < 40 }
    // The stack is centred: its first row of pixels is found by the canvas's white.
    let top = try Int(stage.element("Go").frame.minY) - 40
    #expect(isBlack(20) && !isBlack(80))
    try stage.tap("Go")
    stage.advance(by: 0.5)
    #expect(isBlack(50) && !isBlack(20) && !isBlack(80))
    stage.settle()
    #expect(isBlack(80) && !isBlack(50))
  }
}

extension SIMD4<UInt8> {
  fileprivate func isNear(_ red: Int, _ green: Int, _ blue: Int, _ tolerance: Int) -> Bool {
    abs(Int(x) - red) <= tolerance && abs(Int(y) - green) <= tolerance
      && abs(Int(z) - blue) <= tolerance
  }
}
