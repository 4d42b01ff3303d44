package import Foundation
package import GlissandoDrawing

/// Where curves are drawn: a rectangle, in which times run from left to right and values upwards.
package struct PlotPanel: Equatable, Sendable {
  /// The place in points.
  package var rect: CGRect
  /// The times from its left to its right edge.
  package var times: PlotRange
  /// The values from its foot to its top.
  package var values: PlotRange
  /// The size of a pixel in points; 0 where lines stand where they are, sharp or not.
  package var pixel: Double

  /// A panel in a rectangle.
  package init(rect: CGRect, times: PlotRange, values: PlotRange, pixel: Double = 1) {
    self.rect = rect
    self.times = times
    self.values = values
    self.pixel = pixel
  }

  /// The place of a time.
  package func x(_ time: Double) -> Double { rect.minX + times.fraction(of: time) * rect.width }

  /// The place of a value.
  package func y(_ value: Double) -> Double { rect.maxY - values.fraction(of: value) * rect.height }

  package func place(_ time: Double, _ value: Double) -> CGPoint {
    CGPoint(x: x(time), y: y(value))
  }

  /// The time of a place.
  package func time(at x: Double) -> Double {
    times.lower + (x - rect.minX) / max(rect.width, 1) * times.length
  }

  /// The value of a place.
  package func value(at y: Double) -> Double {
    values.lower + (rect.maxY - y) / max(rect.height, 1) * values.length
  }

  // MARK: Pixels

  /// The middle of the pixel at a place, where a hairline is sharp.
  package func sharp(_ place: Double) -> Double {
    pixel > 0 ? ((place / pixel).rounded(.down) + 0.5) * pixel : place
  }

  /// The edge of the pixel at a place.
  package func pixelStart(_ place: Double) -> Double {
    pixel > 0 ? (place / pixel).rounded(.down) * pixel : place
  }

  // MARK: Lines of measure

  // They are filled, not stroked: rectangles of whole pixels cost next to nothing.

  /// A line from the top to the foot in the pixel at a place.
  ///
  /// - Parameter width: In points; nil for a pixel.
  package func upright(at x: Double, width: Double? = nil) -> Path {
    let (start, width) = span(x, width)
    return Path(CGRect(x: start, y: rect.minY, width: width, height: rect.height))
  }

  /// A line from the left to the right edge in the pixel at a place.
  ///
  /// - Parameter width: In points; nil for a pixel.
  package func level(at y: Double, width: Double? = nil) -> Path {
    let (start, width) = span(y, width)
    return Path(CGRect(x: rect.minX, y: start, width: rect.width, height: width))
  }

  private func span(_ place: Double, _ width: Double?) -> (start: Double, width: Double) {
    let width = width ?? pixel
    return (pixelStart(place) + (pixel - width) / 2, width)
  }
}
