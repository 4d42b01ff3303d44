import GlissandoFiles
import Foundation
import Glibc

/// One question to the desktop's settings portal, asked by another process so that neither the
/// start nor a frame ever waits for it.
@MainActor
package final class PortalQuery {
  /// Readable when something of the answer has arrived.
  package let descriptor: Int32

  private let process: pid_t
  private var answer: [UInt8] = []

  /// Asks, if there is a session bus and something to ask with; nil otherwise.
  ///
  /// - Parameter environment: The process's environment.
  package init?(environment: [String: String]) {
    guard Self.hasSessionBus(environment), let tool = SearchPath.find("gdbus", environment)
    else { return nil }
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    let arguments =
      [tool] + [
        "call", "--session", "--timeout", "5",
        "--dest", "org.freedesktop.portal.Desktop",
        "--object-path", "/org/freedesktop/portal/desktop",
        "--method", "org.freedesktop.portal.Settings.ReadAll",
        "['org.freedesktop.appearance', 'org.gnome.desktop.interface']",
      ]
    let child = Self.spawn(arguments, output: ends[1], unused: ends[0])
    Glibc.close(ends[1])
    guard let child else {
      Glibc.close(ends[0])
      return nil
    }
    process = child
    descriptor = ends[0]
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  /// Reads what has arrived; the preferences once all of it has, nil before.
  package func poll() -> DesktopPreferences? {
    var chunk = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count > 0 {
        answer += chunk[..<count]
      } else if count == 0 {
        return DesktopPreferences(portalAnswer: String(decoding: answer, as: UTF8.self))
      } else if errno == EINTR {
        continue
      } else {
        return nil
      }
    }
  }

  /// Forgets the question; to be called exactly once, with an answer or without.
  package func close() {
    Glibc.close(descriptor)
    kill(process, SIGKILL)
    waitpid(process, nil, 0)
  }

  private static func hasSessionBus(_ environment: [String: String]) -> Bool {
    // Without either, gdbus would start a bus of its own.
    if environment["DBUS_SESSION_BUS_ADDRESS"] != nil { return true }
    guard let directory = environment["XDG_RUNTIME_DIR"] else { return false }
    return access(directory + "/bus", F_OK) == 0
  }

  private static func spawn(_ arguments: [String], output: Int32, unused: Int32) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_addclose(&actions, output)
    posix_spawn_file_actions_addclose(&actions, unused)
    var strings = arguments.map { strdup($0) } + [nil]
    defer { strings.forEach { free($0) } }
    var child: pid_t = 0
    guard posix_spawn(&child, arguments[0], &actions, nil, &strings, environ) == 0 else {
      return nil
    }
    return child
  }
}
