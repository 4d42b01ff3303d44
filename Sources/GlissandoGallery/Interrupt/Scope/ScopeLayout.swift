import Glissando
import GlissandoTools

/// Where things are in the scope: two panels above each other, and between them a lane in which
/// interruptions tell their velocities.
struct ScopeLayout {
  let position: PlotPanel
  let velocity: PlotPanel
  let lane: CGRect
  /// The part of the lane in which they do; above it lines lead there.
  let numbers: CGRect
  /// The places between which interruptions tell their velocities: beside the lower panel's name.
  let laneEnds: ClosedRange<Double>

  /// So many scene seconds of what is still to come are drawn.
  static let futureLength = 0.5

  /// `pixel` is the size of one in points.
  init(size: CGSize, moment: Moment, metrics: Metrics, pixel: Double) {
    let unit = metrics.unit
    let left = metrics.margin + 42 * unit
    let right = metrics.margin + 66 * unit
    let width = max(1, size.width - left - right)
    // Room for the upper panel's name.
    let top = 22 * unit
    let numbersHeight = 34 * unit
    let laneHeight = numbersHeight + 7 * unit
    let axisHeight = 22 * unit
    let height = max(1, (size.height - top - laneHeight - axisHeight) / 2)
    func panel(_ y: Double, _ values: PlotRange) -> PlotPanel {
      PlotPanel(
        rect: CGRect(x: left, y: y, width: width, height: height),
        times: PlotRange(-BallState.recordedLength, Self.futureLength), values: values,
        pixel: pixel)
    }
    position = panel(top, moment.position)
    lane = CGRect(x: left, y: top + height, width: width, height: laneHeight)
    numbers = CGRect(
      x: left, y: lane.maxY - numbersHeight, width: width, height: numbersHeight)
    velocity = panel(lane.maxY, moment.velocity)
    laneEnds = left + 48 * unit...max(left + width + 60 * unit, left + 48 * unit)
  }
}
