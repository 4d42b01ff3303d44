import Foundation

/// What the kernel says about this process.
package enum ProcessUsage {
  /// The largest amount of memory that was resident at once, in bytes; nil where /proc is not.
  package static var peakMemory: Int? {
    guard let status = text("/proc/self/status"),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") })
    else { return nil }
    return line.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map { $0 * 1024 }
  }

  /// When the process was started, in seconds of the monotonic clock.
  ///
  /// The kernel keeps it in hundredths of a second. A starter that knows better, such as the
  /// start-up benchmark, says so in GLISSANDO_STARTED_AT.
  package static func start(environment: [String: String]) -> Double? {
    if let text = environment["GLISSANDO_STARTED_AT"], let start = Double(text), start.isFinite {
      return start
    }
    guard let stat = text("/proc/self/stat") else { return nil }
    // The second field is the name in parentheses, which may hold spaces; starttime is the 22nd.
    let afterName = stat.split(separator: ")").last ?? ""
    let fields = afterName.split(separator: " ")
    let startField = 19
    guard fields.count > startField, let ticks = Double(fields[startField]) else { return nil }
    let ticksPerSecond = Double(sysconf(Int32(_SC_CLK_TCK)))
    return ticksPerSecond > 0 ? ticks / ticksPerSecond : nil
  }

  /// A file of /proc, which has no size that could be asked for beforehand.
  private static func text(_ path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 8192)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes[..<count], as: UTF8.self)
  }
}
