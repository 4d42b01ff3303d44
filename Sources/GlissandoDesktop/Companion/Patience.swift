/// How long something has been waiting for its turn.
struct Patience {
  /// The longest that it waits, in seconds.
  let most: Double
  private var start: Double?

  init(_ most: Double) { self.most = most }

  /// Notes that it is waiting.
  ///
  /// - Returns: Whether that has lasted too long.
  mutating func wait(at now: Double) -> Bool {
    let begin = start ?? now
    start = begin
    return now - begin >= most
  }

  /// It had its turn, or wants none.
  mutating func end() { start = nil }
}
