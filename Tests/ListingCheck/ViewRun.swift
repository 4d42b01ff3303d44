import Foundation

/// The views of one source, each shown on a stage, in processes of their own: one that crashes or
/// hangs hides no other.
struct ViewRun {
  /// Before the name of a view, in what a process prints.
  static let viewMark = "\u{1}view "
  /// Before the number of taps on a view.
  static let tapMark = "\u{1}taps "
  /// What the views of a file may take, in seconds: many times what the slowest take.
  private static let longestRun = 60.0
  /// How our own warnings begin.
  private static let warningMarks = ["glissando: warning: "]
  /// Said of what the program itself does wrong, which some do to show it, and of what changes
  /// nothing here.
  private static let programFaults = [
    "changes nothing", "do nothing", "shows nothing beside the pointer",
    "shows two views with the identity", "a keyframe's duration of 0.0", "there is no font",
  ]

  /// A view that ended its process.
  struct Crash: CustomStringConvertible {
    let view: String
    let reason: String
    var description: String { "\(view) \(reason)" }
  }

  private(set) var taps = 0
  private(set) var crashes: [Crash] = []
  /// What is wrong besides.
  private(set) var faults: [String] = []
  /// What is worth knowing and no fault.
  private(set) var remarks: [String] = []

  /// Runs the views of a file in a library.
  ///
  /// - Parameter folder: Where resources lie, with this program among them; the present folder by default.
  init(library: URL, file: Int = 0, names: [String], in folder: URL? = nil) throws {
    let program = CompilerSetup.program
    let runner = folder?.appendingPathComponent(program.lastPathComponent) ?? program
    var first = 0
    while first < names.count {
      let result = try ChildProcess.run(
        [runner.path, "--run", library.path, "\(file)", "\(first)"]
          + names, timeout: Self.longestRun, in: folder)
      let lines = result.output.split(separator: "\n").map(String.init)
      note(lines)
      guard let failure = result.failure else { break }
      let begun = lines.filter { $0.hasPrefix(Self.viewMark) }
      let reason = lines.first { $0.contains("Fatal error") || $0.contains("failed:") }
      let view = begun.last.map { String($0.dropFirst(Self.viewMark.count)) } ?? names[first]
      crashes.append(
        Crash(view: view, reason: [failure, reason].compactMap { $0 }.joined(separator: ": ")))
      first += max(begun.count, 1)
    }
  }

  private mutating func note(_ lines: [String]) {
    for line in lines {
      if line.hasPrefix(Self.tapMark) {
        taps += Int(line.dropFirst(Self.tapMark.count)) ?? 0
      } else if line.hasPrefix("error: ") {
        faults.append(line)
      } else if Self.warningMarks.contains(where: line.hasPrefix) {
        let isOwn = Self.programFaults.contains { line.contains($0) }
        if isOwn { remarks.append(line) } else { faults.append(line) }
      }
    }
  }
}
