import CSession

/// Whether the session has programs that read a screen out, or work windows for a person.
@MainActor
package struct AssistiveTechnology {
  private let environment: [String: String]
  private var isAsking = false

  /// What a process with an environment is told.
  package init(environment: [String: String]) { self.environment = environment }

  /// What the environment says: `GLISSANDO_ACCESSIBILITY` (1 or 0), `NO_AT_BRIDGE`, `ACCESSIBILITY_ENABLED` and
  /// `GTK_MODULES`, which is how desktops told programs before there was a session to ask; nil where it says nothing.
  package var isWanted: Bool? {
    if let own = environment["GLISSANDO_ACCESSIBILITY"] { return own == "1" }
    if environment["NO_AT_BRIDGE"] == "1" { return false }
    if environment["ACCESSIBILITY_ENABLED"] == "1" { return true }
    let modules = environment["GTK_MODULES"]?.split(separator: ":") ?? []
    return modules.contains("gail") || modules.contains("atk-bridge") ? true : nil
  }

  /// Asks the session, unless there is none.
  package mutating func ask() {
    guard SessionBus.connect(environment) else { return }
    isAsking = true
    glissando_session_ask_for_assistance()
  }

  /// Takes the answer; nil while there is none.
  package mutating func receiveAnswer() -> Bool? {
    let answer = glissando_session_assistance()
    guard isAsking, answer >= 0 else { return nil }
    isAsking = false
    return answer == 1
  }
}
