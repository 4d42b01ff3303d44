import GlissandoFiles
@preconcurrency import Glibc

/// What the program prints.
enum StandardOutput {
  /// Finds out whether what was printed has arrived: it is kept until there is enough of it, or a line, and nobody asks
  /// then.
  ///
  /// - Throws: `AppError` where it has not, as on a full disk.
  static func check() throws(AppError) {
    let isLate = fflush(nil) != 0
    // Why an earlier part has not arrived is no longer known.
    let reason = isLate ? String(cString: strerror(errno)) : "not all of it has arrived"
    guard isLate || ferror(stdout) != 0 else { return }
    if isReaderGone { Termination.endAtOnce(status: 128 + SIGPIPE) }
    throw .unwritable(what: "the output", path: "standard output", reason: reason)
  }

  /// Whether standard output is a pipe that nobody reads any more, which is no mistake of anybody's.
  private static var isReaderGone: Bool {
    var output = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
    return poll(&output, 1, 0) > 0 && output.revents & Int16(POLLERR) != 0
  }
}
