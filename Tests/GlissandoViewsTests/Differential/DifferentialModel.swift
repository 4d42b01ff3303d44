import Foundation
import GlissandoViews
import TestSupport

/// All that a program of the differential tests knows: what it shows is a function of this.
struct DifferentialModel: Equatable {
  var numbers = [1.0, 2.0, 0.0, 3.0]
  var flags = [true, false, true, false]
  var items = [0, 1, 2, 3]
  var choice = 0
  var text = 0

  static let words = ["a", "two words", "a text that is longer than its line", "9"]

  var word: String { Self.words[text] }

  /// Changes something.
  mutating func change(_ random: inout SeededGenerator) {
    switch random.below(8) {
    case 0, 1: numbers[random.below(4)] = Double(random.below(4))
    case 2, 3: flags[random.below(4)].toggle()
    case 4: choice = random.below(3)
    case 5: text = random.below(Self.words.count)
    default: changeItems(&random)
    }
  }

  private mutating func changeItems(_ random: inout SeededGenerator) {
    switch random.below(6) {
    case 0: items.shuffle(using: &random)
    case 1: items.reverse()
    case 2 where !items.isEmpty: items.remove(at: random.below(items.count))
    case 3 where items.count > 1: items.swapAt(0, items.count - 1)
    case 4: items = []
    default:
      let free = (0..<8).filter { !items.contains($0) }
      guard let item = free.randomElement(using: &random) else { return }
      items.insert(item, at: random.below(items.count + 1))
    }
  }
}

extension SeededGenerator {
  /// Numbers that are not those of the next seed, one later.
  static func apart(seed: UInt64) -> SeededGenerator {
    var first = SeededGenerator(seed: seed)
    return SeededGenerator(seed: first.next())
  }

  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
}
