import CBlit
import Foundation
import GlissandoDrawing
import GlissandoMotion
import TestSupport
import Testing

@testable import GlissandoPainting

/// What is mixed with what is below in part.
struct MixingTests {
  private static let modes: [BlendMode] = [.hue, .saturation, .color, .luminosity, .multiply]

  /// The pixel in the middle of 20 by 20, where a colour is mixed with another one within a group.
  private func pixel(_ mode: BlendMode, in kind: DisplayGroup.Kind) -> SIMD4<Int> {
    let image = PaintedImage(
      DisplayList(items: [
        .begin(DisplayGroup(id: 1, kind: kind)), .begin(DisplayGroup(id: 2, kind: .blend(mode))),
        Fixture.leaf(Fixture.rect(0, 0, 20, 20), Self.orange, id: 3), .end, .end,
      ]), width: 20, height: 20, background: Self.ground)
    return SIMD4(truncatingIfNeeded: image.pixel(10, 10))
  }

  private static let ground = Color.Resolved(red: 0.2, green: 0.5, blue: 0.9)
  private static let orange = Paint.color(Color.Resolved(red: 0.9, green: 0.6, blue: 0.1))

  /// The pixel in the middle of 20 by 20, of a drawing by hand over a ground of its own.
  private func pixel(_ steps: [DrawCommand]) -> SIMD4<Int> {
    let square = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
    let content = DisplayContent(
      .commands([.fill(square, .color(Self.ground), FillStyle())] + steps))
    let image = Fixture.image([Fixture.leaf(content, Fixture.black)], width: 20, height: 20)
    return SIMD4(truncatingIfNeeded: image.pixel(10, 10))
  }

  @Test(
    "So it is in a drawing by hand, in its layers too, along edges of shapes and of clips",
    arguments: modes)
  func drawing(_ mode: BlendMode) {
    func fill(from left: Double) -> DrawCommand {
      .fill(Path(CGRect(x: left, y: 0, width: 20, height: 20)), Self.orange, FillStyle())
    }
    func clip(from left: Double) -> DrawCommand {
      .clip(Path(CGRect(x: left, y: 0, width: 20, height: 20)), FillStyle())
    }
    func layer(_ opacity: Double, _ filters: [DrawFilter] = []) -> [DrawCommand] {
      let layer = DrawLayer(opacity: opacity, mode: .blend(mode), filters: filters)
      return [.beginLayer(layer), fill(from: 0), .endLayer]
    }
    let mixing = DrawCommand.blendMode(.blend(mode))
    let (nothing, all) = (pixel([]), pixel([mixing, fill(from: 0)]))
    let inGroup = all &- pixel(mode, in: self.clip(from: 0))
    #expect((0..<4).allSatisfy { abs(inGroup[$0]) <= 2 })
    let brightness = DrawFilter.colorEffect(.brightness(0))
    let halves = [
      [mixing, fill(from: 10.5)], [mixing, .opacity(0.5), fill(from: 0)],
      [mixing, clip(from: 10.5), fill(from: 0)], layer(0.5), [clip(from: 10.5)] + layer(1),
      [.opacity(0.5)] + layer(1, [brightness]), layer(0.5, [brightness]),
    ]
    for (index, half) in halves.enumerated() {
      let difference = 2 &* pixel(half) &- nothing &- all
      #expect(
        (0..<4).allSatisfy { abs(difference[$0]) <= 3 },
        "\(index): \(nothing) \(pixel(half)) \(all)")
    }
  }

  @Test(
    "Rows that are mixed by vectors are those that Cairo mixes",
    arguments: BlendMode.allCases.filter { $0.inRows != nil })
  func vectors(_ mode: BlendMode) throws {
    let (width, height) = (173, 40)
    var generator = SeededGenerator(seed: 3)
    func pixel() -> UInt32 {
      let alpha =
        UInt32.random(in: 0...3, using: &generator) == 0
        ? 255 : UInt32.random(in: 0...255, using: &generator)
      return [16, 8, 0].reduce(alpha << 24) {
        $0 | UInt32.random(in: 0...alpha, using: &generator) << $1
      }
    }
    for opacity in [1, 2, 77, 128, 254, 255] as [UInt32] {
      let targets = try (0..<3).map { _ in
        try #require(RasterTarget(width: width, height: height))
      }
      for place in 0..<width * height {
        targets[0].pixels[place] = pixel()
        targets[1].pixels[place] = pixel()
        targets[2].pixels[place] = targets[1].pixels[place]
      }
      let area = IntRect(left: 0, top: 0, right: width, bottom: height)
      MixedRows.mix(
        targets[0].pixelsToRead, at: area, opacity: opacity, mode, onto: targets[1].pixels,
        stride: targets[1].stride, area)
      let context = targets[2].context
      targets[0].setAsSource(of: context, x: 0, y: 0)
      context.putDown(.blend(mode), opacity: Double(opacity) / 255)
      let pixels = targets.map {
        Array(UnsafeBufferPointer(start: $0.pixels, count: width * height))
      }
      let difference = PixelDifference(pixels[1], pixels[2])
      // In part, what Cairo mixes is rounded once more.
      #expect(
        difference.greatest <= (mode.keepsBlue && opacity < 255 ? 1 : 0),
        "\(opacity): \(difference)")
    }
  }

  private static func mixed(
    _ source: [UInt32], _ target: [UInt32], opacity: UInt32, _ mode: glissando_mode
  ) -> [UInt32] {
    var mixed = target
    glissando_mix(source, &mixed, mixed.count, opacity, mode)
    return mixed
  }

  @Test(
    "Colours that are more than their opacity change none of other channels",
    arguments: BlendMode.allCases.filter { $0.inRows != nil })
  func limits(_ mode: BlendMode) throws {
    let mode = try #require(mode.inRows)
    var generator = SeededGenerator(seed: 4)
    let (source, target) = (
      (0..<4000).map { _ in UInt32(truncatingIfNeeded: generator.next()) },
      (0..<4000).map { _ in UInt32(truncatingIfNeeded: generator.next()) }
    )
    // What is there without any colours.
    let expected = Self.mixed(
      source.map { $0 & 0xFF00_0000 }, target.map { $0 & 0xFF00_0000 }, opacity: 200, mode)
    let found = Self.mixed(source, target, opacity: 200, mode)
    #expect(found.map { $0 >> 24 } == expected.map { $0 >> 24 })
  }

  @Test(
    "What is mixed in part is the mean of both, to the nearest level",
    arguments: [BlendMode.hue, .saturation, .color, .luminosity])
  func means(_ mode: BlendMode) throws {
    let mode = try #require(mode.inRows)
    var generator = SeededGenerator(seed: 5)
    func opaque() -> [UInt32] {
      (0..<4000).map { _ in UInt32(truncatingIfNeeded: generator.next()) | 0xFF00_0000 }
    }
    let (source, target) = (opaque(), opaque())
    let all = Self.mixed(source, target, opacity: 255, mode)
    for opacity in [1, 100, 254] as [UInt32] {
      let found = Self.mixed(source, target, opacity: opacity, mode)
      for index in found.indices {
        var expected: UInt32 = 0
        for shift in [UInt32(24), 16, 8, 0] {
          let (above, below) = (all[index] >> shift & 255, target[index] >> shift & 255)
          let sum = above * opacity + below * (255 - opacity)
          expected |= ((2 * sum + 255) / 510) << shift
        }
        #expect(found[index] == expected)
      }
    }
  }

  @Test("The text of a drawing by hand stays where it is when the drawing begins to fade")
  func textInPlace() {
    let content = DisplayContent(
      .commands([
        .text(Fixture.text("Glissando", .title), Fixture.black, CGPoint(x: 10.4, y: 10.3))
      ]))
    let images = [1.0, 0.999].map {
      Fixture.image([Fixture.leaf(content, Fixture.black, opacity: $0)], width: 200, height: 60)
    }
    #expect(images[0].pixels.contains { $0 != images[0].pixels[0] })
    #expect(Fixture.difference(images[0], images[1]).greatest <= 2)
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
