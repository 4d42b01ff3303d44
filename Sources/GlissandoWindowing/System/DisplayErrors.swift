import CSDL2
import Foundation
import Glibc
import GlissandoFiles
import Synchronization

// What X11 says went wrong.

/// The X11 window that errors are watched for, 0 for none.
private let watchedWindow = Atomic<UInt>(0)
/// Whether an error has said that the window is no more.
private let isWindowGone = Atomic<Bool>(false)

/// What X11 says went wrong, which arrives long after the call that it is about.
///
/// Xlib's own answer to any error is to print five lines and to end the process. A window that
/// somebody else has destroyed ends ours with one line, a connection that has broken does so too,
/// and what concerns other windows concerns nobody: they may go at any time.
@MainActor
package enum DisplayErrors {
  /// Takes what Xlib says went wrong from now on; nothing happens on other window systems.
  ///
  /// To be called before there is a window: SDL looks for OpenGL while it makes the first, and a driver that cannot be
  /// loaded is an error of X11's.
  static func take() {
    guard DisplayConnection.System.current == .x11 else { return }
    glissando_x11_take_errors(receiveError, endWithoutDisplay)
  }

  /// Watches for the end of a window; nothing happens on other window systems.
  static func watch(_ window: OpaquePointer, connection: DisplayConnection) {
    guard connection.system == .x11 else { return }
    watchedWindow.store(glissando_native_window(window), ordering: .relaxed)
    isWindowGone.store(false, ordering: .relaxed)
  }

  /// Ends the watch of a window that is about to be closed by ourselves.
  static func stop(_ window: OpaquePointer, connection: DisplayConnection) {
    guard connection.system == .x11,
      watchedWindow.load(ordering: .relaxed) == glissando_native_window(window)
    else { return }
    watchedWindow.store(0, ordering: .relaxed)
  }

  /// Whether the window has been destroyed by somebody else.
  package static var isGone: Bool { isWindowGone.load(ordering: .relaxed) }
}

private func receiveError(
  _ display: UnsafeMutableRawPointer?, _ event: UnsafeMutableRawPointer?
) -> Int32 {
  let window = watchedWindow.load(ordering: .relaxed)
  if window != 0, let event, glissando_error_resource(event) == window {
    isWindowGone.store(true, ordering: .relaxed)
  }
  return 0
}

/// Xlib ends the process when this returns, and does not say why.
private func endWithoutDisplay(_ display: UnsafeMutableRawPointer?) -> Int32 {
  let line = "\(ProcessInfo.processInfo.processName): \(WindowError.connectionLost)\n"
  _ = line.withCString { write(STDERR_FILENO, $0, strlen($0)) }
  Termination.endAtOnce(status: 1)
}
