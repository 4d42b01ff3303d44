import Glibc
import GlissandoDrawing

/// What a sleep waits for besides the end of its time.
@MainActor
package struct Sleeper {
  /// How often a window system is asked for events that has no descriptor to wait on, in seconds.
  ///
  /// No such system is used unless someone asks for it (SDL_VIDEODRIVER).
  package static let blindInterval = 0.01

  /// The window system's connection, nil where it has none.
  private let display: Int32?
  /// The window system's, that of questions, and all further ones, in the order in which they were given.
  private var descriptors: [pollfd]

  /// A sleeper woken by the window system, by what others ask, and by further descriptors.
  package init(display: Int32?, questions: Int32 = -1, others: [Int32]) {
    self.display = display
    descriptors = [Self.readable(display ?? -1), Self.readable(questions)]
    descriptors += others.map(Self.readable)
  }

  /// Sleeps until the window system has events, or for `seconds`, rounded down to milliseconds.
  ///
  /// - Parameter questions: Whether what others ask ends the sleep, too.
  /// - Returns: Whether there is anything.
  package mutating func waitForEvents(seconds: Double, orQuestions questions: Bool = false) -> Bool
  {
    guard display != nil else {
      // Without a descriptor the wait is only a pause; the next pump will tell.
      _ = wait(count: 0, milliseconds: Self.milliseconds(min(seconds, Self.blindInterval), .down))
      return seconds >= Self.blindInterval
    }
    let count = questions ? 2 : 1
    return wait(count: count, milliseconds: Self.milliseconds(seconds, .down)) > 0
  }

  /// Sleeps until anything happens, or for `seconds` if given, rounded up to milliseconds.
  package mutating func waitForAnything(seconds: Double?) {
    let limit = display == nil ? min(seconds ?? .infinity, Self.blindInterval) : seconds
    let milliseconds = limit.map { Self.milliseconds($0, .up) } ?? -1
    _ = wait(count: descriptors.count, milliseconds: milliseconds)
  }

  /// Starts to wake up for one more descriptor.
  package mutating func add(_ descriptor: Int32) {
    descriptors.append(Self.readable(descriptor))
  }

  /// The number of descriptors that are ready; an interruption by a signal counts as none.
  private mutating func wait(count: Int, milliseconds: Int32) -> Int32 {
    descriptors.withUnsafeMutableBufferPointer {
      max(0, poll($0.baseAddress, nfds_t(count), milliseconds))
    }
  }

  /// Seconds as the argument of `poll`; what is longer than a day is a day.
  private static func milliseconds(
    _ seconds: Double, _ rule: FloatingPointRoundingRule
  ) -> Int32 {
    let longest = 86_400.0
    guard seconds > 0 else { return 0 }
    return Int32(clamping: (min(seconds, longest) * 1000).rounded(rule))
  }

  /// Whether something can be read from a descriptor, now or within some time; costs one system call and no
  /// allocation.
  static func isReadable(_ descriptor: Int32, within milliseconds: Int32 = 0) -> Bool {
    var request = readable(descriptor)
    return poll(&request, 1, milliseconds) > 0
  }

  private static func readable(_ descriptor: Int32) -> pollfd {
    // A negative descriptor is skipped by `poll`.
    pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
  }
}
