import Foundation
import Synchronization

/// Writes the warnings of a program, each text once, and no more of them than anybody reads.
package final class WarningPrinter: Sendable {
  /// So many different warnings are enough; a fuzzer would fill the memory with more.
  package static let greatestCount = 256

  private let said = Mutex<Set<String>>([])
  private let write: @Sendable (String) -> Void

  /// Makes a printer that hands each line on, without its end.
  package init(write: @escaping @Sendable (String) -> Void) { self.write = write }

  /// Where warnings go: to standard error, unless a test has put another in its place.
  @TaskLocal package static var current = WarningPrinter { line in
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
  }

  /// Writes a warning, unless what tells it from others was said before.
  ///
  /// - Parameter key: What tells it from others, where that is found sooner than the text; nil is the text.
  package func print(_ text: @autoclosure () -> String, key: String? = nil) {
    let wasSaid = said.withLock { $0.count > Self.greatestCount || key.map($0.contains) == true }
    if wasSaid { return }
    let text = text()
    guard let place = said.withLock({ enter(key ?? text, &$0) }) else { return }
    write(place > Self.greatestCount ? Self.end : "glissando: warning: \(text)")
  }

  /// The place of a new warning, counted from 1; nil for one that was said.
  private func enter(_ key: String, _ said: inout Set<String>) -> Int? {
    guard said.count <= Self.greatestCount, said.insert(key).inserted else { return nil }
    return said.count
  }

  private static let end =
    "glissando: warning: there are more than \(greatestCount) different warnings;"
    + " no more are written"
}
