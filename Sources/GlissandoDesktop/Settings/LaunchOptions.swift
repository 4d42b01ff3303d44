package import Foundation
package import GlissandoDrawing

/// How a program's window is to be opened and run, beyond what the program itself says.
package struct LaunchOptions: Sendable {
  /// Ends after this many frames, at least 1, which then follow each other without a rest; nil
  /// to run until the user ends it.
  package var frames: Int?
  /// Ends this many seconds after the first frame; nil to run until the user ends it.
  package var seconds: Double?
  /// The file that receives the statistics at the end, as JSON.
  package var statisticsFile: String?
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
  /// Frames per second at most; nil for the display's rate.
  package var frameRateCap: Double?
  /// Whether frames follow each other as fast as they can be made, for benchmarks.
  package var isUnpaced = false
  /// Whether the debug overlay is on from the start.
  package var hasOverlay = false
  /// The number of heap allocations so far, for a program that counts them.
  package var allocationCount: (@Sendable () -> Int)?
  /// What plays the window's content, for a program that has one of its own; nil for a fresh one.
  package var transport: Transport?

  /// Nothing out of the ordinary.
  package init() {}
}
