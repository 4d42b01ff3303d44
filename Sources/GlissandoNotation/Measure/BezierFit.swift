import Foundation
import GlissandoMotion

/// The one cubic Bézier, with its duration, that comes nearest to a motion.
struct BezierFit {
  var x1: Double
  var y1: Double
  var x2: Double
  var y2: Double
  var duration: Double

  init(x1: Double, y1: Double, x2: Double, y2: Double, duration: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
    self.duration = duration
  }

  var curve: CurveSetting { CurveSetting(x1: x1, y1: y1, x2: x2, y2: y2) }

  /// Whether it is a straight line.
  var isLine: Bool { x1 == y1 && x2 == y2 }

  /// The control points, each with its digits, in their order.
  func numbers(_ digits: (Double) -> String = { Digits.significant($0) }) -> [String] {
    [x1, y1, x2, y2].map(digits)
  }

  /// They, with commas between them.
  func list(_ digits: (Double) -> String = { Digits.significant($0) }) -> String {
    numbers(digits).joined(separator: ", ")
  }

  var law: PlainMotion.Law {
    .curve(.bezier(x1: x1, y1: y1, x2: x2, y2: y2), duration: duration)
  }

  /// Minimises the greatest distance to a motion by the method of Nelder and Mead (1965),
  /// doi:10.1093/comjnl/7.4.308, from several starts; the same motion always gives the same Bézier.
  ///
  /// - Parameter duration: The duration that the Bézier must have; nil finds the best.
  init(_ course: MotionCourse, duration fixed: Double? = nil) {
    let rest = course.duration(within: 0.002)
    let samples = (0...Self.samples).map {
      course.position(at: rest * Double($0) / Double(Self.samples))
    }
    func cost(_ parameters: [Double]) -> Double {
      Self.distance(Self(parameters, scale: rest, fixed: fixed), samples, rest)
    }
    // A few steps show which start leads furthest.
    let promising = Self.starts.map { Self.minimum(of: cost, from: $0, steps: 40) }
      .min { $0.cost < $1.cost }
    let best = Self.minimum(
      of: cost, from: promising?.parameters ?? Self.starts[0], steps: 240)
    self.init(best.parameters, scale: rest, fixed: fixed)
  }

  private init(_ parameters: [Double], scale: Double, fixed: Double?) {
    x1 = min(max(parameters[0], 0), 1)
    y1 = min(max(parameters[1], -2), 3)
    x2 = min(max(parameters[2], 0), 1)
    y2 = min(max(parameters[3], -2), 3)
    duration = fixed ?? scale * min(max(parameters[4], 0.05), 1.5)
  }

  /// With fewer digits, as people write them.
  func rounded(places: Int) -> BezierFit {
    var result = self
    let scale = pow(10, Double(places))
    result.x1 = (x1 * scale).rounded() / scale
    result.y1 = (y1 * scale).rounded() / scale
    result.x2 = (x2 * scale).rounded() / scale
    result.y2 = (y2 * scale).rounded() / scale
    result.duration = (duration * 1000).rounded() / 1000
    return result
  }

  private static let samples = 64

  private static let starts: [[Double]] = [
    [0.2, 0.6, 0.2, 1, 0.7], [0.3, 0.9, 0.3, 1.3, 0.6], [0.2, 0, 0.1, 1, 0.9],
    [0.1, 0.8, 0.1, 1.1, 0.5],
  ]

  private static func distance(_ fit: BezierFit, _ samples: [Double], _ rest: Double) -> Double {
    let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: fit.x1, y: fit.y1),
      endControlPoint: UnitPoint(x: fit.x2, y: fit.y2))
    let end = max(rest, fit.duration)
    var worst = 0.0
    for (index, sample) in samples.enumerated() {
      let time = rest * Double(index) / Double(Self.samples)
      let y = time < fit.duration ? curve.value(at: time / fit.duration) : 1
      worst = max(worst, abs(y - sample))
    }
    guard end > rest else { return worst }
    for step in 1...20 {
      let time = rest + (end - rest) * Double(step) / 20
      worst = max(worst, abs(curve.value(at: time / fit.duration) - 1))
    }
    return worst
  }

  // MARK: - Nelder and Mead

  private static func minimum(
    of cost: ([Double]) -> Double, from start: [Double], steps: Int
  ) -> (cost: Double, parameters: [Double]) {
    var simplex = [(cost: cost(start), parameters: start)]
    for index in start.indices {
      var corner = start
      corner[index] += index == 4 ? 0.15 : 0.2
      simplex.append((cost(corner), corner))
    }
    for _ in 0..<steps {
      simplex.sort { $0.cost < $1.cost }
      if simplex[start.count].cost - simplex[0].cost < 1e-7 { break }
      step(&simplex, cost)
    }
    return simplex.min { $0.cost < $1.cost } ?? simplex[0]
  }

  private static func step(
    _ simplex: inout [(cost: Double, parameters: [Double])], _ cost: ([Double]) -> Double
  ) {
    let last = simplex.count - 1
    let center = simplex[0].parameters.indices.map { index in
      simplex[..<last].reduce(0) { $0 + $1.parameters[index] } / Double(last)
    }
    func moved(_ factor: Double) -> (cost: Double, parameters: [Double]) {
      let parameters = zip(center, simplex[last].parameters).map { $0 + factor * ($1 - $0) }
      return (cost(parameters), parameters)
    }
    let reflected = moved(-1)
    if reflected.cost < simplex[0].cost {
      let expanded = moved(-2)
      simplex[last] = expanded.cost < reflected.cost ? expanded : reflected
    } else if reflected.cost < simplex[last - 1].cost {
      simplex[last] = reflected
    } else {
      let contracted = moved(reflected.cost < simplex[last].cost ? -0.5 : 0.5)
      if contracted.cost < min(reflected.cost, simplex[last].cost) {
        simplex[last] = contracted
      } else {
        for index in 1...last {
          let parameters = zip(simplex[0].parameters, simplex[index].parameters)
            .map { ($0 + $1) / 2 }
          simplex[index] = (cost(parameters), parameters)
        }
      }
    }
  }
}
