package import Foundation
package import Glissando

/// A tool that the gallery opens in its own window: the lab.
@MainActor
package protocol GalleryGuest: AnyObject {
  /// What is shown of it.
  ///
  /// - Parameter leave: Goes back to the gallery.
  func view(leave: @escaping @MainActor () -> Void) -> AnyView

  /// What a window is called that shows it.
  var windowTitle: String { get }

  /// Whether it takes a file that was dropped on the window.
  func receiveDrop(of url: URL) -> Bool

  /// Does what it can with a text that was dropped on the window.
  func bringIn(_ text: String)
}
