import Foundation
import GlissandoMotion

// Paths from SVG's path data.

extension Path {
  /// Makes a path from the path data of SVG, with `O x y r` for a circle and
  /// `R x y width height radius` for a rectangle with round corners.
  ///
  /// It begins with `M`, `m`, `O` or `R`. A space may be any of SVG's; a comma stands between two numbers,
  /// and nowhere else.
  ///
  /// - Returns: nil when the text is not path data, or leads beyond the largest numbers.
  /// - Complexity: O(*n*)
  package init?(data: Substring) {
    var reader = PathDataReader(text: data)
    guard reader.read(), reader.path.isFinite else { return nil }
    self = reader.path
  }
}

/// Reads path data: SVG 2, chapter 9.3.
///
/// It reads bytes: all that means anything is ASCII.
private struct PathDataReader {
  private var text: Substring.UTF8View
  private(set) var path = Path()
  private var current = CGPoint.zero
  private var start = CGPoint.zero
  /// Whether a number came last, behind which there may be a comma.
  private var followsNumber = false
  /// The last control point of the curve before, which a smooth curve goes on from.
  private var control: (point: CGPoint, isCubic: Bool)?

  init(text: Substring) { self.text = text.utf8 }

  mutating func read() -> Bool {
    skipSpace()
    // Nothing can be drawn before there is a place to draw from; our own shapes bring theirs.
    if let first = text.first, !"MmOR".utf8.contains(first) { return false }
    while let command = text.popFirst() {
      guard command.isLetter else { return false }
      followsNumber = false
      var command = Character(Unicode.Scalar(command))
      repeat {
        guard run(command) else { return false }
        skipSpace()
        // It takes no numbers: those that follow would be left where they are for ever.
        if command == "Z" || command == "z" { break }
        // Further points after a move are lines.
        if command == "M" { command = "L" }
        if command == "m" { command = "l" }
      } while text.first.map { !$0.isLetter } ?? false
    }
    return true
  }

  private mutating func skipSpace() { text = text.drop { " \t\n\r\u{C}".utf8.contains($0) } }

  /// Skips what may stand before a number.
  private mutating func skipSeparator() {
    skipSpace()
    if followsNumber, text.first == UInt8(ascii: ",") {
      text.removeFirst()
      skipSpace()
    }
    followsNumber = true
  }

  /// A number ends where the next one can begin: at a sign, and at the second point.
  private mutating func number() -> CGFloat? {
    skipSeparator()
    var end = text.startIndex
    var (hasPoint, hasExponent, takesSign) = (false, false, true)
    loop: while end < text.endIndex {
      switch text[end] {
      case UInt8(ascii: "."):
        if hasPoint || hasExponent { break loop }
        hasPoint = true
        takesSign = false
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        if hasExponent || end == text.startIndex { break loop }
        hasExponent = true
        takesSign = true
      case UInt8(ascii: "-"), UInt8(ascii: "+"):
        if !takesSign { break loop }
        takesSign = false
      case UInt8(ascii: "0")...UInt8(ascii: "9"): takesSign = false
      default: break loop
      }
      end = text.index(after: end)
    }
    guard let value = Double(Substring(text[..<end])), value.isFinite else { return nil }
    text = text[end...]
    return CGFloat(value)
  }

  /// A 0 or 1, which may stand without a space before what follows.
  private mutating func flag() -> Bool? {
    skipSeparator()
    guard let digit = text.first, digit == UInt8(ascii: "0") || digit == UInt8(ascii: "1") else {
      return nil
    }
    text.removeFirst()
    return digit == UInt8(ascii: "1")
  }

  private mutating func point(isRelative: Bool) -> CGPoint? {
    guard let x = number(), let y = number() else { return nil }
    return isRelative ? CGPoint(x: current.x + x, y: current.y + y) : CGPoint(x: x, y: y)
  }

  private mutating func line(to end: CGPoint) {
    path.addLine(to: end)
    current = end
  }

  private mutating func run(_ command: Character) -> Bool {
    let isRelative = command.isLowercase
    let before = control
    control = nil
    switch command {
    case "M", "m":
      guard let end = point(isRelative: isRelative) else { return false }
      path.move(to: end)
      (current, start) = (end, end)
    case "L", "l":
      guard let end = point(isRelative: isRelative) else { return false }
      line(to: end)
    case "H", "h":
      guard let x = number() else { return false }
      line(to: CGPoint(x: isRelative ? current.x + x : x, y: current.y))
    case "V", "v":
      guard let y = number() else { return false }
      line(to: CGPoint(x: current.x, y: isRelative ? current.y + y : y))
    case "Z", "z":
      path.closeSubpath()
      current = start
    case "S", "s", "T", "t":
      return runSmoothCurve(command, isRelative: isRelative, after: before)
    default: return runCurve(command, isRelative: isRelative)
    }
    return true
  }

  /// A curve whose first control point is that of the curve before, mirrored in its end.
  private mutating func runSmoothCurve(
    _ command: Character, isRelative: Bool, after before: (point: CGPoint, isCubic: Bool)?
  ) -> Bool {
    let isCubic = command == "S" || command == "s"
    var mirrored = current
    if let before, before.isCubic == isCubic {
      mirrored = CGPoint(x: 2 * current.x - before.point.x, y: 2 * current.y - before.point.y)
    }
    if isCubic {
      guard let control2 = point(isRelative: isRelative), let end = point(isRelative: isRelative)
      else { return false }
      addCurve(mirrored, control2, to: end)
    } else {
      guard let end = point(isRelative: isRelative) else { return false }
      addQuadCurve(mirrored, to: end)
    }
    return true
  }

  private mutating func addCurve(_ control1: CGPoint, _ control2: CGPoint, to end: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
    control = (control2, true)
    current = end
  }

  private mutating func addQuadCurve(_ control: CGPoint, to end: CGPoint) {
    path.addQuadCurve(to: end, control: control)
    self.control = (control, false)
    current = end
  }

  private mutating func runCurve(_ command: Character, isRelative: Bool) -> Bool {
    switch command {
    case "C", "c":
      guard let control1 = point(isRelative: isRelative),
        let control2 = point(isRelative: isRelative), let end = point(isRelative: isRelative)
      else { return false }
      addCurve(control1, control2, to: end)
    case "Q", "q":
      guard let control = point(isRelative: isRelative), let end = point(isRelative: isRelative)
      else { return false }
      addQuadCurve(control, to: end)
    case "A", "a":
      guard let x = number(), let y = number(), let turn = number(), let isLarge = flag(),
        let isSweep = flag(), let end = point(isRelative: isRelative)
      else { return false }
      addArc(CGSize(width: x, height: y), turn: turn, isLarge: isLarge, isSweep, to: end)
      current = end
    case "O":
      guard let center = point(isRelative: false), let r = number() else { return false }
      path.addEllipse(
        in: CGRect(x: center.x - r, y: center.y - r, width: 2 * r, height: 2 * r))
    case "R":
      guard let corner = point(isRelative: false), let width = number(), let height = number(),
        let radius = number()
      else { return false }
      path.addRoundedRect(
        in: CGRect(origin: corner, size: CGSize(width: width, height: height)),
        cornerSize: CGSize(width: radius, height: radius))
    default: return false
    }
    return true
  }

  /// From the ends of an elliptic arc to its centre: SVG 2, implementation notes, B.2.4.
  private mutating func addArc(
    _ radii: CGSize, turn: CGFloat, isLarge: Bool, _ isSweep: Bool, to end: CGPoint
  ) {
    let back = CGAffineTransform(rotationAngle: -turn * .pi / 180)
    let half = CGPoint(x: (current.x - end.x) / 2, y: (current.y - end.y) / 2).applying(back)
    var (rx, ry) = (abs(radii.width), abs(radii.height))
    guard rx > 0, ry > 0, current != end else { return line(to: end) }
    // Half of the way from end to end, on the circle of radius 1 that the ellipse is scaled to.
    let reach = hypot(half.x / rx, half.y / ry)
    // So far away is the centre of a short arc here that it cannot be told from a straight line.
    guard isLarge || reach > Self.flattest else { return line(to: end) }
    if reach > 1 {
      // Radii that are too short for the way grow, by a factor that may itself be beyond numbers.
      let grown = hypot(half.x, half.y * (rx / ry))
      (rx, ry) = (grown, grown * (ry / rx))
    }
    // Scaled to a circle of radius 1, the centre lies at a right angle to the middle of the chord.
    let (x, y) = (half.x / rx, half.y / ry)
    let chord = x * x + y * y
    let distance = (max(0, 1 / chord - 1)).squareRoot() * (isLarge == isSweep ? -1 : 1)
    let center = CGPoint(x: distance * y, y: -distance * x)
    let from = atan2(Double(y - center.y), Double(x - center.x))
    var delta = atan2(Double(-y - center.y), Double(-x - center.x)) - from
    if isSweep, delta < 0 { delta += 2 * .pi }
    if !isSweep, delta > 0 { delta -= 2 * .pi }
    let middle = CGPoint(x: (current.x + end.x) / 2, y: (current.y + end.y) / 2)
    let place = CGAffineTransform(translationX: center.x, y: center.y)
      .concatenating(CGAffineTransform(scaleX: rx, y: ry))
      .concatenating(CGAffineTransform(rotationAngle: turn * .pi / 180))
      .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
    addArc(from: from, by: delta, place, to: end)
  }

  /// Below this share of the radius a chord and its arc differ by less than a billionth of the chord's length.
  private static let flattest = 1e-8

  /// Adds the part of a circle of radius 1 that `place` lays between the current point and an end.
  ///
  /// Both are taken as they were written: computed, they would be a hair beside, which a line to the
  /// beginning would show at a cap or a joint.
  private mutating func addArc(
    from: Double, by delta: Double, _ place: CGAffineTransform, to end: CGPoint
  ) {
    var arc = Path()
    arc.addRelativeArc(
      center: .zero, radius: 1, startAngle: .radians(from), delta: .radians(delta), transform: place
    )
    var curves: [(control1: CGPoint, control2: CGPoint, end: CGPoint)] = []
    arc.forEach { element in
      guard case .curve(let end, let control1, let control2) = element else { return }
      curves.append((control1, control2, end))
    }
    guard let last = curves.popLast() else { return line(to: end) }
    for curve in curves {
      path.addCurve(to: curve.end, control1: curve.control1, control2: curve.control2)
    }
    path.addCurve(to: end, control1: last.control1, control2: last.control2)
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self & 0xDF)
  }
}
