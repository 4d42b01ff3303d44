import CScheduling
import Foundation
import GlissandoCompatibility
import GlissandoControls
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// What views leave to be done later, on a stage.
@MainActor
@Suite("The main queue of a stage", .enabled(if: scheduled_is_handed_on()))
struct MainQueueTests {
  private struct Chain: View {
    @State private var x = 0.0
    @State private var words = "begin"

    var body: some View {
      VStack(alignment: .leading) {
        Color.red.frame(width: 10, height: 10).offset(x: x).accessibilityIdentifier("dot")
        Text(words).accessibilityIdentifier("words")
        Button("Go") {
          withAnimation(.linear(duration: 0.2)) { x = 100 }
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
            words = "back"
            withAnimation(.linear(duration: 0.2)) { x = 0 }
            DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(250)) { words = "end" }
          }
        }
      }
      .frame(width: 200, alignment: .leading)
      .onAppear { DispatchQueue.main.async { words = "shown" } }
    }
  }

  private func words(_ stage: Stage) throws -> String? { try stage.element("words").text }

  @Test("Animations that are chained by delays run as the stage's time passes")
  func chain() throws {
    let stage = Stage(width: 300, height: 200) { Chain() }
    #expect(try words(stage) == "shown")
    let start = try stage.element("dot").frame.minX
    try stage.tap("Go")
    stage.advance(by: 0.25)
    #expect(try words(stage) == "shown")
    #expect(try abs(stage.element("dot").frame.minX - start - 100) < 1e-6)
    stage.advance(by: 0.05)
    #expect(try words(stage) == "back")
    stage.advance(by: 0.1)
    #expect(try abs(stage.element("dot").frame.minX - start - 50) < 1e-6)
    stage.advance(by: 0.1)
    #expect(try abs(stage.element("dot").frame.minX - start) < 1e-6)
    #expect(try words(stage) == "back")
    stage.advance(by: 0.06)
    #expect(try words(stage) == "end")
  }

  /// A view that tells in order what has happened.
  private struct Told: View {
    let journal: Journal<String>
    let action: (@escaping (String) -> Void) -> Void

    var body: some View {
      Color.red.onAppear { action { journal.entries.append($0) } }
    }
  }

  private func told(
    after seconds: Double, _ action: @escaping (@escaping (String) -> Void) -> Void
  ) -> [String] {
    let journal = Journal<String>()
    let stage = Stage(width: 100, height: 100) { Told(journal: journal, action: action) }
    stage.advance(by: seconds)
    return journal.entries
  }

  @Test("Work items, deadlines of the wall, and closures with a quality of service count alike")
  func forms() {
    let entries = told(after: 0.5) { tell in
      let tell = Carried(tell)
      let kept = DispatchWorkItem { tell.value("item") }
      let cancelled = DispatchWorkItem { tell.value("cancelled") }
      let queue = DispatchQueue.main
      queue.asyncAfter(deadline: .now() + 0.4, execute: kept)
      queue.asyncAfter(deadline: .now() + 0.1, execute: cancelled)
      queue.asyncAfter(wallDeadline: .now() + 0.3) { tell.value("wall") }
      queue.asyncAfter(deadline: .now() + 0.2, qos: .userInitiated, flags: []) {
        tell.value("quality")
      }
      queue.async(execute: DispatchWorkItem { tell.value("now") })
      queue.asyncAfter(deadline: .now() + 0.6) { tell.value("late") }
      cancelled.cancel()
    }
    #expect(entries == ["now", "quality", "wall", "item"])
  }

  @Test("Timers fire as the stage's time passes, between its frames too, until they are invalid")
  func timers() {
    let entries = told(after: 0.1) { tell in
      let tell = Carried(tell)
      let count = Carried(Counter())
      _ = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { timer in
        count.value.count += 1
        tell.value("\(count.value.count)")
        if count.value.count == 8 { timer.invalidate() }
      }
      let once = Timer(fire: Date(timeIntervalSinceNow: 0.025), interval: 0, repeats: false) { _ in
        tell.value("once")
      }
      for mode in [RunLoop.Mode.common, .default] { RunLoop.main.add(once, forMode: mode) }
    }
    #expect(entries == ["1", "2", "once", "3", "4", "5", "6", "7", "8"])
  }

  @Test("A publisher of dates begins after its first interval, and ends with who listens")
  func publisher() {
    let journal = Journal<String>()
    var listening: AnyCancellable?
    let stage = Stage(width: 100, height: 100) {
      Color.red.onAppear {
        listening = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()
          .sink { _ in journal.entries.append("tick") }
      }
    }
    stage.advance(by: 0.05)
    #expect(journal.entries.isEmpty)
    stage.advance(by: 0.2)
    #expect(journal.entries == ["tick", "tick"])
    listening?.cancel()
    stage.advance(by: 0.2)
    #expect(journal.entries == ["tick", "tick"])
  }

  private final class Counter { var count = 0 }

  private actor Adder {
    private var sum = 0
    func add(_ number: Int) -> Int {
      sum += number
      return sum
    }
  }

  private nonisolated static func far() async -> String {
    try? await Task.sleep(nanoseconds: 100_000_000)
    return "far"
  }

  @Test("Tasks sleep by the stage's clock, on the main actor and off it")
  func tasks() {
    let entries = told(after: 1) { tell in
      Task {
        tell("begin")
        try? await Task.sleep(for: .seconds(0.2))
        tell("slept")
        tell(await Self.far())
        let adder = Adder()
        _ = await adder.add(2)
        tell(await "\(adder.add(3))")
        await Task.yield()
        tell(await Task.detached { "detached" }.value)
        try? await ContinuousClock().sleep(for: .seconds(1))
        tell("late")
      }
      tell("after")
    }
    #expect(entries == ["after", "begin", "slept", "far", "5", "detached"])
  }

  @Test("A task that waits by yielding without end leaves the stage to its test")
  func yielding() async {
    var waiting: Task<Void, Never>?
    let entries = told(after: 0.1) { tell in
      waiting = Task {
        tell("begin")
        while !Task.isCancelled { await Task.yield() }
      }
    }
    #expect(entries == ["begin"])
    waiting?.cancel()
    await waiting?.value
  }

  private struct Pulse: View {
    let journal: Journal<String>
    @State private var count = 0
    @State private var isShown = true

    var body: some View {
      VStack {
        Button("Hide") { isShown = false }
        if isShown {
          Text("\(count)").accessibilityIdentifier("count")
            .task {
              do {
                while true {
                  try await Task.sleep(for: .seconds(0.1))
                  withAnimation(.linear(duration: 0.05)) { count += 1 }
                }
              } catch { journal.entries.append("\(error)") }
            }
        }
      }
    }
  }

  @Test("A task of a view counts by its sleep, and is cancelled in it as the view goes")
  func viewTask() throws {
    let journal = Journal<String>()
    let stage = Stage(width: 200, height: 200) { Pulse(journal: journal) }
    #expect(try stage.element("count").text == "0")
    stage.advance(by: 0.35)
    #expect(try stage.element("count").text == "3")
    #expect(journal.entries.isEmpty)
    try stage.tap("Hide")
    stage.advance(by: 0.1)
    #expect(journal.entries == ["CancellationError()"])
  }

  private struct Steps: View {
    @State private var x = 0.0
    var body: some View {
      Color.red.frame(width: 10, height: 10).offset(x: x).accessibilityIdentifier("dot")
        .frame(width: 200, alignment: .leading)
        .task {
          for step in 1...3 {
            try? await Task.sleep(for: .seconds(0.3))
            withAnimation(.linear(duration: 0.2)) { x = Double(step) * 20 }
          }
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { x = 100 }
          DispatchQueue.main.asyncAfter(deadline: .now() + 60) { x = 0 }
          Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { _ in }.store(
            in: &kept)
        }
    }
    @State private var kept: Set<AnyCancellable> = []
  }

  @Test("Settling waits for delays, not for what repeats or comes after the limit")
  func settling() throws {
    let stage = Stage(width: 300, height: 100) { Steps() }
    let start = try stage.element("dot").frame.minX
    #expect(stage.settle())
    #expect(try stage.element("dot").frame.minX == start + 100)
    #expect(abs(stage.time - 1.4) < 0.04, "\(stage.time)")
  }

  @Test("What a view leaves to the queue is not done when the stage has closed")
  func closing() throws {
    final class Count { var value = 0 }
    let count = Count()
    let stage = Stage(width: 100, height: 100) {
      Color.red.onAppear {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { count.value += 1 }
      }
    }
    stage.advance(by: 0.2)
    stage.close()
    stage.advance(by: 1)
    #expect(count.value == 0)
  }

  @Test("Outside of a stage's views the queue is the process's")
  func outside() async {
    let stage = Stage(width: 100, height: 100) { Color.red }
    await withCheckedContinuation { done in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.001) { done.resume() }
    }
    withExtendedLifetime(stage) {}
  }
}
