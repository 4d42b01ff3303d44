import Foundation

/// What motion has to be, by formulas of its own: nothing here is asked of the library.
enum Reference {
  /// Seconds that a curve takes where nothing else is said.
  static let duration = 0.35

  static func linear(_ time: Double, duration: Double = duration) -> Double {
    min(max(time / duration, 0), 1)
  }

  static func easeIn(_ time: Double, duration: Double = duration) -> Double {
    bezier(0.42, 0, 1, 1, linear(time, duration: duration))
  }

  static func easeOut(_ time: Double, duration: Double = duration) -> Double {
    bezier(0, 0, 0.58, 1, linear(time, duration: duration))
  }

  static func easeInOut(_ time: Double, duration: Double = duration) -> Double {
    bezier(0.42, 0, 0.58, 1, linear(time, duration: duration))
  }

  /// The height of a cubic Bézier curve from (0, 0) to (1, 1) at a place, by bisection.
  private static func bezier(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x: Double
  ) -> Double {
    func coordinate(_ first: Double, _ second: Double, _ t: Double) -> Double {
      let rest = 1 - t
      return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if coordinate(x1, x2, middle) < x { low = middle } else { high = middle }
    }
    return coordinate(y1, y2, (low + high) / 2)
  }

  /// How far a spring has come that starts at rest: the solution of x″ = ω²(1 − x) − 2ζωx′.
  static func spring(_ time: Double, response: Double, damping ratio: Double) -> Double {
    let omega = 2 * Double.pi / response
    if ratio == 1 { return 1 - exp(-omega * time) * (1 + omega * time) }
    precondition(ratio < 1)
    let swing = omega * (1 - ratio * ratio).squareRoot()
    let decay = ratio * omega
    return 1 - exp(-decay * time) * (cos(swing * time) + decay / swing * sin(swing * time))
  }
}
