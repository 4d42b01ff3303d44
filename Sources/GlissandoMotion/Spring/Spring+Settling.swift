public import Foundation

// How long springs take to come to rest.

extension Spring {
  /// The time that a motion over a distance of 1 takes to come to rest, in seconds.
  ///
  /// Rest is a distance of 0.001; ∞ where the spring never comes to rest.
  public var settlingDuration: TimeInterval {
    settlingDuration(target: 1.0, initialVelocity: 0.0, epsilon: 0.001)
  }

  /// The time that the motion takes to come to rest, in seconds.
  ///
  /// Underdamped, with the decay δ: ln((|δ·target − v₀| + |target|)/ε)/δ, not below 0. Critically and
  /// overdamped: the first multiple of 0.1 s at which the distance is below ε and from which it stays
  /// so for over a second, at most 1024 of them. Undamped: ∞. Both rules are those of the original,
  /// found by measuring it.
  ///
  /// - Parameters:
  ///   - target: Where the spring comes to rest, from the origin.
  ///   - initialVelocity: The velocity at the start, in units per second.
  ///   - epsilon: The distance that counts as rest, above 0.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    guard let solution else { return 0 }
    guard decay > 0, epsilon > 0 else { return .infinity }
    if solution.damping == .under {
      let drive = (target.scaled(by: decay) - initialVelocity)
        .magnitude(atMost: target.magnitude * decay + initialVelocity.magnitude)
      let duration = log((drive + target.magnitude) / epsilon) / decay
      return duration.isNaN ? 0 : max(0, duration)
    }
    return sampledSettlingDuration(solution, target, initialVelocity, epsilon)
  }

  private func sampledSettlingDuration<V: VectorArithmetic>(
    _ solution: SpringSolution, _ target: V, _ initialVelocity: V, _ epsilon: Double
  ) -> TimeInterval {
    let interval = 0.1
    let limit = 1024
    var restedSince: Int?
    for step in 0..<limit {
      let factors = solution.factors(at: Double(step) * interval)
      let distance =
        target.scaled(by: -factors.position) + initialVelocity.scaled(by: factors.velocity)
      guard distance.magnitude < epsilon else {
        restedSince = nil
        continue
      }
      let since = restedSince ?? step
      restedSince = since
      // Ten steps are a second to the last digit; "over" a second is eleven.
      if step - since > 10 { return Double(since) * interval }
    }
    return Double(restedSince ?? limit) * interval
  }

  /// The decay δ of the spring whose settling duration over a distance of 1 is given.
  ///
  /// Underdamped it inverts ln((δ + 1)/ε)/δ = T. Otherwise it scales time: a spring of another decay
  /// does the same in another time, so the settling time of one with a decay of 1 tells all.
  static func decay(settlingDuration: Double, ratio: Double, epsilon: Double) -> Double {
    guard settlingDuration > 0, epsilon > 0, settlingDuration.isFinite, !ratio.isNaN else {
      return .infinity
    }
    guard ratio < 1 else {
      let unit = SpringSolution(angularFrequency: 1 / ratio, decay: 1)
      // The distance of a critically or overdamped spring from rest only falls: bisect.
      var low = 0.0
      var high = 1.0
      while unit.factors(at: high).position > epsilon, high < 1e12 { high *= 2 }
      for _ in 0..<80 {
        let middle = (low + high) / 2
        if unit.factors(at: middle).position > epsilon { low = middle } else { high = middle }
      }
      return high / settlingDuration
    }
    // δ = ln((δ + 1)/ε)/T contracts where 1/(δ + 1) < T; Newton's method does it everywhere.
    var decay = max(log(1 / epsilon), 1) / settlingDuration
    for _ in 0..<60 {
      let error = log((decay + 1) / epsilon) - decay * settlingDuration
      let step = error / (1 / (decay + 1) - settlingDuration)
      let next = decay - step
      decay = next > 0 ? next : decay / 2
      if abs(step) <= 1e-15 * decay { break }
    }
    return decay
  }
}

extension VectorArithmetic {
  /// Whether all of its numbers are finite.
  ///
  /// Squares are the quickest look; those of large numbers overflow, and the length tells.
  @inline(__always)
  var hasFiniteNumbers: Bool { magnitudeSquared.isFinite || magnitude.isFinite }

  /// The length, also where its square overflows or underflows.
  var magnitude: Double {
    let square = magnitudeSquared
    if square.isNaN || (square > 1e-200 && square < .infinity) { return square.squareRoot() }
    // Scale by a power of two, which rounds nothing, and try again; by less, where the numbers are so
    // narrow that this leads out of them at the other end.
    if square > 1 {
      return length(scaledBy: 0x1p-600) ?? length(scaledBy: 0x1p-60) ?? length(scaledBy: 0x1p-10)
        ?? .infinity
    }
    return length(scaledBy: 0x1p500) ?? length(scaledBy: 0x1p60) ?? length(scaledBy: 0x1p10) ?? 0
  }

  /// The length, or a bound for it where the numbers of the vector have overflown.
  func magnitude(atMost bound: Double) -> Double {
    let magnitude = magnitude
    return magnitude.isFinite ? magnitude : bound
  }

  /// The length by way of the vector times a factor; nil where that is too small or too large.
  private func length(scaledBy factor: Double) -> Double? {
    let square = scaled(by: factor).magnitudeSquared
    guard square.isFinite, square > 0 || factor > 1 else { return nil }
    return square.squareRoot() / factor
  }
}
