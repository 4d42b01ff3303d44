import Foundation
import GlissandoTools

/// What a plot draws, with all that is known of it; it never changes.
///
/// A class, so that views which draw the same content are known to be the same at once.
@MainActor
final class PlotContent {
  /// A lane with what is known of its motion.
  struct Curve {
    let lane: PlottedLane
    let analysis: MotionAnalysis
    let ghost: MotionAnalysis?
    /// What each band has to show of it, in the order of the bands.
    let extents: [PlotRange]

    init(_ lane: PlottedLane) {
      self.lane = lane
      let analysis = MotionAnalysis(lane.setting, initialVelocity: lane.initialVelocity)
      let ghost = lane.ghost.map { MotionAnalysis($0, initialVelocity: lane.initialVelocity) }
      self.analysis = analysis
      self.ghost = ghost
      extents = PlotBand.allCases.map { band in
        var range = analysis.extent(of: band)
        guard let ghost = ghost?.extent(of: band) else { return range }
        // A ghost much wilder than the lane does not flatten it.
        let room = range.length
        range.include(
          PlotRange(max(ghost.lower, range.lower - room), min(ghost.upper, range.upper + room)))
        return range
      }
    }
  }

  let lanes: [PlottedLane]
  let curves: [Curve]
  /// The lanes in the order of their letters, in which they are listed.
  let rows: [Curve]
  /// What was there before, of letters that are gone: it fades where it stood.
  let leaving: [Curve]
  /// All curves from back to front.
  let drawn: [Curve]
  let bands: [PlotBand]
  /// The seconds that are asked for; nil shows what is worth seeing.
  let duration: Double?
  /// The scales that show all of it.
  let scales: PlotScales
  /// What it glides from.
  let past: PlotPast

  /// Analyses what `known` does not know yet.
  init(
    _ lanes: [PlottedLane], bands: [PlotBand], duration: Double? = nil, known: [Curve] = [],
    leaving: [Curve] = [], past: PlotPast? = nil
  ) {
    self.lanes = lanes
    self.bands = bands
    self.duration = duration
    let curves = lanes.map { lane in
      known.first { $0.lane == lane } ?? Curve(lane)
    }
    self.curves = curves
    rows = curves.sorted { $0.lane.id.rawValue < $1.lane.id.rawValue }
    self.leaving = Lane.Letter.allCases.compactMap { letter in
      lanes.contains { $0.id == letter }
        ? nil : (known + leaving).first { $0.lane.id == letter }
    }
    // What was in front fades there, before what takes its place.
    let front = known.first?.lane.id
    drawn =
      self.leaving.filter { $0.lane.id != front } + curves.reversed()
      + self.leaving.filter { $0.lane.id == front }
    scales = Self.scales(curves, duration: duration)
    self.past = Self.past(curves, drawn, known, past)
  }

  private static func past(
    _ curves: [Curve], _ drawn: [Curve], _ known: [Curve], _ past: PlotPast?
  ) -> PlotPast {
    let order = drawn.map(\.lane.id)
    guard var past else { return PlotPast(curves, order: order) }
    past.add(curves, known: known.map(\.lane.id), order: order)
    return past
  }

  private static func scales(_ curves: [Curve], duration: Double?) -> PlotScales {
    var ranges = PlotBand.allCases.map { $0 == .position ? PlotRange(0, 1) : PlotRange(0, 0) }
    for curve in curves {
      for band in PlotBand.allCases {
        ranges[band.rawValue].include(curve.extents[band.rawValue])
      }
    }
    let shown = curves.map(\.analysis.shownDuration).max() ?? 0
    let room = 1.04
    let end = duration ?? roundEnd(shown > 0 ? shown * room : 1)
    return PlotScales(
      times: PlotRange(0, end), presence: PlotPresence(curves.map(\.lane.id)),
      position: ranges[0].rounded(room: 0.05, divisions: 12),
      velocity: filled(ranges[1]).rounded(room: 0.03),
      acceleration: filled(ranges[2]).rounded(room: 0.03))
  }

  /// A range in which something can be shown: what is smaller than rounding is nothing.
  private static func filled(_ range: PlotRange) -> PlotRange {
    range.length > 1e-6 ? range : PlotRange(-1, 1)
  }

  /// The end of the time axis: of so few numbers that it seldom changes while a slider is dragged.
  private static func roundEnd(_ least: Double) -> Double {
    let power = pow(10, log10(least).rounded(.down))
    let factor = least / power
    let ends = [1, 1.2, 1.4, 1.6, 1.8, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10]
    return power * (ends.first { factor <= $0 * (1 + 1e-9) } ?? 10)
  }
}

/// Remembers the last content, so that what has not changed is not analysed again.
@MainActor
final class PlotMemory {
  private var content: PlotContent?

  func content(
    of lanes: [PlottedLane], bands: [PlotBand], duration: Double? = nil
  ) -> PlotContent {
    if let content, content.lanes == lanes, content.bands == bands,
      content.duration == duration
    {
      return content
    }
    let made = PlotContent(
      lanes, bands: bands, duration: duration, known: content?.curves ?? [],
      leaving: content?.leaving ?? [], past: content?.past)
    content = made
    return made
  }
}
