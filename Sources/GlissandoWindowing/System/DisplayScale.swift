import Foundation

/// How many pixels a point has, from what the window system and the user say.
package enum DisplayScale {
  /// The scales that are taken seriously.
  ///
  /// Below a half nothing can be read; above 8 a value is a mistake (a resolution instead of a
  /// scale).
  package static let range = 0.5...8.0

  /// X11's resolution at a scale of one, in dots per inch, by convention of all desktops.
  private static let standardResolution = 96.0

  /// The scale of a window whose coordinates are pixels, as on X11: the user's own wish, else
  /// GDK_SCALE, else Xft.dpi, else 1.
  ///
  /// - Parameters:
  ///   - requested: The option `--scale`; outside `range` it is ignored.
  ///   - environment: The process's environment.
  ///   - dotsPerInch: `Xft.dpi`, nil if unset.
  package static func ofPixelWindow(
    requested: Double?, environment: [String: String], dotsPerInch: Double?
  ) -> Double {
    if let requested, range.contains(requested) { return requested }
    if let text = environment["GDK_SCALE"], let scale = Double(text), range.contains(scale) {
      return scale
    }
    let resolution = (dotsPerInch ?? standardResolution) / standardResolution
    let scale = (resolution * finestSteps).rounded() / finestSteps
    return range.contains(scale) ? scale : 1
  }

  /// Steps from one scale to the next one, by Wayland's protocol wp_fractional_scale_v1.
  private static let finestSteps = 120.0
  /// Those of the scales that desktops offer.
  private static let usualSteps = 4.0

  /// The scale of a window whose coordinates are points, as on Wayland: drawable over window.
  ///
  /// Both are whole numbers, so that their ratio is another one in each step of a resize. It is the scale that makes one of
  /// the other, so that what is kept of pictures and letters survives; from a width of 240 on there is one only.
  package static func ofPointWindow(drawableWidth: Int, windowWidth: Int) -> Double {
    guard drawableWidth > 0, windowWidth > 0 else { return 1 }
    let (pixels, points) = (Double(drawableWidth), Double(windowWidth))
    let ratio = pixels / points
    let scale =
      [usualSteps, finestSteps].lazy.map { (ratio * $0).rounded() / $0 }
      .first { abs($0 * points - pixels) < 1 } ?? ratio
    return range.contains(scale) ? scale : 1
  }

  /// The value of `Xft.dpi` in the text of X's resource database, nil if it has none.
  package static func xftResolution(inResources text: String) -> Double? {
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].trimmingCharacters(in: .whitespaces) == "Xft.dpi" else {
        continue
      }
      let value = Double(parts[1].trimmingCharacters(in: .whitespaces)) ?? 0
      return value.isFinite && value > 0 ? value : nil
    }
    return nil
  }
}
