import CScheduling
import Foundation

/// What a stage's views have left to be done later, in the order in which it is due.
///
/// It is theirs because they left it while the stage ran them: closures and work items for the main queue, timers, and
/// the steps of tasks. Nobody drains the queue while a test turns a clock by hand, and its own times are those of the
/// wall: what a view says to do 0.3 s later would never be done, or at any time of the view's.
final class Turns {
  private struct Turn {
    var due: Double
    var work: scheduled_work
    /// Held for as long as it runs.
    var timer: Timer?
  }

  private var turns: [Turn] = []
  /// What is left to be done at once while turns are done: it waits for the next round, so that a chain without an
  /// end does not hang.
  private var nextRound: [Turn]?
  /// Steps of tasks that go on at once.
  private var steps: [scheduled_work] = []
  /// From when delays count: the stage's time, or that at which the turn being done is due.
  private var now = 0.0

  deinit { clear() }

  /// Gives up what is left: closures and timers are not done any more, and tasks, which nobody can take away, go on as
  /// the process's.
  func clear() {
    for turn in turns { scheduled_give_back(turn.work, turn.due - now) }
    turns = []
  }

  /// Runs code of the views at a time and then the tasks that can go on, and keeps what both leave to be done later.
  func running<Result>(at time: Double, _ body: () -> Result) -> Result {
    let receiver = scheduled_receiver(
      take: { context, work, delay in
        guard let context else { return }
        Unmanaged<Turns>.fromOpaque(context).takeUnretainedValue().enqueue(work, after: delay)
      }, context: Unmanaged.passUnretained(self).toOpaque())
    let outer = scheduled_hand_to(receiver)
    now = time
    defer {
      performSteps()
      _ = scheduled_hand_to(outer)
    }
    return body()
  }

  /// Does what is due, within code that `running(at:_:)` runs; what that leaves to be done at once waits for the next
  /// call.
  ///
  /// - Returns: Whether there was anything.
  func run(until time: Double) -> Bool {
    nextRound = []
    var isEmpty = true
    while let turn = turns.first, turn.due <= time + Stage.timeTolerance {
      isEmpty = false
      turns.removeFirst()
      now = turn.due
      perform(turn)
      performSteps()
    }
    now = time
    turns.insert(contentsOf: nextRound ?? [], at: 0)
    nextRound = nil
    return !isEmpty
  }

  /// Whether something is left that is done once, at a time or before.
  func holdsDelay(until time: Double) -> Bool {
    turns.contains { $0.due <= time && ($0.timer?.timeInterval ?? 0) == 0 }
  }

  private func perform(_ turn: Turn) {
    guard let timer = turn.timer else { return scheduled_do(turn.work) }
    guard timer.isValid else { return }
    timer.fire()
    guard timer.isValid else { return }
    var next = turn
    next.due += max(timer.timeInterval, Self.shortestInterval)
    insert(next)
  }

  /// Seconds between two firings of a timer, at least; Foundation's own limit.
  private static let shortestInterval = 1e-4
  /// Steps of tasks in a row, at most: one that waits by yielding again and again goes on as the process's.
  private static let longestChain = 1000

  private func performSteps() {
    var count = 0
    while !steps.isEmpty {
      let step = steps.removeFirst()
      count += 1
      if count > Self.longestChain { scheduled_give_back(step, 0) } else { scheduled_do(step) }
    }
  }

  private func enqueue(_ work: scheduled_work, after delay: Double) {
    guard work.kind != scheduled_timer else {
      return enqueue(Unmanaged<Timer>.fromOpaque(work.object).takeUnretainedValue(), work)
    }
    let delay = Self.wholeMilliseconds(delay)
    if work.kind == scheduled_function, delay == 0 { return steps.append(work) }
    let turn = Turn(due: now + delay, work: work)
    if delay == 0, nextRound != nil { nextRound?.append(turn) } else { insert(turn) }
  }

  private func enqueue(_ timer: Timer, _ work: scheduled_work) {
    // A timer is added once for each mode of the loop.
    if turns.contains(where: { $0.timer === timer }) { return }
    let delay = Self.wholeMilliseconds(timer.fireDate.timeIntervalSinceNow)
    insert(Turn(due: now + delay, work: work, timer: timer))
  }

  private func insert(_ turn: Turn) {
    let place = turns.firstIndex { $0.due > turn.due } ?? turns.endIndex
    turns.insert(turn, at: place)
  }

  /// Up to the next one: a little of a delay has always passed since a program reckoned with the present, and never as
  /// much in two runs.
  private static func wholeMilliseconds(_ delay: Double) -> Double {
    max(0, (delay * 1e3 - 1e-3).rounded(.up) / 1e3)
  }
}
