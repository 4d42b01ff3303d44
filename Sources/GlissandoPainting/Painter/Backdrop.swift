import Foundation
import GlissandoDrawing

/// What is seen through a veil, on pixels that are coarser than the window's.
///
/// The coarse pixels are counted from the window's first one, so that they are the same whatever
/// part of the window is painted.
struct Backdrop {
  /// The pixels of the window, along either side, in one of the coarse ones: a power of two.
  let factor: Int
  /// How the coarse pixels are blurred.
  let blur: BoxBlur
  /// The coarse pixels that are computed.
  let cells: IntRect
  /// Those that would be if all of the window were painted.
  let extent: IntRect
  /// Those of the first in which there is any of the window.
  let inside: IntRect

  /// A blur of a deviation of so many coarse pixels looks like one of fine pixels.
  private static let leastDeviation = 3.0

  /// Makes the plan for a part of a window, in its pixels; nil when nothing is to be seen.
  init?(behind area: IntRect, of window: IntRect, deviation: Double) {
    guard !area.isEmpty, deviation.isFinite else { return nil }
    var factor = 1
    while deviation / Double(2 * factor) >= Self.leastDeviation { factor *= 2 }
    blur = BoxBlur(deviation: deviation / Double(factor))
    // One more on each side to mix with.
    cells = area.shrunk(by: factor).grown(by: blur.reach + 1)
    extent = window.shrunk(by: factor).grown(by: blur.reach + 1)
    inside = window.shrunk(by: factor).intersection(cells)
    self.factor = factor
    if inside.isEmpty { return nil }
  }
}
