/// What something will take, by what it took of late: the most that was seen, which is slowly
/// forgotten.
struct RecentCost {
  /// In seconds.
  private(set) var expected: Double

  /// Part of the expectation that stays with each better experience: half of it after 23 of them.
  private static let memory = 0.97

  /// A first guess, in seconds.
  init(guess: Double) { expected = guess }

  /// It took so long.
  mutating func add(_ seconds: Double) {
    expected = max(seconds, expected * Self.memory)
  }

  /// There was no time to try: one bad experience must not put it off for ever.
  mutating func forget() { expected *= Self.memory }
}
