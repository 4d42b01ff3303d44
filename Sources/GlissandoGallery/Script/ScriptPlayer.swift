import Glissando

/// Does what a script says, frame by frame.
@MainActor
package final class ScriptPlayer {
  private let script: [ScriptStep]
  private var start: Double?
  private var next = 0
  private var turn: (dial: Int, from: Double, to: Double, begin: Double, seconds: Double)?
  private var way: (path: KeyframeTimeline<UnitPoint>, begin: Double)?
  /// The hand, where a step leads one.
  private(set) var hand: ScriptHand?

  /// - Parameter start: When the script's time begins, in seconds; nil for the first time it hears of.
  package init(_ script: [ScriptStep], start: Double? = nil) {
    self.script = script.sorted { $0.time < $1.time }
    self.start = start
  }

  /// Whether all has been done.
  var isOver: Bool { next == script.count && turn == nil }

  /// Does what is due at a time.
  package func advance(to time: Double, _ actor: some ScriptActor) {
    let start = self.start ?? time
    self.start = start
    let time = time - start
    continueTurn(time, actor)
    while next < script.count, script[next].time <= time + Self.tolerance {
      perform(script[next], time, actor)
      next += 1
    }
    guard let place = self.place(at: time) else { return }
    hand?.place = place
    if hand?.isDown == true { act(.drag, time, actor) }
  }

  /// Sums of frame intervals differ from a script's times by rounding only.
  private static let tolerance = 1e-6

  private func perform(_ step: ScriptStep, _ time: Double, _ actor: some ScriptActor) {
    switch step.action {
    case .press, .wheel, .set: actor.perform(step.action)
    case .turn(let dial, let from, let to, let seconds):
      turn = (dial, from, to, time, max(seconds, 0.01))
      continueTurn(time, actor)
    case .lead(let stops):
      way = (HandStop.way(through: stops), step.time)
      hand = ScriptHand(place: stops[0].place, isDown: false)
    case .hand(let action): act(action, step.time, actor)
    case .end: break
    }
  }

  private func continueTurn(_ time: Double, _ actor: some ScriptActor) {
    guard let turn else { return }
    let share = min(max(time - turn.begin, 0) / turn.seconds, 1)
    let value = turn.from + (turn.to - turn.from) * share
    actor.perform(.turn(dial: turn.dial, from: value, to: value, seconds: 0))
    if share >= 1 { self.turn = nil }
  }

  // MARK: The hand

  /// A hand's velocity is that over its last moments, of so many seconds.
  static let handSpan = 0.04

  private func act(_ action: HandAction, _ time: Double, _ actor: some ScriptActor) {
    guard let place = self.place(at: time), let before = self.place(at: time - Self.handSpan)
    else { return }
    if action == .hold { hand?.isDown = true }
    if action == .release { hand?.isDown = false }
    if action == .leave { (way, hand) = (nil, nil) }
    actor.perform(action, at: place, before: before)
  }

  private func place(at time: Double) -> UnitPoint? {
    way.map { $0.path.value(time: time - $0.begin) }
  }
}
