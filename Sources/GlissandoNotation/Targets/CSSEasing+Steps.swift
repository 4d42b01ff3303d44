import GlissandoMotion

/// Curves that jump: `steps(4, jump-end)`, `step-start` and `step-end`.
extension CSSEasing {
  static let steps: [(name: String, curve: CurveSetting)] = [
    ("step-start", steps(1, .start)), ("step-end", steps(1, .end)),
  ]

  /// The ends at which a curve jumps, too.
  private enum Jumps: String, CaseIterable {
    case end = "jump-end"
    case start = "jump-start"
    case both = "jump-both"
    case none = "jump-none"

    /// - Parameter word: As in the standard, or as before it.
    init?(_ word: String) {
      self.init(rawValue: ["start", "end"].contains(word) ? "jump-" + word : word)
    }
  }

  /// What a curve may have, far beyond the pictures of any strip.
  private static let counts = 1.0...1000.0

  /// A curve that stands still and jumps, so many times, also at its end where nothing else is said.
  static func steps(_ count: Int) -> CurveSetting? {
    counts.contains(Double(count)) ? steps(count, .end) : nil
  }

  private static func steps(_ count: Int, _ jumps: Jumps) -> CurveSetting {
    let first = jumps == .start || jumps == .both ? 1 : 0
    let rises = count + (jumps == .both ? 1 : jumps == .none ? -1 : 0)
    var points: [PiecewiseCurve.Point] = first > 0 ? [.init(x: 0, y: 0)] : []
    for step in 0..<count {
      let height = Double(step + first) / Double(rises)
      points.append(.init(x: Double(step) / Double(count), y: height))
      points.append(.init(x: Double(step + 1) / Double(count), y: height))
    }
    if let last = points.last, last.y != 1 { points.append(.init(x: 1, y: 1)) }
    return PiecewiseCurve(points: points).map(CurveSetting.pieces) ?? .linear
  }

  /// The curve of a call, and the index of the token behind it.
  func steps(
    _ tokens: [Token], from index: Int
  ) throws(NotationError) -> (curve: CurveSetting, next: Int)? {
    let place = tokens[index].range.lowerBound
    guard case .number(let value, "") = tokens[index + 2].kind, Self.counts.contains(value),
      value == value.rounded()
    else { throw source.error(at: place, "“steps()” has no number", allowed: "1 to 1000 steps") }
    var (jumps, next) = (Jumps.end, index + 3)
    if tokens[next].isSymbol(",") {
      let word = source.string(tokens[next + 1].range).lowercased()
      guard let stated = Jumps(word) else {
        throw source.unknown(
          word, at: tokens[next + 1].range, "no place of a jump",
          among: Jumps.allCases.map(\.rawValue),
          allowed: Jumps.allCases.map(\.rawValue).joined(separator: ", "))
      }
      (jumps, next) = (stated, next + 2)
    }
    guard tokens[next].isSymbol(")") else {
      throw source.error(
        about: tokens[next].range, "is not expected", allowed: "a place of the jumps, or “)”")
    }
    guard jumps != .none || value > 1 else {
      throw source.error(at: place, "1 step cannot do without a jump", allowed: "2 steps or more")
    }
    return (Self.steps(Int(value), jumps), next + 1)
  }
}
