import GlissandoDrawing

/// The moments at which the display shows a picture: equally spaced, counted by whole numbers.
///
/// A moment is always computed as phase + slot · interval, never by adding up intervals, so an
/// hour of frames ends where one multiplication says.
package struct RefreshGrid: Sendable, Hashable, CustomStringConvertible {
  /// The rate taken where the display does not know its own, in hertz.
  ///
  /// SDL reports 0 for many virtual and some Wayland displays. 60 is what nearly all of them run
  /// at; a wrong guess costs uneven motion, never speed, because time is absolute.
  package static let assumedRate = 60.0

  /// Seconds between two pictures; finite and positive.
  package private(set) var interval: Double
  /// The moment of slot 0, in seconds on the host's clock.
  package private(set) var phase: Double

  /// Seconds between two pictures as the display states them, the middle of what `align` allows.
  private let statedInterval: Double

  /// Part of an observed error by which the phase gives way.
  ///
  /// At 60 Hz a step in the display's phase is followed to a tenth within a second and the
  /// wake-up's jitter is damped sixfold.
  private static let phaseGain = 0.05
  /// Part of an observed error by which the interval gives way: the square of the phase's gain
  /// over two keeps the pair critically damped or better.
  private static let intervalGain = 0.00125
  /// How far the true interval may be from the stated one (59.94 Hz is stated as 60 or 59).
  private static let intervalTolerance = 0.02
  /// What is stated to be nearer to the same is the same.
  private static let statedTolerance = 1e-4

  /// A grid through `phase` at `refreshRate` hertz; rates that are not finite and positive mean
  /// `assumedRate`.
  package init(refreshRate: Double, phase: Double = 0) {
    let rate = refreshRate.isFinite && refreshRate > 0 ? refreshRate : Self.assumedRate
    interval = 1 / rate
    statedInterval = 1 / rate
    self.phase = phase.isFinite ? phase : 0
  }

  /// The moment of a slot, in seconds.
  package func time(of slot: Int) -> Double {
    phase + Double(slot) * interval
  }

  /// The first slot strictly after a moment; slot 0 for a moment that is not finite.
  ///
  /// A moment within a thousandth of an interval before a slot counts as that slot's, so that a
  /// sleep that ends a rounding error too early does not show the same slot twice.
  package func slot(after time: Double) -> Int {
    let slots = (time - phase) / interval + 0.001
    guard slots.isFinite, slots.magnitude < 1e15 else { return 0 }
    return Int(pixels: slots.rounded(.down)) + 1
  }

  /// Whether a display that states `interval`, finite and positive, has another rate than this one.
  func states(otherThan interval: Double) -> Bool {
    abs(interval - statedInterval) > statedInterval * Self.statedTolerance
  }

  /// Follows the display: a picture was seen to appear at `time`.
  ///
  /// A second-order phase-locked loop. The error against the nearest slot moves the phase a
  /// little and the interval very little, so single late wake-ups do not shake the grid and a
  /// display at 59.94 Hz is followed without drift. Moments that are not finite are ignored.
  package mutating func align(to time: Double) {
    guard time.isFinite else { return }
    let slot = ((time - phase) / interval).rounded()
    let error = time - (phase + slot * interval)
    let aligned = interval + Self.intervalGain * error
    let bounded = min(
      max(aligned, statedInterval * (1 - Self.intervalTolerance)),
      statedInterval * (1 + Self.intervalTolerance))
    // The nearest slot stays where it is while the interval changes; only earlier ones move.
    phase += slot * (interval - bounded) + Self.phaseGain * error
    interval = bounded
  }

  package var description: String {
    "RefreshGrid(interval: \(interval), phase: \(phase))"
  }
}
