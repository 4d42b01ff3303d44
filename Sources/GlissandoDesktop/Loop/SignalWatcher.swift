import CSDL2
import Glibc
import Synchronization

// Signals that end the loop's sleep: an interrupt, or a request to terminate.

/// The end of the pipe into which the handler writes, -1 where no watcher is at work.
///
/// Atomic, for the handler runs in whatever thread the signal arrives.
private let signalPipe = Atomic<Int32>(-1)

/// Turns an interrupt or a request to terminate into something that ends the loop's sleep.
///
/// SDL's own handlers only set a variable, which nobody looks at while the main thread sleeps and
/// the signal has been delivered to one of the graphics driver's threads.
@MainActor
struct SignalWatcher {
  /// Readable once a signal has arrived.
  let descriptor: Int32

  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  /// What signals meant before.
  private var former: [(number: Int32, action: sigaction)] = []

  /// Watches from now on.
  ///
  /// Signals that are ignored, as under `nohup`, stay so.
  init() {
    var ends: [Int32] = [-1, -1]
    if pipe(&ends) == 0 {
      for end in ends {
        _ = fcntl(end, F_SETFL, O_NONBLOCK)
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      }
    }
    descriptor = ends[0]
    signalPipe.store(ends[1], ordering: .releasing)
    // A starter's mask is inherited; one that starts programs from libdispatch's threads, as
    // Foundation's Process does, would leave us deaf.
    var mask = sigset_t()
    sigemptyset(&mask)
    for number in Self.signals {
      sigaddset(&mask, number)
      let handler: @convention(c) (Int32) -> Void = { _ in
        var byte: UInt8 = 0
        _ = write(signalPipe.load(ordering: .acquiring), &byte, 1)
      }
      var action = sigaction()
      guard glissando_is_ignored(number) == 0, sigaction(number, nil, &action) == 0 else {
        continue
      }
      former.append((number, action))
      signal(number, handler)
    }
    pthread_sigmask(SIG_UNBLOCK, &mask, nil)
  }

  /// Whether a signal has arrived since this was last asked.
  func consumeSignal() -> Bool {
    var byte: UInt8 = 0
    return read(descriptor, &byte, 1) == 1
  }

  /// Gives the signals the meaning again that they had: what is written after the last window is taken away by them,
  /// or goes on under `nohup`.
  func stop() {
    for entry in former {
      var action = entry.action
      sigaction(entry.number, &action, nil)
    }
    close(signalPipe.exchange(-1, ordering: .acquiringAndReleasing))
    close(descriptor)
  }
}
