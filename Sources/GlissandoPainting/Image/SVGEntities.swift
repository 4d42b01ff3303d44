import Foundation
import GlissandoFiles

/// The entities that an SVG file declares for itself: names of addresses, as drawing programs write them.
///
/// What they could do beyond that (stand for elements, for other files, for each other) is refused: what a
/// file becomes would else be known to nobody before it is read.
struct SVGEntities {
  private var values: [String: [UInt8]] = ["amp": [0x26], "lt": [0x3C], "gt": [0x3E]]

  /// Reads the declarations of a file.
  init(_ file: [UInt8]) throws(FileProblem) {
    try Self.checkEncoding(file)
    let opening = Array("<!ENTITY".utf8)
    var rest = file[...]
    while let start = rest.firstRange(of: opening)?.upperBound {
      rest = rest[start...]
      guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else { throw Self.refusal }
      let text = String(decoding: rest[..<end], as: UTF8.self)
      let name = text.drop { $0.isWhitespace }.prefix { !$0.isWhitespace }
      let value = text[name.endIndex...].drop { $0.isWhitespace }.trimmingSuffix(
        where: \.isWhitespace)
      guard let quote = value.first, quote == "\"" || quote == "'", value.count > 1,
        value.last == quote,
        !value.dropFirst().dropLast().contains(where: { "<&%\"'".contains($0) })
      else { throw Self.refusal }
      values[String(name)] = Array(value.dropFirst().dropLast().utf8)
      rest = rest[end...]
    }
  }

  private static let refusal = FileProblem(
    "it declares entities that are no plain words; write out what they stand for")

  /// Only where letters are bytes can declarations and addresses be found.
  private static func checkEncoding(_ file: [UInt8]) throws(FileProblem) {
    let head = String(decoding: file.prefix(256), as: UTF8.self).prefix { $0 != ">" }
    guard let name = head.firstMatch(of: /encoding\s*=\s*["']([^"']*)["']/)?.1.lowercased() else {
      return
    }
    let plain = ["utf-8", "utf8", "us-ascii", "ascii", "iso-8859-", "windows-125", "latin"]
    guard plain.contains(where: { name.hasPrefix($0) }) else {
      throw FileProblem("it is written in “\(name)”; write it in UTF-8")
    }
  }

  /// The file with all references to characters and entities resolved.
  func resolve(_ file: [UInt8]) throws(FileProblem) -> [UInt8] {
    guard file.contains(UInt8(ascii: "&")) else { return file }
    var result: [UInt8] = []
    result.reserveCapacity(file.count)
    var place = 0
    while place < file.count {
      guard file[place] == UInt8(ascii: "&"),
        let end = file[place...].prefix(Self.longestReference).firstIndex(of: UInt8(ascii: ";")),
        let value = value(of: String(decoding: file[(place + 1)..<end], as: UTF8.self))
      else {
        result.append(file[place])
        place += 1
        continue
      }
      result += value
      place = end + 1
      guard result.count <= file.count + Self.mostGrowth else { throw Self.refusal }
    }
    return result
  }

  /// In bytes.
  private static let longestReference = 64
  private static let mostGrowth = 1 << 24

  private func value(of reference: String) -> [UInt8]? {
    guard reference.hasPrefix("#") else { return values[reference] }
    let digits = reference.dropFirst()
    let code = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return code.flatMap(Unicode.Scalar.init).map { Array(String(Character($0)).utf8) }
  }
}

extension Substring {
  fileprivate func trimmingSuffix(
    where isTrimmed: (Character) -> Bool
  ) -> Substring {
    var text = self
    while let last = text.last, isTrimmed(last) { text.removeLast() }
    return text
  }
}
