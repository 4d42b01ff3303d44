import Foundation
import GlissandoMotion

/// The curves of GSAP's CustomEase: a path of SVG such as `M0,0 C0.5,0 0.5,1 1,1`, or the four numbers of a Bézier.
///
/// A path that leads from elsewhere to elsewhere is brought to (0, 0) and (1, 1), as GSAP does.
struct CustomEase {
  private typealias Point = PiecewiseCurve.Point
  private typealias Piece = PiecewiseCurve.Piece

  /// How many numbers each command of a path takes, in capital letters.
  private static let counts: [Character: Int] = [
    "M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4,
  ]

  private var pieces: [Piece] = []
  private var place = Point(x: 0, y: 0)
  private var isMoved = false

  /// The curve that a text describes; nil where it leads nowhere, back, or is none.
  static func curve(_ text: String) -> CurveSetting? {
    guard text.utf8.count <= 4000 else { return nil }
    let steps = commands(text)
    if steps.count == 1, steps[0].name == nil {
      let numbers = steps[0].numbers
      guard numbers.count == 4, (0...1).contains(numbers[0]), (0...1).contains(numbers[2]) else {
        return nil
      }
      return CurveSetting(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
    }
    var ease = CustomEase()
    for step in steps {
      guard let name = step.name, ease.follow(name, step.numbers) else { return nil }
    }
    return ease.curve
  }

  // MARK: - Reading

  /// The commands with their numbers; numbers at the beginning have none.
  private static func commands(_ text: String) -> [(name: Character?, numbers: [Double])] {
    let part = /([A-DF-Za-df-z])|([-+]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][-+]?[0-9]+)?)/
    var result: [(name: Character?, numbers: [Double])] = []
    for match in text.matches(of: part) {
      guard let number = match.output.2.flatMap({ Double($0) }) else {
        result.append((match.output.1?.first, []))
        continue
      }
      if result.isEmpty { result.append((nil, [])) }
      result[result.count - 1].numbers.append(number)
    }
    return result
  }

  // MARK: - Drawing

  /// Draws a command, as often as it has numbers for it; false where those do not fit.
  private mutating func follow(_ name: Character, _ numbers: [Double]) -> Bool {
    let command = Character(name.uppercased())
    guard let count = Self.counts[command], !numbers.isEmpty, numbers.count.isMultiple(of: count)
    else { return false }
    for start in stride(from: 0, to: numbers.count, by: count) {
      let part = Array(numbers[start..<start + count])
      draw(command, isRelative: name.isLowercase, part)
    }
    return true
  }

  private mutating func draw(_ command: Character, isRelative: Bool, _ numbers: [Double]) {
    let origin = isRelative ? place : Point(x: 0, y: 0)
    func point(_ index: Int) -> Point {
      Point(x: origin.x + numbers[index], y: origin.y + numbers[index + 1])
    }
    switch command {
    case "M" where !isMoved:
      isMoved = true
      place = point(0)
    case "H": add(to: Point(x: origin.x + numbers[0], y: place.y))
    case "V": add(to: Point(x: place.x, y: origin.y + numbers[0]))
    case "C": add(to: point(4), .init(start: point(0), end: point(2)))
    case "S": add(to: point(2), .init(start: mirrored, end: point(0)))
    case "Q": add(to: point(2), raised(point(0), point(2)))
    default: add(to: point(0))
    }
  }

  private mutating func add(to end: Point, _ controls: Piece.Controls? = nil) {
    pieces.append(Piece(start: place, end: end, controls: controls))
    place = end
  }

  /// Where the way goes on smoothly.
  private var mirrored: Point {
    guard let last = pieces.last, let control = last.controls?.end else { return place }
    return Point(x: 2 * last.end.x - control.x, y: 2 * last.end.y - control.y)
  }

  /// A Bézier with one control point as one with two.
  private func raised(_ control: Point, _ end: Point) -> Piece.Controls {
    func third(_ from: Point) -> Point {
      Point(x: from.x + (control.x - from.x) * 2 / 3, y: from.y + (control.y - from.y) * 2 / 3)
    }
    return .init(start: third(place), end: third(end))
  }

  // MARK: - The curve

  private var curve: CurveSetting? {
    guard let first = pieces.first?.start, let last = pieces.last?.end, last.x > first.x,
      last.y != first.y
    else { return nil }
    let fitting = pieces.map { piece in
      piece.mapped { point in
        Point(
          x: (point.x - first.x) / (last.x - first.x), y: (point.y - first.y) / (last.y - first.y))
      }.withinItsTime
    }
    if fitting.count == 1, let controls = fitting[0].controls {
      return CurveSetting(
        x1: controls.start.x, y1: controls.start.y, x2: controls.end.x, y2: controls.end.y)
    }
    return PiecewiseCurve(pieces: fitting).map(CurveSetting.pieces)
  }
}

extension PiecewiseCurve.Piece {
  /// The piece with no control point before its beginning or behind its end.
  fileprivate var withinItsTime: Self {
    func within(_ point: PiecewiseCurve.Point) -> PiecewiseCurve.Point {
      .init(x: min(max(point.x, start.x), max(start.x, end.x)), y: point.y)
    }
    return Self(
      start: start, end: end,
      controls: controls.map { .init(start: within($0.start), end: within($0.end)) })
  }
}
