import Foundation
import Glibc

/// The program once more in its own place, with other arguments.
enum Relaunch {
  /// Begins anew; returns only where the system refuses.
  static func run(_ arguments: [String]) throws(AppError) {
    let words = ([CommandLine.arguments.first ?? Program.name] + arguments).map { strdup($0) }
    defer { words.forEach { free($0) } }
    execv("/proc/self/exe", words + [nil])
    throw refusal(String(cString: strerror(errno)))
  }

  /// Begins beside the one that runs, which it outlives.
  static func beside(_ arguments: [String]) throws(AppError) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = arguments
    do {
      try process.run()
    } catch {
      throw refusal(error.localizedDescription)
    }
  }

  private static func refusal(_ reason: String) -> AppError {
    .window(reason: "the program cannot start itself: \(reason)")
  }
}
