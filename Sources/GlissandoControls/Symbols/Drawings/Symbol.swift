import Foundation
import GlissandoDrawing
import GlissandoViews

/// Builds the outline of a symbol from its parts.
struct SymbolOutline {
  /// What `SymbolSheet` calls the parts.
  private enum Part: String {
    case line, dash, fill, both, cut, cutline, cutboth, gap
    /// Begins a layer of a symbol that varies with a value.
    case layer
  }

  /// Lines are outlined at this size, at which their rounding is exact enough for any other.
  private static let magnification: CGFloat = 8
  /// The clear space at both sides of a line that crosses others, in units.
  private static let clearance: CGFloat = 1.1

  /// The width of lines in units.
  private let lineWidth: CGFloat
  private var path = Path()
  private var isCut = true

  /// Makes an outline, or nil when the parts cannot be read.
  ///
  /// - Parameters:
  ///   - base: What the parts are added to and taken from.
  ///   - isCut: Whether parts are taken from it at all.
  /// - Complexity: O(*n*²) in the edges of all parts, about a millisecond.
  static func path(
    _ parts: Substring, weight: Font.Weight, on base: Path = Path(), isCut: Bool = true
  ) -> Path? {
    var outline = SymbolOutline(lineWidth: lineWidth(weight))
    outline.isCut = isCut
    outline.path = base.applying(
      CGAffineTransform(scaleX: magnification, y: magnification))
    var rest = parts.drop { $0 == " " }
    while !rest.isEmpty {
      guard let part = Part(rawValue: String(rest.prefix { $0 != " " })) else { return nil }
      rest = rest.drop { $0 != " " }
      // The data ends at the next word of more than one letter.
      var end = rest.startIndex
      var lettersBefore = 0
      while end < rest.endIndex {
        lettersBefore = rest[end].isLetter ? lettersBefore + 1 : 0
        if lettersBefore == 2 {
          end = rest.index(before: end)
          break
        }
        end = rest.index(after: end)
      }
      guard let data = Path(data: rest[..<end]) else { return nil }
      outline.apply(part, data)
      rest = rest[end...]
    }
    return outline.path.applying(
      CGAffineTransform(scaleX: 1 / magnification, y: 1 / magnification))
  }

  private init(lineWidth: CGFloat) { self.lineWidth = lineWidth * Self.magnification }

  /// The width of lines in units: near that of the letters' stems at the size that goes with them.
  static func lineWidth(_ weight: Font.Weight) -> CGFloat {
    let steps: [(weight: Double, width: Double)] = [
      (100, 0.8), (300, 1.35), (400, 1.8), (500, 2.05), (600, 2.35), (700, 2.65), (900, 3.2),
    ]
    let value = min(max(Double(weight.value), 100), 900)
    for (low, high) in zip(steps, steps.dropFirst()) where value <= high.weight {
      let share = (value - low.weight) / (high.weight - low.weight)
      return CGFloat(low.width + (high.width - low.width) * share)
    }
    return 3.2
  }

  private mutating func apply(_ part: Part, _ data: Path) {
    let data = data.applying(
      CGAffineTransform(scaleX: Self.magnification, y: Self.magnification))
    switch part {
    case .cut, .cutline, .cutboth, .gap: if isCut { cut(part, data) }
    case .layer: break
    case .line: path = path.union(stroke(data))
    case .dash:
      // Twelve dashes around a circle.
      path = path.union(stroke(data, dash: [2.1 * Self.magnification, 2.665 * Self.magnification]))
    case .fill: path = path.union(data)
    case .both: path = path.union(data).union(stroke(data))
    }
  }

  private mutating func cut(_ part: Part, _ data: Path) {
    if part == .cut || part == .cutboth { path = path.subtracting(data) }
    if part == .cutline || part == .cutboth { path = path.subtracting(stroke(data)) }
    if part == .gap { path = path.subtracting(stroke(data, wider: 2 * Self.clearance)) }
  }

  private func stroke(_ data: Path, wider: CGFloat = 0, dash: [CGFloat] = []) -> Path {
    data.strokedPath(
      StrokeStyle(
        lineWidth: lineWidth + wider * Self.magnification, lineCap: .round, lineJoin: .round,
        dash: dash))
  }
}
