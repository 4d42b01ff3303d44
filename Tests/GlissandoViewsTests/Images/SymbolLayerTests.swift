import Foundation
import GlissandoControls
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// Symbols that are enclosed by a shape, in two styles.
@MainActor
@Suite("Layers of symbols")
struct SymbolLayerTests {
  private struct Shown: Equatable {
    var name = "xmark.circle.fill"
    var mode: SymbolRenderingMode?
    var isPalette = false
    static func == (a: Self, b: Self) -> Bool { false }
  }

  private func stage(_ shown: Shown) -> (Stage, Remote<Shown>) {
    makeStage(shown, width: 200, height: 200) { shown in
      let image = Image(systemName: shown.name).font(.system(size: 120))
        .symbolRenderingMode(shown.mode)
      let green = Color(red: 0, green: 1, blue: 0)
      if shown.isPalette {
        image.foregroundStyle(green, Color(red: 1, green: 0, blue: 0).gradient)
      } else {
        image.foregroundStyle(green)
      }
    }
  }

  /// What is seen in the middle of the cross, and above it within the circle.
  private func colors(_ stage: Stage) -> (front: SIMD4<UInt8>, back: SIMD4<UInt8>) {
    let image = stage.image()
    return (image.pixel(100, 100), image.pixel(100, 42))
  }

  @Test("Two styles are those of what is enclosed and of what encloses it", arguments: [nil, true])
  func palette(_ isSaid: Bool?) {
    for name in ["xmark.circle.fill", "bolt.circle.fill", "checkmark.seal.fill"] {
      let (stage, _) = stage(Shown(name: name, mode: isSaid.map { _ in .palette }, isPalette: true))
      let (_, back) = colors(stage)
      #expect(back.x > 200 && back.y < 120, "\(name): \(back)")
      let image = stage.image()
      let greens = (60..<140).filter { image.pixel($0, 100).y > 240 && image.pixel($0, 100).x < 20 }
      #expect(!greens.isEmpty, "\(name)")
    }
  }

  @Test("In hierarchical mode what encloses is fainter; in one style it is cut out")
  func modes() {
    let (front, back) = colors(stage(Shown(mode: .hierarchical)).0)
    #expect(front.x < 20 && front.y > 240)
    #expect((100...220).contains(back.x) && back.y > 230)
    let (ground, whole) = colors(stage(Shown(mode: .monochrome, isPalette: true)).0)
    #expect(whole.x < 20 && whole.y > 240 && ground.x > 200 && ground.z > 200)
  }

  @Test("Modes, styles and symbols change to what they are from the beginning")
  func changes() {
    let names = ["xmark.circle.fill", "star", "checkmark.seal.fill", "plus.square"]
    let modes: [SymbolRenderingMode?] = [nil, .hierarchical, .palette, .monochrome]
    let (stage, shown) = stage(Shown())
    for step in 0..<32 {
      let next = Shown(
        name: names[step * 3 % 4], mode: modes[(step / 4 + step) % 4], isPalette: step % 3 == 0)
      withAnimation(step % 2 == 0 ? .linear(duration: 0.2) : nil) { shown.value = next }
      stage.advance(by: 0.1)
      _ = stage.image()
      stage.settle()
      let fresh = self.stage(next).0
      #expect(colors(stage).front == colors(fresh).front, "\(step)")
      #expect(colors(stage).back == colors(fresh).back, "\(step)")
    }
  }
}
