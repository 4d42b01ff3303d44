import Foundation
import GlissandoMotion
import GlissandoNotation
import GlissandoTools
import Testing

@testable import GlissandoLab

/// The curves of plots, against the motions that they draw.
struct PlotTracerTests {
  static let settings: [MotionSetting] = [
    MotionSetting(.spring(.perceptual(duration: 0.5, bounce: 0.3))),
    MotionSetting(.spring(.perceptual(duration: 0.5, bounce: 0))),
    MotionSetting(.spring(.perceptual(duration: 0.5, bounce: 0.95))),
    MotionSetting(.spring(.perceptual(duration: 0.5, bounce: -0.9))),
    MotionSetting(.spring(.physical(mass: 0.001, stiffness: 157, damping: 17))),
    MotionSetting(.spring(.physical(mass: 1, stiffness: 100, damping: 0))),
    MotionSetting(.spring(.perceptual(duration: 60, bounce: 0.2))),
    MotionSetting(.curve(.easeInOut, duration: 0.35)),
    MotionSetting(.curve(.bezier(x1: 0.3, y1: -0.6, x2: 0.7, y2: 1.6), duration: 1)),
    MotionSetting(.curve(.linear, duration: 1), modifiers: [.delay(0.3), .repeatForever()]),
    MotionSetting(
      .spring(.perceptual(duration: 0.4, bounce: 0.4)),
      modifiers: [.speed(2), .repeatCount(3, autoreverses: false), .delay(0.2)]),
    MotionSetting(.spring(.perceptual(duration: 0.5, bounce: 0.4)), modifiers: [.stopsAtTarget]),
  ]

  /// The tracer of a panel of 900 by 120 points.
  @MainActor
  private func tracer(_ setting: MotionSetting, _ band: PlotBand) -> PlotTracer {
    let content = PlotContent([PlottedLane(.a, name: "", setting: setting)], bands: [band])
    let panel = PlotPanel(
      rect: CGRect(x: 0, y: 0, width: 900, height: 120),
      times: PlotRange(0, content.scales.end), values: content.scales[band])
    return PlotTracer(
      analysis: content.curves[0].analysis, band: band, panel: panel, margin: 1e9)
  }

  @Test(
    "A traced curve is nowhere a third of a point away from its motion", arguments: settings,
    PlotBand.allCases)
  @MainActor
  func accuracy(setting: MotionSetting, band: PlotBand) {
    let tracer = tracer(setting, band)
    let points = tracer.points()
    #expect(points.count < 2500)
    var index = 0
    var worst = (distance: 0.0, time: 0.0)
    for step in 0..<1800 {
      let x = (Double(step) + 0.5) / 2
      while index + 2 < points.count, points[index + 1].x < x { index += 1 }
      let (a, b) = (points[index], points[index + 1])
      // Where the curve is upright, any height between its ends is right.
      guard b.x - a.x > 0.05 else { continue }
      let slope = (b.y - a.y) / (b.x - a.x)
      let time = x / 900 * tracer.end
      let expected = tracer.panel.y(band.value(of: tracer.analysis.state(at: time)))
      // On a steep part the distance from the curve is less than that of the heights.
      let distance =
        abs(a.y + slope * (x - a.x) - expected) / (1 + slope * slope).squareRoot()
      if distance > worst.distance { worst = (distance, time) }
    }
    #expect(worst.distance < 0.34, "\(worst) of \(setting)")
  }

  @Test(
    "Everything that is traced begins at the start and goes on to the end of the axis",
    arguments: settings, PlotBand.allCases)
  @MainActor
  func ends(setting: MotionSetting, band: PlotBand) throws {
    let points = tracer(setting, band).points()
    #expect(try #require(points.first).x == 0)
    #expect(abs(try #require(points.last).x - 900) < 1)
    let isOrdered = zip(points, points.dropFirst()).allSatisfy { $0.x <= $1.x + 1e-9 }
    #expect(isOrdered)
    let isFinite = points.allSatisfy { $0.x.isFinite && $0.y.isFinite }
    #expect(isFinite)
  }

  @Test("Swings that are too narrow to be told apart fill the band between their turns")
  @MainActor
  func narrowSwings() {
    let setting = MotionSetting(.spring(.physical(mass: 1, stiffness: 1_000_000, damping: 0)))
    let analysis = MotionAnalysis(setting)
    let panel = PlotPanel(
      rect: CGRect(x: 0, y: 0, width: 900, height: 100), times: PlotRange(0, 10),
      values: PlotRange(0, 2))
    let tracer = PlotTracer(analysis: analysis, band: .position, panel: panel, margin: 1e9)
    let points = tracer.points()
    #expect(points.count < 4000)
    // From 0 to 2 on the scale is from 100 to 0 points.
    let tail = points.suffix(200)
    #expect(tail.map(\.y).min() ?? 50 < 1)
    #expect(tail.map(\.y).max() ?? 50 > 99)
  }
}
