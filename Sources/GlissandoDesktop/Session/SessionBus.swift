import CSession
import Glibc

/// The bus of the session that a person is logged in to.
@MainActor
enum SessionBus {
  /// Begins to connect with it, if there is one.
  ///
  /// - Parameter environment: The process's environment.
  /// - Returns: Whether there is one.
  static func connect(_ environment: [String: String]) -> Bool {
    guard exists(environment) else { return false }
    glissando_session_connect()
    return true
  }

  /// Without either, GLib would start a bus of its own.
  private static func exists(_ environment: [String: String]) -> Bool {
    if environment["DBUS_SESSION_BUS_ADDRESS"]?.isEmpty == false { return true }
    guard let folder = environment["XDG_RUNTIME_DIR"] else { return false }
    return access(folder + "/bus", F_OK) == 0
  }
}
