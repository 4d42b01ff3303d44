import Foundation
import FuzzTargets
import TestSupport
import Testing

/// What Scripts/fuzz runs for hours, for a moment: what it once found, and a few changes of that.
@Suite("Any bytes")
struct FuzzTests {
  /// Changes of each text.
  private static let rounds = 40

  private static func corpus(_ target: FuzzTarget) throws -> [(name: String, bytes: Data)] {
    let corpus = try #require(Bundle.module.url(forResource: "Corpus", withExtension: nil))
    let folder = corpus.appendingPathComponent(target.rawValue)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    return try names.map { ($0, try Data(contentsOf: folder.appendingPathComponent($0))) }
  }

  @Test("are read without the end of the program", arguments: FuzzTarget.allCases)
  func corpus(_ target: FuzzTarget) throws {
    let files = try Self.corpus(target)
    #expect(!files.isEmpty)
    for file in files { target.run(file.bytes) }
  }

  @Test("that differ a little from what is right are read too", arguments: FuzzTarget.allCases)
  func mutations(_ target: FuzzTarget) throws {
    let files = try Self.corpus(target)
    var generator = SeededGenerator(seed: 15)
    for file in files {
      for _ in 0..<Self.rounds {
        let other = files.randomElement(using: &generator)?.bytes ?? Data()
        target.run(mutated(file.bytes, other, using: &generator))
      }
    }
  }

  private func mutated(
    _ bytes: Data, _ other: Data, using generator: inout SeededGenerator
  ) -> Data {
    var bytes = [UInt8](bytes)
    for _ in 0..<Int.random(in: 1...6, using: &generator) where !bytes.isEmpty {
      let index = Int.random(in: 0..<bytes.count, using: &generator)
      let length = Int.random(in: 0...min(24, bytes.count - index), using: &generator)
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
      case 1: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
      case 2: bytes.removeSubrange(index..<index + length)
      case 3: bytes.insert(contentsOf: bytes[index..<index + length], at: index)
      case 4: bytes.insert(contentsOf: other.prefix(64).suffix(length), at: index)
      default: bytes.replaceSubrange(index..<index + length, with: "99999999999999999999".utf8)
      }
    }
    return Data(bytes)
  }
}
