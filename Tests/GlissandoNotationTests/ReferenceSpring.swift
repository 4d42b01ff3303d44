import Foundation

/// A damped spring from 0 to 1 by the textbook, written apart from the engine's: the reference of the
/// tests.
struct ReferenceSpring {
  var mass: Double
  var stiffness: Double
  var damping: Double
  var velocity = 0.0

  init(mass: Double = 1, stiffness: Double, damping: Double, velocity: Double = 0) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.velocity = velocity
  }

  init(response: Double, ratio: Double, velocity: Double = 0) {
    let omega = 2 * Double.pi / response
    self.init(stiffness: omega * omega, damping: 2 * ratio * omega, velocity: velocity)
  }

  init(duration: Double, bounce: Double) {
    self.init(response: duration, ratio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }

  var omega: Double { (stiffness / mass).squareRoot() }
  var ratio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  func position(at t: Double) -> Double {
    let delta = ratio * omega
    if abs(ratio - 1) < 1e-7 {
      return 1 - exp(-omega * t) * (1 + (omega - velocity) * t)
    }
    if ratio < 1 {
      let w = omega * (1 - ratio * ratio).squareRoot()
      return 1 - exp(-delta * t) * (cos(w * t) + (delta - velocity) / w * sin(w * t))
    }
    let w = omega * (ratio * ratio - 1).squareRoot()
    let fast = -delta - w
    let slow = -delta + w
    // y = 1 − x with y(0) = 1, y′(0) = −velocity.
    let a = (-velocity - slow) / (fast - slow)
    return 1 - (a * exp(fast * t) + (1 - a) * exp(slow * t))
  }

  /// The greatest distance over two seconds, in a thousand steps.
  func distance(to position: (Double) -> Double, until end: Double = 2) -> Double {
    (0...1000).map { step in
      let t = end * Double(step) / 1000
      return abs(self.position(at: t) - position(t))
    }
    .max() ?? 0
  }
}

/// A generator whose numbers are the same in every run: xorshift64* (Vigna, 2016).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed | 1
  }

  mutating func next() -> UInt64 {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return state &* 2_685_821_657_736_338_717
  }
}

/// A cubic Bézier from (0, 0) to (1, 1), solved by halving: slow, and without anything to go wrong.
struct ReferenceBezier {
  var x1: Double
  var y1: Double
  var x2: Double
  var y2: Double

  init(_ numbers: [Double]) {
    (x1, y1, x2, y2) = (numbers[0], numbers[1], numbers[2], numbers[3])
  }

  private func blend(_ a: Double, _ b: Double, _ u: Double) -> Double {
    3 * a * u * (1 - u) * (1 - u) + 3 * b * u * u * (1 - u) + u * u * u
  }

  func value(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    var low = 0.0
    var high = 1.0
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if blend(x1, x2, middle) < x { low = middle } else { high = middle }
    }
    return blend(y1, y2, low)
  }
}

extension String {
  /// The numbers behind each of several labels, found by a pattern and nothing else.
  func numbers(_ labels: String...) -> [Double] {
    labels.map { label in
      let pattern = NSRegularExpression.escapedPattern(for: label) + "\\s*(-?[0-9.]+)"
      guard let expression = try? NSRegularExpression(pattern: pattern),
        let match = expression.firstMatch(in: self, range: NSRange(startIndex..., in: self)),
        let range = Range(match.range(at: 1), in: self)
      else { return .nan }
      return Double(self[range].hasSuffix(".") ? self[range].dropLast() : self[range]) ?? .nan
    }
  }

  /// All numbers of the first parentheses or brackets behind a word.
  func list(behind word: String, _ open: Character = "(", _ close: Character = ")") -> [String] {
    guard let start = range(of: word)?.upperBound,
      let from = self[start...].firstIndex(of: open),
      let to = self[from...].firstIndex(of: close)
    else { return [] }
    return self[index(after: from)..<to].split(separator: ",")
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
