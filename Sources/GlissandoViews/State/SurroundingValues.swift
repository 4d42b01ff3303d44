public import Foundation
public import GlissandoMotion

// What views find around them: how numbers and dates are written, and how large a pixel is.

extension EnvironmentValues {
  /// How numbers and dates are written.
  @Entry public var locale: Locale = .current

  /// How days are counted.
  @Entry public var calendar: Calendar = .current

  /// The time zone in which dates are shown.
  @Entry public var timeZone: TimeZone = .current

  /// The size of a pixel in points.
  public var pixelLength: CGFloat { displayScale > 0 ? 1 / displayScale : 1 }
}
