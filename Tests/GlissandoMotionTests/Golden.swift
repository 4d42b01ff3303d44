import Foundation
import Testing

/// Reads the golden tables that lie beside the tests.
enum Golden {
  /// The rows of a table, column name to number.
  static func rows(_ name: String) throws -> [[String: Double]] {
    let url = try #require(
      Bundle.module.url(forResource: name, withExtension: "csv", subdirectory: "Goldens"))
    let lines = try String(contentsOf: url, encoding: .utf8).split(whereSeparator: \.isNewline)
    let names = lines[0].split(separator: ",").map(String.init)
    return lines.dropFirst().map { line in
      Dictionary(
        uniqueKeysWithValues: zip(names, line.split(separator: ",").map { Double($0) ?? .nan }))
    }
  }
}

/// Whether two numbers agree relatively, with an absolute floor.
func agree(_ a: Double, _ b: Double, _ tolerance: Double = 1e-9, floor: Double = 1e-9) -> Bool {
  abs(a - b) <= max(floor, tolerance * max(abs(a), abs(b)))
}

/// A small seeded generator (SplitMix64), so that a failure can be repeated.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
