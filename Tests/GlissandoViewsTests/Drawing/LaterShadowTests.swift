import Foundation
import GlissandoControls
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// Shadows that a style gets, and loses, while what it paints is there.
@MainActor
@Suite("Shadows that come later")
struct LaterShadowTests {
  enum Painted: CaseIterable, Sendable {
    case fill, stroke, around, text, ownText, symbol

    @MainActor @ViewBuilder func view(_ style: AnyShapeStyle) -> some View {
      let letter = Text("■").font(.system(size: 60))
      switch self {
      case .fill: Rectangle().fill(style)
      case .stroke: Rectangle().strokeBorder(style, lineWidth: 20)
      case .around: Group { Rectangle() }.foregroundStyle(style)
      case .text: Group { letter }.foregroundStyle(style)
      case .ownText: letter.foregroundStyle(style)
      case .symbol: Image(systemName: "square.fill").resizable().foregroundStyle(style)
      }
    }
  }

  private static let drop = Color.white.shadow(.drop(color: .black, radius: 0, x: 4, y: 4))
  private static let inner = Color.white.shadow(.inner(color: .black, radius: 0, x: 4, y: 4))

  private func makeStage(_ style: AnyShapeStyle, _ painted: Painted) -> (
    Stage, Remote<AnyShapeStyle>
  ) {
    GlissandoViewsTests.makeStage(style, width: 100, height: 100) { style in
      painted.view(style).frame(width: 60, height: 60)
        .frame(width: 100, height: 100).background(.white)
    }
  }

  private func pixels(_ stage: Stage) -> [UInt8] {
    let image = stage.image()
    return (0..<100).flatMap { y in (0..<100).map { image.pixel($0, y).x } }
  }

  private func difference(_ a: [UInt8], _ b: [UInt8]) -> Int {
    zip(a, b).map { abs(Int($0) - Int($1)) }.max() ?? 0
  }

  @Test(
    "What is painted has them as if it had had them from the beginning", arguments: Painted.allCases
  )
  func equals(_ painted: Painted) {
    let styles = [AnyShapeStyle(.white), AnyShapeStyle(Self.drop), AnyShapeStyle(Self.inner)]
    for isAnimated in [false, true] {
      let (stage, style) = makeStage(styles[0], painted)
      for next in [1, 2, 0, 2, 1, 0] {
        withAnimation(isAnimated ? .linear(duration: 0.5) : nil) { style.value = styles[next] }
        #expect(stage.settle())
        let (fresh, _) = makeStage(styles[next], painted)
        #expect(difference(pixels(stage), pixels(fresh)) <= 1, "\(next)")
        fresh.close()
      }
      stage.close()
    }
  }

  @Test("A shadow that is thrown grows, and colours glide, from what was shown")
  func grows() {
    let (stage, style) = makeStage(AnyShapeStyle(.blue), .fill)
    let before = stage.image().pixel(50, 50)
    withAnimation(.linear(duration: 1)) {
      style.value = AnyShapeStyle(Color.red.shadow(.drop(color: .black, radius: 0, x: 10, y: 10)))
    }
    #expect(stage.image().pixel(50, 50) == before)
    stage.advance(by: 0.5)
    let middle = stage.image()
    #expect(middle.pixel(50, 50) != before && middle.pixel(82, 50).x < 200)
    #expect(middle.pixel(87, 50).x == 255)
    stage.settle()
    #expect(stage.image().pixel(87, 50).x == 0)
  }

  @Test("It goes on being laid out, and found by what it shows")
  func goesOn() throws {
    struct Look: Equatable { var isShadowed = false, width = 40.0, text = "one" }
    let (stage, look) = GlissandoViewsTests.makeStage(Look(), width: 200, height: 100) { look in
      let style = look.isShadowed ? AnyShapeStyle(Self.inner) : AnyShapeStyle(.white)
      VStack {
        RoundedRectangle(cornerRadius: 4).fill(style).frame(width: look.width, height: 20)
          .accessibilityIdentifier("shape")
        Text(look.text).foregroundStyle(style)
      }
    }
    look.value.isShadowed = true
    stage.settle()
    look.value.width = 100
    look.value.text = "another"
    stage.settle()
    #expect(try stage.element("shape").frame.width == 100)
    let (one, other) = (
      stage.elements.filter { $0.text == "another" }, try stage.element("another")
    )
    #expect(
      one.count == 1 && other.frame.width > 30 && !stage.elements.contains { $0.text == "one" })
  }
}
