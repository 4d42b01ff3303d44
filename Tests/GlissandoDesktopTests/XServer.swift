import Foundation
import Testing

/// An X server of a test's own, with nothing on it.
final class XServer {
  private let process = Process()
  /// Its name, as in `DISPLAY`.
  let display: String

  /// Starts one with a screen of so many pixels.
  init(width: Int, height: Int) throws {
    let names = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // It writes its number to a descriptor when it is ready.
    process.arguments = [
      "Xvfb", "-displayfd", "1", "-screen", "0", "\(width)x\(height)x24", "-nolisten", "tcp",
    ]
    process.standardOutput = names
    process.standardError = FileHandle.nullDevice
    try process.run()
    var reader = LineReader(names, patience: 60_000)
    let number = reader.next()
    display = ":" + (try #require(number, "Xvfb did not start"))
  }

  deinit { process.end() }
}
