package import Foundation

/// What is known of the window that was opened, sized or told last, for those who ask without a view.
@MainActor
package enum LatestWindow {
  /// The size in points; before there is a window, that of windows whose size nobody says.
  package internal(set) static var size = CGSize(width: 900, height: 600)
  /// Pixels for each point.
  package internal(set) static var scale = 1.0
  /// Whether the person has asked for less motion.
  package internal(set) static var reducesMotion = false
}
