import Foundation

// A path as text.

extension Path: LosslessStringConvertible {
  /// The path as text: numbers followed by m, l, q, c or h.
  ///
  /// `x y m` moves, `x y l` draws a line, `cx cy x y q` and `ax ay bx by x y c` curves, `h` closes.
  public var description: String {
    text { value in
      let number = Double(value)
      return number == number.rounded() && abs(number) < 1e15 ? "\(Int64(number))" : "\(number)"
    }
  }

  /// Reads a path from the text that `description` gives; nil when it is not such a text.
  public init?(_ string: String) {
    var elements: [Element] = []
    var numbers: [CGFloat] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
        continue
      }
      guard let element = Path.element(String(word), numbers) else { return nil }
      elements.append(element)
      numbers.removeAll()
    }
    guard numbers.isEmpty else { return nil }
    self.init(elements: elements)
  }

  private static func element(_ letter: String, _ n: [CGFloat]) -> Element? {
    func point(_ index: Int) -> CGPoint { CGPoint(x: n[index], y: n[index + 1]) }
    switch (letter, n.count) {
    case ("m", 2): return .move(to: point(0))
    case ("l", 2): return .line(to: point(0))
    case ("q", 4): return .quadCurve(to: point(2), control: point(0))
    case ("c", 6): return .curve(to: point(4), control1: point(0), control2: point(2))
    case ("h", 0): return .closeSubpath
    default: return nil
    }
  }

  /// The path as text, with numbers written by `number`.
  func text(number: (CGFloat) -> String) -> String {
    var words: [String] = []
    func add(_ letter: String, _ points: CGPoint...) {
      for point in points {
        words.append(number(point.x))
        words.append(number(point.y))
      }
      words.append(letter)
    }
    forEach { element in
      switch element {
      case .move(let point): add("m", point)
      case .line(let point): add("l", point)
      case .quadCurve(let point, let control): add("q", control, point)
      case .curve(let point, let control1, let control2): add("c", control1, control2, point)
      case .closeSubpath: add("h")
      }
    }
    return words.joined(separator: " ")
  }
}
