import Foundation

/// The numbers of a plot at equal distances of time.
package struct PlotTable {
  /// What moves.
  private let analyses: [(lane: PlottedLane, analysis: MotionAnalysis)]
  /// Seconds from the first to the last row.
  package let duration: Double
  /// The number of rows.
  package let samples: Int

  /// Samples a second where nobody says how many.
  private static let standardRate = 120.0
  /// So many rows at most where nobody says how many.
  private static let mostByItself = 12_001

  /// A table of motions.
  ///
  /// - Parameters:
  ///   - duration: How many seconds; nil until the last motion has ended, or until all that is worth
  ///     seeing of it has been.
  ///   - samples: How many rows, at least 2; nil for 120 a second.
  package init(_ lanes: [PlottedLane], duration: Double? = nil, samples: Int? = nil) {
    analyses = lanes.inOrder.map {
      ($0, MotionAnalysis($0.setting, initialVelocity: $0.initialVelocity))
    }
    let shown = analyses.map(\.analysis.shownDuration).max() ?? 0
    let seconds = duration ?? (shown > 0 ? shown : 1)
    self.duration = seconds
    let rows = Int(min(seconds * Self.standardRate, 1e6).rounded(.up)) + 1
    self.samples = samples.map { max($0, 2) } ?? min(rows, Self.mostByItself)
  }

  /// The time of a row, in seconds.
  package func time(_ row: Int) -> Double {
    row == samples - 1 ? duration : duration * Double(row) / Double(samples - 1)
  }

  /// The table as text: the time, and for each motion position, velocity and acceleration, each
  /// number in the fewest digits that read back as the same.
  ///
  /// With several motions the letter of each stands before its columns.
  package var csv: String {
    var lines = [header]
    lines.reserveCapacity(samples + 1)
    for row in 0..<samples {
      let time = time(row)
      var numbers = [time]
      for (_, analysis) in analyses {
        let state = analysis.state(at: time)
        numbers += [state.position, state.velocity, state.acceleration]
      }
      lines.append(numbers.map { "\($0)" }.joined(separator: ","))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var header: String {
    let columns = analyses.flatMap { lane, _ in
      PlotBand.allCases.map { analyses.count == 1 ? $0.name : "\(lane.id.text) \($0.name)" }
    }
    return (["time"] + columns).joined(separator: ",")
  }
}
