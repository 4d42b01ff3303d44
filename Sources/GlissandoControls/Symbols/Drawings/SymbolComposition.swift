import Foundation
import GlissandoDrawing
import GlissandoViews

/// A symbol that is made of another one: in a circle or a square, with a line through, with a badge,
/// or hollow.
enum SymbolComposition {
  /// In a circle or a square, which is filled or not.
  case enclosed(names: [String], shape: String, isFilled: Bool)
  /// With a line through.
  case slashed(String)
  /// With a small disc at the corner that shows another symbol; a dot without one.
  case badged(String, badge: String?)
  /// What is drawn filled, as a line along its edge.
  case hollow(String)

  /// The side of what is inside a circle or square, compared to the symbol by itself.
  private static let enclosedScale = 0.54
  private static let numberScale = 0.6

  /// Reads a name; nil where nothing of the kind is meant.
  ///
  /// - Parameter isDrawn: Whether there is a drawing of a name.
  init?(_ name: String, isDrawn: (String) -> Bool) {
    var words = name.split(separator: ".").map(String.init)
    let isFilled = words.last == "fill"
    if isFilled { words.removeLast() }
    /// The drawing of a name that suits best.
    func drawing(_ words: ArraySlice<String>, fills: Bool) -> String? {
      let stem = words.joined(separator: ".")
      return (fills ? [stem + ".fill", stem] : [stem, stem + ".fill"]).first(where: isDrawn)
    }
    if let shape = words.last, words.count > 1, shape == "circle" || shape == "square",
      let names = Self.inside(words.dropLast(), drawing)
    {
      self = .enclosed(names: names, shape: shape, isFilled: isFilled)
    } else if !isFilled, isDrawn(name + ".fill") {
      self = .hollow(name + ".fill")
    } else if let place = words.lastIndex(of: "badge"), place > 0 {
      guard let base = drawing(words[..<place], fills: isFilled) else { return nil }
      let badge = words[(place + 1)...]
      if !badge.isEmpty, !isDrawn(badge.joined(separator: ".")) { return nil }
      self = .badged(base, badge: badge.isEmpty ? nil : badge.joined(separator: "."))
    } else if words.last == "slash", let base = drawing(words.dropLast(), fills: isFilled) {
      self = .slashed(base)
    } else {
      return nil
    }
  }

  /// What is inside of a circle: a drawing, a letter, or the digits of a number.
  private static func inside(
    _ words: ArraySlice<String>, _ drawing: (ArraySlice<String>, Bool) -> String?
  ) -> [String]? {
    if let word = words.first, words.count == 1 {
      if word.count == 1, word.first?.isLetter == true { return [SymbolSheet.letter(word)] }
      if word.count <= 2, word.allSatisfy(\.isNumber) {
        return word.map { SymbolSheet.letter(String($0)) }
      }
    }
    return drawing(words, true).map { [$0] }
  }

  /// The outline of the whole; nil where a part is missing.
  ///
  /// - Parameter outline: Makes the outline of a drawing.
  func path(
    weight: Font.Weight, of outline: (_ name: String, _ weight: Font.Weight) -> Path?
  ) -> Path? {
    switch self {
    case .enclosed(_, _, let isFilled):
      guard let parts = enclosed(weight, outline) else { return nil }
      return isFilled ? parts.frame.subtracting(parts.content) : parts.frame.union(parts.content)
    case .slashed(let base):
      let line = "M 3.4 3.4 L 20.6 20.6"
      guard let base = outline(base, weight), let gap = Self.drawn("gap \(line)", weight, on: base)
      else { return nil }
      return Self.drawn("line \(line)", weight, on: gap)
    case .badged(let base, let badge): return badged(base, badge, weight, outline)
    case .hollow(let base):
      guard let base = outline(base, weight) else { return nil }
      // A line along the edge, of which only the half inside is seen.
      let width = 2 * SymbolOutline.lineWidth(weight)
      return base.intersection(
        base.strokedPath(StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)))
    }
  }

  /// What is enclosed, and behind it what encloses it; nil for all else.
  func layers(
    weight: Font.Weight, of outline: (_ name: String, _ weight: Font.Weight) -> Path?
  ) -> OutlineLayers? {
    guard let parts = enclosed(weight, outline) else { return nil }
    return OutlineLayers(front: parts.content, back: parts.frame.subtracting(parts.content))
  }

  /// What is enclosed and what encloses it; nil for all else.
  private func enclosed(
    _ weight: Font.Weight, _ outline: (String, Font.Weight) -> Path?
  ) -> (frame: Path, content: Path)? {
    guard case .enclosed(let names, let shape, let isFilled) = self,
      let frame = outline(shape + (isFilled ? ".fill" : ""), weight)
    else { return nil }
    let isNumber = names.count > 1
    let scale = isNumber ? Self.numberScale * 0.82 : Self.enclosedScale
    var content = Path()
    for (index, name) in names.enumerated() {
      // What is made smaller has to be drawn with a thicker line.
      guard let part = outline(name, .black) else { return nil }
      let shift = isNumber ? (Double(index) - 0.5) * 7 : 0
      content = content.union(Self.scaled(part, by: scale, to: CGPoint(x: 12 + shift, y: 12)))
    }
    return (frame, content)
  }

  private func badged(
    _ base: String, _ badge: String?, _ weight: Font.Weight,
    _ outline: (String, Font.Weight) -> Path?
  ) -> Path? {
    guard let base = outline(base, weight) else { return nil }
    guard let badge else {
      return Self.drawn("cut O 18.4 5.6 4.9 fill O 18.4 5.6 3.6", weight, on: base)
    }
    guard let sign = outline(badge, .black),
      let disc = Self.drawn("cut O 18.2 18.2 6.2 fill O 18.2 18.2 4.9", weight, on: base)
    else { return nil }
    return disc.subtracting(Self.scaled(sign, by: 0.27, to: CGPoint(x: 18.2, y: 18.2)))
  }

  private static func drawn(_ parts: Substring, _ weight: Font.Weight, on base: Path) -> Path? {
    SymbolOutline.path(parts, weight: weight, on: base)
  }

  /// A symbol made smaller, with its middle at a point.
  private static func scaled(_ path: Path, by scale: Double, to center: CGPoint) -> Path {
    let middle = OutlineMetrics.side / 2
    return path.applying(
      CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: center.x - middle * scale,
        ty: center.y - middle * scale))
  }
}
