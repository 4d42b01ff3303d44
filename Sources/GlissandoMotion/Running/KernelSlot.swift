import Foundation

/// One running animation as numbers: what the table needs to find its two factors at a time.
///
/// It is in the time of the table: a spring at twice the speed has twice the decay rate.
struct KernelSlot: Equatable {
  enum Kind: UInt8 {
    case underdamped
    case critical
    case overdamped
    case bezier
    case linear
  }

  let kind: Kind
  /// When the animation's own time begins.
  var start: Double
  /// When the motion is over; both factors are 0 from then on.
  var end: Double
  /// For curves the progress per second.
  let decayRate: Double
  let dampedFrequency: Double
  /// The table of a Bézier curve.
  var curve = 0

  /// Whether an animation runs in it.
  var isUsed: Bool { start < .infinity }

  /// The slot after its animation has gone: evaluated beside others of its kind, it disturbs nobody.
  var unused: KernelSlot {
    var slot = self
    slot.start = .infinity
    slot.end = .infinity
    return slot
  }
}

extension KernelSlot {
  /// Reduces a kernel; nil for one that cannot be evaluated in bulk.
  ///
  /// - Parameters:
  ///   - kernel: The motion.
  ///   - start: When it began.
  ///   - end: Until when it counts.
  ///   - curves: Where Bézier curves have their tables.
  init?(
    _ kernel: MotionKernel, start: Double, end: Double, curves: inout BezierTables
  ) {
    self.start = start + kernel.origin
    self.end = end
    switch kernel.leaf {
    case .spring(let solution, let initialVelocity) where initialVelocity == 0:
      kind =
        switch solution.damping {
        case .under: .underdamped
        case .critical: .critical
        case .over: .overdamped
        }
      decayRate = solution.rate * kernel.speed
      dampedFrequency = solution.frequency * kernel.speed
    case .curve(let curve, let duration):
      decayRate = kernel.speed / duration
      dampedFrequency = 0
      switch curve.function {
      case .linear: kind = .linear
      case .bezier(let bezier):
        guard let index = curves.index(of: bezier, upTo: KernelTable.mostCurves) else { return nil }
        kind = .bezier
        self.curve = index
      default: return nil
      }
    default: return nil
    }
  }

  /// A and B at a time; see `SpringSolution` for the formulas.
  func factors(at t: Double, _ curves: BezierTables) -> SpringSolution.Factors {
    guard t < end else { return SpringSolution.Factors(position: 0, velocity: 0) }
    let time = max(0, t - start)
    switch kind {
    case .underdamped: return underdamped(at: time).factors(rate: decayRate)
    case .critical:
      return SpringParts(critical: decay(at: time), time: time).factors(rate: decayRate)
    case .overdamped:
      return SpringParts(overdamped: decay(at: time), time: time, frequency: dampedFrequency)
        .factors(rate: decayRate)
    case .bezier:
      let progress = curves.value(of: curve, at: decayRate * time)
      return SpringSolution.Factors(position: 1 - progress, velocity: 0)
    case .linear:
      return SpringSolution.Factors(position: 1 - min(decayRate * time, 1), velocity: 0)
    }
  }

  private func underdamped(at time: Double) -> SpringParts<Double> {
    let phase = min(dampedFrequency * time, MotionLimits.latestTime)
    let swing =
      phase < FastSpringFunctions.largestPhase
      ? FastSpringFunctions.sineAndCosine(phase) : (sin(phase), cos(phase))
    return SpringParts(underdamped: decay(at: time), swing: swing, frequency: dampedFrequency)
  }

  private func decay(at time: Double) -> Double { FastSpringFunctions.decay(decayRate * time) }
}
