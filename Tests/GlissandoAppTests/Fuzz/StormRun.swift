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
  func play() throws -> Figures {
    let subject = try StormSubject(program)
    let window = subject.window
    let thread = MotionThread.current
    thread.unclaimed.run()
    let waiting = thread.completionOrder - thread.calledCompletions
    let registered = thread.completionOrder
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
      if event % max(events / 10, 1) == 0 { rest(subject, &figures) }
    }
    (figures.frames, figures.seconds) = (window.frames, window.time)
    window.host.close()
    while !thread.unclaimed.isEmpty { thread.unclaimed.run() }
    figures.completions = thread.completionOrder - registered
    #expect(
      thread.completionOrder - thread.calledCompletions == waiting,
      "every completion is called, and once")
    return figures
  }

  /// Begins again, waits for rest, and notes what is in memory.
  private func rest(_ subject: StormSubject, _ figures: inout Figures) {
    let window = subject.window
    window.apply(.colorScheme(.light))
    window.apply(.scale(1))
    window.apply(.reduceMotion(false))
    window.apply(.resize(StormSubject.size))
    subject.reset()
    _ = window.settle(limit: 20)
    window.apply(.lostSurface)
    window.frame(after: 1.0 / 60)
    figures.bytes.append(Self.bytesInUse)
    figures.views.append(window.nodeCount)
  }

  /// What the program has asked for and not given back.
  private static var bytesInUse: Int { Int(glissando_bytes_in_use()) }
}
