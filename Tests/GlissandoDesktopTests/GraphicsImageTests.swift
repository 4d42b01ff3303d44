import Foundation
import Glissando
import GlissandoDrawing
import GlissandoViews
import Testing

/// Pictures that programs draw by calls.
@MainActor
@Suite("Pictures drawn by calls")
struct GraphicsImageTests {
  private let red: UInt32 = 0xFFFF_0000
  private let blue: UInt32 = 0xFF00_00FF

  private func format(_ scale: CGFloat = 1, opaque: Bool = false) -> UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = opaque
    return format
  }

  private func pixels(_ image: UIImage?) throws -> RasterImage {
    try #require(image.flatMap { Image(uiImage: $0).pixels })
  }

  @Test("Colours that are set fill and outline what is drawn after them")
  func colors() throws {
    let renderer = UIGraphicsImageRenderer(
      size: CGSize(width: 8, height: 6), format: format(2))
    var calls = 0
    let image = renderer.image { context in
      calls += 1
      UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 6))
      UIColor(red: 0, green: 0, blue: 1, alpha: 1).set()
      UIBezierPath(rect: CGRect(x: 4, y: 0, width: 2, height: 6)).fill()
    }
    #expect(calls == 1)
    #expect(image.size == CGSize(width: 8, height: 6))
    let picture = try pixels(image)
    #expect(picture.width == 16 && picture.height == 12)
    #expect(picture.pixels[0] == red && picture.pixels[16 * 11 + 7] == red)
    #expect(picture.pixels[8] == blue)
    #expect(picture.pixels[15] == 0)
  }

  @Test("A context has a state that is kept, coordinates, outlines and clips")
  func context() throws {
    let image = UIGraphicsImageRenderer(
      bounds: CGRect(x: -4, y: -4, width: 8, height: 8), format: format(opaque: true)
    ).image { renderer in
      let context = renderer.cgContext
      context.setFillColor(UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor)
      context.saveGState()
      context.setFillColor(UIColor(red: 0, green: 0, blue: 1, alpha: 1).cgColor)
      context.translateBy(x: -4, y: -4)
      context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 2))
      context.addRect(CGRect(x: 0, y: 0, width: 8, height: 8))
      context.fillPath()
      context.restoreGState()
      context.fill(CGRect(x: 2, y: 2, width: 2, height: 2))
    }
    let picture = try pixels(image)
    #expect(picture.pixels[0] == blue && picture.pixels[9] == blue)
    #expect(picture.pixels[18] == 0xFF00_0000)
    #expect(picture.pixels[63] == red && picture.pixels[6 * 8 + 6] == red)
  }

  @Test("Pictures are begun and ended within each other, and drawn into each other")
  func nesting() throws {
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 1)
    UIGraphicsBeginImageContext(CGSize(width: 2, height: 2))
    UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 2))
    let inner = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    inner?.draw(in: CGRect(x: 0, y: 0, width: 2, height: 2))
    let outer = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    let picture = try pixels(outer)
    #expect(picture.pixels[0] == red && picture.pixels[5] == red && picture.pixels[15] == 0)
  }

  @Test("Outside of any picture nothing is drawn, and one without a size is one pixel")
  func nothing() throws {
    UIColor.red.setFill()
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).fill()
    for size in [0, -5, CGFloat.nan, .infinity, 1e9] {
      let image = UIGraphicsImageRenderer(
        size: CGSize(width: size, height: size), format: format()
      ).image { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
      let picture = try pixels(image)
      #expect(picture.width == 1 && picture.height == 1)
    }
  }
}
