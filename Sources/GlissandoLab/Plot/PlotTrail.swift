/// The last few states of something that changes, each with its number.
struct PlotTrail<State> {
  private var states: [State]
  /// The number of the present state: one more than that of the state before.
  private(set) var number = 0.0

  /// What somebody changes quickly, key by key, is so many states behind at most.
  private static var most: Int { 6 }

  /// A trail of one state.
  init(_ state: State) { states = [state] }

  /// The present state.
  var last: State { states[states.count - 1] }

  /// Adds a state that what is shown goes to by way of those before.
  mutating func add(_ state: State) {
    if states.count == Self.most { states.removeFirst() }
    states.append(state)
    number += 1
  }

  /// Makes the present state another one, which is not told from it.
  mutating func replaceLast(_ state: State) { states[states.count - 1] = state }

  /// Begins anew with a state: nothing is shown of those before.
  mutating func restart(_ state: State) {
    states = [state]
    number += 1
  }

  /// What is shown at a number between those of two states; beyond the last one, as a spring that
  /// overshoots, the way there goes on.
  func blend(at shown: Double) -> PlotBlend<State> {
    let last = states.count - 1
    let place = Double(last) + shown - number
    guard last > 0, place > 0, place != Double(last) else {
      return PlotBlend(place > 0 ? states[last] : states[0])
    }
    let first = min(Int(place.rounded(.down)), last - 1)
    let share = min(place - Double(first), PlotBlend<State>.mostShare)
    return share == 0
      ? PlotBlend(states[first])
      : PlotBlend(states[first + 1], before: states[first], share: share)
  }
}

/// A state, or a mixture of one with the state before it.
struct PlotBlend<State> {
  /// What it goes to.
  let now: State
  /// Where it comes from; nil where it is at rest.
  let before: State?
  /// How much of the way there is behind it; a little beyond 1 where it overshoots.
  let share: Double

  /// The most of a way that is shown, beyond which nothing useful can be told from it.
  static var mostShare: Double { 1.5 }

  /// A state at rest, or on the way from another one.
  init(_ now: State, before: State? = nil, share: Double = 1) {
    self.now = now
    self.before = before
    self.share = before == nil ? 1 : share
  }

  /// How much is seen of what only the state has that it goes to, in [0, 1].
  var strength: Double { min(max(share, 0), 1) }

  /// A number between two.
  func mixed(_ before: Double, _ now: Double) -> Double { before + (now - before) * share }

  /// The same of a part of the states.
  func map<Part>(_ part: (State) -> Part) -> PlotBlend<Part> {
    PlotBlend<Part>(part(now), before: before.map(part), share: share)
  }
}

/// A number on a scale, and how much of what marks it is there, in [0, 1].
struct FadingPlace: Equatable {
  var place: Double
  var strength = 1.0
}

extension PlotBlend where State == [Double] {
  /// The first place goes to the first, and so on; those that have no other one fade.
  var places: [FadingPlace] {
    guard let before else { return now.map { FadingPlace(place: $0) } }
    return (0..<max(before.count, now.count)).map { index in
      guard index < before.count else { return FadingPlace(place: now[index], strength: strength) }
      guard index < now.count else {
        return FadingPlace(place: before[index], strength: 1 - strength)
      }
      return FadingPlace(place: mixed(before[index], now[index]))
    }
  }
}
