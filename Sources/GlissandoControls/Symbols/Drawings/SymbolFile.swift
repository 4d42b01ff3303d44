import Foundation
import GlissandoDrawing
import GlissandoViews

/// A symbol of an asset catalogue: an SVG file in the form of Apple's templates.
///
/// A template holds the symbol in several weights and sizes, in groups with names such as
/// `Regular-M`, between lines that say where the capitals of the text beside it begin and end. One
/// weight is read, the regular one, since few templates have others that were drawn.
struct SymbolFile {
  /// The outline on a square of `OutlineMetrics.side` units, as built-in symbols have it.
  let outline: Path

  /// The groups that are looked for, in this order.
  private static let groups = [
    "Regular-M", "Regular-S", "Regular-L", "Medium-M", "Semibold-M", "Ultralight-S", "Black-S",
  ]
  /// The height of capitals, in units of the sheet.
  private static let capital: CGFloat = 0.72 / 0.058

  /// Reads a template; nil where the text is none, or names no group that is known.
  init?(_ text: String) {
    guard
      let (name, group) = Self.groups.lazy.compactMap({ name in
        Self.group(name, in: text).map { (name, $0) }
      }).first
    else { return nil }
    var path = Path()
    for data in Self.attributes("d", in: group) {
      if let part = Path(data: data) { path.addPath(part) }
    }
    guard !path.isEmpty else { return nil }
    path = path.applying(Self.transform(of: group))
    let size = name.suffix(1)
    let top = Self.height(of: "Capline-\(size)", in: text) ?? path.boundingRect.minY
    let bottom = Self.height(of: "Baseline-\(size)", in: text) ?? path.boundingRect.maxY
    let scale = bottom > top ? Self.capital / (bottom - top) : 1
    let middle = OutlineMetrics.side / 2
    outline = path.applying(
      CGAffineTransform(translationX: middle, y: middle).scaledBy(x: scale, y: scale)
        .translatedBy(x: -path.boundingRect.midX, y: -(top + bottom) / 2))
  }

  // MARK: The little of SVG that templates use

  /// The text of a group, from its tag to the end of the group.
  private static func group(_ name: String, in text: String) -> Substring? {
    guard let start = text.range(of: "<g id=\"\(name)\"")?.lowerBound else { return nil }
    var depth = 0
    var rest = text[start...]
    while let sign = rest.firstIndex(of: "<") {
      rest = rest[sign...]
      if rest.hasPrefix("</g") {
        depth -= 1
        if depth == 0 { return text[start..<rest.startIndex] }
      } else if rest.hasPrefix("<g"), let end = rest.firstIndex(of: ">") {
        if rest[rest.index(before: end)] != "/" { depth += 1 }
      }
      rest = rest.dropFirst()
    }
    return nil
  }

  /// The values of an attribute, in order.
  private static func attributes(_ name: String, in text: Substring) -> [Substring] {
    var result: [Substring] = []
    var rest = text
    while let range = rest.range(of: " \(name)=\"") {
      rest = rest[range.upperBound...]
      guard let end = rest.firstIndex(of: "\"") else { break }
      result.append(rest[..<end])
      rest = rest[end...]
    }
    return result
  }

  private static func transform(of group: Substring) -> CGAffineTransform {
    let tag = group.prefix { $0 != ">" }
    guard let text = attributes("transform", in: tag).first, text.hasPrefix("matrix(") else {
      return .identity
    }
    let numbers = text.dropFirst("matrix(".count).split { " ,)".contains($0) }.compactMap {
      Double($0)
    }
    guard numbers.count == 6 else { return .identity }
    return CGAffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  /// The height at which a line stands.
  private static func height(of line: String, in text: String) -> CGFloat? {
    guard let range = text.range(of: "id=\"\(line)\"") else { return nil }
    let start = text[..<range.lowerBound].lastIndex(of: "<") ?? range.lowerBound
    let tag = text[start...].prefix { $0 != ">" }
    return attributes("y1", in: tag).first.flatMap { Double($0) }.map { CGFloat($0) }
  }
}
