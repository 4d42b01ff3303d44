import CAllocationCounter
import Foundation
import Glissando
import Testing

@testable import GlissandoMotion
@testable import GlissandoViews

/// One storm over one program, and what was counted in it.
@MainActor
struct StormRun {
  let program: StormProgram
  let seed: UInt64
  let events: Int

  /// What a run has come to.
  struct Figures {
    var frames = 0
    /// Seconds of the program's time.
    var seconds = 0.0
    var completions = 0
    var changes = 0
    /// The bytes in use after each tenth, where the program has begun again and rests.
    var bytes: [Int] = []
    var views: [Int] = []

    /// The bytes that came after the first tenth, in which all is seen for the first time.
    var growth: Int { (bytes.dropFirst().max() ?? 0) - (bytes.first ?? 0) }

    /// The views that came after it: layers that are made with the first thing in them, no more.
    var mostViewsAdded: Int { (views.dropFirst().max() ?? 0) - (views.first ?? 0) }
  }

  /// Lets the storm loose; throws at the first thing that is wrong.
  func play() async throws -> Figures {
    let subject = try StormSubject(program)
    let window = subject.window
    var tally = CompletionTally()
    var storm = EventStorm(seed: seed, size: StormSubject.size)
    var figures = Figures()
    for event in 1...events {
      let next = storm.next()
      window.apply(next)
      if case .change = next {
        subject.change(&storm.random)
        figures.changes += 1
      }
      if event % 500 == 0 { window.checkAgainstRebuild() }
      try #require(
        window.problems.isEmpty, "\(program), seed \(seed), event \(event): \(window.problems)")
      if event % max(events / 10, 1) == 0 { await rest(subject, &figures, &tally) }
    }
    (figures.frames, figures.seconds) = (window.frames, window.time)
    window.host.close()
    tally.end()
    figures.completions = tally.registered
    #expect(tally.waiting == 0, "every completion is called, and once")
    return figures
  }

  /// Begins again, waits for rest, and notes what is in memory.
  private func rest(
    _ subject: StormSubject, _ figures: inout Figures, _ tally: inout CompletionTally
  ) async {
    let window = subject.window
    window.apply(.colorScheme(.light))
    window.apply(.scale(1))
    window.apply(.reduceMotion(false))
    window.apply(.resize(StormSubject.size))
    subject.leave()
    _ = window.settle(limit: 20)
    tally.end()
    await Self.giveTurn()
    tally.begin()
    subject.reset()
    _ = window.settle(limit: 20)
    window.apply(.lostSurface)
    window.frame(after: 1.0 / 60)
    figures.bytes.append(Self.bytesInUse)
    figures.views.append(window.nodeCount)
  }

  /// Lets the tasks of views run, as a window does between its frames: those that were cancelled end and are freed.
  ///
  /// Nothing is shown meanwhile that would wait: it would go on at another time in each run.
  static func giveTurn() async {
    for _ in 0..<3 {
      await Task.yield()
      try? await Task.sleep(for: .milliseconds(5))
    }
  }

  /// What the program has asked for and not given back.
  static var bytesInUse: Int { Int(glissando_bytes_in_use()) }
}
