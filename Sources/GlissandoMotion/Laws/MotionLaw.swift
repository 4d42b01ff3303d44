/// A rule by which values move: a spring, a curve, friction.
///
/// An `Animation` is a law, with modifiers around it. A new law is one file with the type that conforms, and its
/// constructor in `Animation`: nothing else names it.
protocol MotionLaw: Hashable, CustomStringConvertible, Sendable {
  /// Reduces one run to numbers.
  ///
  /// What cannot run is refused with a warning (`MotionKernel.settledWithWarning`).
  ///
  /// - Parameters:
  ///   - start: How the run starts.
  ///   - speed: That of the law's own time, in its seconds per second of the clock; what `start` says is in
  ///     seconds of the clock.
  func reduced(_ start: MotionStart, speed: Double) -> MotionKernel

  /// Whether it merges: it replaces what runs and starts with its velocity. False, the default, adds to what runs.
  var merges: Bool { get }
}

extension MotionLaw {
  var merges: Bool { false }

  func isEqual(to other: any MotionLaw) -> Bool { (other as? Self) == self }
}
