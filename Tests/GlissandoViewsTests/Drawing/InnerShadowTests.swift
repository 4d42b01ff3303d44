import Foundation
import GlissandoControls
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// Shadows that shapes, letters and symbols throw into themselves.
@MainActor
@Suite("Inner shadows")
struct InnerShadowTests {
  private static let white = SIMD4<UInt8>(255, 255, 255, 255)
  private static let black = SIMD4<UInt8>(0, 0, 0, 255)

  private func picture(_ view: some View) -> Stage.Image {
    Stage(width: 100, height: 100) {
      view.frame(width: 60, height: 60).frame(width: 100, height: 100).background(.white)
    }.image()
  }

  /// Which pixels are not white.
  private func dark(_ image: Stage.Image) -> Set<SIMD2<Int>> {
    var result: Set<SIMD2<Int>> = []
    for y in 0..<100 {
      for x in 0..<100 where image.pixel(x, y).x < 200 { result.insert(SIMD2(x, y)) }
    }
    return result
  }

  @Test("It falls from the edge as far as it is moved, blurred or not")
  func edge() {
    let style = Color.white.shadow(.inner(color: .black, radius: 0, y: 10))
    for image in [
      picture(Rectangle().fill(style)), picture(Rectangle().foregroundStyle(style)),
      picture(Rectangle().fill().foregroundStyle(style)),
      picture(Group { Rectangle() }.foregroundStyle(AnyShapeStyle(style))),
    ] {
      #expect(image.pixel(50, 15) == Self.white)
      #expect(image.pixel(50, 50) == Self.white && image.pixel(50, 70) == Self.white)
      #expect(image.pixel(50, 90) == Self.white)
      #expect(!dark(image).isEmpty)
    }
    #expect(picture(Rectangle().fill(style)).pixel(50, 25) == Self.black)
    let symbol = picture(Image(systemName: "square.fill").resizable().foregroundStyle(style))
    #expect(!dark(symbol).isEmpty && symbol.pixel(50, 50) == Self.white)
    let soft = picture(
      Rectangle().foregroundStyle(.white.shadow(.inner(color: .black, radius: 4, x: 6))))
    #expect(soft.pixel(21, 50).x < 60 && soft.pixel(50, 50) == Self.white)
    #expect(soft.pixel(76, 50).x > soft.pixel(22, 50).x)
  }

  @Test("Letters have it only where they are, whoever says so")
  func letters() {
    let style = Color.white.shadow(.inner(color: .black, radius: 2, y: 2))
    let text = Text("H").font(.system(size: 60, weight: .bold))
    let letter = dark(picture(text.foregroundStyle(.black)))
    for image in [
      picture(text.foregroundStyle(style)), picture(Group { text }.foregroundStyle(style)),
      picture(HStack { text }.foregroundStyle(AnyShapeStyle(style))),
    ] {
      let shadow = dark(image)
      #expect(!shadow.isEmpty && shadow.isSubset(of: letter) && shadow.count < letter.count)
    }
  }

  @Test("A text with a style of its own throws the shadow of that behind it")
  func behind() {
    let text = Text("H").font(.system(size: 40, weight: .bold))
    let style = Color.white.shadow(.drop(color: .black, radius: 0, x: 3))
    #expect(!dark(picture(text.foregroundStyle(style))).isEmpty)
  }

  @Test("A style further in has the shadows that it says, and no others")
  func nested() {
    let style = Color.white.shadow(.inner(color: .black, radius: 0, y: 10))
    for image in [
      picture(Group { Rectangle().foregroundStyle(.white) }.foregroundStyle(style)),
      picture(Group { Rectangle().foregroundColor(.white) }.foregroundStyle(style)),
    ] {
      #expect(dark(image).isEmpty)
    }
  }

  @Test("Texts change, and what has shadows may lose them")
  func changes() {
    let (stage, number) = makeStage(1, width: 100, height: 100) { number in
      let shadow = Color.white.shadow(.inner(color: .black, radius: 2, y: 2))
      VStack {
        Text(number > 1 ? "HHH" : "H").font(.system(size: 40, weight: .bold))
      }
      .foregroundStyle(number > 2 ? AnyShapeStyle(.white) : AnyShapeStyle(shadow))
      .frame(width: 100, height: 100).background(.white)
    }
    let first = dark(stage.image()).count
    number.value = 2
    stage.settle()
    #expect(dark(stage.image()).count > first && first > 0)
    #expect((try? stage.element("HHH")) != nil)
    number.value = 3
    stage.settle()
    #expect(dark(stage.image()).isEmpty)
  }
}
