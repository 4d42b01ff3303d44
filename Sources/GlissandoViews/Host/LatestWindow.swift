package import Foundation
package import GlissandoDrawing
import GlissandoMotion

/// The window that was opened, sized or told something last, of those that are open: for those who ask without a view.
///
/// It holds no window, and nothing that belongs to one: what has closed has left nothing behind.
@MainActor
package enum LatestWindow {
  /// The windows that are open, the latest last.
  private static var windows: [Weak<ViewTree>] = []

  /// The views of all windows.
  static var trees: [ViewTree] { windows.compactMap(\.object) }
  /// The views of the latest window; nil without one.
  package static var tree: ViewTree? { trees.last }

  /// The size in points; before there is a window, that of windows whose size nobody says.
  package static var size: CGSize { traits?.size ?? CGSize(width: 900, height: 600) }
  /// Pixels for each point.
  package static var scale: Double { traits?.scale ?? 1 }
  /// Whether the person has asked for less motion.
  package static var reducesMotion: Bool { traits?.reducesMotion ?? false }

  /// Shows the windows that are open in a light or dark scheme where none of their views prefers one; nil is that of
  /// the desktop.
  package static func prefer(_ scheme: ColorScheme?) {
    for tree in trees { tree.root?.prefer(scheme) }
  }

  private static var traits: WindowTraits? { tree?[WindowTraitsKey.self] }

  /// Notes what is told of a window, which becomes the latest.
  static func note(_ traits: WindowTraits, of tree: ViewTree) {
    tree[WindowTraitsKey.self] = traits
    windows.removeAll { $0.object == nil || $0.object === tree }
    windows.append(Weak(tree))
  }

  /// Forgets a window that closes.
  static func forget(_ tree: ViewTree) {
    windows.removeAll { $0.object == nil || $0.object === tree }
  }
}

/// What is known of a window.
struct WindowTraits {
  /// The size in points.
  var size: CGSize
  /// Pixels for each point.
  var scale: Double
  /// Whether the person has asked for less motion.
  var reducesMotion = false
}

private enum WindowTraitsKey: WindowServiceKey {
  static func make(in tree: ViewTree) -> WindowTraits? { nil }
}
