// What a specimen does by itself: loops, and interruptions when they are due.

extension SpecimenScore {
  /// Whether it plays by itself, and needs every frame for that.
  var isLive: Bool { interruption != nil || isLooping }

  /// Shorter intervals than this would turn back what nobody has seen move, in seconds.
  static let shortestInterruption = 0.03

  /// How long a loop rests at each end, in seconds.
  static let pause = 0.5

  /// How long a loop waits for a motion that has no end, in seconds.
  static let patience = 4.0

  /// Does what is due in a frame.
  ///
  /// - Parameter time: When the frame will be seen, in seconds.
  func advance(to time: Double) {
    guard !isHeld else {
      nextTurn = nil
      return
    }
    if let interruption {
      interrupt(every: max(interruption, Self.shortestInterruption), at: time)
    } else if isLooping {
      loop(at: time)
    }
  }

  private func interrupt(every interval: Double, at time: Double) {
    guard let due = nextTurn else {
      nextTurn = time + interval
      if isAtRest { play() }
      return
    }
    guard due <= time + Self.slack else { return }
    // Multiples of the interval, so that they do not drift; a long gap is not made up for.
    nextTurn = time - due > interval ? time + interval : due + interval
    play()
  }

  private func loop(at time: Double) {
    if !isAtRest { restSince = nil } else { restSince = restSince ?? time }
    guard let due = nextTurn else {
      nextTurn = time + Self.patience
      if isAtRest { play() }
      return
    }
    let hasRested = restSince.map { time - $0 >= Self.pause - Self.slack } ?? false
    guard hasRested || due <= time else { return }
    restSince = nil
    nextTurn = time + Self.patience
    play()
  }

  /// Sums of frame intervals differ from multiples by rounding, in seconds.
  private static let slack = 1e-6
}
