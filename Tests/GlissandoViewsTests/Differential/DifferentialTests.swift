import Foundation
import Testing

/// Whatever has happened to a window: at rest it is what a fresh one with the same state is.
@MainActor
@Suite("Old and fresh windows")
struct DifferentialTests {
  /// `GLISSANDO_SEEDS` is how many histories are tried of each kind, or `7-9` for some of them.
  private static var seeds: ClosedRange<UInt64> {
    let parts = (ProcessInfo.processInfo.environment["GLISSANDO_SEEDS"] ?? "50")
      .split(separator: "-").compactMap { UInt64($0) }
    let last = max(parts.last ?? 50, 1)
    return (parts.count > 1 ? min(parts[0], last) : 1)...last
  }

  /// `GLISSANDO_KINDS` is which kinds are tried, by their names with commas between; all without.
  nonisolated private static var kinds: [DifferentialKind] {
    guard let names = ProcessInfo.processInfo.environment["GLISSANDO_KINDS"] else {
      return DifferentialKind.allCases
    }
    return DifferentialKind.allCases.filter { names.split(separator: ",").contains("\($0)") }
  }

  @Test(
    "A window at rest equals a fresh one in elements, environment and pixels",
    arguments: kinds)
  func histories(kind: DifferentialKind) {
    for seed in Self.seeds {
      var run = DifferentialRun(kind, seed: seed)
      if let difference = run.difference() { Issue.record("\(difference)") }
    }
  }

  /// Found by the thousand: a field that lost the keyboard while the window had none told its content that it had it.
  @Test("What once was left behind is not", arguments: [437, 661, 804] as [UInt64])
  func found(seed: UInt64) {
    var run = DifferentialRun(.focus, seed: seed)
    #expect(run.difference() == nil)
  }
}
