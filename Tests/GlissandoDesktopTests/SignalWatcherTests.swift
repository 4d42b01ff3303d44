import CSDL2
import Glibc
import Testing

@testable import GlissandoDesktop

/// What signals mean while a window is open, and afterwards.
@MainActor
@Suite("Signals", .serialized) struct SignalWatcherTests {
  private func handler(of number: Int32) -> UInt {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return .max }
    return withUnsafeBytes(of: action.__sigaction_handler) { $0.load(as: UInt.self) }
  }

  @Test("They mean again what they meant when the window is gone")
  func former() {
    signal(SIGTERM) { _ in }
    defer { signal(SIGTERM, SIG_DFL) }
    let own = handler(of: SIGTERM)
    let watcher = SignalWatcher()
    #expect(handler(of: SIGTERM) != own)
    watcher.stop()
    #expect(handler(of: SIGTERM) == own)
  }

  @Test("One that is ignored, as under nohup, stays so")
  func ignored() {
    signal(SIGHUP, SIG_IGN)
    defer { signal(SIGHUP, SIG_DFL) }
    let watcher = SignalWatcher()
    #expect(glissando_is_ignored(SIGHUP) != 0)
    watcher.stop()
    #expect(glissando_is_ignored(SIGHUP) != 0)
  }
}
