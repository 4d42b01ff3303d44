import Glissando
import Observation

/// What the probes in a specimen have measured: the run that goes on, and the one before.
///
/// A run begins when something moves after a rest, and ends when all has rested for a while.
@MainActor @Observable
final class ProbeLog {
  /// Whether something moves, so that frames are wanted.
  private(set) var isLive = false
  @ObservationIgnored private(set) var run = Run()
  @ObservationIgnored private(set) var previous = Run()
  @ObservationIgnored private var hasChanged = false
  @ObservationIgnored private var lastChange = 0.0

  /// A run ends after so many seconds of rest.
  private static let rest = 0.4

  /// Takes the value that a probe shows and the one to which it is going.
  func note(_ name: String, value: Double, target: Double) {
    guard value.isFinite, target.isFinite else { return }
    if !isLive {
      previous = run.isEmpty ? previous : run
      run = run.successor
      isLive = true
    }
    run.note(name, value: value, target: target)
    hasChanged = true
  }

  /// Tells of a probe that is there, at rest.
  func introduce(_ name: String, value: Double) { run.introduce(name, value: value) }

  /// Records what the probes show in a frame, once for each frame.
  func sample(at time: Double) {
    guard isLive else { return }
    run.sample(at: time)
    if hasChanged { lastChange = time }
    hasChanged = false
  }

  /// Ends the run if all has rested for long enough.
  func finish(at time: Double) {
    let isResting = !hasChanged && time - lastChange > Self.rest
    // During a delay or a pause nothing changes, and yet the run goes on.
    if isLive, isResting, !run.channels.contains(where: \.isOnItsWay) { isLive = false }
  }
}
