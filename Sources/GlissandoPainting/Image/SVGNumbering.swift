/// Gives the parts of an SVG numbers of its own.
///
/// Cairo numbers some of them through the life of the process, so that the same drawing would be another
/// text the second time.
enum SVGNumbering {
  /// What Cairo numbers through the life of the process.
  private static let words = ["surface", "image"].map { Array($0.utf8) }

  /// The text with those numbers counted from 1, in the order in which they are met.
  ///
  /// Only names in quotation marks and after a number sign are touched, which is where they stand:
  /// there is no text in Cairo's SVG.
  ///
  /// - Complexity: O(*n*)
  static func renumbered(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var numbers: [[UInt8]: Int] = [:]
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      result.append(byte)
      index += 1
      guard byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#") else { continue }
      guard let word = words.first(where: { bytes[index...].starts(with: $0) }) else { continue }
      let digits = bytes[(index + word.count)...].prefix { (48...57).contains($0) }
      guard !digits.isEmpty else { continue }
      let name = word + digits
      let number = numbers[name] ?? numbers.count + 1
      numbers[name] = number
      result += word + Array(String(number).utf8)
      index += name.count
    }
    return String(decoding: result, as: UTF8.self)
  }
}
