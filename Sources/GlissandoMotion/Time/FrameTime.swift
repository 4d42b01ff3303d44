/// The time of one frame, which everything in that frame shares.
///
/// It is the time at which the frame will be seen, not the time at which it is computed.
public struct FrameTime: Hashable, Sendable {
  /// The number of the frame, counted up by one from 0.
  public var index: Int

  /// Seconds on the frame clock; never runs backwards and is never NaN.
  public var seconds: Double

  /// Seconds since the frame before, or until the next where there was none before.
  public var interval: Double

  /// Creates the time of a frame.
  public init(index: Int, seconds: Double, interval: Double) {
    self.index = index
    self.seconds = seconds
    self.interval = interval
  }
}

extension FrameTime: CustomStringConvertible {
  /// Index, seconds and interval.
  public var description: String {
    "FrameTime(index: \(index), seconds: \(seconds), interval: \(interval))"
  }
}
