import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// Shapes that are painted more than once, and what their styles throw.
@MainActor
@Suite("Layers of shapes")
struct ShapeLayerTests {
  private static let black = SIMD4<UInt8>(0, 0, 0, 255)
  private static let white = SIMD4<UInt8>(255, 255, 255, 255)

  private func picture<V: View>(_ view: V) -> Stage.Image {
    Stage(width: 100, height: 100) {
      view.frame(width: 60, height: 60).frame(width: 100, height: 100).background(.white)
    }.image()
  }

  @Test("Each further fill, stroke or border lies above what is painted before it")
  func chains() {
    let (black, white) = (Color.black, Color.white)
    // The shape lies from 20 to 80, its outline from 10 to 30.
    let outlined = picture(Rectangle().fill(black).stroke(white, lineWidth: 20))
    #expect(outlined.pixel(25, 50) == Self.white && outlined.pixel(50, 50) == Self.black)
    let covered = picture(Rectangle().stroke(black, lineWidth: 20).fill(white))
    #expect(covered.pixel(15, 50) == Self.black && covered.pixel(25, 50) == Self.white)
    let filledTwice = picture(Rectangle().fill(black).fill(white))
    #expect(filledTwice.pixel(50, 50) == Self.white)
    let border = picture(
      Rectangle().strokeBorder(white, lineWidth: 10).fill(black).strokeBorder(white, lineWidth: 5))
    #expect(border.pixel(22, 50) == Self.white && border.pixel(27, 50) == Self.black)
    let many = picture(
      Rectangle().stroke(white).fill(white).stroke(black, style: StrokeStyle(lineWidth: 4))
        .stroke(white, lineWidth: 2))
    #expect(many.pixel(18, 50) == Self.black && many.pixel(50, 50) == Self.white)
  }

  @Test("A shape that is painted again follows its values")
  func updates() {
    let (stage, isWide) = makeStage(false, width: 100, height: 100) { isWide in
      Rectangle().stroke(.black, lineWidth: isWide ? 40 : 4).fill(.white)
        .frame(width: 60, height: 60).frame(width: 100, height: 100).background(.white)
    }
    #expect(stage.image().pixel(5, 50) == Self.white)
    isWide.value = true
    stage.settle()
    #expect(stage.image().pixel(5, 50) == Self.black)
  }

  @Test("A style with several shadows draws all of them")
  func severalShadows() {
    let style = Color.white
      .shadow(.drop(color: .black, radius: 0, x: 15))
      .shadow(.inner(color: .black, radius: 8))
      .shadow(.drop(color: .black, radius: 0, y: -15))
    for image in [
      picture(Rectangle().fill(style)), picture(Rectangle().fill(AnyShapeStyle(style))),
      picture(Color.clear.background(style, in: Rectangle())),
    ] {
      #expect(image.pixel(90, 50) == Self.black)
      #expect(image.pixel(50, 10) == Self.black)
      #expect(image.pixel(20, 50).x < 160)
      #expect(image.pixel(50, 50).x > 250)
      #expect(image.pixel(50, 90) == Self.white)
    }
  }

  @Test("A line throws the shadows of its style, too")
  func shadowOfLine() {
    let style = Color.red.shadow(.drop(color: .black, radius: 0, x: 30))
    let image = picture(Rectangle().stroke(style, lineWidth: 4))
    #expect(image.pixel(50, 50) == Self.black)
    #expect(image.pixel(65, 50) == Self.white)
  }

  @Test("A foreground with several shadows throws all of them")
  func shadowsOfForeground() {
    let image = picture(
      Rectangle().foregroundStyle(
        Color.white.shadow(.drop(color: .black, radius: 0, x: 15))
          .shadow(.drop(color: .black, radius: 0, y: -15))))
    #expect(image.pixel(90, 50) == Self.black)
    #expect(image.pixel(50, 10) == Self.black)
    #expect(image.pixel(50, 50) == Self.white)
  }

  @Test("A foreground throws its shadow however it is written, on texts, too")
  func shadowsOfWrittenForeground() {
    let black = ShadowStyle.drop(color: .black, radius: 0, x: 15)
    let faint = ShadowStyle.drop(color: .black.opacity(0.5), radius: 0, x: 15)
    #expect(picture(Rectangle().foregroundStyle(.white.shadow(black))).pixel(90, 50) == Self.black)
    let half = picture(Rectangle().foregroundStyle(.white.shadow(black).opacity(0.5)))
    let same = picture(Rectangle().foregroundStyle(.white.opacity(0.5).shadow(faint)))
    #expect(half.pixel(90, 50) == same.pixel(90, 50) && half.pixel(90, 50) != Self.white)
    let text = picture(Text("H").font(.system(size: 40)).foregroundStyle(.white.shadow(black)))
    #expect((0..<100).contains { y in (0..<100).contains { text.pixel($0, y).x < 100 } })
  }

  @Test("What stands for a style around throws the shadows of that style")
  func shadowsOfNamedStyles() {
    let drop = ShadowStyle.drop(color: .black, radius: 0, x: 15)
    let style = Color.white.shadow(drop)
    #expect(picture(Rectangle().fill(.tint).tint(style)).pixel(90, 50) == Self.black)
    #expect(
      picture(Rectangle().fill(.background).backgroundStyle(style)).pixel(90, 50) == Self.black)
    let inner = Color.white.shadow(.inner(color: .black, radius: 0, y: 10))
    #expect(
      picture(Rectangle().fill(.primary).foregroundStyle(inner)).pixel(50, 25) == Self.black)
    let faint = picture(Rectangle().fill(.secondary).foregroundStyle(inner)).pixel(50, 25)
    #expect(faint != Self.black && faint != Self.white)
  }
}
