import CAccessibility
import Glibc

/// Whether the session has programs that read a screen out, or work windows for a person.
@MainActor
struct AssistiveTechnology {
  /// Readable once the session has answered; nil while nothing was asked.
  private(set) var descriptor: Int32?
  private let environment: [String: String]

  init(environment: [String: String]) { self.environment = environment }

  /// What the environment says: `GLISSANDO_ACCESSIBILITY` (1 or 0), `NO_AT_BRIDGE`, `ACCESSIBILITY_ENABLED` and
  /// `GTK_MODULES`, which is how desktops told programs before there was a session to ask; nil where it says nothing.
  var isWanted: Bool? {
    if let own = environment["GLISSANDO_ACCESSIBILITY"] { return own == "1" }
    if environment["NO_AT_BRIDGE"] == "1" { return false }
    if environment["ACCESSIBILITY_ENABLED"] == "1" { return true }
    let modules = environment["GTK_MODULES"]?.split(separator: ":") ?? []
    return modules.contains("gail") || modules.contains("atk-bridge") ? true : nil
  }

  /// Asks the session, unless there is none or a question is open.
  ///
  /// - Returns: A descriptor that will be readable with the answer.
  mutating func ask() -> Int32? {
    guard descriptor == nil, hasSession else { return nil }
    let answer = glissando_accessibility_ask()
    guard answer >= 0 else { return nil }
    _ = fcntl(answer, F_SETFL, O_NONBLOCK)
    descriptor = answer
    return answer
  }

  /// Takes the answer.
  ///
  /// - Returns: It and the descriptor, which is closed now; nil while there is none.
  mutating func takeAnswer() -> (isOn: Bool, descriptor: Int32)? {
    guard let descriptor else { return nil }
    var answer: UInt8 = 0
    let count = read(descriptor, &answer, 1)
    guard count >= 0 else { return nil }
    close(descriptor)
    self.descriptor = nil
    return (count == 1 && answer == 1, descriptor)
  }

  private var hasSession: Bool {
    // Without either, a bus of our own would be started.
    if environment["DBUS_SESSION_BUS_ADDRESS"] != nil { return true }
    guard let folder = environment["XDG_RUNTIME_DIR"] else { return false }
    return access(folder + "/bus", F_OK) == 0
  }
}
