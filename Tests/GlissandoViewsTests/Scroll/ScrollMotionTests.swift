import Foundation
import Testing

@testable import GlissandoViews

/// The laws by which content that is scrolled moves, against numbers from elsewhere.
@Suite struct ScrollMotionTests {
  @Test("A throw loses 0.2 % of its velocity in each millisecond")
  func throwFades() {
    let thrown = ScrollThrow(from: 0, velocity: 1000, at: 2, in: 0...100_000)
    for milliseconds in [1, 10, 250, 1000] {
      let state = thrown.state(at: 2 + Double(milliseconds) / 1000)
      #expect(abs(state.velocity - 1000 * pow(0.998, Double(milliseconds))) < 1e-6)
    }
  }

  @Test("A throw goes as far as its velocity adds up to")
  func throwPosition() {
    let thrown = ScrollThrow(from: 50, velocity: 1000, at: 0, in: 0...100_000)
    // Summed up in steps of a hundredth of a millisecond, by the trapezoidal rule.
    var way = 0.0
    for step in 0..<50_000 {
      let (from, to) = (Double(step) * 1e-5, Double(step + 1) * 1e-5)
      way += (pow(0.998, from * 1000) + pow(0.998, to * 1000)) / 2 * 1000 * 1e-5
    }
    #expect(abs(thrown.state(at: 0.5).position - 50 - way) < 1e-3)
  }

  @Test("A throw that meets an end springs back from there with the velocity that is left")
  func throwBounces() {
    let thrown = ScrollThrow(from: 900, velocity: 1500, at: 0, in: 0...1000)
    var last = thrown.state(at: 0)
    var highest = 0.0
    let step = 1e-4
    for index in 1...20_000 {
      let state = thrown.state(at: Double(index) * step)
      // Position and velocity are continuous, at the end too.
      // What is nearer than 0.2 points to its rest is at rest.
      #expect(abs(state.position - last.position) < 1500 * step * 1.01 + (state.isAtRest ? 0.2 : 0))
      #expect(abs(state.velocity - last.velocity) < 45)
      highest = max(highest, state.position)
      last = state
    }
    // The velocity that is left at the end: v₀ − k·100; a critically damped spring of response 0.5
    // carries it v/(ω·e) beyond.
    let left = 1500 + 1000 * log(0.998) * 100
    #expect(abs(highest - 1000 - left / (4 * Double.pi * M_E)) < 0.05)
    #expect(last.isAtRest && last.position == 1000)
    #expect(thrown.destination == 1000)
  }

  @Test("What is let go beyond an end comes back to it")
  func outside() {
    let thrown = ScrollThrow(from: -80, velocity: -300, at: 0, in: 0...1000)
    #expect(thrown.state(at: 0).position == -80)
    #expect(thrown.state(at: 0.01).position < -80)
    #expect(thrown.state(at: 3) == ScrollState(position: 0, velocity: 0, isAtRest: true))
  }

  @Test("A spring begins with the velocity that it is given and never overshoots from rest")
  func spring() {
    let spring = ScrollSpring(start: 0, velocity: 0, time: 0, target: 100, response: 0.2)
    // x = 1 − (1 + ωt)·e^(−ωt), ω = 2π/response.
    for time in [0.02, 0.05, 0.1, 0.2] {
      let phase = 10 * Double.pi * time
      #expect(abs(spring.state(at: time).position - 100 * (1 - (1 + phase) * exp(-phase))) < 1e-9)
    }
    let kicked = ScrollSpring(start: 0, velocity: 500, time: 0, target: 100, response: 0.2)
    let state = kicked.state(at: 1e-6)
    #expect(abs((state.position - 0) / 1e-6 - 500) < 1)
  }

  @Test("Content follows a pull beyond its end as the rubber band says")
  func rubberBand() {
    // f(x) = (1 − 1/(0.55·x/d + 1))·d
    #expect(abs(RubberBand.shown(100, in: 400) - (1 - 1 / (0.55 * 100 / 400 + 1)) * 400) < 1e-9)
    #expect(RubberBand.shown(-100, in: 400) == -RubberBand.shown(100, in: 400))
    #expect(RubberBand.shown(1e9, in: 400) < 400)
    for pull in [0.0, 3, 80, 900] {
      let way = RubberBand.shown(pull, in: 400)
      #expect(abs(RubberBand.pull(way, in: 400) - pull) < 1e-6 * max(pull, 1))
    }
    #expect(RubberBand.offset(500, in: 0...1000, length: 400) == 500)
  }

  @Test("A throw is the same whatever the frames", arguments: [24.0, 60, 144, 1000])
  func frameRates(rate: Double) {
    var axis = ScrollAxis()
    axis.isEnabled = true
    axis.viewport = 400
    axis.content = 2000
    axis.throw(velocity: 1800, at: 0)
    var reference = axis
    var time = 0.0
    while time + 1 / rate < 0.75 {
      time += 1 / rate
      axis.advance(to: time)
    }
    axis.advance(to: 0.75)
    reference.advance(to: 0.75)
    #expect(abs(axis.offset - reference.offset) < 1e-9)
  }
}

/// The lengths of very many lines, of which few are known.
@Suite struct RowExtentsTests {
  private func plain(_ lengths: [Float], _ estimate: Double) -> [Double] {
    lengths.map { $0.isNaN ? estimate : Double($0) }
  }

  @Test("Places and lines agree with adding up one by one")
  func sums() {
    var generator = SystemRandomNumberGenerator()
    var lengths = [Float](repeating: .nan, count: 3000)
    for _ in 0..<700 {
      lengths[Int.random(in: 0..<3000, using: &generator)] = Float.random(
        in: 1...90, using: &generator)
    }
    var extents = RowExtents()
    extents.replace(with: [Float](repeating: .nan, count: 3000))
    for (index, length) in lengths.enumerated() where !length.isNaN {
      extents.set(Double(length), index)
    }
    let all = plain(lengths, extents.estimate)
    for index in [0, 1, 255, 256, 257, 1500, 2999, 3000] {
      let expected = all[..<index].reduce(0, +)
      #expect(abs(extents.offset(of: index) - expected) < 1e-3, "line \(index)")
      if index < 3000 { #expect(extents.line(at: expected + 0.4) == index) }
    }
    #expect(abs(extents.total - all.reduce(0, +)) < 1e-3)
    #expect(extents.line(at: -50) == 0)
    #expect(extents.line(at: 1e9) == 2999)
  }

  @Test("Lines that were not measured count as the average of those that were")
  func estimate() {
    var extents = RowExtents()
    extents.replace(with: [Float](repeating: .nan, count: 10))
    #expect(extents.total == 10 * RowExtents.firstEstimate)
    extents.set(50, 3)
    #expect(extents.total == 500)
    extents.set(70, 4)
    #expect(extents.total == 120 + 8 * 60)
  }
}
