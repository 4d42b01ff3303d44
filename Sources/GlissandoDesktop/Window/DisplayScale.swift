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
    let scale = (dotsPerInch ?? standardResolution) / standardResolution
    return range.contains(scale) ? scale : 1
  }

  /// The scale of a window whose coordinates are points, as on Wayland: drawable over window.
  package static func ofPointWindow(drawableWidth: Int, windowWidth: Int) -> Double {
    guard drawableWidth > 0, windowWidth > 0 else { return 1 }
    let scale = Double(drawableWidth) / Double(windowWidth)
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
