import Dispatch
import Foundation
package import Glibc
import Synchronization

// The end of a program by a signal, and of the files that it is writing.

/// The files that are not whole yet, so that a signal can take them away.
enum OpenOutputs {
  private static let paths = Mutex<Set<String>>([])

  /// Creates a file while no signal is handled.
  ///
  /// - Parameter create: Returns a descriptor, or the error's number below 0.
  static func add(_ path: String, create: () -> Int32) -> Int32 {
    paths.withLock { paths in
      let descriptor = create()
      if descriptor >= 0 { paths.insert(path) }
      return descriptor
    }
  }

  /// Moves a file to its place, unless a signal came first.
  static func finish(_ path: String, _ move: () -> Int32) -> Int32 {
    paths.withLock { paths in
      let code = move()
      if code == 0 { paths.remove(path) }
      return code
    }
  }

  static func remove(_ path: String) {
    paths.withLock { paths in
      if paths.remove(path) != nil { unlink(path) }
    }
  }

  /// Takes all of them away and ends the program: nothing comes to its place any more.
  fileprivate static func removeAll(thenExit status: Int32) -> Never {
    paths.withLock { paths -> Never in
      for path in paths { unlink(path) }
      _exit(status)
    }
  }
}

/// The end of the pipe into which the handler writes, -1 before there is one.
///
/// Atomic, for the handler runs in whatever thread the signal arrives.
private let signalPipe = Atomic<Int32>(-1)

/// The end of a program by Control-C or `kill`.
package enum Termination {
  private static let source = Mutex<(any DispatchSourceRead)?>(nil)
  private static let children = Mutex<Set<pid_t>>([])
  private static let names = [
    SIGINT: "SIGINT", SIGTERM: "SIGTERM", SIGHUP: "SIGHUP", SIGPIPE: "SIGPIPE",
    // The limit of the processor's time, of whoever started it.
    SIGXCPU: "SIGXCPU",
  ]
  /// What stays ignored where it is: for `nohup`, and for starters that want errors in place of the signal.
  private static let mayBeIgnored = [SIGHUP, SIGPIPE]

  /// From now on SIGINT, SIGTERM, SIGHUP, SIGPIPE and SIGXCPU end the program in order: files that are not whole are
  /// taken away, programs that work for it are ended, and the exit status is 128 and the signal's number.
  ///
  /// Also where a shell has them ignored, as it does for what it runs in the background: who sends one to
  /// this program means it. SIGHUP and SIGPIPE stay ignored where they are. Whoever handles the signals later replaces
  /// this.
  ///
  /// - Parameter name: The program's, for the line that says so.
  package static func endInOrder(name: String) {
    source.withLock { source in
      guard source == nil, let reader = installHandlers() else { return }
      // Not on the main queue, which may be busy with a frame for a minute.
      let made = DispatchSource.makeReadSource(
        fileDescriptor: reader, queue: DispatchQueue.global(qos: .userInitiated))
      made.setEventHandler {
        var number: UInt8 = 0
        if read(reader, &number, 1) == 1 { end(Int32(number), name) }
      }
      made.resume()
      source = made
    }
  }

  /// Starts a program that works for this one, and notes it while it runs.
  ///
  /// A signal waits until it is noted, so that none is left to write on.
  ///
  /// - Parameter start: Returns the program's number.
  package static func noteChild(_ start: () throws -> pid_t) rethrows {
    try children.withLock { _ = $0.insert(try start()) }
  }

  /// Forgets a program that has ended.
  package static func forget(child: pid_t) { _ = children.withLock { $0.remove(child) } }

  /// - Returns: Where the numbers of signals that arrive can be read.
  private static func installHandlers() -> Int32? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    signalPipe.store(ends[1], ordering: .releasing)
    var mask = sigset_t()
    sigemptyset(&mask)
    for number in names.keys where !(mayBeIgnored.contains(number) && isIgnored(number)) {
      sigaddset(&mask, number)
      signal(number) { number in
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(signalPipe.load(ordering: .acquiring), &byte, 1)
      }
    }
    // A file beyond the limit of who started it is an error of its write, as a full disk is.
    signal(SIGXFSZ, SIG_IGN)
    // A starter's mask is inherited.
    pthread_sigmask(SIG_UNBLOCK, &mask, nil)
    return ends[0]
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    // Functions cannot be compared, their addresses can; that of SIG_IGN is 1.
    return withUnsafeBytes(of: action.__sigaction_handler) { $0.load(as: UInt.self) } == 1
  }

  private static func end(_ number: Int32, _ name: String) {
    // Who would read of that one has gone.
    guard number != SIGPIPE else { endAtOnce(status: 128 + number) }
    let line = "\(name): ended by \(names[number] ?? "a signal"); what was not whole is gone\n"
    // On a terminal the line may have begun with a bar of progress, or with ^C.
    let start = isatty(STDERR_FILENO) == 1 ? "\n" : ""
    try? FileHandle.standardError.write(contentsOf: Data((start + line).utf8))
    endAtOnce(status: 128 + number)
  }

  /// Ends the program without a farewell: files that are not whole are taken away, programs that work for it are ended,
  /// and nothing else is done.
  package static func endAtOnce(status: Int32) -> Never {
    // Held to the end: nothing else is started.
    children.withLock { children -> Never in
      for child in children { kill(child, SIGKILL) }
      // One that is about to make its file would do so after it was taken away.
      for child in children { waitForEnd(of: child) }
      OpenOutputs.removeAll(thenExit: status)
    }
  }

  /// Waits until a program has ended, and leaves it to whoever else waits for it.
  private static func waitForEnd(of child: pid_t) {
    var info = siginfo_t()
    while waitid(P_PID, id_t(child), &info, WEXITED | WNOWAIT) != 0, errno == EINTR {}
  }
}
