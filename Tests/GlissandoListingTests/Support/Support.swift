import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// Whether two numbers agree to a millionth, which leaves room for sums of frame times only.
func near(_ lhs: Double, _ rhs: Double, _ tolerance: Double = 1e-6) -> Bool {
  abs(lhs - rhs) <= tolerance
}

extension Stage {
  /// Where an element's left edge is shown.
  func x(_ name: String) throws -> Double { try element(name).frame.minX }

  /// Where an element's upper edge is shown.
  func y(_ name: String) throws -> Double { try element(name).frame.minY }

  /// Where an element's lower edge is shown.
  func bottom(_ name: String) throws -> Double { try element(name).frame.maxY }

  func height(_ name: String) throws -> Double { try element(name).frame.height }

  /// How far an element's colour has come from one to another, along the straight line between them
  /// in Oklab, and how far it is from that line.
  func colorShare(
    _ name: String, from start: Color, to end: Color
  ) throws -> (share: Double, distance: Double) {
    let environment = EnvironmentValues()
    let (from, to) = (oklab(start.resolve(in: environment)), oklab(end.resolve(in: environment)))
    let shown = oklab(try #require(element(name).color))
    let way = to - from
    let share = ((shown - from) * way).sum() / (way * way).sum()
    let aside = shown - (from + way * share)
    return (share, (aside * aside).sum().squareRoot())
  }

  /// How wide the drawing in a rectangle of the window is, in points; nil where nothing is drawn.
  ///
  /// What differs from the pixel in the upper left corner counts as drawn.
  func inkWidth(_ rect: CGRect) -> Double? {
    let picture = image()
    let scale = Double(picture.width) / size.width
    let (left, right) = (Int(rect.minX * scale), Int(rect.maxX * scale) - 1)
    let (top, bottom) = (Int(rect.minY * scale), Int(rect.maxY * scale) - 1)
    let ground = picture.pixel(left, top)
    let columns = (left...right).filter { x in
      (top...bottom).contains { picture.pixel(x, $0) != ground }
    }
    guard let first = columns.first, let last = columns.last else { return nil }
    return Double(last - first + 1) / scale
  }
}

/// A colour in Oklab (Björn Ottosson, 2020, “A perceptual color space for image processing”).
private func oklab(_ color: Color.Resolved) -> SIMD3<Double> {
  let (r, g, b) = (Double(color.linearRed), Double(color.linearGreen), Double(color.linearBlue))
  let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return SIMD3(
    0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)
}
