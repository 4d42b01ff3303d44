import Foundation
import Glibc

/// The program once more in its own place, with other arguments.
enum Relaunch {
  /// Begins anew; returns only where the system refuses.
  static func run(_ arguments: [String]) throws(AppError) {
    let words = ([CommandLine.arguments.first ?? Program.name] + arguments).map { strdup($0) }
    defer { words.forEach { free($0) } }
    execv("/proc/self/exe", words + [nil])
    throw .window(reason: "the program cannot start itself: \(String(cString: strerror(errno)))")
  }
}
