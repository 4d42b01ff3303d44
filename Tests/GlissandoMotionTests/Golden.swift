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
