import Foundation
import GlissandoDrawing
import GlissandoMotion

@testable import GlissandoPainting
import TestSupport

/// What the tests of painting share.
enum Fixture {
  static let white = Color.Resolved(red: 1, green: 1, blue: 1)
  static let red = Paint.color(Color.Resolved(red: 1, green: 0, blue: 0))
  static let blue = Paint.color(Color.Resolved(red: 0, green: 0, blue: 1))
  static let black = Paint.color(Color.Resolved(red: 0, green: 0, blue: 0))

  static func leaf(
    _ content: DisplayContent, _ paint: Paint, id: UInt64 = 1,
    _ transform: CGAffineTransform = .identity, opacity: Double = 1, isMoving: Bool = false
  ) -> DisplayItem {
    .leaf(
      DisplayLeaf(
        id: id, content: content, paint: paint, transform: transform, opacity: opacity,
        isMoving: isMoving))
  }

  static func circle(_ size: Double) -> DisplayContent {
    DisplayContent(fill: Path(ellipseIn: CGRect(x: 0, y: 0, width: size, height: size)))
  }

  static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> DisplayContent {
    DisplayContent(fill: Path(CGRect(x: x, y: y, width: width, height: height)))
  }

  static func at(_ x: Double, _ y: Double) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y)
  }

  static func image(
    _ items: [DisplayItem], width: Int = 100, height: Int = 100, scale: Double = 1
  ) -> PaintedImage {
    PaintedImage(
      DisplayList(items: items), width: width, height: height, scale: scale, background: white)
  }

  static func shaper() -> PangoTextShaper { PangoTextShaper() }

  static func text(
    _ string: String, _ font: Font = .body, width: Double? = nil, lineLimit: Int? = nil,
    alignment: TextAlignment = .leading, shaper: PangoTextShaper = PangoTextShaper()
  ) -> TextLayout {
    let span = TextSpan(string, font: font.resolve(in: EnvironmentValues()))
    return shaper.layout(
      TextSource(spans: [span], alignment: alignment, lineLimit: lineLimit), width: width)
  }

  static func difference(
    _ a: PaintedImage, _ b: PaintedImage, tolerance: Int = 0
  ) -> PixelDifference {
    PixelDifference(a.pixels, b.pixels, tolerance: tolerance)
  }
}
