import Foundation

/// The floor: a plain loop over an array that evaluates the damped spring in closed form.
struct FloorLoop {
  private struct Oscillator {
    var target: Double
    var distance: Double
    var velocity: Double
    var decay: Double
    var frequency: Double
    var start: Double
  }

  private var oscillators: [Oscillator]
  private(set) var values: [Double]

  init(count: Int) {
    oscillators = (0..<count).map { index in
      Oscillator(
        target: Double(index % 100), distance: -100, velocity: Double(index % 7), decay: 8.8,
        frequency: 8.97, start: 0)
    }
    values = Array(repeating: 0, count: count)
  }

  mutating func tick(to t: Double) {
    for index in oscillators.indices {
      let o = oscillators[index]
      let time = t - o.start
      let e = exp(-o.decay * time)
      let c = cos(o.frequency * time)
      let s = sin(o.frequency * time)
      values[index] =
        o.target + e * (o.distance * c + (o.velocity + o.decay * o.distance) / o.frequency * s)
    }
  }
}
