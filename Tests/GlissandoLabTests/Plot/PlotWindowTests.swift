import Foundation
import GlissandoMotion
import GlissandoNotation
import GlissandoTools
import TestSupport
import Testing

@testable import GlissandoLab

/// The part of a plot that is shown: where it may lie, and what is drawn in it.
@MainActor
struct PlotWindowTests {
  private func content(_ settings: [MotionSetting]) -> PlotContent {
    PlotContent(
      zip(Lane.Letter.allCases, settings).map { PlottedLane($0, name: "", setting: $1) },
      bands: PlotBand.allCases)
  }

  private func spring(_ duration: Double, _ bounce: Double) -> MotionSetting {
    MotionSetting(.spring(.perceptual(duration: duration, bounce: bounce)))
  }

  @Test("The whole plot is drawn as it is without a window")
  func whole() {
    let content = content([spring(0.5, 0.3)])
    #expect(PlotWindow().scales(of: content.scales) == content.scales)
    #expect(!content.scales.isPart)
  }

  @Test("However somebody zooms and moves, what is shown lies within what there is")
  func bounds() {
    var random = SeededGenerator(seed: 7)
    for setting in PlotTracerTests.settings {
      let content = content([setting, spring(0.3, 0.2)])
      let whole = content.scales
      var window = PlotWindow()
      for _ in 0..<400 {
        let factor = exp(Double.random(in: -2...2, using: &random))
        let time = Double.random(in: -1...2, using: &random) * whole.end
        let band = PlotBand.allCases.randomElement(using: &random) ?? .position
        switch Int.random(in: 0..<4, using: &random) {
        case 0: window.zoom(by: factor, about: time, in: content)
        case 1: window.zoom(band, by: factor, about: time * 3 - 1, in: content)
        case 2: window.move(by: factor - 1, values: 1 - factor, in: content)
        default: window.reveal(min(max(time, 0), whole.end), in: content)
        }
        let shown = window.scales(of: whole)
        let ranges =
          [(shown.times, whole.times, content.shortestPart)]
          + PlotBand.allCases.map { (shown[$0], whole[$0], whole[$0].length / 100) }
        for (part, all, least) in ranges {
          let slack = all.length * 1e-9
          #expect(part.lower >= all.lower - slack && part.upper <= all.upper + slack)
          #expect(part.length >= min(least, all.length) * (1 - 1e-6), "\(part) of \(all)")
        }
      }
      for _ in 0..<200 { window.zoom(.farther, about: nil, in: content) }
      #expect(window.times == nil)
    }
  }

  @Test("What is zoomed keeps its place, and comes back by the same way")
  func fixedPlace() {
    let content = content([spring(0.5, 0.3)])
    var window = PlotWindow()
    window.zoom(by: 4, about: 0.3, in: content)
    let shown = window.scales(of: content.scales).times
    #expect(abs(shown.fraction(of: 0.3) - content.scales.times.fraction(of: 0.3)) < 1e-12)
    #expect(abs(shown.length - content.scales.end / 4) < 1e-12)
    for factor in [0, -1, Double.nan, .infinity] {
      let before = window
      window.zoom(by: factor, about: 0.3, in: content)
      #expect(window == before)
    }
    window.zoom(by: 0.25, about: 0.3, in: content)
    #expect(window.isWhole)
  }

  @Test("The first step without a pointer shows where most happens")
  func firstStep() throws {
    func first(_ setting: MotionSetting) throws -> PlotRange {
      var window = PlotWindow()
      window.zoom(.closer, about: nil, in: content([setting]))
      return try #require(window.times)
    }
    // A spring is fastest soon after it sets out, and at rest after 1.04 s.
    let part = try first(spring(0.5, 0.3))
    #expect(part.lower == 0 && abs(part.upper - 0.346) < 0.005)
    var late = spring(0.5, 0.3)
    late.modifiers = [.delay(2)]
    #expect(try abs(first(late).lower - 2) < 1e-9)
    // What sets out and ends slowly is fastest in the middle, what speeds up at the end.
    let eased = try first(MotionSetting(.curve(.easeInOut, duration: 0.9)))
    #expect(abs(eased.lower + eased.upper - 0.9) < 0.01 && abs(eased.length - 0.3) < 1e-9)
    let speeding = try first(MotionSetting(.curve(.easeIn, duration: 0.9)))
    #expect(abs(speeding.upper - 0.9) < 0.01)
  }

  @Test("A part stays where it is while motions change, and shows what there is then")
  func changes() {
    var window = PlotWindow()
    window.times = PlotRange(0.8, 1)
    #expect(window.scales(of: content([spring(0.5, 0.3)]).scales).times == PlotRange(0.8, 1))
    let short = content([spring(0.2, 0)]).scales
    let shown = window.scales(of: short).times
    #expect(shown.upper == short.end && abs(shown.length - 0.2) < 1e-9)
    #expect(window.scales(of: content([spring(0.05, 0)]).scales).isPart == false)
  }

  @Test("At every zoom ticks stand at round numbers, none crowds another, and each scale has one")
  func ticks() {
    var random = SeededGenerator(seed: 11)
    let settings = [spring(0.5, 0.3), spring(0.01, 0.5), spring(60, 0.9), spring(0.5, -0.7)]
    for setting in settings {
      let content = content([setting])
      for _ in 0..<600 {
        var window = PlotWindow()
        let time = Double.random(in: 0...1, using: &random) * content.scales.end
        window.zoom(by: exp(.random(in: 0...5, using: &random)), about: time, in: content)
        for band in PlotBand.allCases {
          let values = content.scales[band]
          let value = values.lower + .random(in: 0...1, using: &random) * values.length
          window.zoom(
            band, by: exp(.random(in: 0...5, using: &random)), about: value, in: content)
        }
        let layout = PlotLayout(
          size: CGSize(
            width: .random(in: 440...1400, using: &random),
            height: .random(in: 270...700, using: &random)),
          unit: 1, scales: window.scales(of: content.scales), bands: PlotBand.allCases, pixel: 1)
        expectReadable(layout.timeTicks, layout.rows.times, layout.rows.rect.width, least: 46)
        for (band, panel) in layout.panels {
          expectReadable(layout.ticks(of: band), panel.values, panel.rect.height, least: 14)
        }
      }
    }
  }

  private func expectReadable(
    _ ticks: [PlotTick], _ range: PlotRange, _ length: Double, least: Double
  ) {
    // What is at most half there is hardly a number.
    let seen = ticks.filter { $0.strength > 0.5 }
    #expect(!seen.isEmpty, "\(range) in \(length) points")
    for (a, b) in zip(seen, seen.dropFirst()) {
      let distance = (b.value - a.value) / range.length * length
      #expect(distance >= least * 0.98, "\(a) and \(b) of \(range) in \(length) points")
    }
    let texts = seen.map { MotionNumber.tick($0.value, in: range) }
    #expect(Set(texts).count == texts.count, "\(texts)")
    for tick in seen {
      #expect(range.contains(tick.value))
      // One or two digits of the size of the scale.
      let unit = pow(10, log10(range.length).rounded(.down) - 2)
      #expect(abs((tick.value / unit).rounded() * unit - tick.value) < unit * 1e-6, "\(tick)")
    }
  }

  @Test("Numbers of ticks far from 0 tell them apart, and say no more")
  func numbers() {
    let near = PlotRange(1.04, 1.0412)
    #expect(MotionNumber.tick(1.0405, in: near) == "1.0405")
    #expect(MotionNumber.tick(1.041, in: near) == "1.041")
    #expect(MotionNumber.tick(0.00135, in: PlotRange(0.0013, 0.0014)) == "0.00135")
    #expect(MotionNumber.tick(-3.5, in: PlotRange(-4, -3)) == "−3.5")
    #expect(MotionNumber.tick(1_012_000, in: PlotRange(1_010_000, 1_020_000)) == "1012 k")
    #expect(MotionNumber.tick(2_500_500, in: PlotRange(2_500_000, 2_501_000)) == "2.5005 M")
    #expect(MotionNumber.precise(0.10235, in: PlotRange(0.1, 0.14)) == "0.10235 s")
    #expect(MotionNumber.precise(0.25, in: PlotRange(0.1, 0.9)) == "0.250 s")
  }

  @Test(
    "In every part a traced curve is nowhere a third of a point away from its motion",
    arguments: PlotTracerTests.settings, PlotBand.allCases)
  func accuracy(setting: MotionSetting, band: PlotBand) throws {
    let content = content([setting])
    let analysis = content.curves[0].analysis
    for (factor, tall, place) in [(3.0, 1.0, 0.2), (10, 1, 0.5), (30, 1, 0.9), (8, 20, 0.4)] {
      var window = PlotWindow()
      let time = place * content.scales.end
      window.zoom(by: factor, about: time, in: content)
      window.zoom(
        band, by: tall, about: band.value(of: analysis.state(at: time)), in: content)
      let scales = window.scales(of: content.scales)
      let panel = PlotPanel(
        rect: CGRect(x: 0, y: 0, width: 900, height: 120), times: scales.times,
        values: scales[band])
      let points = PlotTracer(analysis: analysis, band: band, panel: panel, margin: 480).points()
      #expect(points.count < 2500)
      let first = try #require(points.first)
      let last = try #require(points.last)
      #expect(first.x <= 1e-6 && first.x > -901 && abs(last.x - 900) < 1)
      expectNear(points, analysis, band, panel)
    }
  }

  private func expectNear(
    _ points: [CGPoint], _ analysis: MotionAnalysis, _ band: PlotBand, _ panel: PlotPanel
  ) {
    var index = 0
    for step in 0..<900 {
      let x = Double(step) + 0.5
      while index + 2 < points.count, points[index + 1].x < x { index += 1 }
      let (a, b) = (points[index], points[index + 1])
      guard b.x - a.x > 0.05 else { continue }
      let slope = (b.y - a.y) / (b.x - a.x)
      let expected = panel.y(band.value(of: analysis.state(at: panel.time(at: x))))
      guard (-2...122).contains(expected) else { continue }
      let distance = abs(a.y + slope * (x - a.x) - expected) / (1 + slope * slope).squareRoot()
      #expect(distance < 0.34, "\(distance) at \(x) of \(analysis.law) in \(panel)")
    }
  }
}
