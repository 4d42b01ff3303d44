import Foundation
import Glissando
import TestSupport
import Testing

@testable import GlissandoApp
@testable import GlissandoGallery
@testable import GlissandoMotion
@testable import GlissandoViews

/// Ten thousand events at random, in rounds that each end at rest.
@MainActor
@Suite("A storm of events", .serialized)
struct StormTests {
  private static let size = CGSize(width: 1000, height: 700)
  private static let rounds = 5
  private static let eventsInRound = 1000
  /// Modifiers let the nodes that have left go a few at a time.
  private static let mostLostNodes = 200

  @Test("leaves the scene as it was", arguments: [UInt64(20_260_701)])
  func scene(_ seed: UInt64) throws {
    let model = InterruptModel()
    let window = StormWindow(InterruptView(model: model), size: Self.size)
    try play(window, seed: seed, change: { _ in }) {
      model.showsKeys = false
      model.reset()
    }
  }

  @Test("leaves every control, loop and branch as it was", arguments: [UInt64(20_260_702)])
  func gallery(_ seed: UInt64) throws {
    let model = StormModel()
    let window = StormWindow(StormViews(model: model), size: Self.size)
    try play(window, seed: seed, change: { model.change(&$0) { window.frame(after: 0) } }) {
      model.elsewhere()
      window.frame(after: 0)
      model.reset()
    }
    window.host.close()
    #expect(model.completions.count > 100)
    #expect(model.completions.allSatisfy { $0 == 1 }, "every completion is called once")
  }

  /// So many events meet each program; `Scripts/storm` lets a million loose on all of them.
  private static let eventsInProgram =
    ProcessInfo.processInfo.environment["GLISSANDO_STORM"].flatMap { Int($0) } ?? 300

  /// `GLISSANDO_PROGRAMS` is which programs are met, by their names with commas between; all without.
  nonisolated private static var programs: [StormProgram] {
    guard let names = ProcessInfo.processInfo.environment["GLISSANDO_PROGRAMS"] else {
      return StormProgram.allCases
    }
    return names.split(separator: ",").compactMap { StormProgram(rawValue: String($0)) }
  }

  @Test(
    "stops no program, loses no completion and leaves nothing behind",
    arguments: programs)
  func program(_ program: StormProgram) async throws {
    let events = Self.eventsInProgram
    let start = ProcessInfo.processInfo.systemUptime
    let figures = try await StormRun(program: program, seed: 20_261_123, events: events).play()
    let seconds = ProcessInfo.processInfo.systemUptime - start
    print(
      "| \(program.rawValue) | \(events) | \(figures.frames) | \(Int(figures.seconds)) |"
        + " \(figures.completions) | \(figures.bytes.first! / 1024) |"
        + " \(figures.growth / 1024) | \(Int(seconds)) |")
    print("  bytes \(figures.bytes), views \(figures.views)")
    #expect(figures.mostViewsAdded <= Self.menuLayer, "\(figures.views) views")
    #expect(figures.growth < Self.mostBytesMore, "\(figures.bytes) bytes")
  }

  /// What may come after the first tenth of a storm, however long: pages that are seen for the first time, and the
  /// outlines of the 16,384 glyphs of any sizes that Cairo keeps, a KB each.
  private static let mostBytesMore = 24 << 20

  /// The nodes of an empty layer for menus and tips: it, and what shows the ones and the others.
  private static let menuLayer = 5

  @Test("A page of the gallery that comes and goes leaves nothing behind")
  func page() async {
    let model = GalleryModel(.interrupt)
    // Nothing is painted: what painters keep is none of the page's.
    let window = StormWindow(GalleryView(model: model), size: Self.size, paintInterval: .max)
    /// The bytes in use when the page has come and gone so often.
    func show(_ count: Int) async -> Int {
      for _ in 0..<count {
        model.open(.page(GalleryPage.all[0].name))
        window.frame(after: 0.1)
        model.open(.interrupt)
        window.frame(after: 0.1)
      }
      _ = window.settle(limit: 2)
      await StormRun.giveTurn()
      return StormRun.bytesInUse
    }
    var least = Int.max
    var before = await show(12)
    // Others allocate meanwhile.
    for _ in 0..<6 where least >= Self.mostBytesOfPages {
      let after = await show(24)
      least = min(least, after - before)
      before = after
    }
    #expect(least < Self.mostBytesOfPages, "\(least) bytes")
  }

  /// What two dozen pages may leave: a KB each would be a task that never ends.
  private static let mostBytesOfPages = 16 << 10

  private func play(
    _ window: StormWindow, seed: UInt64, change: (inout SeededGenerator) -> Void,
    reset: () -> Void
  ) throws {
    var storm = EventStorm(seed: seed, size: Self.size)
    try rest(window, reset)
    let baseline = window.nodeCount
    var memory: [Int] = []
    for round in 1...Self.rounds {
      for step in 1...Self.eventsInRound {
        let event = storm.next()
        window.apply(event)
        if case .change = event { change(&storm.random) }
        if step % 100 == 0 { window.checkAgainstRebuild() }
        if step % 100 == 0 { window.noteNodes() }
        try #require(
          window.problems.isEmpty, "seed \(seed), round \(round), step \(step): \(window.problems)")
      }
      try rest(window, reset)
      // The layer that menus and tips open in is made with the first and stays.
      #expect(
        [0, Self.menuLayer].contains(window.nodeCount - baseline),
        "seed \(seed), round \(round): \(window.nodeCount) of \(baseline)")
      #expect(window.lostNodes.count < Self.mostLostNodes, "\(window.lostNodes)")
      memory.append(residentKilobytes())
    }
    print("storm of seed \(seed): \(baseline) views, resident KB per round \(memory)")
  }

  /// Back to the beginning, where nothing moves and nothing is waited for.
  private func rest(_ window: StormWindow, _ reset: () -> Void) throws {
    // What moves for ever does so until its place changes without animation.
    window.apply(.resize(CGSize(width: Self.size.width / 2, height: Self.size.height / 2)))
    window.apply(.colorScheme(.light))
    window.apply(.scale(1))
    window.apply(.reduceMotion(false))
    window.frame(after: 0)
    window.apply(.resize(Self.size))
    reset()
    let isAtRest = window.settle(limit: 30)
    let moving = window.host.tree.animations.attributes.filter(\.isRunning).map(\.label)
    try #require(isAtRest, "\(moving) still move")
    #expect(window.host.tree.animations.count == 0)
    #expect(!window.host.elements.contains { $0.isLeaving })
    #expect(!window.host.needsFrame)
    window.checkAgainstRebuild()
    try #require(window.problems.isEmpty, "\(window.problems)")
  }

  /// What the process holds in memory; 0 where the system does not say.
  private func residentKilobytes() -> Int {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
      return 0
    }
    return (Int(text.split(separator: " ").dropFirst().first ?? "") ?? 0) * 4
  }
}
