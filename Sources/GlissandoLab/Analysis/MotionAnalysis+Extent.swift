import Foundation
import GlissandoTools

// How far the quantities of a motion go.

extension MotionAnalysis {
  /// The least and the greatest value of a quantity on the whole way.
  ///
  /// Where a curve stands upright, velocity and acceleration have no bounds; then it is the range
  /// in which they nearly always are.
  func extent(of band: PlotBand) -> PlotRange {
    let scale = pow(1 / pass.stretch, Double(band.rawValue))
    var range = passExtent(of: band)
    range = PlotRange(range.lower * scale, range.upper * scale)
    let goesBack = pass.repetition?.autoreverses ?? false
    if band == .position {
      range.include(PlotRange(0, 1))
      if goesBack { range.include(PlotRange(1 - range.upper, 1 - range.lower)) }
    } else {
      range.include(PlotRange(0, 0))
      if goesBack { range.include(PlotRange(-range.upper, -range.lower)) }
    }
    return range
  }

  private func passExtent(of band: PlotBand) -> PlotRange {
    switch pass.law {
    case .spring(let course):
      let distance = course.distance
      switch band {
      case .position:
        let range = Self.extent(of: distance)
        return PlotRange(range.lower + 1, range.upper + 1)
      case .velocity: return Self.extent(of: distance.derivative)
      case .acceleration: return Self.extent(of: distance.derivative.derivative)
      }
    case .curve(_, let duration): return usualExtent(of: band, during: duration)
    case .sampled(let samples):
      return usualExtent(of: band, during: min(samples.duration, MotionSamples.longest))
    case .stopped(_, let end): return usualExtent(of: band, during: end)
    case .atTarget, .delayed, .sped, .repeated: return PlotRange(0, 0)
    }
  }

  /// The start and the first two turns: later swings are smaller, and at the end all are at 0.
  private static func extent(of swing: SpringSwing) -> PlotRange {
    var range = PlotRange(min(swing.value, 0), max(swing.value, 0))
    let slope = swing.derivative
    guard let first = slope.firstZero else { return range }
    for time in [first, first + (slope.zeroDistance ?? 0)] {
      let value = swing.value(at: time)
      range.include(PlotRange(value, value))
    }
    return range
  }

  /// The range from the hundredth to the ninety-nine hundredths of all values, and a third more, but
  /// not beyond the values that there are.
  private func usualExtent(of band: PlotBand, during duration: Double) -> PlotRange {
    let count = 400
    let values = (0..<count).map { index in
      band.value(of: pass.law.state(at: (Double(index) + 0.5) / Double(count) * duration))
    }.sorted()
    guard let least = values.first, let greatest = values.last else { return PlotRange(0, 0) }
    if band == .position { return PlotRange(least, greatest) }
    let margin = count / 100
    let (low, high) = (values[margin], values[count - 1 - margin])
    let room = (high - low) / 3
    return PlotRange(max(least, low - room), min(greatest, high + room))
  }
}
