import CSession
import Glibc
import GlissandoFiles

/// The bus of the session that a person is logged in to.
@MainActor
package enum SessionBus {
  /// Begins to connect with it, if there is one.
  ///
  /// - Parameter environment: The process's environment.
  /// - Returns: Whether there is one.
  static func connect(_ environment: [String: String]) -> Bool {
    guard exists(environment) else { return false }
    glissando_session_connect()
    return true
  }

  /// Ends the connection.
  package static func disconnect() { glissando_session_disconnect() }

  // MARK: The lock

  /// Asks to be told when the session is locked, and when no longer, if there is one.
  ///
  /// - Parameter environment: The process's environment.
  package static func followLock(_ environment: [String: String]) {
    if connect(environment) { glissando_session_follow_lock() }
  }

  /// Whether the session is locked, or a screen saver covers the screen, as far as anybody has said.
  package static var isLocked: Bool { glissando_session_is_locked() }

  /// Without either, GLib would start a bus of its own.
  private static func exists(_ environment: [String: String]) -> Bool {
    if environment["DBUS_SESSION_BUS_ADDRESS"]?.isEmpty == false { return true }
    guard let folder = UserFolders(environment).runtime else { return false }
    return access(folder + "/bus", F_OK) == 0
  }
}
