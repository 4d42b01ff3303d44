package import Foundation
package import GlissandoDrawing
import GlissandoSession
package import GlissandoWindowing

/// How a program's window is to be opened and run, beyond what the program itself says.
package struct LaunchOptions: Sendable {
  /// Ends after this many frames, at least 1, which then follow each other without a rest; nil
  /// to run until the user ends it.
  package var frames: Int?
  /// Ends this many seconds after the first frame; nil to run until the user ends it.
  package var seconds: Double?
  /// Pixels per point where the window system does not say; nil for the desktop's.
  package var scale: Double?
  /// Light or dark; nil for the desktop's.
  package var colorScheme: ColorScheme?
  /// Whether motion is reduced; nil for the desktop's.
  package var reduceMotion: Bool?
  /// The window's size in points; nil for the program's own.
  package var size: CGSize?
  /// Whether the window covers the display.
  package var isFullScreen = false
  /// Whether the window covers all that the desktop leaves to windows.
  package var isMaximised = false
  /// Frames per second at most; nil for the display's rate.
  package var frameRateCap: Double?
  /// What brings pictures to the screen.
  package var presenter = PresenterChoice.auto
  /// Where it is seen whether there is a GPU.
  package var devices = GraphicsDevices()
  /// Whether windows are to be made for OpenGL.
  package var usesOpenGL: Bool { presenter.wantsOpenGL(on: devices) }
  /// The bytes that pictures may take which can be made again; nil for the usual ones.
  package var pictureMemory: Int?
  /// Whether frames follow each other as fast as they can be made, for benchmarks.
  package var isUnpaced = false
  /// The number of heap allocations so far, for a program that counts them.
  package var allocationCount: (@Sendable () -> Int)?
  /// Whether the window has a frame of its own where nobody else draws one.
  package var hasOwnFrame = true

  /// Where the windows open, given the displays that there are; nil leaves it to the window manager.
  package var placement: (@MainActor @Sendable ([DisplayInfo]) throws -> WindowPlacement)?
  /// Is told how the window stands, now and whenever that changes, with the size that it goes back to; nil for nobody.
  package var noteShape: (@MainActor @Sendable (WindowShape) -> Void)?
  /// Whether game controllers take the place of a clicker.
  package var usesGameControllers = false

  /// What of these takes the place of what the desktop says.
  var preferences: DesktopPreferences {
    DesktopPreferences(colorScheme: colorScheme, reduceMotion: reduceMotion)
  }

  /// Nothing out of the ordinary.
  package init() {}
}
