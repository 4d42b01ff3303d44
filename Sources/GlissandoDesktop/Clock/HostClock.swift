import Glibc
import GlissandoDrawing

/// The machine's monotonic clock, the only one in the whole system that is read.
package struct HostClock: Sendable {
  /// How long before its end a sleep turns into a spin, in seconds.
  ///
  /// The kernel wakes a sleeper 50 to 150 µs late; a shorter spin misses refreshes, a longer one
  /// burns the core.
  package static let spin = 0.0002

  /// A clock; all of them agree.
  package init() {}

  /// Seconds since the machine started, without the time it was suspended.
  package var now: Double { Self.read(CLOCK_MONOTONIC) }

  /// Seconds of processor time that the calling thread has used.
  package static var threadCPU: Double { read(CLOCK_THREAD_CPUTIME_ID) }

  /// Seconds of processor time that the whole process has used.
  package static var processCPU: Double { read(CLOCK_PROCESS_CPUTIME_ID) }

  /// Returns at `moment`, not before it: an absolute sleep, then a spin for the rest.
  ///
  /// A moment that has passed, or is not finite, returns at once.
  package func sleep(until moment: Double) {
    let wake = moment - Self.spin
    guard moment.isFinite else { return }
    if wake > now {
      var time = timespec(seconds: wake)
      // A signal ends the sleep early; the deadline is absolute, so asking again is enough.
      while clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &time, nil) == EINTR {}
    }
    while now < moment {}
  }

  private static func read(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}

extension timespec {
  /// The whole and the fractional part of a positive, finite number of seconds.
  fileprivate init(seconds: Double) {
    let whole = seconds.rounded(.down)
    self.init(tv_sec: Int(clamping: whole), tv_nsec: Int(clamping: (seconds - whole) * 1e9))
  }
}
