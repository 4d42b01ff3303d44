import Foundation

/// Where figures come from.
struct Machine: Encodable {
  /// The processor's name, as the kernel tells it.
  var processor: String
  /// The processors that the program may use.
  var cores: Int
  /// The system's name and version.
  var system: String

  /// The machine that this program runs on.
  static var here: Machine {
    Machine(
      processor: value(of: "model name", in: "/proc/cpuinfo", separator: ":") ?? "unknown",
      cores: ProcessInfo.processInfo.activeProcessorCount,
      system: value(of: "PRETTY_NAME", in: "/etc/os-release", separator: "=")
        ?? ProcessInfo.processInfo.operatingSystemVersionString)
  }

  /// How many processes wanted to run in the last minute, as the kernel tells it.
  static var load: Double? {
    guard let text = try? String(contentsOfFile: "/proc/loadavg", encoding: .utf8) else {
      return nil
    }
    return text.split(separator: " ").first.flatMap { Double($0) }
  }

  private static func value(of key: String, in file: String, separator: Character) -> String? {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return nil }
    for line in text.split(separator: "\n") where line.hasPrefix(key) {
      return line.split(separator: separator, maxSplits: 1).last?
        .trimmingCharacters(in: CharacterSet(charactersIn: " \t\""))
    }
    return nil
  }
}

/// All figures of a run.
struct Report: Encodable {
  /// Where they were measured.
  var machine = Machine.here
  /// The commit that was measured, with “+” if there were changes since; nil if nobody said.
  var commit: String?
  /// The day on which they were measured, as 2026-01-31.
  var date = ISO8601DateFormatter.string(
    from: Date(), timeZone: TimeZone(identifier: "UTC") ?? .current, formatOptions: .withFullDate)
  /// How many processes wanted to run in the minute before: above the number of cores, times are
  /// longer than they should be.
  var load = Machine.load
  /// The figures, in the order of the table.
  var rows: [Row]

  /// Which limits are kept, and how busy the machine was, in words.
  var summary: String {
    let limited = rows.filter { $0.limit != nil }
    let beyond = limited.filter { !$0.isWithinLimit }.map { row in
      String(format: "  %@: %.3f, at most %.3f", row.name, row.limited, row.limit ?? .nan)
    }
    let kept = limited.count - beyond.count
    let busy = load.map { String(format: "Load before: %.1f on %d cores.", $0, machine.cores) }
    return
      ([
        "", "\(kept) of \(limited.count) limits are kept\(beyond.isEmpty ? "." : "; beyond them:")",
      ] + beyond + (busy.map { [$0] } ?? [])).joined(separator: "\n")
  }

  /// The figures as CSV, each line with the machine and the commit.
  var csv: String {
    func text(_ number: Double?) -> String { number.map { String(format: "%.4g", $0) } ?? "" }
    let origin = "\"\(machine.processor), \(machine.cores) cores\",\(commit ?? ""),\(date)"
    let lines = rows.map { row in
      "\(origin),\"\(row.name)\",\(text(row.value)),\(row.unit),\(text(row.floor)),"
        + "\(text(row.ratio)),\(text(row.limit))"
    }
    return (["machine,commit,date,benchmark,value,unit,floor,ratio,limit"] + lines)
      .joined(separator: "\n") + "\n"
  }
}
