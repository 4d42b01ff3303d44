import Foundation
import GlissandoDrawing

// The characters of a text that rolls, and how a line is taken apart into them.

/// A character's part in a text that is a number: what stays the same when the number changes.
///
/// Digits are told by their distance from the decimal separator, so that tens roll into tens; what
/// stands before the number is told from the beginning, what stands behind it from its end.
struct RollingPlace: Equatable {
  enum Zone { case before, number, behind }

  var zone: Zone
  var index: Int
}

/// One character of a text that rolls.
struct RollingCharacter {
  let place: RollingPlace
  /// The character with its font and colour.
  let span: TextSpan
  /// The left end of its box in the text, in points.
  let x: CGFloat
}

/// Takes a line apart.
enum RollingCharacters {
  /// The characters of a layout of one line, in order.
  ///
  /// - Complexity: O(*n*), once for each change.
  static func of(_ layout: TextLayout) -> [RollingCharacter] {
    let characters = Array(layout.source.string)
    let places = places(of: characters)
    var result: [RollingCharacter] = []
    var byte = 0
    for span in layout.source.spans {
      for character in span.string {
        var single = span
        single.string = String(character)
        let x = layout.handle?.characterBox(atByte: byte).minX ?? 0
        result.append(RollingCharacter(place: places[result.count], span: single, x: x))
        byte += single.string.utf8.count
      }
    }
    return result
  }

  /// The place of each character.
  static func places(of characters: [Character]) -> [RollingPlace] {
    guard let first = characters.firstIndex(where: isDigit),
      let last = characters.lastIndex(where: isDigit)
    else { return characters.indices.map { RollingPlace(zone: .before, index: $0) } }
    let pivot = pivot(of: characters, first...last)
    return characters.indices.map { index in
      if index < first { return RollingPlace(zone: .before, index: index) }
      if index > last { return RollingPlace(zone: .behind, index: index - last) }
      return RollingPlace(zone: .number, index: index - pivot)
    }
  }

  /// The index of the decimal separator, or that behind the last digit.
  private static func pivot(of characters: [Character], _ number: ClosedRange<Int>) -> Int {
    let separators = number.filter { characters[$0] == "." || characters[$0] == "," }
    guard let last = separators.last else { return number.upperBound + 1 }
    let isOnlyOne = separators.count(where: { characters[$0] == characters[last] }) == 1
    let digitsBehind = number.upperBound - last
    // A single comma before three digits divides thousands; a single point does not.
    let dividesThousands =
      characters[last] == "," && separators.count == 1 && digitsBehind == groupSize
    return isOnlyOne && !dividesThousands ? last : number.upperBound + 1
  }

  /// Digits in a group of thousands.
  private static let groupSize = 3

  private static func isDigit(_ character: Character) -> Bool { character.isWholeNumber }
}
