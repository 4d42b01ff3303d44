import Foundation
import GlissandoControls
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// What is shown through masks and holes whose shapes and texts have no style of their own.
@MainActor
@Suite("Masks without a style")
struct StencilTests {
  /// The green of a pixel in the middle of a view on white; 255 is the ground, 0 black.
  private func level(_ view: some View, dark: Bool = false) -> Int {
    let stage = Stage(width: 60, height: 60, colorScheme: dark ? .dark : .light) {
      view.frame(width: 40, height: 40).frame(width: 60, height: 60).background(.white)
    }
    stage.settle()
    return Int(stage.image().pixel(30, 30).y)
  }

  private var block: some View { Text("█").font(.system(size: 80)) }

  @Test(
    "They show all of what is behind them, in the light and in the dark", arguments: [false, true])
  func opaque(dark: Bool) {
    #expect(level(Color.black.mask(Circle()), dark: dark) == 0)
    #expect(level(Color.black.mask { RoundedRectangle(cornerRadius: 9) }, dark: dark) == 0)
    #expect(level(Color.black.mask { block }, dark: dark) == 0)
    #expect(level(Color.black.mask { Circle().stroke(lineWidth: 50) }, dark: dark) == 0)
    #expect(
      level(Color.black.mask { Image(systemName: "square.fill").resizable() }, dark: dark) == 0)
    #expect(level(Color.black.mask { Circle().fill(.primary) }, dark: dark) == 0)
    #expect(level(Color.black.mask { Color.primary }, dark: dark) == 0)
    let gradient = LinearGradient(
      colors: [.primary, .primary], startPoint: .top, endPoint: .bottom)
    #expect(level(Color.black.mask { gradient }, dark: dark) == 0)
  }

  @Test("Opacities that are said count, within and around the mask")
  func said() {
    func isHalf(_ view: some View) -> Bool { abs(level(view) - 128) <= 4 }
    #expect(isHalf(Color.black.mask { Circle().foregroundStyle(.primary.opacity(0.5)) }))
    #expect(isHalf(Color.black.mask { Circle().fill(Color.primary.opacity(0.5)) }))
    #expect(isHalf(Color.black.mask { Circle().opacity(0.5) }))
    #expect(isHalf(Color.black.mask { Circle() }.foregroundStyle(.primary.opacity(0.5))))
    #expect(isHalf(Color.black.mask { Circle() }.foregroundStyle(.black.opacity(0.5))))
    #expect(
      isHalf(
        Color.black.mask {
          LinearGradient(
            colors: [.black, .clear], startPoint: .top, endPoint: .bottom)
        }))
  }

  @Test("Masks in buttons, labels and lists are as opaque")
  func controls() {
    let masked = Color.black.frame(width: 40, height: 40).mask(Circle())
    #expect(
      level(
        Button {
        } label: {
          masked
        }.buttonStyle(.plain)) == 0)
    #expect(
      level(
        Label {
          EmptyView()
        } icon: {
          masked
        }.labelStyle(.iconOnly)) == 0)
    #expect(
      level(
        Menu {
          Text("a")
        } label: {
          masked
        }.buttonStyle(.plain)) == 0)
  }

  @Test("Holes are holes: what is cut out is gone, in a mask and without one")
  func holes() {
    let cut = Rectangle().overlay { Circle().blendMode(.destinationOut) }.compositingGroup()
    #expect(level(Color.black.mask { cut }) == 255)
    #expect(
      level(Color.black.overlay { Circle().blendMode(.destinationOut) }.compositingGroup()) == 255)
    #expect(
      level(Color.black.overlay { block.blendMode(.destinationOut) }.compositingGroup()) == 255)
  }

  @Test("Clips to layers of a canvas, too")
  func canvas() {
    let shape = Canvas { context, size in
      let rect = CGRect(origin: .zero, size: size)
      context.clipToLayer { $0.fill(Path(rect), with: .foreground) }
      context.fill(Path(rect), with: .color(.black))
    }
    #expect(level(shape) == 0)
    let text = Canvas { context, size in
      context.clipToLayer { $0.draw(Text("█").font(.system(size: 80)), at: CGPoint(x: 20, y: 20)) }
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
    }
    #expect(level(text) == 0)
  }

  @Test("What lies beside a mask has its colour, and a view that comes out of one gets it back")
  func beside() {
    let text = level(block)
    #expect(abs(text - 38) <= 1)
    #expect(level(block.overlay { Color.clear.mask(Circle()) }) == text)
    #expect(level(ZStack { block.blendMode(.normal) }) == text)
    let (stage, cuts) = makeStage(true, width: 60, height: 60) { cuts in
      Color.white.overlay { Circle().blendMode(cuts ? .destinationOut : .normal) }
        .compositingGroup().background(.white)
    }
    #expect(stage.image().pixel(30, 30).y == 255)
    cuts.value = false
    #expect(abs(Int(stage.image().pixel(30, 30).y) - 38) <= 1)
  }
}
