import Foundation
import GlissandoDrawing
import GlissandoMotion
import Testing

@testable import GlissandoPainting

/// What is mixed with what is below in part.
struct MixingTests {
  private static let modes: [BlendMode] = [.hue, .saturation, .color, .luminosity, .multiply]

  /// The pixel in the middle of 20 by 20, where a colour is mixed with another one within a group.
  private func pixel(_ mode: BlendMode, in kind: DisplayGroup.Kind) -> SIMD4<Int> {
    let ground = Color.Resolved(red: 0.2, green: 0.5, blue: 0.9)
    let paint = Paint.color(Color.Resolved(red: 0.9, green: 0.6, blue: 0.1))
    let image = PaintedImage(
      DisplayList(items: [
        .begin(DisplayGroup(id: 1, kind: kind)), .begin(DisplayGroup(id: 2, kind: .blend(mode))),
        Fixture.leaf(Fixture.rect(0, 0, 20, 20), paint, id: 3), .end, .end,
      ]), width: 20, height: 20, background: ground)
    return SIMD4(truncatingIfNeeded: image.pixel(10, 10))
  }

  private func clip(from left: Double) -> DisplayGroup.Kind {
    .clip(Path(CGRect(x: left, y: 0, width: 20, height: 20)), FillStyle())
  }

  @Test(
    "In half, by an opacity or along the edge of a clip, it is the mean of both in every channel",
    arguments: modes)
  func half(_ mode: BlendMode) {
    let nothing = pixel(mode, in: clip(from: 15))
    let all = pixel(mode, in: clip(from: 0))
    #expect(nothing == SIMD4(51, 128, 229, 255))
    #expect(all != nothing)
    for half in [pixel(mode, in: .opacity(0.5)), pixel(mode, in: clip(from: 10.5))] {
      let difference = 2 &* half &- nothing &- all
      #expect((0..<4).allSatisfy { abs(difference[$0]) <= 3 }, "\(nothing) \(half) \(all)")
    }
  }
}
