import Foundation
import Glissando
import GlissandoDrawing
import GlissandoPresenting

/// A part of something that lies in an order: `3`, `3..5`, `3..` or `..5`, both ends included.
struct OptionRange<Bound: Comparable & Sendable>: Equatable, Sendable {
  /// nil is the beginning.
  var start: Bound?
  /// nil is the end.
  var end: Bound?

  /// Reads a range; nil where the text is none, or goes backwards.
  init?(_ text: String, isSingleAllowed: Bool, read: (Substring) -> Bound?) {
    guard let dots = text.range(of: "..") else {
      guard isSingleAllowed, let bound = read(text[...]) else { return nil }
      (start, end) = (bound, bound)
      return
    }
    let ends = [text[..<dots.lowerBound], text[dots.upperBound...]]
    start = read(ends[0])
    end = read(ends[1])
    let isRead = (start != nil || ends[0].isEmpty) && (end != nil || ends[1].isEmpty)
    guard isRead, start != nil || end != nil else { return nil }
    if let start, let end, start > end { return nil }
  }
}

extension OptionValue {
  @Sendable static func slides(_ text: String) throws -> OptionRange<Int> {
    try range(text, allowed: "slides from 1 on, such as 3, 3..5, 3.. or ..5") {
      Int($0).flatMap { $0 >= 1 ? $0 : nil }
    }
  }

  @Sendable static func frames(_ text: String) throws -> OptionRange<Int> {
    try range(text, allowed: "frames from 0 to \(mostFrames - 1), such as 30, 0..59, 60.. or ..59")
    {
      // All that come before the first one are made, too.
      Int($0).flatMap { (0..<mostFrames).contains($0) ? $0 : nil }
    }
  }

  @Sendable static func times(_ text: String) throws -> OptionRange<Double> {
    let times = OptionRange<Double>(text, isSingleAllowed: false) {
      Double($0).flatMap { (0...86_400).contains($0) ? $0 : nil }
    }
    guard let times else {
      throw OptionValueError(allowed: "seconds from 0 on, such as 1.5..4, 2.. or ..4")
    }
    return times
  }

  private static func range(
    _ text: String, allowed: String, read: (Substring) -> Int?
  ) throws -> OptionRange<Int> {
    guard let range = OptionRange(text, isSingleAllowed: true, read: read) else {
      throw OptionValueError(allowed: allowed)
    }
    return range
  }

  @Sendable static func part(_ text: String) throws -> FilmPart {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let number = numbers[0], let count = numbers[1],
      let part = FilmPart(number, of: count)
    else { throw OptionValueError(allowed: "a part and their number, such as 2/8") }
    return part
  }

  @Sendable static func background(_ text: String) throws -> FilmBackground {
    switch text.lowercased() {
    case "none": return .none
    case "black": return .color(Color.Resolved(hex: 0))
    case "white": return .color(Color.Resolved(hex: 0xFF_FFFF))
    case let digits where digits.hasPrefix("#") && digits.count == 7:
      if let number = UInt32(digits.dropFirst(), radix: 16) {
        return .color(Color.Resolved(hex: number))
      }
    default: break
    }
    throw OptionValueError(allowed: "#rrggbb, black, white or none")
  }
}
