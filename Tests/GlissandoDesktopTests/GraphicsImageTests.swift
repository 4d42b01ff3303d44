import Foundation
import Glissando
import GlissandoDrawing
import GlissandoPainting
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

  @Test("The bytes of a picture are there row by row, as long as the picture")
  func bytes() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format()).image {
      UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      UIColor(red: 0, green: 0, blue: 1, alpha: 0.5).setFill()
      $0.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
    }
    let picture = try #require(image.cgImage)
    #expect(picture.bytesPerRow == 8)
    let data = picture.dataProvider!.data
    let bytes: UnsafePointer<UInt8> = CFDataGetBytePtr(data)
    #expect(CFDataGetLength(data) == 16)
    #expect((0..<4).map { bytes[$0] } == [255, 0, 0, 255])
    #expect((8..<12).map { bytes[$0] } == [0, 0, 0, 0])
    #expect((12..<16).map { bytes[$0] } == [0, 0, 128, 128])
    #expect(CFDataGetBytePtr(image.cgImage!.dataProvider!.data) == bytes)
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

  @Test("A picture in one colour covers what it covered, and a symbol has pixels of its own")
  func tint() throws {
    let half = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format(2)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    let tinted = half.withTintColor(UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(tinted.size == CGSize(width: 4, height: 2))
    let picture = try pixels(tinted)
    #expect(picture.width == 8 && picture.pixels[0] == red && picture.pixels[7] == 0)
    #expect(tinted.cgImage == CGImage(picture))
    let window = ViewHost(
      Text("a"), size: CGSize(width: 10, height: 10), scale: 1, textShaper: PangoTextShaper(),
      imageReader: ImageFileReader())
    defer { window.close() }
    _ = window.render(FrameTime(index: 0, seconds: 0, interval: 0))
    #expect(UIImage(named: "nowhere")?.cgImage == nil)
    let heart = try #require(UIImage(systemName: "heart.fill")?.cgImage)
    #expect(heart.width > 20 && heart.raster.pixels.contains(0xFF00_0000))
  }

  @Test("Whether a point lies in an outline is found by either rule, and after a transform")
  func inside() {
    var path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
    let point = CGPoint(x: 5, y: 5)
    #expect(path.contains(point, using: .winding) && !path.contains(point, using: .evenOdd))
    let moved = CGAffineTransform(translationX: 20, y: 0)
    #expect(!path.contains(point, using: .winding, transform: moved))
  }

  @Test("A canvas draws by calls where it has been moved, and as opaque as it is")
  func canvas() throws {
    let renderer = ImageRenderer(
      content: Canvas { context, _ in
        context.translateBy(x: 2, y: 1)
        context.opacity = 0.5
        context.withCGContext { calls in
          calls.setFillColor(UIColor(red: 0, green: 0, blue: 1, alpha: 1).cgColor)
          calls.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
          calls.translateBy(x: 3, y: 0)
          calls.setAlpha(0.5)
          calls.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        context.opacity = 1
        context.fill(Path(CGRect(x: -2, y: -1, width: 1, height: 1)), with: .color(.red))
      }.frame(width: 8, height: 4))
    let picture = try pixels(renderer.uiImage)
    let alpha = { (x: Int, y: Int) in picture.pixels[y * picture.width + x] >> 24 }
    #expect((126...129).contains(alpha(2, 1)) && (126...129).contains(alpha(3, 2)))
    #expect((62...66).contains(alpha(5, 1)))
    #expect(alpha(4, 1) == 0 && alpha(2, 0) == 0 && alpha(0, 0) == 255)
  }
}
