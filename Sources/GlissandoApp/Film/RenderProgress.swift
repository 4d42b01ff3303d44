import Foundation
import GlissandoDesktop
import GlissandoDrawing

/// Says on standard error how far a film is: a bar on a terminal, else a line for every tenth.
struct RenderProgress {
  private let name: String
  private let count: Int
  private let isTerminal = isatty(STDERR_FILENO) == 1
  private let start = HostClock().now
  private var shownAt = 0.0
  private var shownTenth = 0

  /// Films of fewer frames than this are done before anybody has read a line.
  private static let leastCount = 30
  /// Seconds between two changes of the bar.
  private static let interval = 0.1
  private static let barWidth = 30

  init(name: String, count: Int) {
    self.name = name
    self.count = count
  }

  /// Shows that so many frames are done.
  mutating func show(_ done: Int) {
    guard count >= Self.leastCount else { return }
    if isTerminal {
      let now = HostClock().now
      guard now - shownAt >= Self.interval || done == count else { return }
      shownAt = now
      write("\r\u{1B}[K" + bar(done, seconds: now - start))
    } else if done * 10 / count > shownTenth {
      shownTenth = done * 10 / count
      write("\(name): \(done) of \(count) frames\n")
    }
  }

  /// Takes the bar away.
  func end() {
    if isTerminal, count >= Self.leastCount { write("\r\u{1B}[K") }
  }

  private func bar(_ done: Int, seconds: Double) -> String {
    let filled = Self.barWidth * done / count
    let bar =
      String(repeating: "█", count: filled)
      + String(repeating: "░", count: Self.barWidth - filled)
    let rate = Double(done) / max(seconds, 1e-3)
    let left = Int(clamping: (Double(count - done) / max(rate, 1e-3)).rounded(.up))
    let clock = "\(left / 60):" + (left % 60 < 10 ? "0" : "") + "\(left % 60)"
    return "\(bar) \(done)/\(count) frames, \(Int(clamping: rate.rounded()))/s, \(clock) left"
  }

  private func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
