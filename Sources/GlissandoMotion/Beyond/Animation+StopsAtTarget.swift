import Foundation

// Animations that end as soon as they are at their target.

extension Animation {
  /// Returns an animation that ends as soon as it is at its target, and so never passes it.
  ///
  /// Beyond SwiftUI. A bouncy spring keeps its pace and stops dead where it would have swung over. A
  /// motion that began with a velocity to the side goes on to the side and comes to rest there. An
  /// animation that repeats is left as it is: stop the one inside.
  public func stopsAtTarget() -> Animation {
    Animation(storage: .stopping(storage))
  }
}

/// A motion that goes on to the side when it has come to its target.
final class StoppedMotion: MotionFactors {
  private let motion: MotionKernel
  /// Seconds until it is at its target.
  private let crossing: Double
  /// The initial velocity along the initial distance, in distances per second.
  private let approach: Double

  init(_ motion: MotionKernel, crossing: Double, approach: Double) {
    self.motion = motion
    self.crossing = crossing
    self.approach = approach
  }

  var mayOvershoot: Bool { false }

  func factors(at t: Double) -> SpringSolution.Factors {
    stopped(motion.factors(at: t), at: t)
  }

  func derivatives(at t: Double) -> SpringSolution.Factors {
    stopped(motion.derivatives(at: t), at: t)
  }

  /// From the crossing on, what lies along the initial distance is taken out.
  ///
  /// The velocity is approach·distance and a part s to the side; x₀·A + v₀·B without the first is
  /// s·B = v₀·B − x₀·approach·B.
  private func stopped(_ f: SpringSolution.Factors, at t: Double) -> SpringSolution.Factors {
    guard t >= crossing else { return f }
    return SpringSolution.Factors(position: -approach * f.velocity, velocity: f.velocity)
  }
}

extension MotionKernel {
  /// The same motion up to its target.
  ///
  /// `speed` is that of the time in which the kernel runs.
  func stoppedAtTarget(_ start: MotionStart, speed: Double) -> MotionKernel {
    guard start.distance > 0 else { return self }
    let approach = start.product / start.distance / start.distance / speed
    guard approach.isFinite, let crossing = crossing(approach), crossing < duration else {
      return self
    }
    let along = start.product / start.distance
    let aside = max(0, start.speed * start.speed - along * along).squareRoot() / speed
    if aside * abs(factors(at: crossing).velocity) <= start.restDistance {
      var kernel = self
      kernel.duration = crossing
      kernel.logicalDuration = min(logicalDuration, crossing)
      return kernel
    }
    return MotionKernel(
      leaf: .factors(StoppedMotion(self, crossing: crossing, approach: approach)),
      duration: duration, logicalDuration: min(logicalDuration, duration), response: response)
  }

  /// The seconds until it has gone as far as the initial interval, along it; nil where it never does.
  private func crossing(_ approach: Double) -> Double? {
    let time: Double?
    switch leaf {
    case .spring(let solution, let initialVelocity):
      time = solution.crossing(approach / speed - initialVelocity)
    case .curve(let curve, let duration):
      time = curve.mayOvershoot ? search(approach, until: duration) : nil
    case .factors(let motion):
      time = motion.mayOvershoot ? search(approach, until: (duration - origin) * speed) : nil
    case .settled, .hold: time = nil
    }
    return time.map { origin + $0 / speed }
  }

  /// So many places are looked at before a search narrows down.
  private static var searchSteps: Int { 512 }
  /// Halvings of an interval; more would not change the last digit.
  private static var searchHalvings: Int { 60 }

  /// The first time of the leaf at which what is left changes its sign.
  private func search(_ approach: Double, until end: Double) -> Double? {
    guard end.isFinite else { return nil }
    func left(_ t: Double) -> Double {
      let f = factors(at: origin + t / speed)
      return f.position + approach * f.velocity
    }
    var low = 0.0
    for step in 1..<Self.searchSteps {
      var high = end * Double(step) / Double(Self.searchSteps)
      guard left(high) < 0 else {
        low = high
        continue
      }
      for _ in 0..<Self.searchHalvings {
        let middle = (low + high) / 2
        if left(middle) < 0 { high = middle } else { low = middle }
      }
      return high
    }
    return nil
  }
}

extension SpringSolution {
  /// The first time at which A(t) + approach·B(t) is zero; nil where it never is.
  ///
  /// With d = approach + rate it is the root of cos(wt) + d·sin(wt)/w, of 1 + d·t, or of
  /// 1 + d·(1 − e^(−2wt))/2w.
  fileprivate func crossing(_ approach: Double) -> Double? {
    let d = approach + rate
    switch damping {
    case .under: return atan2(frequency, -d) / frequency
    case .critical: return d < 0 ? -1 / d : nil
    case .over:
      let rest = 1 + 2 * frequency / d
      return d < 0 && rest > 0 ? -log(rest) / (2 * frequency) : nil
    }
  }
}

extension UnitCurve {
  /// Whether the curve may rise above its end: no Bézier with both control heights up to 1 does.
  fileprivate var mayOvershoot: Bool {
    switch function {
    case .bezier(let bezier): bezier.y1 > 1 || bezier.y2 > 1
    case .pieces: true
    default: false
    }
  }
}
