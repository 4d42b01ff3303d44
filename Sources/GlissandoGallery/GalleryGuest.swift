package import Foundation
package import Glissando

/// What the gallery opens in its own window without its sidebar: the scene, the lab.
@MainActor
package protocol GalleryGuest: AnyObject {
  /// What is shown of it.
  ///
  /// - Parameter leave: Goes back to the gallery.
  func view(leave: @escaping @MainActor () -> Void) -> AnyView

  /// What a window is called that shows it.
  var windowTitle: String { get }

  /// Does what a key stands for that nothing in it has taken; Escape, where it is ignored, leaves.
  func handle(_ press: KeyPress) -> KeyPress.Result

  /// Whether it takes a file that was dropped on the window.
  func receiveDrop(of url: URL) -> Bool

  /// Does what it can with a text that was dropped on the window.
  func bringIn(_ text: String)
}

extension GalleryGuest {
  package func handle(_ press: KeyPress) -> KeyPress.Result { .ignored }
  package func receiveDrop(of url: URL) -> Bool { false }
  package func bringIn(_ text: String) {}
}
