import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoPainting
import GlissandoTesting
import GlissandoViews
import Testing

/// Pictures from files among letters.
@MainActor
@Suite("Pictures in texts")
struct TextPictureTests {
  /// A green picture of 24 by 16 pixels.
  private func makePicture() throws -> String {
    let path = NSTemporaryDirectory() + "picture-\(UUID().uuidString).png"
    let green = [UInt32](repeating: 0xFF00_C000, count: 24 * 16)
    try PaintedImage(width: 24, height: 16, pixels: green).writePNG(to: path)
    return path
  }

  private func size(_ text: Text) throws -> CGSize {
    let stage = Stage(width: 400, height: 100) {
      text.font(.system(size: 12)).accessibilityIdentifier("text")
    }
    return try stage.element("text").frame.size
  }

  @Test("A picture takes its natural size in the line")
  func space() throws {
    let path = try makePicture()
    let without = try size(Text("ab"))
    let with = try size(Text("a\(Image(file: path))b"))
    #expect(abs(with.width - without.width - 24) < 1.5, "\(with) beside \(without)")
    let high = try size(Text("\(Image(file: path))").font(.system(size: 4)))
    #expect(high.height >= 16)
  }

  @Test("It stands on the baseline in its own colours, and fades with the text")
  func colors() throws {
    let path = try makePicture()
    for opacity in [1.0, 0.5] {
      let stage = Stage(width: 100, height: 60) {
        HStack(alignment: .firstTextBaseline, spacing: 10) {
          Text(Image(file: path)).foregroundStyle(.red).opacity(opacity)
            .accessibilityIdentifier("picture")
          Color.blue.frame(width: 4, height: 4).accessibilityIdentifier("line")
            .alignmentGuide(.firstTextBaseline) { $0[.bottom] }
        }
      }
      let middle = try stage.element("picture").frame.midX
      let baseline = try stage.element("line").frame.maxY
      let image = stage.image()
      let above = image.pixel(Int(middle), Int(baseline) - 3)
      let expected = 255 * (1 - opacity) * SIMD3(1, 1, 1) + opacity * SIMD3(0, 192, 0)
      for channel in 0..<3 {
        #expect(abs(Double(above[channel]) - expected[channel]) < 14, "\(above) at \(opacity)")
      }
      #expect(image.pixel(Int(middle), Int(baseline) + 2).x > 230, "nothing below the baseline")
    }
  }

  @Test("A template takes the colour of the text")
  func template() throws {
    let path = try makePicture()
    let stage = Stage(width: 60, height: 40) {
      Text(Image(file: path).renderingMode(.template)).foregroundStyle(.red)
    }
    let middle = stage.image().pixel(30, 20)
    #expect(middle.x > 200 && middle.y < 120, "\(middle)")
  }

  @Test("Where there is no such file, a box of dots stands there")
  func missing() throws {
    let with = try size(Text("a\(Image(file: "/nowhere/there-is-no-such.png"))b"))
    let without = try size(Text("ab"))
    #expect(with.width > without.width + 6)
  }
}
