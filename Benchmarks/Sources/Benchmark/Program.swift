import Foundation

/// The programs beside this one, which print lines of JSON.
enum Program {
  /// What a program prints, line by line.
  static func lines<Line: Decodable>(_ name: String, _ arguments: [String] = []) throws -> [Line] {
    try output(name, arguments).split(separator: UInt8(ascii: "\n")).map {
      try JSONDecoder().decode(Line.self, from: Data($0))
    }
  }

  /// The one line that a program prints.
  static func line<Line: Decodable>(_ name: String, _ arguments: [String] = []) throws -> Line {
    try JSONDecoder().decode(Line.self, from: output(name, arguments))
  }

  private static func output(_ name: String, _ arguments: [String]) throws -> Data {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent(name)
    process.arguments = arguments
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw BenchmarkError(description: "\(name) ended with status \(process.terminationStatus)")
    }
    return data
  }
}

/// Why a figure is missing.
struct BenchmarkError: Error, CustomStringConvertible {
  let description: String
}
