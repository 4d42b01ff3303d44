import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// Letters that are painted by way of a layer.
@MainActor
@Suite("Letters in layers")
struct MaskedTextTests {
  private func picture(_ view: some View, _ width: CGFloat, _ height: CGFloat) -> Stage.Image {
    Stage(width: 80, height: 80) {
      view.frame(width: width, height: height)
        .frame(width: 80, height: 80, alignment: .topLeading).background(.white)
    }.image()
  }

  @Test("A mask of letters lies where the letters lie, between which pixels ever they would")
  func masks() {
    let text = Text("Ho").font(.system(size: 30, weight: .bold))
    for step in 0..<4 {
      let (width, height) = (60 + 0.5 * CGFloat(step), 61.5 - 0.5 * CGFloat(step))
      let letters = picture(text.foregroundStyle(.black), width, height)
      let mask = picture(Color.black.mask { text }, width, height)
      let isSame = (0..<80).allSatisfy { y in
        (0..<80).allSatisfy { abs(Int(letters.pixel($0, y).x) - Int(mask.pixel($0, y).x)) <= 1 }
      }
      #expect(isSame, "in \(width) by \(height)")
    }
  }
}
