import Glissando

/// Where things are in the scope: two panels above each other, and between them a lane in which
/// interruptions tell their velocities.
struct ScopeLayout {
  let position: CGRect
  let velocity: CGRect
  let lane: CGRect
  /// The part of the lane in which they do; above it lines lead there.
  let numbers: CGRect
  /// The places between which interruptions tell their velocities: beside the lower panel's name.
  let laneEnds: ClosedRange<Double>
  private let titleOffset: CGSize
  private let moment: Moment
  private let pixel: Double

  /// So many scene seconds of what is still to come are drawn.
  static let futureLength = 0.5

  /// `pixel` is the size of one in points.
  init(size: CGSize, moment: Moment, metrics: Metrics, pixel: Double) {
    self.moment = moment
    self.pixel = pixel
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
    position = CGRect(x: left, y: top, width: width, height: height)
    lane = CGRect(x: left, y: top + height, width: width, height: laneHeight)
    numbers = CGRect(
      x: left, y: lane.maxY - numbersHeight, width: width, height: numbersHeight)
    velocity = CGRect(x: left, y: lane.maxY, width: width, height: height)
    titleOffset = CGSize(width: metrics.margin - left, height: -14 * unit)
    laneEnds = left + 48 * unit...max(left + width + 60 * unit, left + 48 * unit)
  }

  /// Where the name of a panel begins: above its numbers, where no curve comes.
  func title(of panel: CGRect) -> CGPoint {
    CGPoint(x: panel.minX + titleOffset.width, y: panel.minY + titleOffset.height)
  }

  /// The horizontal place of a time of the scene.
  func x(_ time: Double) -> Double {
    let span = Recording.length + Self.futureLength
    return position.minX + (time - moment.now.time + Recording.length) / span * position.width
  }

  /// The vertical places of a value in points, and of one in points per second.
  func y(position value: Double) -> Double {
    position.maxY - moment.position.fraction(of: value) * position.height
  }
  func y(velocity value: Double) -> Double {
    velocity.maxY - moment.velocity.fraction(of: value) * velocity.height
  }

  /// The middle of the pixel at a place, where a hairline is sharp.
  func sharp(_ value: Double) -> Double { ((value / pixel).rounded(.down) + 0.5) * pixel }
}
