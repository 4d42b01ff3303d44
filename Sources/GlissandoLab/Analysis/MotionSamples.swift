import Foundation
import GlissandoDrawing
import GlissandoMotion

/// A motion that nothing is known of but what it does from step to step: a custom animation.
package struct MotionSamples: Hashable, Sendable {
  /// Positions at multiples of the interval.
  let positions: [Double]
  /// Seconds between two samples.
  let interval: Double
  /// Whether the animation was still running when sampling ended.
  let isCutShort: Bool

  /// Steps of a quarter of a frame at 60 Hz; enough for what people can see.
  private static let standardInterval = 1.0 / 240
  /// An animation that goes on for longer, in seconds, is cut.
  static let longest = 60.0

  /// Runs an animation from 0 to 1 and keeps where it was.
  ///
  /// - Complexity: O(*n*) in the animation's duration, of which at most ``longest`` are sampled.
  init(_ animation: Animation) {
    var context = AnimationContext<Double>()
    var positions: [Double] = []
    let limit = Int(Self.longest / Self.standardInterval)
    var isCutShort = true
    for step in 0...limit {
      let time = Double(step) * Self.standardInterval
      guard let value = animation.animate(value: 1.0, time: time, context: &context),
        value.isFinite
      else {
        isCutShort = false
        break
      }
      positions.append(value)
    }
    if !isCutShort { positions.append(1) }
    self.positions = positions
    self.isCutShort = isCutShort
    interval = Self.standardInterval
  }

  /// Seconds until the animation has ended; ∞ where sampling has not seen its end.
  var duration: Double {
    isCutShort ? .infinity : Double(max(positions.count - 1, 0)) * interval
  }

  /// Where it is at a time from 0 on, by the cubic through four samples (Catmull and Rom, 1974).
  func state(at time: Double) -> MotionState {
    let place = time / interval
    guard place < Double(positions.count - 1) else {
      return isCutShort ? sample(positions.count - 1).standing : .target
    }
    let index = Int(clamping: place)
    let (a, b, c, d) = (
      sample(index - 1), sample(index), sample(index + 1), sample(index + 2)
    )
    let s = place - Double(index)
    // b + s·(k1 + s·(k2 + s·k3)), the cubic with the slopes of the neighbours.
    let k1 = (c - a) / 2
    let k2 = a - 2.5 * b + 2 * c - d / 2
    let k3 = (d - a) / 2 + 1.5 * (b - c)
    return MotionState(
      position: b + s * (k1 + s * (k2 + s * k3)),
      velocity: (k1 + s * (2 * k2 + 3 * s * k3)) / interval,
      acceleration: (2 * k2 + 6 * s * k3) / (interval * interval))
  }

  /// A sample; before the first one, what a parabola through the first three says.
  private func sample(_ index: Int) -> Double {
    if index < 0, positions.count > 2 {
      return 3 * (positions[0] - positions[1]) + positions[2]
    }
    return positions[min(max(index, 0), positions.count - 1)]
  }
}

extension Double {
  /// At rest here.
  fileprivate var standing: MotionState {
    MotionState(position: self, velocity: 0, acceleration: 0)
  }
}
