import Foundation
import GlissandoDrawing
import GlissandoGL
import GlissandoMotion
import GlissandoPainting
import TestSupport
import Testing

/// Planes that are seen from the side.
@Suite(.serialized, .enabled(if: GLSupport.isThere, GLSupport.problem))
struct GLPlaneTests {
  private let image: RasterImage = {
    let pixels: [UInt32] = (0..<1200).map { index in
      let (x, y) = (UInt32(index % 40), UInt32(index / 40))
      return 0xFF00_0000 | (x * 6) << 16 | (y * 8) << 8 | (x ^ y) & 1 * 255
    }
    return RasterImage(width: 40, height: 30, pixels: pixels)
  }()
  private let text: TextLayout = {
    let span = TextSpan("Glissando", font: Font.title.resolve(in: EnvironmentValues()))
    return PangoTextShaper().layout(TextSource(spans: [span], alignment: .leading), width: nil)
  }()

  private func leaf(
    _ id: UInt64, _ content: DisplayContent, _ color: (Float, Float, Float), _ x: Double,
    _ y: Double
  ) -> DisplayItem {
    .leaf(
      DisplayLeaf(
        id: id, content: content,
        paint: .color(Color.Resolved(red: color.0, green: color.1, blue: color.2)),
        transform: CGAffineTransform(translationX: x, y: y)))
  }

  /// A card with letters, discs and an image, turned by some degrees about an axis through its middle.
  private func card(_ degrees: Double, _ axis: (x: CGFloat, y: CGFloat)) -> DisplayList {
    var space = CATransform3DMakeRotation(CGFloat(degrees) * .pi / 180, axis.x, axis.y, 0)
    var eye = CATransform3DIdentity
    eye.m34 = -1 / 500
    space = CATransform3DConcat(
      CATransform3DConcat(space, eye), CATransform3DMakeTranslation(120.3, 90.6, 0))
    let ground = Path(
      roundedRect: CGRect(x: -100, y: -75, width: 200, height: 150), cornerRadius: 16)
    let disc = Path(ellipseIn: CGRect(x: 0, y: 0, width: 34, height: 34))
    let picture = DisplayContent(.image(image, CGRect(x: 0, y: 0, width: 80, height: 60)))
    let discs = (0..<4).map { index in
      leaf(
        10 + UInt64(index), DisplayContent(fill: disc), (0.8, 0.1, 0.2), -90 + 42.3 * Double(index),
        30)
    }
    return DisplayList(
      items: [
        .begin(DisplayGroup(id: 900, projection: ProjectionTransform(space))),
        leaf(1, DisplayContent(fill: ground), (0.9, 0.9, 0.5), 0, 0),
        leaf(2, DisplayContent(text: text), (0, 0, 0.2), -85, -65),
        leaf(3, picture, (0, 0, 0), 5, -40),
      ] + discs + [.end])
  }

  @Test(
    "A plane seen from the side looks as the software painter paints it, to three levels along its edges",
    arguments: [(0, 1), (1, 0), (0.5, 1), (1, -1)] as [(CGFloat, CGFloat)], [1.0, 2])
  func side(_ axis: (CGFloat, CGFloat), _ scale: Double) throws {
    let context = try OffscreenContext()
    defer { withExtendedLifetime(context) {} }
    let painter = try GLPainter()
    let (width, height) = (Int(240 * scale), Int(180 * scale))
    for degrees in [60.0, 65.5, 70, 77.7, 82.5, 85, 70, -72.4] {
      let list = card(degrees, axis)
      let exact = PaintedImage(
        list, width: width, height: height, scale: scale, background: Scene.white)
      let shown = try painter.pixels(list, width: width, height: height, scale: scale)
      let difference = PixelDifference(shown, exact.pixels, tolerance: 2)
      #expect(
        difference.greatest <= 3, "\(degrees) degrees: \(difference)")
    }
    painter.close()
  }
}
